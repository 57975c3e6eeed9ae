import { and, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arGuestLinks } from './session-tables.ts'

export type GuestLinkRow = typeof arGuestLinks.$inferSelect

export const insertGuestLink = async (tx: Transaction, link: typeof arGuestLinks.$inferInsert): Promise<void> => {
  await tx.insert(arGuestLinks).values(link)
}

export const guestLinkByHash = async (db: Queryable, tokenHash: string): Promise<GuestLinkRow | undefined> => {
  const [row] = await db.select().from(arGuestLinks).where(eq(arGuestLinks.tokenHash, tokenHash))
  return row
}

/** A link that was opened before keeps that moment. */
export const markOpened = async (tx: Transaction, id: string): Promise<void> => {
  await tx
    .update(arGuestLinks)
    .set({ openedAt: sql`coalesce(${arGuestLinks.openedAt}, now())` })
    .where(eq(arGuestLinks.id, id))
}

const isOpenLinkOf = (sessionId: number) => and(eq(arGuestLinks.sessionId, sessionId), isNull(arGuestLinks.revokedAt))

/** Ends every link to a session; answers how many there were. */
export const revokeLinks = async (tx: Transaction, sessionId: number): Promise<number> => {
  const revoked = await tx
    .update(arGuestLinks)
    .set({ revokedAt: new Date() })
    .where(isOpenLinkOf(sessionId))
    .returning({ id: arGuestLinks.id })
  return revoked.length
}

export const countLinks = (db: Queryable, sessionId: number): Promise<number> => db.$count(arGuestLinks, isOpenLinkOf(sessionId))

/** How many were sent since then because somebody asked. */
export const countAskedFor = (db: Queryable, sessionId: number, since: Date): Promise<number> =>
  db.$count(arGuestLinks, and(eq(arGuestLinks.sessionId, sessionId), arGuestLinks.isAskedFor, gte(arGuestLinks.createdAt, since)))
