import * as z from 'zod/mini'
import { NOTIFICATION_CATEGORIES } from './notifications-kinds.ts'

/**
 * The caller's own inbox. Its sequence numbers and its counts are given in the transaction that changes the inbox, so the count that came last is
 * the one that holds; after a gap (`reset`) the unread are fetched anew.
 */
export const OWN_INBOX_ROOM = 'notifications:me'

/** `arrived`: one is new, or back from its snooze. `changed`: some were read, unread, archived or snoozed, here or in another tab. */
export const NotificationLiveEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('notification-arrived'),
    unreadCount: z.int(),
    notification: z.object({
      id: z.int(),
      title: z.string(),
      message: z.string(),
      notificationType: z.string(),
      notificationCategory: z.enum(NOTIFICATION_CATEGORIES),
      actionUrl: z.nullable(z.string()),
      actionText: z.nullable(z.string()),
      createdAt: z.iso.datetime(),
    }),
    /** The person's quiet hours: it is shown, and does not sound. */
    isQuiet: z.boolean(),
  }),
  z.object({ type: z.literal('inbox-changed'), unreadCount: z.int() }),
])
export type NotificationLiveEvent = z.infer<typeof NotificationLiveEvent>
