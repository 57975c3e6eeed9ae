import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm'
import type { SessionSide } from '#contract/ar-sessions.ts'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arSessionStays } from './session-tables.ts'

/** Somebody in the call of a session. */
export interface Stay {
  side: SessionSide
  peerId: string
}

const isOpen = (sessionId: number) => and(eq(arSessionStays.sessionId, sessionId), isNull(arSessionStays.leftAt))

export const openStays = (db: Queryable, sessionId: number): Promise<Stay[]> =>
  db.select({ side: arSessionStays.side, peerId: arSessionStays.peerId }).from(arSessionStays).where(isOpen(sessionId)).execute()

/** Only these are in the call from this moment on. */
export const keepStays = async (tx: Transaction, sessionId: number, stays: readonly Stay[], now: Date): Promise<void> => {
  const peerIds = stays.map(({ peerId }) => peerId)
  await tx
    .update(arSessionStays)
    .set({ leftAt: now })
    .where(and(isOpen(sessionId), peerIds.length > 0 ? notInArray(arSessionStays.peerId, peerIds) : undefined))
  if (stays.length === 0) return
  await tx
    .insert(arSessionStays)
    .values(stays.map(stay => ({ ...stay, sessionId, enteredAt: now, seenAt: now })))
    // He is still there.
    .onConflictDoUpdate({
      target: [arSessionStays.sessionId, arSessionStays.peerId],
      targetWhere: isNull(arSessionStays.leftAt),
      set: { seenAt: now },
    })
}

/** Ends the stays of who was not seen since then, at the moment they were last seen; answers the latest of these moments. */
export const endForgottenStays = async (tx: Transaction, sessionId: number, since: Date): Promise<Date | undefined> => {
  const rows = await tx
    .update(arSessionStays)
    .set({ leftAt: sql`${arSessionStays.seenAt}` })
    .where(and(isOpen(sessionId), lt(arSessionStays.seenAt, since)))
    .returning({ leftAt: arSessionStays.leftAt })
  const moments = rows.flatMap(({ leftAt }) => (leftAt ? [leftAt.getTime()] : []))
  return moments.length > 0 ? new Date(Math.max(...moments)) : undefined
}

/** Sessions with stays of people who were not seen since then. */
export const sessionsWithForgottenStays = (db: Queryable, since: Date, limit: number): Promise<{ id: number }[]> =>
  db
    .selectDistinct({ id: arSessionStays.sessionId })
    .from(arSessionStays)
    .where(and(isNull(arSessionStays.leftAt), lt(arSessionStays.seenAt, since)))
    .limit(limit)
    .execute()

export const emailsOf = async (db: Queryable, accountIds: readonly string[]): Promise<Map<string, string>> => {
  if (accountIds.length === 0) return new Map()
  const { id, email } = accounts
  const rows = await db
    .select({ id, email })
    .from(accounts)
    .where(inArray(id, [...accountIds]))
  return new Map(rows.map(row => [row.id, row.email]))
}
