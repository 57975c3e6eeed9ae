import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { SessionSide } from '#contract/ar-sessions.ts'
import { expertProfiles } from '../../experts/expert-tables.ts'
import { blobs } from '../../files/file-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { arSessionMoments, arSessions } from '../session-tables.ts'
import { arAnnotations, arMessages, arNotes, arRecordingConsents, arRecordings, arSnapshots } from './session-record-tables.ts'

export type AnnotationRow = typeof arAnnotations.$inferSelect
export type MessageRow = typeof arMessages.$inferSelect
type NewAnnotation = Pick<AnnotationRow, 'sessionId' | 'by' | 'annotationType' | 'annotationData' | 'timestampMs' | 'operationId'>
type NewMessage = Pick<MessageRow, 'sessionId' | 'messageId' | 'by' | 'content'>
type Of<Table extends { $inferSelect: { sessionId: number } }> = Table['$inferSelect']

/** Holds a session against being moved on until the transaction ends; answers where it stands. */
export const holdSession = async (tx: Transaction, sessionId: number) => {
  const [row] = await tx
    .select({ status: arSessions.status, endedAt: arSessions.endedAt })
    .from(arSessions)
    .where(eq(arSessions.id, sessionId))
    .for('no key update')
  return row
}

/** The row, new or as it was saved before. */
export const insertAnnotation = async (tx: Transaction, annotation: NewAnnotation): Promise<AnnotationRow | undefined> => {
  const [row] = await tx.insert(arAnnotations).values(annotation).onConflictDoNothing().returning()
  if (row || annotation.operationId === null) return row
  const [saved] = await tx
    .select()
    .from(arAnnotations)
    .where(and(eq(arAnnotations.sessionId, annotation.sessionId), eq(arAnnotations.operationId, annotation.operationId)))
  return saved
}

export const annotationsOf = (db: Queryable, sessionId: number, after: number, limit: number): Promise<AnnotationRow[]> =>
  db
    .select()
    .from(arAnnotations)
    .where(and(eq(arAnnotations.sessionId, sessionId), gt(arAnnotations.id, after)))
    .orderBy(asc(arAnnotations.id))
    .limit(limit)

/** The row, and whether it is new. */
export const insertMessage = async (tx: Transaction, message: NewMessage): Promise<{ row: MessageRow | undefined; isNew: boolean }> => {
  const [row] = await tx.insert(arMessages).values(message).onConflictDoNothing().returning()
  if (row) return { row, isNew: true }
  const [sent] = await tx
    .select()
    .from(arMessages)
    .where(and(eq(arMessages.sessionId, message.sessionId), eq(arMessages.messageId, message.messageId)))
  return { row: sent, isNew: false }
}

/** The newest first. */
export const messagesOf = (db: Queryable, sessionId: number, before: number | undefined, limit: number): Promise<MessageRow[]> =>
  db
    .select()
    .from(arMessages)
    .where(and(eq(arMessages.sessionId, sessionId), before === undefined ? undefined : lt(arMessages.id, before)))
    .orderBy(desc(arMessages.id))
    .limit(limit)

export const insertSnapshot = async (
  tx: Transaction,
  snapshot: Pick<Of<typeof arSnapshots>, 'sessionId' | 'blobId' | 'by' | 'caption'>,
): Promise<Of<typeof arSnapshots>> => {
  const [row] = await tx.insert(arSnapshots).values(snapshot).returning()
  if (!row) throw new Error('the snapshot was not written')
  return row
}

export const snapshotsOf = (db: Queryable, sessionId: number): Promise<Of<typeof arSnapshots>[]> =>
  db.select().from(arSnapshots).where(eq(arSnapshots.sessionId, sessionId)).orderBy(asc(arSnapshots.id))

export const writeNotes = async (tx: Transaction, sessionId: number, by: SessionSide, notes: string): Promise<Date> => {
  const [row] = await tx
    .insert(arNotes)
    .values({ sessionId, by, notes })
    .onConflictDoUpdate({ target: [arNotes.sessionId, arNotes.by], set: { notes, savedAt: sql`now()` } })
    .returning({ savedAt: arNotes.savedAt })
  if (!row) throw new Error('the notes were not written')
  return row.savedAt
}

export const notesOf = (db: Queryable, sessionId: number) => db.select().from(arNotes).where(eq(arNotes.sessionId, sessionId))

export type ConsentRow = Of<typeof arRecordingConsents>

export const writeConsent = async (tx: Transaction, sessionId: number, by: SessionSide, isAllowed: boolean): Promise<ConsentRow> => {
  const [row] = await tx
    .insert(arRecordingConsents)
    .values({ sessionId, [by]: isAllowed })
    .onConflictDoUpdate({
      target: arRecordingConsents.sessionId,
      set: isAllowed ? { [by]: true } : { client: false, expert: false },
    })
    .returning()
  if (!row) throw new Error('the consent was not written')
  return row
}

export const consentOf = async (db: Queryable, sessionId: number): Promise<ConsentRow | undefined> => {
  const [row] = await db.select().from(arRecordingConsents).where(eq(arRecordingConsents.sessionId, sessionId))
  return row
}

const recordingColumns = {
  id: arRecordings.id,
  blobId: blobs.id,
  seconds: arRecordings.seconds,
  startedAt: arRecordings.startedAt,
  sizeBytes: blobs.sizeBytes,
}

export const recordingsOf = (db: Queryable, sessionId: number) =>
  db
    .select(recordingColumns)
    .from(arRecordings)
    .innerJoin(blobs, eq(blobs.id, arRecordings.blobId))
    .where(eq(arRecordings.sessionId, sessionId))
    .orderBy(asc(arRecordings.id))

export type RecordingRow = Awaited<ReturnType<typeof recordingsOf>>[number]

/** That which began at this moment, also where it was removed; two that began at the same are one. */
export const recordingFrom = async (
  db: Queryable,
  sessionId: number,
  startedAt: Date,
): Promise<{ recording: RecordingRow | null } | undefined> => {
  const [row] = await db
    .select(recordingColumns)
    .from(arRecordings)
    .leftJoin(blobs, eq(blobs.id, arRecordings.blobId))
    .where(and(eq(arRecordings.sessionId, sessionId), eq(arRecordings.startedAt, startedAt)))
  if (!row) return undefined
  const { blobId, sizeBytes } = row
  return { recording: blobId === null || sizeBytes === null ? null : { ...row, blobId, sizeBytes } }
}

export const insertRecording = async (
  tx: Transaction,
  recording: Pick<Of<typeof arRecordings>, 'sessionId' | 'seconds' | 'startedAt'> & { blobId: string },
): Promise<number> => {
  const [row] = await tx.insert(arRecordings).values(recording).returning({ id: arRecordings.id })
  if (!row) throw new Error('the recording was not written')
  return row.id
}

/** The file that it was, for whoever discards it. */
export const removeRecordingRow = async (tx: Transaction, sessionId: number, recordingId: number): Promise<string | null> => {
  const isIt = and(eq(arRecordings.sessionId, sessionId), eq(arRecordings.id, recordingId), isNull(arRecordings.removedAt))
  const [row] = await tx.select({ blobId: arRecordings.blobId }).from(arRecordings).where(isIt).for('update')
  await tx.update(arRecordings).set({ blobId: null, removedAt: sql`now()` }).where(isIt)
  return row?.blobId ?? null
}

export const messagesCountOf = (db: Queryable, sessionId: number): Promise<number> =>
  db.$count(arMessages, eq(arMessages.sessionId, sessionId))

/** Of which session a still or a recording is; undefined when it is of none. */
export const sessionOfFile = async (db: Queryable, blobId: string): Promise<number | undefined> => {
  const [snapshot] = await db.select({ id: arSnapshots.sessionId }).from(arSnapshots).where(eq(arSnapshots.blobId, blobId))
  if (snapshot) return snapshot.id
  const [recording] = await db.select({ id: arRecordings.sessionId }).from(arRecordings).where(eq(arRecordings.blobId, blobId))
  return recording?.id
}

/** When both sides allowed a recording, and when no longer, in order. */
export const consentMomentsOf = (db: Queryable, sessionId: number) =>
  db
    .select({ kind: arSessionMoments.kind, at: arSessionMoments.at })
    .from(arSessionMoments)
    .where(and(eq(arSessionMoments.sessionId, sessionId), inArray(arSessionMoments.kind, ['recording-started', 'recording-stopped'])))
    .orderBy(asc(arSessionMoments.id))

/** The accounts of the two sides; null for a guest, and where an account is gone. */
export const accountsOf = async (db: Queryable, sessionId: number): Promise<Record<SessionSide, string | null>> => {
  const [row] = await db
    .select({ client: arSessions.clientAccountId, expert: expertProfiles.accountId })
    .from(arSessions)
    .leftJoin(expertProfiles, eq(expertProfiles.id, arSessions.expertId))
    .where(eq(arSessions.id, sessionId))
  return { client: row?.client ?? null, expert: row?.expert ?? null }
}
