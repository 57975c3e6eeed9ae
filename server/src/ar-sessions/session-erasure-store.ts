import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isOverSession } from '#contract/ar-sessions.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles, isProfileOf } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arAnnotations, arMessages, arNotes, arRecordings, arSnapshots } from './record/session-record-tables.ts'
import { selectSessions } from './session-store.ts'
import { arAvailability, arSessions } from './session-tables.ts'

/** What an account has to do with sessions: also by its proven address alone. */
export const partsOf = async (db: Queryable, accountId: string) => {
  const { id, email, emailVerified } = accounts
  const [account] = await db.select({ email, emailVerified }).from(accounts).where(eq(id, accountId))
  const profiles = await db
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .innerJoin(accounts, eq(id, accountId))
    .where(isProfileOf({ accountId: id, email, isEmailVerified: emailVerified }))
  const byAddress =
    account?.emailVerified === true ? and(isNull(arSessions.clientAccountId), eq(arSessions.clientEmail, account.email)) : undefined
  return {
    isClient: or(eq(arSessions.clientAccountId, accountId), ...(byAddress ? [byAddress] : [])),
    expertIds: profiles.map(profile => profile.id),
  }
}
export type SessionParts = Awaited<ReturnType<typeof partsOf>>

/** Holds all of either side, in one order: of two sides that leave at once one waits for the other. */
export const holdSessionsOf = async (tx: Transaction, { isClient, expertIds }: SessionParts): Promise<void> => {
  await tx
    .select({ id: arSessions.id })
    .from(arSessions)
    .where(or(isClient, inArray(arSessions.expertId, expertIds)))
    .orderBy(asc(arSessions.id))
    .for('no key update')
}

/** Sessions that are to come or go on, on either side. */
export const openSessionsOf = (tx: Transaction, { isClient, expertIds }: SessionParts) =>
  selectSessions(tx)
    .where(and(sql`${arSessions.status} in ('scheduled', 'active')`, or(isClient, inArray(arSessions.expertId, expertIds))))
    .orderBy(asc(arSessions.id))

/** The name and the address go from everything that stays for the other side. */
export const forgetNames = async (tx: Transaction, { isClient, expertIds }: SessionParts, former: string): Promise<number[]> => {
  const forgotten = await tx
    .update(arSessions)
    .set({ clientName: former, clientEmail: '', clientTimezone: null, description: null, requestId: null })
    .where(isClient)
    .returning({ id: arSessions.id })
  await tx.update(arSessions).set({ expertName: former }).where(inArray(arSessions.expertId, expertIds))
  return forgotten.map(({ id }) => id)
}

export const exportSessions = async (db: Queryable, accountId: string) => {
  const { isClient, expertIds } = await partsOf(db, accountId)
  const own = await db
    .select({ session: arSessions, isClient: sql<boolean>`coalesce(${isClient}, false)` })
    .from(arSessions)
    .where(or(isClient, and(inArray(arSessions.expertId, expertIds), isNull(arSessions.heldUntil))))
    .orderBy(asc(arSessions.id))
  const ids = own.map(({ session }) => session.id)
  const messages = await db.select().from(arMessages).where(inArray(arMessages.sessionId, ids)).orderBy(asc(arMessages.id))
  const notes = await db.select().from(arNotes).where(inArray(arNotes.sessionId, ids))
  const annotations = await db.select().from(arAnnotations).where(inArray(arAnnotations.sessionId, ids)).orderBy(asc(arAnnotations.id))
  const snapshots = await db.select().from(arSnapshots).where(inArray(arSnapshots.sessionId, ids)).orderBy(asc(arSnapshots.id))
  const recordings = await db.select().from(arRecordings).where(inArray(arRecordings.sessionId, ids)).orderBy(asc(arRecordings.id))
  const { expertId, weekly, exceptions, noticeHours, bufferMinutes } = arAvailability
  return {
    sessions: own.map(({ session, isClient: wasClient }) => {
      const role = wasClient ? 'client' : 'expert'
      const isIts = ({ sessionId }: { sessionId: number }) => sessionId === session.id
      return {
        ...{ ...session, role, messages: messages.filter(isIts), annotations: annotations.filter(isIts) },
        ...{ snapshots: snapshots.filter(isIts), recordings: recordings.filter(isIts) },
        // The other side's are read when it is over, here as in the record.
        notes: notes.filter(note => isIts(note) && (note.by === role || isOverSession(session.status))),
      }
    }),
    availability: await db
      .select({ weekly, exceptions, noticeHours, bufferMinutes })
      .from(arAvailability)
      .where(inArray(expertId, expertIds)),
  }
}
