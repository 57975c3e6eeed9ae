import { and, asc, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod'
import { accounts } from '../accounts/account-tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import { notificationDeliveries, notificationInboxes, notifications, pushSubscriptions } from './notification-tables.ts'

export type NewNotification = typeof notifications.$inferInsert
export type NewDelivery = typeof notificationDeliveries.$inferInsert

const texts = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`
const uuids = (values: readonly string[]): SQL => sql`${sql.param(values)}::uuid[]`

/**
 * Those who are told, in the order in which inboxes are held. Their rows are kept from going until they are told: whoever deletes his
 * account holds it before his inbox, as is done here.
 */
export const holdRecipients = async (tx: Transaction, to: readonly string[] | 'admins', reachesSuspended: boolean): Promise<string[]> => {
  const whom = to === 'admins' ? sql`'admin' = any(${accounts.roles})` : sql`${accounts.id} = any(${uuids(to)})`
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(whom, reachesSuspended ? undefined : isNull(accounts.suspendedAt)))
    .orderBy(asc(accounts.id))
    .for('key share')
  return rows.map(({ id }) => id)
}

/** Holds many inboxes in one statement, in the order of their accounts. */
export const holdInboxes = async (tx: Transaction, accountIds: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    insert into ${notificationInboxes} (account_id) select unnest(${uuids(accountIds)}) order by 1
    on conflict (account_id) do update set unread_count = ${notificationInboxes}.unread_count`)
}

/** Writes what is new; what an event told before is left out. */
export const insertNotifications = (tx: Transaction, rows: readonly NewNotification[]) =>
  tx
    .insert(notifications)
    .values([...rows])
    .onConflictDoNothing()
    .returning()

const Count = z.object({ account_id: z.string(), unread_count: z.int() })

/** One more unread in each of these held inboxes; answers how many each has then. */
export const addOneUnread = async (tx: Transaction, accountIds: readonly string[]): Promise<Map<string, number>> => {
  if (accountIds.length === 0) return new Map()
  const { rows } = await tx.execute(
    sql`update ${notificationInboxes} set unread_count = unread_count + 1 where account_id = any(${uuids(accountIds)}) returning account_id, unread_count`,
  )
  return new Map(
    z
      .array(Count)
      .parse(rows)
      .map(row => [row.account_id, row.unread_count]),
  )
}

/** Of these accounts those that have a browser that takes push messages. */
export const accountsWithPush = async (tx: Transaction, accountIds: readonly string[]): Promise<Set<string>> => {
  const rows = await tx
    .selectDistinct({ accountId: pushSubscriptions.accountId })
    .from(pushSubscriptions)
    .where(sql`${pushSubscriptions.accountId} = any(${uuids(accountIds)})`)
  return new Set(rows.map(({ accountId }) => accountId))
}

export const insertDeliveries = async (tx: Transaction, rows: readonly NewDelivery[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(notificationDeliveries).values([...rows])
}

/** What still waits of events about this thing is not sent any more, and says why. */
export const withholdWaiting = async (
  tx: Transaction,
  about: { type: string; id: number },
  ended: readonly [eventType: string, reason: string][],
): Promise<void> => {
  if (ended.length === 0) return
  const earlier = texts(ended.map(([eventType]) => eventType))
  const reasons = texts(ended.map(([, reason]) => reason))
  await tx.execute(sql`
    update ${notificationDeliveries} as waiting set state = 'withheld', reason = over.reason, decided_at = now()
    from ${notifications} as told, unnest(${earlier}, ${reasons}) as over(event_type, reason)
    where told.id = waiting.notification_id and waiting.state = 'waiting'
      and told.related_entity_type = ${about.type} and told.related_entity_id = ${about.id}
      and told.metadata ->> 'event' = over.event_type`)
}

const FORMER = 'Former member'

/** An account's own are erased with it; in what others were told his name goes. */
export const eraseNotifications = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.delete(notifications).where(eq(notifications.accountId, accountId))
  const told = notifications
  const without = (text: SQLWrapper) => sql`replace(${text}, ${told.senderName}, ${FORMER})`
  await tx
    .update(told)
    .set({ title: without(told.title), message: without(told.message), senderName: FORMER, senderAccountId: null })
    .where(and(eq(told.senderAccountId, accountId), sql`${told.senderName} <> ''`))
}
