import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { accounts } from '../../accounts/account-tables.ts'
import { ADVISORY_LOCKS } from '../../platform/database/advisory-locks.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { notificationDeliveries, notifications } from '../notification-tables.ts'
import type { DeliveryChannel } from './delivery-plan.ts'

export type DeliveryRow = typeof notificationDeliveries.$inferSelect
export type NotificationRow = typeof notifications.$inferSelect
export interface DueDelivery {
  delivery: DeliveryRow
  notification: NotificationRow
}

/** Whose deliveries wait to be made, and by which channel. */
export interface DeliveryQueue {
  accountId: string
  channel: DeliveryChannel
}

const isDue = (now: Date) => and(eq(notificationDeliveries.state, 'waiting'), lte(notificationDeliveries.notBefore, now))

/** The queues in which something is due, after one of them, so that whoever goes through them all comes to an end. */
export const queuesDue = async (db: Queryable, now: Date, after: DeliveryQueue | undefined, limit: number): Promise<DeliveryQueue[]> => {
  const { accountId, channel } = notificationDeliveries
  return db
    .selectDistinct({ accountId, channel })
    .from(notificationDeliveries)
    .where(and(isDue(now), after ? sql`(${accountId}, ${channel}) > (${after.accountId}, ${after.channel})` : undefined))
    .orderBy(asc(accountId), asc(channel))
    .limit(limit)
}

/** Keeps other workers from a queue until the transaction ends; false while another is at it. */
export const holdQueue = async (tx: Transaction, { accountId, channel }: DeliveryQueue): Promise<boolean> => {
  const name = `${accountId} ${channel}`
  const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, ${ADVISORY_LOCKS.deliveries})) as held`)
  return rows[0]?.['held'] === true
}

/** What is due of a held queue, oldest first. Locked: what happens meanwhile to what it is about waits and finds it decided. */
export const dueOf = (tx: Transaction, { accountId, channel }: DeliveryQueue, now: Date, limit: number): Promise<DueDelivery[]> =>
  tx
    .select({ delivery: notificationDeliveries, notification: notifications })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(and(eq(notificationDeliveries.accountId, accountId), eq(notificationDeliveries.channel, channel), isDue(now)))
    .orderBy(asc(notificationDeliveries.id))
    .limit(limit)
    .for('update', { of: notificationDeliveries })

/** What became of deliveries. A row that was decided meanwhile stays as it was. */
export const settle = async (
  tx: Transaction,
  ids: readonly number[],
  outcome: Pick<DeliveryRow, 'state' | 'reason'> & Partial<Pick<DeliveryRow, 'mailId'>>,
): Promise<void> => {
  if (ids.length === 0) return
  await tx
    .update(notificationDeliveries)
    .set({ ...outcome, decidedAt: sql`now()` })
    .where(and(inArray(notificationDeliveries.id, [...ids]), eq(notificationDeliveries.state, 'waiting')))
}

/** What holds of deliveries that go on waiting. */
export const putOff = async (
  tx: Transaction,
  ids: readonly number[],
  until: Partial<Pick<DeliveryRow, 'notBefore' | 'attempts' | 'reason' | 'reachedIds'>>,
): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(notificationDeliveries)
      .set(until)
      .where(inArray(notificationDeliveries.id, [...ids]))
}

/** The mail that some deliveries went by will never arrive. */
export const failDeliveriesOf = async (tx: Transaction, mailId: number, reason: string): Promise<void> => {
  await tx
    .update(notificationDeliveries)
    .set({ state: 'failed', reason, decidedAt: sql`now()` })
    .where(eq(notificationDeliveries.mailId, mailId))
}

export interface Addressee {
  accountId: string
  name: string
  email: string
  emailVerified: boolean
  isSuspended: boolean
}

export const addresseeOf = async (db: Queryable, accountId: string): Promise<Addressee | undefined> => {
  const { name, email, emailVerified, suspendedAt } = accounts
  const [row] = await db.select({ name, email, emailVerified, suspendedAt }).from(accounts).where(eq(accounts.id, accountId))
  if (!row) return undefined
  const { suspendedAt: since, ...person } = row
  return { ...person, accountId, isSuspended: since !== null }
}
