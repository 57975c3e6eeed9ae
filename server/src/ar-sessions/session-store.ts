import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { SessionMomentKind } from '#contract/ar-sessions.ts'
import { accounts } from '../accounts/account-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles, shownAvatarUrl } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arSessionMoments, arSessionStays, arSessions } from './session-tables.ts'

/** The peer id of a side's latest place in the call; nothing once it has left. */
const peerOf = (side: 'client' | 'expert') =>
  sql<
    string | null
  >`(select stay.peer_id from ${arSessionStays} stay where stay.session_id = ${arSessions.id} and stay.side = ${side} and stay.left_at is null order by stay.id desc limit 1)`

const joined = (db: Queryable) =>
  db
    .select({
      session: arSessions,
      expert: {
        accountId: expertProfiles.accountId,
        email: expertProfiles.expertEmail,
        avatarUrl: shownAvatarUrl,
        timezone: expertProfiles.timezone,
      },
      accountTimezone: accounts.timezone,
      serviceTitle: services.title,
      clientPeerId: peerOf('client'),
      expertPeerId: peerOf('expert'),
    })
    .from(arSessions)
    .leftJoin(expertProfiles, eq(expertProfiles.id, arSessions.expertId))
    .leftJoin(accounts, eq(accounts.id, arSessions.clientAccountId))
    .leftJoin(services, eq(services.id, arSessions.serviceId))

export type SessionRow = Awaited<ReturnType<typeof joined>>[number]
export type NewSession = typeof arSessions.$inferInsert
export type SessionChanges = Partial<NewSession>
export const selectSessions = joined

const first = async (query: Promise<SessionRow[]>): Promise<SessionRow | undefined> => (await query)[0]

export const sessionById = (db: Queryable, sessionId: number): Promise<SessionRow | undefined> =>
  first(joined(db).where(eq(arSessions.id, sessionId)).execute())

/** Reads a session and keeps every other move of it waiting until the transaction ends. */
export const lockSession = (tx: Transaction, sessionId: number): Promise<SessionRow | undefined> =>
  first(joined(tx).where(eq(arSessions.id, sessionId)).for('no key update', { of: arSessions }).execute())

export const sessionOfRequest = (tx: Transaction, clientEmail: string, requestId: string): Promise<SessionRow | undefined> =>
  first(
    joined(tx)
      .where(and(eq(arSessions.clientEmail, clientEmail), eq(arSessions.requestId, requestId)))
      .execute(),
  )

export const insertSession = async (tx: Transaction, session: NewSession): Promise<number> => {
  const [row] = await tx.insert(arSessions).values(session).returning({ id: arSessions.id })
  if (!row) throw new Error('the session was not written')
  return row.id
}

export const changeSession = async (tx: Transaction, sessionId: number, changes: SessionChanges): Promise<void> => {
  await tx.update(arSessions).set(changes).where(eq(arSessions.id, sessionId))
}

export const insertMoment = async (
  tx: Transaction,
  sessionId: number,
  kind: SessionMomentKind,
  by: (typeof arSessionMoments.$inferInsert)['by'] = null,
): Promise<void> => {
  await tx.insert(arSessionMoments).values({ sessionId, kind, by })
}

/** Takes a parting since then back, if nothing came after it: they are together as before. Answers whether there was one. */
export const takeBackParting = async (tx: Transaction, sessionId: number, since: Date): Promise<boolean> => {
  const { id, kind, at } = arSessionMoments
  const [last] = await tx
    .select({ id, kind, at })
    .from(arSessionMoments)
    .where(and(eq(arSessionMoments.sessionId, sessionId), inArray(kind, ['connected', 'parted'])))
    .orderBy(desc(id))
    .limit(1)
  if (last?.kind !== 'parted' || last.at < since) return false
  await tx.delete(arSessionMoments).where(eq(id, last.id))
  return true
}

/** Visitors' bookings of this expert whose time to be confirmed is over, and that nobody has ended yet. */
export const heldTooLong = (db: Queryable, expertId: number, now: Date) =>
  db
    .select({ id: arSessions.id })
    .from(arSessions)
    .where(and(eq(arSessions.expertId, expertId), eq(arSessions.status, 'scheduled'), lte(arSessions.heldUntil, now)))
    .orderBy(asc(arSessions.id))

/** What takes an expert's time between two moments; a booking that was not confirmed in time takes none. */
export const busyTimes = (
  db: Queryable,
  expertId: number,
  { from, until, except = 0 }: { from: Date; until: Date; except?: number | undefined },
  now: Date,
) =>
  db
    .select({ from: arSessions.busyFrom, until: arSessions.busyUntil })
    .from(arSessions)
    .where(
      sql`${arSessions.expertId} = ${expertId} and tstzrange(${arSessions.busyFrom}, ${arSessions.busyUntil}) && tstzrange(${from.toISOString()}, ${until.toISOString()}) and ${arSessions.status} in ('scheduled', 'active') and (${arSessions.heldUntil} is null or ${arSessions.heldUntil} > ${now.toISOString()}) and ${arSessions.id} <> ${except}`,
    )
    .orderBy(asc(arSessions.busyFrom))

/** Visitors' bookings that wait to be confirmed, of one expert and by one address. */
export const countHeld = async (db: Queryable, expertId: number, clientEmail: string, now: Date) => {
  const isHeld = and(eq(arSessions.status, 'scheduled'), gte(arSessions.heldUntil, now))
  return {
    ofExpert: await db.$count(arSessions, and(eq(arSessions.expertId, expertId), isHeld)),
    byAddress: await db.$count(arSessions, and(eq(arSessions.clientEmail, clientEmail), isHeld)),
  }
}

/** Starts of sessions of an expert that are still to come. */
export const startsToCome = (db: Queryable, expertId: number, now: Date) =>
  db
    .select({ startsAt: arSessions.startsAt })
    .from(arSessions)
    .where(and(eq(arSessions.expertId, expertId), eq(arSessions.status, 'scheduled'), gte(arSessions.startsAt, now)))
    .orderBy(desc(arSessions.startsAt))

const EXCLUSION_VIOLATION = '23P01'
/** Whether the database refused a write because the expert is booked for the time already. */
export const isTakenTime = (error: unknown): boolean => {
  const { code, cause } = Object(error)
  return code === EXCLUSION_VIOLATION || (cause !== undefined && cause !== error && isTakenTime(cause))
}
