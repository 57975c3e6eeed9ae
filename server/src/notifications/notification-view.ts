import type { Notification } from '#contract/notifications.ts'
import type { NotificationLiveEvent } from '#contract/notifications-live.ts'
import type { NotificationRow } from './notification-store.ts'

/** Kinds whose sender is an expert: his address is public. A client's is told within a deal, where the offer shows it. */
const FROM_EXPERTS = new Set<string>(['offer_answered', 'work_delivered', 'review_answered'])

/** `base`: the address people open Onhand at. */
const absoluteUrl = (base: string, path: string | null): string | null => (path === null ? null : `${base}${path}`)

export const notificationView = (
  { notification: row, senderEmail }: NotificationRow,
  recipient: { email: string; name: string },
  base: string,
): Notification => ({
  ...{ id: row.id, recipientEmail: recipient.email, recipientName: recipient.name, title: row.title, message: row.message },
  ...{ notificationType: row.type, notificationCategory: row.category },
  ...{ actionUrl: absoluteUrl(base, row.actionPath), actionText: row.actionText },
  ...{ relatedEntityType: row.relatedEntityType, relatedEntityId: row.relatedEntityId },
  ...{ senderEmail: FROM_EXPERTS.has(row.type) ? senderEmail : null, senderName: row.senderName },
  ...{ priorityLevel: row.priority, expiresAt: row.expiresAt, metadata: row.metadata },
  ...{ isRead: row.readAt !== null, isArchived: row.archivedAt !== null, snoozedUntil: row.snoozedUntil, createdAt: row.createdAt },
})

/** What is said of a notification in its recipient's live room. */
export const arrival = (
  row: Pick<NotificationRow['notification'], 'id' | 'title' | 'message' | 'type' | 'category' | 'actionPath' | 'actionText' | 'createdAt'>,
  { base, unreadCount, isQuiet }: { base: string; unreadCount: number; isQuiet: boolean },
): NotificationLiveEvent => ({
  type: 'notification-arrived',
  unreadCount,
  notification: {
    ...{ id: row.id, title: row.title, message: row.message, notificationType: row.type, notificationCategory: row.category },
    ...{ actionUrl: absoluteUrl(base, row.actionPath), actionText: row.actionText, createdAt: row.createdAt.toISOString() },
  },
  isQuiet,
})
