import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
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

/** The people for whom something is due, after one of them, so that whoever goes through them all comes to an end. */
export const queuesDue = async (
  db: Queryable,
  channel: DeliveryChannel,
  now: Date,
  after: DeliveryQueue | undefined,
  limit: number,
): Promise<DeliveryQueue[]> => {
  const { accountId } = notificationDeliveries
  const rows = await db
    .selectDistinct({ accountId })
    .from(notificationDeliveries)
    .where(and(isDue(now), eq(notificationDeliveries.channel, channel), after ? gt(accountId, after.accountId) : undefined))
    .orderBy(asc(accountId))
    .limit(limit)
  return rows.map(row => ({ ...row, channel }))
}

/**
 * Keeps other workers from a queue until the transaction ends, and waits for one that is at it: it may have looked before what is new came,
 * and nobody else would look for a minute. Nothing is sent over the network while a queue is held.
 */
export const holdQueue = async (tx: Transaction, { accountId, channel }: DeliveryQueue): Promise<void> => {
  const name = `${accountId} ${channel}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, ${ADVISORY_LOCKS.deliveries}))`)
}

const isDueIn = ({ accountId, channel }: DeliveryQueue, now: Date) =>
  and(eq(notificationDeliveries.accountId, accountId), eq(notificationDeliveries.channel, channel), isDue(now))

/** What is due of a held queue, or one delivery of it, oldest first and locked. */
export const dueOf = (tx: Transaction, queue: DeliveryQueue, now: Date, limit: number, only?: number): Promise<DueDelivery[]> =>
  tx
    .select({ delivery: notificationDeliveries, notification: notifications })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(and(isDueIn(queue, now), only === undefined ? undefined : eq(notificationDeliveries.id, only)))
    .orderBy(asc(notificationDeliveries.id))
    .limit(limit)
    .for('update', { of: notificationDeliveries })

export const idsDueOf = async (db: Queryable, queue: DeliveryQueue, now: Date, limit: number): Promise<number[]> => {
  const { id } = notificationDeliveries
  const rows = await db.select({ id }).from(notificationDeliveries).where(isDueIn(queue, now)).orderBy(asc(id)).limit(limit)
  return rows.map(row => row.id)
}

/** What became of deliveries. What was decided meanwhile stays as it was; but what has gone out has, whatever ended it on its way. */
export const settle = async (
  tx: Transaction,
  ids: readonly number[],
  outcome: Pick<DeliveryRow, 'state' | 'reason'> & Partial<Pick<DeliveryRow, 'mailId'>>,
): Promise<void> => {
  if (ids.length === 0) return
  const from: DeliveryRow['state'][] = outcome.state === 'sent' ? ['waiting', 'withheld'] : ['waiting']
  await tx
    .update(notificationDeliveries)
    .set({ ...outcome, decidedAt: sql`now()` })
    .where(and(inArray(notificationDeliveries.id, [...ids]), inArray(notificationDeliveries.state, from)))
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
      .where(and(inArray(notificationDeliveries.id, [...ids]), eq(notificationDeliveries.state, 'waiting')))
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
