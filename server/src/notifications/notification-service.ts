import type {
  archiveNotifications,
  listNotifications,
  markNotifications,
  Notification,
  NotificationReceipt,
  readUnreadNotifications,
  snoozeNotifications,
  UnreadNotifications,
} from '#contract/notifications.ts'
import { NOTIFICATION_CATEGORIES } from '#contract/notifications-kinds.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { decodeCursor, pageOf, RowId } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { SWITCHED_OFF } from './delivery/delivery-plan.ts'
import { type ChangedInbox, changeInbox } from './inbox-changes.ts'
import { INBOX_CHANGES, type InboxChange } from './inbox-store.ts'
import { wakeInbox } from './inbox-wake.ts'
import { type NotificationFilter, notificationsBelow, notificationWithDeliveries, unreadCountOf } from './notification-store.ts'
import { notificationView } from './notification-view.ts'

interface Changed {
  updatedCount: number
  unreadCount: number
}

/** A person's own inbox; nobody sees or changes another's. */
export interface NotificationService {
  list(actor: Actor, input: ParsedInputOf<typeof listNotifications>): Promise<{ notifications: Notification[]; nextCursor: string | null }>
  unread(actor: Actor, input: ParsedInputOf<typeof readUnreadNotifications>): Promise<UnreadNotifications>
  mark(actor: Actor, input: ParsedInputOf<typeof markNotifications>): Promise<Changed>
  archive(actor: Actor, input: ParsedInputOf<typeof archiveNotifications>): Promise<Changed>
  snooze(actor: Actor, input: ParsedInputOf<typeof snoozeNotifications>): Promise<Changed>
  explain(actor: Actor, notificationId: number): Promise<NotificationReceipt>
}

export interface NotificationParts {
  database: Database
  /** The address people open Onhand at. */
  base: string
  /** Has what an account snoozed brought back then, as part of a transaction. */
  queueWake: (tx: Transaction, accountId: string, afterSeconds: number) => Promise<void>
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NOT_FOUND = 'There is no such notification of yours.'

/** Null for a category that no notification has. */
const filterOf = (input: ParsedInputOf<typeof listNotifications>): NotificationFilter | null => {
  const { place, status, category, startDate, endDate } = input
  const known = NOTIFICATION_CATEGORIES.find(each => each === category)
  if (category !== undefined && known === undefined) return null
  const isWholeDay = endDate !== undefined && !endDate.includes('T')
  return {
    place,
    category: known,
    isRead: status === 'all' ? undefined : status === 'read',
    from: startDate === undefined ? undefined : new Date(startDate),
    // What happens in the last moment named is in.
    before: endDate === undefined ? undefined : new Date(Date.parse(endDate) + (isWholeDay ? DAY_MS : 1)),
  }
}

const countsOf = ({ asked, unreadCount }: ChangedInbox): Changed => ({ updatedCount: asked, unreadCount })

/** The contract asks for one of the two at least. */
const markOf = (ids: readonly number[] = [], upToId: number | undefined, isRead: boolean): InboxChange =>
  upToId === undefined ? INBOX_CHANGES.mark(ids, isRead) : INBOX_CHANGES.markAndUpTo(ids, upToId, isRead)

const receiptOf = (found: NonNullable<Awaited<ReturnType<typeof notificationWithDeliveries>>>): NotificationReceipt => ({
  because: found.because,
  channels: [
    found.isInApp
      ? { channel: 'inApp', state: 'sent', reason: null, at: found.createdAt }
      : { channel: 'inApp', state: 'withheld', reason: SWITCHED_OFF, at: found.createdAt },
    ...found.deliveries.map(({ channel, state, reason, notBefore, decidedAt }) => ({
      ...{ channel, state, reason, at: state === 'waiting' ? notBefore : decidedAt },
    })),
  ],
})

export const createNotificationService = ({ database, base, queueWake }: NotificationParts): NotificationService => {
  const change = async (actor: Actor, ...changes: Parameters<typeof changeInbox>[2]): Promise<Changed> =>
    countsOf(await changeInbox(database, requireAccount(actor).accountId, changes))

  return {
    list: async (actor, input) => {
      const account = requireAccount(actor)
      const below = decodeCursor(RowId, input.cursor)
      const filter = filterOf(input)
      const rows = filter === null ? [] : await notificationsBelow(database.query, account.accountId, filter, below, input.limit + 1)
      const { items, nextCursor } = pageOf(rows, input.limit, last => last.notification.id)
      return { notifications: items.map(row => notificationView(row, account, base)), nextCursor }
    },
    unread: (actor, { limit }) => {
      const account = requireAccount(actor)
      return database.snapshot(async tx => {
        const rows = await notificationsBelow(tx, account.accountId, { place: 'inbox', isRead: false }, undefined, limit)
        return { notifications: rows.map(row => notificationView(row, account, base)), count: await unreadCountOf(tx, account.accountId) }
      })
    },
    mark: (actor, { notificationIds, upToId, isRead }) => change(actor, markOf(notificationIds, upToId, isRead)),
    archive: (actor, { notificationIds, isArchived }) => change(actor, INBOX_CHANGES.archive(notificationIds, isArchived)),
    snooze: async (actor, { notificationIds, minutes }) => {
      const { accountId } = requireAccount(actor)
      if (minutes === 0) return countsOf(await wakeInbox(database, base, accountId, INBOX_CHANGES.wake(notificationIds)))
      const snooze = INBOX_CHANGES.snooze(notificationIds, new Date(Date.now() + minutes * MINUTE_MS))
      return countsOf(
        await changeInbox(database, accountId, [snooze], async (tx, { changedIds }) => {
          if (changedIds.length > 0) await queueWake(tx, accountId, minutes * 60)
        }),
      )
    },
    explain: async (actor, notificationId) => {
      const { accountId } = requireAccount(actor)
      const found = await database.snapshot(tx => notificationWithDeliveries(tx, accountId, notificationId))
      if (!found) throw new AppError('not_found', NOT_FOUND)
      return receiptOf(found)
    },
  }
}
