import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { EMPTY_AFTER_MINUTES, MISSED_AFTER_MINUTES } from '#contract/ar-sessions.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arSessionStays, arSessions } from './session-tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
export const SOON_MS = 15 * MINUTE_MS
/** Whoever books for tomorrow need not be told at once that it is tomorrow; a round that comes late still tells. */
export const DAY_BEFORE_MS: readonly [number, number] = [22 * HOUR_MS, 24 * HOUR_MS]
/** A stay that a killed server left open keeps no session going for longer. */
const LONGEST_MS = 12 * HOUR_MS
const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms)
const ids = { id: arSessions.id }

/** Bookings that were not confirmed in time. */
export const sessionsHeldTooLong = (db: Queryable, now: Date, limit: number) =>
  db
    .select(ids)
    .from(arSessions)
    .where(and(eq(arSessions.status, 'scheduled'), lte(arSessions.heldUntil, now)))
    .orderBy(asc(arSessions.heldUntil))
    .limit(limit)

const isOne = (sessionId: number | undefined) => (sessionId === undefined ? undefined : eq(arSessions.id, sessionId))

/** Sessions that nobody started; this one if it is such a one. */
export const missedSessions = (db: Queryable, now: Date, limit: number, sessionId?: number) =>
  db
    .select(ids)
    .from(arSessions)
    .where(
      and(
        sql`${arSessions.status} = 'scheduled'`,
        isNull(arSessions.heldUntil),
        lt(arSessions.startsAt, ago(now, MISSED_AFTER_MINUTES * MINUTE_MS)),
        isOne(sessionId),
      ),
    )
    .orderBy(asc(arSessions.startsAt))
    .limit(limit)

/** Active sessions in whose call nobody has been for a while; this one if it is such a one. */
export const emptySessions = (db: Queryable, now: Date, limit: number, sessionId?: number) => {
  const since = ago(now, EMPTY_AFTER_MINUTES * MINUTE_MS)
  const isStillThere = sql`exists (select from ${arSessionStays} stay where stay.session_id = ${arSessions.id} and coalesce(stay.left_at, now()) > ${since.toISOString()}::timestamptz)`
  const isEmpty = sql`(not ${isStillThere} or ${arSessions.startedAt} < ${ago(now, LONGEST_MS).toISOString()}::timestamptz)`
  return db
    .select(ids)
    .from(arSessions)
    .where(and(sql`${arSessions.status} = 'active'`, lt(arSessions.startedAt, since), isEmpty, isOne(sessionId)))
    .orderBy(asc(arSessions.startedAt))
    .limit(limit)
}

/** Sessions whose sides are to be told that they are near; those who were told already are none of them. */
export const sessionsToRemindOf = (db: Queryable, now: Date, limit: number) => {
  const until = (ms: number) => lte(arSessions.startsAt, new Date(now.getTime() + ms))
  const after = (ms: number) => gt(arSessions.startsAt, new Date(now.getTime() + ms))
  const isSoon = and(until(SOON_MS), sql`${arSessions.remindedOf} is distinct from 'soon'`)
  const isDayBefore = and(after(DAY_BEFORE_MS[0]), until(DAY_BEFORE_MS[1]), isNull(arSessions.remindedOf))
  return db
    .select(ids)
    .from(arSessions)
    .where(and(sql`${arSessions.status} = 'scheduled'`, isNull(arSessions.heldUntil), after(0), or(isSoon, isDayBefore)))
    .orderBy(asc(arSessions.startsAt))
    .limit(limit)
}

export const markReminded = async (tx: Transaction, sessionId: number, remindedOf: string): Promise<void> => {
  await tx.update(arSessions).set({ remindedOf }).where(eq(arSessions.id, sessionId))
}
