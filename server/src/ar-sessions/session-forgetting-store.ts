import { and, asc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { SessionSide } from '#contract/ar-sessions.ts'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arAnnotations, arMessages, arNotes, arRecordings, arSnapshots } from './record/session-record-tables.ts'
import { arSessions } from './session-tables.ts'

const DAY_MS = 86_400_000
/** So long after its time a session keeps what a client without an account has said and shown in it. */
const GUEST_KEPT_DAYS = 90
/** A booking that nobody confirmed is somebody's address, typed by anybody. */
const UNCONFIRMED_KEPT_DAYS = 7

/** What a side has written and drawn goes; stills stay with the other side, without the words on them. Answers the files that nobody has any use for. */
export const forgetWords = async (tx: Transaction, sessionIds: readonly number[], by: SessionSide): Promise<string[]> => {
  if (sessionIds.length === 0) return []
  const ids = [...sessionIds]
  const isHis = <Table extends typeof arMessages | typeof arNotes | typeof arAnnotations | typeof arSnapshots>(table: Table) =>
    and(inArray(table.sessionId, ids), eq(table.by, by))
  await tx.update(arMessages).set({ content: '' }).where(isHis(arMessages))
  await tx.update(arSnapshots).set({ caption: '' }).where(isHis(arSnapshots))
  await tx.delete(arNotes).where(isHis(arNotes))
  await tx.delete(arAnnotations).where(isHis(arAnnotations))
  await tx
    .update(arSessions)
    .set({ cancelReason: 'The words were removed with who wrote them.' })
    .where(and(inArray(arSessions.id, ids), eq(arSessions.cancelledBy, by)))
  // He is seen and heard in every one of them, and allowed each as the person that he was.
  const recorded = await tx.delete(arRecordings).where(inArray(arRecordings.sessionId, ids)).returning({ blobId: arRecordings.blobId })
  return recorded.flatMap(({ blobId }) => blobId ?? [])
}

/** The client's name, address and words on what it is about. */
export const forgetClient = async (tx: Transaction, sessionIds: readonly number[], former: string): Promise<void> => {
  if (sessionIds.length === 0) return
  await tx
    .update(arSessions)
    .set({ clientName: former, clientEmail: '', clientTimezone: null, title: 'AR session', description: null, requestId: null })
    .where(inArray(arSessions.id, [...sessionIds]))
}

/** Sessions of clients without an account whose time to be kept is over; what belongs to an account by its proven address is the account's. */
export const guestSessionsToForget = (db: Queryable, now: Date, limit: number, sessionId?: number) => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isOver = and(sql`${arSessions.status} not in ('scheduled', 'active')`, lt(arSessions.startsAt, before(GUEST_KEPT_DAYS)))
  const isNobodys = and(
    sql`${arSessions.status} = 'cancelled'`,
    sql`${arSessions.heldUntil} is not null`,
    lt(arSessions.createdAt, before(UNCONFIRMED_KEPT_DAYS)),
  )
  return db
    .select({ id: arSessions.id })
    .from(arSessions)
    .where(
      and(
        isNull(arSessions.clientAccountId),
        ne(arSessions.clientEmail, ''),
        or(isOver, isNobodys),
        sql`not exists (select from ${accounts} where ${accounts.email} = ${arSessions.clientEmail} and ${accounts.emailVerified})`,
        sessionId === undefined ? undefined : eq(arSessions.id, sessionId),
      ),
    )
    .orderBy(asc(arSessions.id))
    .limit(limit)
}
