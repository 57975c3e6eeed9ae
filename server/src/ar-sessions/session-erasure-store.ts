import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { isOverSession } from '#contract/ar-sessions.ts'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles, isProfileOf } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { arAnnotations, arMessages, arNotes, arRecordingConsents, arRecordings, arSnapshots } from './record/session-record-tables.ts'
import { forgetClient, forgetWords } from './session-forgetting-store.ts'
import { selectSessions } from './session-store.ts'
import { arAvailability, arSessionMoments, arSessions } from './session-tables.ts'

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

/** The sessions of either side. */
const idsOf = async (tx: Transaction, { isClient, expertIds }: SessionParts) => {
  const { id } = arSessions
  const asClient = await tx.select({ id }).from(arSessions).where(isClient)
  const asExpert = await tx.select({ id }).from(arSessions).where(inArray(arSessions.expertId, expertIds))
  return { client: asClient.map(row => row.id), expert: asExpert.map(row => row.id) }
}

/** The name, the address and the words go from everything that stays for the other side. Answers the sessions he was the client of, and the files that go. */
export const forgetSides = async (tx: Transaction, parts: SessionParts, former: string) => {
  const ids = await idsOf(tx, parts)
  const blobIds = [...(await forgetWords(tx, ids.client, 'client')), ...(await forgetWords(tx, ids.expert, 'expert'))]
  await forgetClient(tx, ids.client, former)
  if (ids.expert.length > 0) await tx.update(arSessions).set({ expertName: former }).where(inArray(arSessions.id, ids.expert))
  return { sessionIds: ids.client, blobIds }
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
  const recordings = await db
    .select()
    .from(arRecordings)
    .where(and(inArray(arRecordings.sessionId, ids), isNull(arRecordings.removedAt)))
    .orderBy(asc(arRecordings.id))
  const consents = await db.select().from(arRecordingConsents).where(inArray(arRecordingConsents.sessionId, ids))
  const moments = await db.select().from(arSessionMoments).where(inArray(arSessionMoments.sessionId, ids)).orderBy(asc(arSessionMoments.id))
  const { expertId, weekly, exceptions, noticeHours, bufferMinutes } = arAvailability
  return {
    sessions: own.map(({ session, isClient: wasClient }) => {
      const role = wasClient ? 'client' : 'expert'
      const isIts = ({ sessionId }: { sessionId: number }) => sessionId === session.id
      return {
        ...{ ...session, role, messages: messages.filter(isIts), annotations: annotations.filter(isIts) },
        ...{ snapshots: snapshots.filter(isIts), recordings: recordings.filter(isIts) },
        ...{ consents: consents.filter(isIts), moments: moments.filter(isIts) },
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
