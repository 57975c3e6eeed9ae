import { and, asc, eq, lt } from 'drizzle-orm'
import type { DocumentKind } from '#contract/experts-verification.ts'
import { blobs } from '../../files/file-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { verificationDraftDocuments } from './verification-tables.ts'

const isOne = (expertProfileId: number, blobId: string) =>
  and(eq(verificationDraftDocuments.expertProfileId, expertProfileId), eq(verificationDraftDocuments.blobId, blobId))

/** What waits to be handed in, in the order it came. */
export const draftDocumentsOf = (db: Queryable, expertProfileId: number) =>
  db
    .select({
      fileId: verificationDraftDocuments.blobId,
      name: blobs.originalName,
      type: blobs.mediaType,
      documentType: verificationDraftDocuments.documentType,
      addedAt: verificationDraftDocuments.addedAt,
    })
    .from(verificationDraftDocuments)
    .innerJoin(blobs, eq(blobs.id, verificationDraftDocuments.blobId))
    .where(eq(verificationDraftDocuments.expertProfileId, expertProfileId))
    .orderBy(asc(verificationDraftDocuments.id))

export type DraftDocumentRow = Awaited<ReturnType<typeof draftDocumentsOf>>[number]

export const insertDraftDocument = async (tx: Transaction, expertProfileId: number, blobId: string, documentType: DocumentKind) => {
  await tx.insert(verificationDraftDocuments).values({ expertProfileId, blobId, documentType })
}

/** False when it is not kept there. */
export const setDraftDocumentKind = async (
  tx: Transaction,
  expertProfileId: number,
  blobId: string,
  documentType: DocumentKind,
): Promise<boolean> => {
  const rows = await tx
    .update(verificationDraftDocuments)
    .set({ documentType })
    .where(isOne(expertProfileId, blobId))
    .returning({ id: verificationDraftDocuments.id })
  return rows.length > 0
}

/** False when it is not kept there. */
export const deleteDraftDocument = async (tx: Transaction, expertProfileId: number, blobId: string): Promise<boolean> => {
  const rows = await tx
    .delete(verificationDraftDocuments)
    .where(isOne(expertProfileId, blobId))
    .returning({ id: verificationDraftDocuments.id })
  return rows.length > 0
}

/** What was not handed in with the rest loses what keeps it. */
export const deleteDraft = async (tx: Transaction, expertProfileId: number): Promise<void> => {
  await tx.delete(verificationDraftDocuments).where(eq(verificationDraftDocuments.expertProfileId, expertProfileId))
}

/** Files that nothing else refers to go with the next housekeeping of files. */
export const forgetDraftDocuments = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(verificationDraftDocuments).where(lt(verificationDraftDocuments.addedAt, before))
}
