import { and, asc, desc, eq, gte, inArray, lt, lte, not, type SQL, sql } from 'drizzle-orm'
import type { NotificationCategory } from '#contract/notifications-kinds.ts'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { isInInbox, notificationDeliveries, notificationInboxes, notifications, pushSubscriptions } from './notification-tables.ts'

const found = (db: Queryable) =>
  db
    .select({
      notification: notifications,
      // Looked up for the rows of the page alone.
      senderEmail: sql<string | null>`(select ${accounts.email} from ${accounts} where ${accounts.id} = ${notifications.senderAccountId})`,
    })
    .from(notifications)
/** `senderEmail`: of the sender's account; whether the recipient may read it is the view's to say. */
export type NotificationRow = Awaited<ReturnType<typeof found>>[number]

export interface NotificationFilter {
  place: 'inbox' | 'archive' | 'snoozed'
  isRead?: boolean | undefined
  category?: NotificationCategory | undefined
  from?: Date | undefined
  /** The first moment that is too late. */
  before?: Date | undefined
}

const { accountId: owner, id, archivedAt, snoozedUntil, readAt, category, createdAt, isInApp } = notifications

// Written as the indexes are, so that they serve.
const PLACES: Record<NotificationFilter['place'], SQL> = {
  inbox: isInInbox,
  archive: sql`(${archivedAt} is not null or ${snoozedUntil} is not null) and ${archivedAt} is not null and ${isInApp}`,
  snoozed: sql`(${archivedAt} is not null or ${snoozedUntil} is not null) and ${archivedAt} is null and ${isInApp}`,
}

/**
 * An account's, below an id. Said as a range and ordered by account and id, so that no plan but through the account's own index is in
 * order: going down the primary key looks as good to the planner, and passes all that others were told since.
 */
const ownBelow = (accountId: string, below: number | undefined): SQL | undefined =>
  and(gte(owner, accountId), lte(owner, accountId), below === undefined ? undefined : lt(id, below))

const pageBelow = (
  db: Queryable,
  accountId: string,
  { place, isRead, from, before, ...filter }: NotificationFilter,
  below: number | undefined,
  limit: number,
) => {
  const isUnread = sql`${readAt} is null`
  return found(db)
    .where(
      and(
        ownBelow(accountId, below),
        PLACES[place],
        isRead === undefined ? undefined : isRead ? not(isUnread) : isUnread,
        filter.category && eq(category, filter.category),
        from && gte(createdAt, from),
        before && lt(createdAt, before),
      ),
    )
    .orderBy(desc(owner), desc(id))
    .limit(limit)
}

/** An account's notifications below an id, newest first. */
export const notificationsBelow = (...page: Parameters<typeof pageBelow>): Promise<NotificationRow[]> => pageBelow(...page).execute()

/** The same as a statement, for the planner to be asked about. */
export const inboxStatement = (...page: Parameters<typeof pageBelow>) => pageBelow(...page).toSQL()

/** How many unread ones an account has, as its inbox counts them. */
export const unreadCountOf = async (db: Queryable, accountId: string): Promise<number> => {
  const [row] = await db
    .select({ count: notificationInboxes.unreadCount })
    .from(notificationInboxes)
    .where(eq(notificationInboxes.accountId, accountId))
  return row?.count ?? 0
}

/** A notification of this account with what became of it by mail and push; undefined for anybody else's. */
export const notificationWithDeliveries = async (db: Queryable, accountId: string, notificationId: number) => {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(owner, accountId), eq(id, notificationId)))
  if (!row) return undefined
  const deliveries = await db
    .select()
    .from(notificationDeliveries)
    .where(eq(notificationDeliveries.notificationId, notificationId))
    .orderBy(asc(notificationDeliveries.channel))
  return { ...row, deliveries }
}

/** Oldest first. */
export const notificationsByIds = (db: Queryable, ids: readonly number[]) =>
  db
    .select()
    .from(notifications)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))

/** Accounts with something that is to come back, or that is over and unread. */
export const accountsWithDue = async (db: Queryable, what: 'snoozed' | 'expired', now: Date, limit: number): Promise<string[]> => {
  const due = {
    snoozed: and(lte(snoozedUntil, now), sql`${archivedAt} is null`),
    expired: and(lte(notifications.expiresAt, now), sql`${archivedAt} is null and ${readAt} is null and ${isInApp}`),
  }
  const rows = await db.selectDistinct({ accountId: owner }).from(notifications).where(due[what]).limit(limit)
  return rows.map(({ accountId }) => accountId)
}

/** All that an account was told, with what became of it, and the browsers that take its push messages. */
export const exportNotifications = async (db: Queryable, accountId: string) => ({
  told: await db
    .select({
      ...{ type: notifications.type, title: notifications.title, message: notifications.message, because: notifications.because },
      ...{ createdAt, readAt, archivedAt, snoozedUntil, metadata: notifications.metadata },
    })
    .from(notifications)
    .where(eq(owner, accountId))
    .orderBy(asc(id)),
  sent: await db
    .select({
      ...{ channel: notificationDeliveries.channel, state: notificationDeliveries.state },
      ...{ reason: notificationDeliveries.reason, decidedAt: notificationDeliveries.decidedAt },
    })
    .from(notificationDeliveries)
    .where(eq(notificationDeliveries.accountId, accountId))
    .orderBy(asc(notificationDeliveries.id)),
  browsers: await db
    .select({ endpoint: pushSubscriptions.endpoint, createdAt: pushSubscriptions.createdAt })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.accountId, accountId)),
})

/** Accounts with something unread in the inbox that is older than a moment. */
export const accountsWithOldUnread = async (db: Queryable, olderThan: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ accountId: owner })
    .from(notifications)
    .where(and(lte(createdAt, olderThan), isInInbox, sql`${readAt} is null`))
  return rows.map(({ accountId }) => accountId)
}

/**
 * Forgets the oldest of what was read or put away, or was never in an inbox, and is older than a moment; answers how many. None of it
 * counts as unread. What somebody changes just now waits for the next night.
 */
export const forgetOldNotifications = async (db: Queryable, olderThan: Date, limit: number): Promise<number> => {
  const old = db
    .select({ id })
    .from(notifications)
    .where(and(lte(createdAt, olderThan), sql`(${readAt} is not null or ${archivedAt} is not null or not ${isInApp})`))
    .orderBy(asc(createdAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const { rowCount } = await db.delete(notifications).where(inArray(id, old))
  return rowCount ?? 0
}
