import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { assessmentAttempts } from './assessments/assessment-tables.ts'
import { expertProfiles, isProfileOf } from './expert-tables.ts'
import { draftDocumentsOf } from './verification/verification-draft-store.ts'
import { verificationDocuments, verificationRequests } from './verification/verification-tables.ts'

/** Gives an imported profile that nobody claimed to the account that proved its address; answers whether there was one. */
export const claimProfile = async (db: Queryable, expertEmail: string, accountId: string): Promise<boolean> => {
  const claimed = await db
    .update(expertProfiles)
    .set({ accountId })
    .where(and(eq(expertProfiles.expertEmail, expertEmail), isNull(expertProfiles.accountId)))
    .returning({ id: expertProfiles.id })
  return claimed.length > 0
}

/** The profile of an account, also one of its address that was never claimed. */
const profileIdsOf = async (db: Queryable, accountId: string): Promise<number[]> => {
  const rows = await db
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(isProfileOf({ accountId: accounts.id, email: accounts.email, isEmailVerified: accounts.emailVerified }))
  return rows.map(row => row.id)
}

/** An expert's requests with what he handed in and was told; what admins wrote for each other is theirs. */
const exportRequests = async (db: Queryable, ids: number[]) => {
  const { expertProfileId, submittedAt, currentStatus, submissionNotes, adminNotes, decidedAt, id } = verificationRequests
  const requests = await db
    .select({ id, expertProfileId, submittedAt, currentStatus, submissionNotes, adminNotes, decidedAt })
    .from(verificationRequests)
    .where(inArray(expertProfileId, ids))
  const documents = await db
    .select({
      requestId: verificationDocuments.requestId,
      name: verificationDocuments.documentName,
      type: verificationDocuments.documentType,
      fileId: verificationDocuments.blobId,
    })
    .from(verificationDocuments)
    .innerJoin(verificationRequests, eq(id, verificationDocuments.requestId))
    .where(inArray(expertProfileId, ids))
  return requests.map(request => ({ ...request, documents: documents.filter(({ requestId }) => requestId === request.id) }))
}

/** His attempts with what he answered; not which answers were right, for they are asked again. */
const exportAttempts = (db: Queryable, ids: number[]) => {
  const { expertProfileId, skillType, startedAt, submittedAt, answers, scorePercentage, hasPassed } = assessmentAttempts
  return db
    .select({ expertProfileId, skillType, startedAt, submittedAt, answers, scorePercentage, hasPassed })
    .from(assessmentAttempts)
    .where(inArray(expertProfileId, ids))
}

export const exportProfiles = async (db: Queryable, accountId: string) => {
  const ids = await profileIdsOf(db, accountId)
  if (ids.length === 0) return []
  const profiles = await db.select().from(expertProfiles).where(inArray(expertProfiles.id, ids))
  const offered = await db.select().from(services).where(inArray(services.expertId, ids))
  const requests = await exportRequests(db, ids)
  const attempts = await exportAttempts(db, ids)
  const waiting = await Promise.all(ids.map(async id => [id, await draftDocumentsOf(db, id)] as const))
  const waitingOf = new Map(waiting)
  return profiles.map(({ search: _search, isSample: _sample, ...profile }) => ({
    ...profile,
    documentsNotHandedIn: waitingOf.get(profile.id) ?? [],
    verificationRequests: requests.filter(request => request.expertProfileId === profile.id),
    assessments: attempts.filter(attempt => attempt.expertProfileId === profile.id),
    services: offered.filter(service => service.expertId === profile.id).map(({ search: _words, ...service }) => service),
  }))
}

export const deleteProfiles = async (tx: Transaction, accountId: string): Promise<void> => {
  const ids = await profileIdsOf(tx, accountId)
  if (ids.length > 0) await tx.delete(expertProfiles).where(inArray(expertProfiles.id, ids))
}
