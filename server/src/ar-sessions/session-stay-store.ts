import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
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
    .values(stays.map(stay => ({ ...stay, sessionId, enteredAt: now })))
    .onConflictDoNothing()
}

export const emailsOf = async (db: Queryable, accountIds: readonly string[]): Promise<Map<string, string>> => {
  if (accountIds.length === 0) return new Map()
  const { id, email } = accounts
  const rows = await db
    .select({ id, email })
    .from(accounts)
    .where(inArray(id, [...accountIds]))
  return new Map(rows.map(row => [row.id, row.email]))
}
