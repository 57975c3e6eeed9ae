import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { offers } from './offer-tables.ts'

/** So much is left of an offer's time when its sides are reminded; of one that had hardly longer they know. */
const BEFORE_END = sql`interval '24 hours'`
const WORTH_IT = sql`interval '36 hours'`
/** Work that is overdue for longer needs no reminder: both know. */
const OVERDUE_DAYS = 7

/** Open offers that run out within a day, and agreed work that is due tomorrow or overdue. Some were told of before. */
export const offersToRemind = (db: Queryable, now: Date, limit: number): Promise<{ id: number; projectId: number }[]> => {
  const at = sql`${now.toISOString()}::timestamptz`
  const today = sql`(${at} at time zone 'utc')::date`
  const isRunningOut = sql`${offers.expiresAt} > ${at} and ${offers.expiresAt} <= ${at} + ${BEFORE_END}
    and ${offers.expiresAt} - ${offers.changedAt} > ${WORTH_IT} and ${offers.remindedOf} is distinct from 'offer-expiring ' || ${offers.round}`
  const isDue = sql`${offers.status} = 'accepted' and ${offers.dueDate} between ${today} - ${OVERDUE_DAYS}::int and ${today} + 1
    and ${offers.remindedOf} is distinct from
      case when ${offers.dueDate} = ${today} + 1 then 'work-due ' when ${offers.dueDate} < ${today} then 'work-overdue ' end || ${offers.dueDate}
    and ${offers.dueDate} <> ${today}`
  return db
    .select({ id: offers.id, projectId: offers.projectId })
    .from(offers)
    .where(sql`(${isRunningOut}) or (${isDue})`)
    .orderBy(offers.id)
    .limit(limit)
}

export const markReminded = async (tx: Transaction, offerId: number, remindedOf: string): Promise<void> => {
  await tx.update(offers).set({ remindedOf }).where(eq(offers.id, offerId))
}
