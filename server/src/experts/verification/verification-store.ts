import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { isAwaitingAnswer, type VerificationStatus } from '#contract/experts-verification.ts'
import type { DocumentScan } from '#contract/experts-verification-review.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { blobs } from '../../files/file-tables.ts'
import { auditEntries } from '../../platform/audit/audit-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { expertProfiles } from '../expert-tables.ts'
import { verificationDocuments, verificationEvents, verificationRequests } from './verification-tables.ts'

const requests = (db: Queryable) =>
  db
    .select({
      id: verificationRequests.id,
      expertProfileId: verificationRequests.expertProfileId,
      expertName: expertProfiles.expertName,
      expertEmail: expertProfiles.expertEmail,
      ownerId: expertProfiles.accountId,
      requestType: verificationRequests.requestType,
      submissionNotes: verificationRequests.submissionNotes,
      currentStatus: verificationRequests.currentStatus,
      version: verificationRequests.version,
      submittedAt: verificationRequests.submittedAt,
      /** The same to the microsecond, as the lists are ordered. */
      place: sql<string>`to_char(${verificationRequests.submittedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      adminNotes: verificationRequests.adminNotes,
      decidedAt: verificationRequests.decidedAt,
      decidedBy: sql<
        string | null
      >`(select decider.name from ${accounts} decider where decider.id = ${verificationRequests.decidedByAccountId})`,
      documentsCount: sql<number>`(select count(*)::int from ${verificationDocuments} handed where handed.request_id = ${verificationRequests.id})`,
    })
    .from(verificationRequests)
    .innerJoin(expertProfiles, eq(expertProfiles.id, verificationRequests.expertProfileId))

export type RequestRow = Awaited<ReturnType<typeof requests>>[number]

export const requestById = async (db: Queryable, id: number): Promise<RequestRow | undefined> => {
  const [row] = await requests(db).where(eq(verificationRequests.id, id))
  return row
}

/** An expert's requests, the newest first. */
export const requestsOf = (db: Queryable, expertProfileId: number): Promise<RequestRow[]> =>
  requests(db).where(eq(verificationRequests.expertProfileId, expertProfileId)).orderBy(desc(verificationRequests.id))

/** Where a request stands in the lists. `place` as in its row. */
export interface ListPosition {
  isWaiting: boolean
  place: string
  id: number
}

// Written as the indexes have it: a status that is given as a value would not be known to be theirs.
const WAITING = sql`${verificationRequests.currentStatus} in ('pending', 'in_review')`
const ANSWERED = sql`${verificationRequests.currentStatus} not in ('pending', 'in_review')`

const inTheirOrder = (
  db: Queryable,
  isWaiting: boolean,
  which: SQL,
  after: ListPosition | undefined,
  limit: number,
): Promise<RequestRow[]> => {
  const { submittedAt, id } = verificationRequests
  const order = isWaiting ? asc : desc
  const isBeyond = isWaiting ? sql`>` : sql`<`
  return requests(db)
    .where(and(which, after && sql`(${submittedAt}, ${id}) ${isBeyond} (${after.place}::timestamptz, ${after.id}::int)`))
    .orderBy(order(submittedAt), order(id))
    .limit(limit)
    .execute()
}

/** A page of requests. Who waits comes first, the longest first; of what was answered, what was handed in last. */
export const requestsToReview = async (
  db: Queryable,
  status: VerificationStatus | undefined,
  after: ListPosition | undefined,
  limit: number,
): Promise<RequestRow[]> => {
  if (status !== undefined) return inTheirOrder(db, isAwaitingAnswer(status), eq(verificationRequests.currentStatus, status), after, limit)
  const isPastWaiting = after !== undefined && !after.isWaiting
  const waiting = isPastWaiting ? [] : await inTheirOrder(db, true, WAITING, after, limit)
  if (waiting.length >= limit) return waiting
  return [...waiting, ...(await inTheirOrder(db, false, ANSWERED, isPastWaiting ? after : undefined, limit - waiting.length))]
}

/** Whoever changes something about an expert's requests waits for each other here; undefined when there is no such expert. */
export const lockExpert = async (tx: Transaction, expertProfileId: number) => {
  const [row] = await tx
    .select({
      id: expertProfiles.id,
      ownerId: expertProfiles.accountId,
      name: expertProfiles.expertName,
      email: expertProfiles.expertEmail,
      verificationStatus: expertProfiles.verificationStatus,
    })
    .from(expertProfiles)
    .where(eq(expertProfiles.id, expertProfileId))
    .for('update')
  return row
}

export const insertRequest = async (tx: Transaction, request: typeof verificationRequests.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(verificationRequests).values(request).returning({ id: verificationRequests.id })
  if (!row) throw new Error('the request was not written')
  return row.id
}

/** Moves a request on; false when it is not at this version any more. */
export const moveRequest = async (
  tx: Transaction,
  { id, version }: { id: number; version: number },
  values: Partial<Pick<typeof verificationRequests.$inferInsert, 'currentStatus' | 'adminNotes' | 'decidedAt' | 'decidedByAccountId'>>,
): Promise<boolean> => {
  const rows = await tx
    .update(verificationRequests)
    .set({ ...values, version: version + 1 })
    .where(and(eq(verificationRequests.id, id), eq(verificationRequests.version, version)))
    .returning({ id: verificationRequests.id })
  return rows.length > 0
}

export const insertDocuments = async (tx: Transaction, documents: (typeof verificationDocuments.$inferInsert)[]): Promise<void> => {
  if (documents.length > 0) await tx.insert(verificationDocuments).values(documents)
}

const documents = (db: Queryable) =>
  db
    .select({
      id: verificationDocuments.id,
      requestId: verificationDocuments.requestId,
      blobId: verificationDocuments.blobId,
      documentName: verificationDocuments.documentName,
      documentType: verificationDocuments.documentType,
      mediaType: blobs.mediaType,
      sizeBytes: blobs.sizeBytes,
      sha256: blobs.sha256,
      scan: verificationDocuments.scan,
      finding: verificationDocuments.finding,
    })
    .from(verificationDocuments)
    .innerJoin(blobs, eq(blobs.id, verificationDocuments.blobId))

export type DocumentRow = Awaited<ReturnType<typeof documents>>[number]

export const documentsOf = (db: Queryable, requestId: number): Promise<DocumentRow[]> =>
  documents(db).where(eq(verificationDocuments.requestId, requestId)).orderBy(asc(verificationDocuments.id))

/** What the audit calls a request, and that a document of it was opened. */
export const subjectOf = (requestId: number): string => `verification-request:${requestId}`
export const DOCUMENT_VIEWED = 'document-viewed'

/** Those of a request's documents that an admin has opened himself. */
export const openedBy = async (db: Queryable, requestId: number, accountId: string): Promise<Set<number>> => {
  const rows = await db
    .selectDistinct({ documentId: sql<number>`(${auditEntries.detail}->>'documentId')::int` })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, subjectOf(requestId)),
        eq(auditEntries.action, DOCUMENT_VIEWED),
        eq(auditEntries.actorAccountId, accountId),
      ),
    )
  return new Set(rows.map(({ documentId }) => documentId))
}

export const documentById = async (db: Queryable, id: number): Promise<DocumentRow | undefined> => {
  const [row] = await documents(db).where(eq(verificationDocuments.id, id))
  return row
}

export const setScan = async (db: Queryable, documentId: number, scan: DocumentScan, finding: string | null): Promise<void> => {
  await db.update(verificationDocuments).set({ scan, finding }).where(eq(verificationDocuments.id, documentId))
}

/** What nobody could scan says so. */
export const giveUpScans = async (tx: Transaction, requestId: number): Promise<void> => {
  await tx
    .update(verificationDocuments)
    .set({ scan: 'unscanned' })
    .where(and(eq(verificationDocuments.requestId, requestId), eq(verificationDocuments.scan, 'waiting')))
}

export const insertEvent = async (tx: Transaction, event: typeof verificationEvents.$inferInsert): Promise<void> => {
  await tx.insert(verificationEvents).values(event)
}

/** What was done about a request, the newest first. */
export const eventsOf = (db: Queryable, requestId: number) =>
  db
    .select({
      at: verificationEvents.at,
      by: accounts.name,
      action: verificationEvents.action,
      fromStatus: verificationEvents.fromStatus,
      toStatus: verificationEvents.toStatus,
      text: verificationEvents.text,
    })
    .from(verificationEvents)
    .leftJoin(accounts, eq(accounts.id, verificationEvents.byAccountId))
    .where(eq(verificationEvents.requestId, requestId))
    .orderBy(desc(verificationEvents.id))
