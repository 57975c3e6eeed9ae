import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { offers } from './offer-tables.ts'

/** So much is left of an offer's time when its sides are reminded; of one that had hardly longer they know. */
const BEFORE_END = sql`interval '24 hours'`
const WORTH_IT = sql`interval '36 hours'`
/** Work that is overdue for longer needs no reminder: both know. */
const OVERDUE_DAYS = 7

interface Remindable {
  id: number
  projectId: number
}

const remindable = (db: Queryable, where: SQL, limit: number): Promise<Remindable[]> =>
  db.select({ id: offers.id, projectId: offers.projectId }).from(offers).where(where).orderBy(offers.id).limit(limit).execute()

/** Open offers that run out within a day. Some were told of before. */
export const offersRunningOut = (db: Queryable, now: Date, limit: number): Promise<Remindable[]> => {
  const at = sql`${now.toISOString()}::timestamptz`
  return remindable(
    db,
    sql`${offers.expiresAt} > ${at} and ${offers.expiresAt} <= ${at} + ${BEFORE_END}
      and ${offers.expiresAt} - ${offers.changedAt} > ${WORTH_IT} and ${offers.remindedOf} is distinct from 'offer-expiring ' || ${offers.round}`,
    limit,
  )
}

/** Agreed work that is due tomorrow or overdue. Some was told of before. */
export const workDue = (db: Queryable, now: Date, limit: number): Promise<Remindable[]> => {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'utc')::date`
  return remindable(
    db,
    sql`${offers.status} = 'accepted' and ${offers.dueDate} between ${today} - ${OVERDUE_DAYS}::int and ${today} + 1
      and ${offers.remindedOf} is distinct from
        case when ${offers.dueDate} = ${today} + 1 then 'work-due ' when ${offers.dueDate} < ${today} then 'work-overdue ' end || ${offers.dueDate}
      and ${offers.dueDate} <> ${today}`,
    limit,
  )
}

export const markReminded = async (tx: Transaction, offerId: number, remindedOf: string): Promise<void> => {
  await tx.update(offers).set({ remindedOf }).where(eq(offers.id, offerId))
}
