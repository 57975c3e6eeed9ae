import { and, asc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { EMPTY_AFTER_MINUTES, MISSED_AFTER_MINUTES } from '#contract/ar-sessions.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arSessionStays, arSessions } from './session-tables.ts'

const MINUTE_MS = 60_000
/** A stay that a killed server left open keeps no session going for longer. */
const LONGEST_MS = 12 * 60 * MINUTE_MS
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

/** Confirmed sessions that begin within this time. */
export const sessionsWithin = (db: Queryable, now: Date, ms: number, limit: number) =>
  db
    .select(ids)
    .from(arSessions)
    .where(
      and(
        sql`${arSessions.status} = 'scheduled'`,
        isNull(arSessions.heldUntil),
        gt(arSessions.startsAt, now),
        lte(arSessions.startsAt, new Date(now.getTime() + ms)),
      ),
    )
    .orderBy(asc(arSessions.startsAt))
    .limit(limit)

export const markReminded = async (tx: Transaction, sessionId: number, remindedOf: string): Promise<void> => {
  await tx.update(arSessions).set({ remindedOf }).where(eq(arSessions.id, sessionId))
}
