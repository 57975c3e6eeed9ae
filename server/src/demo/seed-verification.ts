import { STANDARD_VERIFICATION, type VerificationStatus } from '#contract/experts-verification.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { accountByEmail, upsertAccount } from '../accounts/account-store.ts'
import { setVerificationStatus } from '../experts/expert-profile-store.ts'
import { linkExpertToAccount } from '../experts/expert-store.ts'
import { VERIFICATION_DOCUMENT } from '../experts/verification/document-purpose.ts'
import { badgeOf } from '../experts/verification/verification-service.ts'
import { insertDocuments, insertEvent, insertRequest } from '../experts/verification/verification-store.ts'
import type { FileService, StoredFile } from '../files/file-service.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { hasVerificationRequests, type SampleApplicant, sampleApplicants, takeSeedTurn } from './demo-store.ts'
import { sampleIdentityCard, samplePdf } from './sample-document.ts'
import { sampleRandom } from './sample-random.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface SampleApplication {
  status: VerificationStatus
  notes: string
  submittedDaysAgo: number
  /** What the expert was told, when it was decided on. */
  reason?: string
}

/** One application in each state, and three that wait. */
const APPLICATIONS: readonly SampleApplication[] = [
  { status: 'in_review', notes: 'My certificate as a master craftsman, and my identity card.', submittedDaysAgo: 4 },
  { status: 'in_review', notes: 'Licence of the chamber, valid until next year.', submittedDaysAgo: 2 },
  { status: 'in_review', notes: 'Proof of my insurance and of ten years in the trade.', submittedDaysAgo: 1 },
  { status: 'pending', notes: 'My training certificates in one file.', submittedDaysAgo: 0 },
  {
    ...{ status: 'needs_more_info', notes: 'Here is my licence.', submittedDaysAgo: 6 },
    reason: 'Only the front of the licence can be read. Please hand in its back as well, with the date until which it is valid.',
  },
  {
    ...{ status: 'rejected', notes: 'I have done this for years, everybody knows me.', submittedDaysAgo: 9 },
    reason: 'The registration names another company and another person. Without a proof in your own name we cannot verify you.',
  },
]
/** Approved ones of the past, for the analytics to have something to tell. */
const PAST_APPROVALS = 30
const PAST_DAYS = 77

const decisionAt = (submittedAt: Date, hours: number): Date => new Date(submittedAt.getTime() + hours * HOUR_MS)

interface Seeded {
  adminId: string
  applicant: SampleApplicant
  application: SampleApplication
  hoursToDecision: number
}

/** Writes one application as it came about: handed in, looked at, decided on. Answers its id. */
const writeApplication = async (tx: Transaction, { adminId, applicant, application, hoursToDecision }: Seeded): Promise<number> => {
  const { status, notes, submittedDaysAgo, reason = null } = application
  const submittedAt = new Date(Date.now() - submittedDaysAgo * DAY_MS - HOUR_MS)
  const isDecided = status !== 'pending' && status !== 'in_review'
  const decidedAt = isDecided ? decisionAt(submittedAt, hoursToDecision) : null
  const requestId = await insertRequest(tx, {
    ...{ expertProfileId: applicant.id, requestType: STANDARD_VERIFICATION, submissionNotes: notes, currentStatus: status, submittedAt },
    ...{ adminNotes: reason, decidedAt, decidedByAccountId: isDecided ? adminId : null, version: isDecided ? 2 : 1 },
  })
  const submitted = isDecided ? 'in_review' : status
  await insertEvent(tx, { requestId, at: submittedAt, action: 'submitted', toStatus: submitted, byAccountId: applicant.accountId })
  if (decidedAt) {
    const moved = { action: 'status-changed' as const, fromStatus: 'in_review' as const, toStatus: status }
    await insertEvent(tx, { requestId, at: decidedAt, ...moved, text: reason, byAccountId: adminId })
  }
  await setVerificationStatus(tx, applicant.id, badgeOf(status, STANDARD_VERIFICATION))
  return requestId
}

/** An expert who applies has an account; sample people have none until then. */
const applicantAccount = async (tx: Transaction, { expertEmail: email, expertName: name }: SampleApplicant): Promise<string> => {
  const accountId = await upsertAccount(tx, { email, name, roles: ['client', 'expert'], emailVerified: true, isSample: true })
  await linkExpertToAccount(tx, email, accountId)
  return accountId
}

type KeepFile = FileService['keepMade']

const keepDocuments = async (keep: KeepFile, accountId: string, { expertName }: SampleApplicant): Promise<[StoredFile, StoredFile]> => {
  const about = { ownerAccountId: accountId, purpose: VERIFICATION_DOCUMENT }
  const lines = ['Certificate (sample, of no validity)', '', expertName, 'has shown the skills of the trade', 'and may practise it.']
  return [
    await keep(samplePdf(lines), { ...about, originalName: 'certificate.pdf', mediaType: 'application/pdf' }),
    await keep(await sampleIdentityCard(), { ...about, originalName: 'identity-card.png', mediaType: 'image/png' }),
  ]
}

/** Fills the demo with applications in each state, and with decisions of the past weeks. Twice is as once. */
export const seedVerification = async (database: Database, keepFile: KeepFile): Promise<void> => {
  const admin = await accountByEmail(database.query, DEMO_PEOPLE.admin.email)
  if (!admin || (await hasVerificationRequests(database.query))) return
  const random = sampleRandom('verification')
  const waiting = await sampleApplicants(database.query, 'pending', APPLICATIONS.length)
  const accountIds = await database.transaction(async tx => {
    const ids: string[] = []
    for (const applicant of waiting) ids.push(await applicantAccount(tx, applicant))
    return ids
  })
  // Files have transactions of their own; what is left of a start that was killed here goes after a day.
  const documents: [StoredFile, StoredFile][] = []
  for (const [at, applicant] of waiting.entries()) documents.push(await keepDocuments(keepFile, accountIds[at] ?? '', applicant))
  await database.transaction(async tx => {
    await takeSeedTurn(tx)
    if (await hasVerificationRequests(tx)) return
    for (const [at, application] of APPLICATIONS.entries()) {
      const [applicant, files] = [waiting[at], documents[at]]
      if (!applicant || !files) continue
      const own = { ...applicant, accountId: accountIds[at] ?? null }
      const requestId = await writeApplication(tx, { adminId: admin.id, applicant: own, application, hoursToDecision: 30 })
      const scan = application.status === 'pending' ? ('waiting' as const) : ('unscanned' as const)
      const kinds = ['licence', 'identity'] as const
      await insertDocuments(
        tx,
        files.map(({ id, originalName }, place) => ({
          ...{ requestId, blobId: id, documentName: originalName, documentType: kinds[place] ?? 'other', scan },
        })),
      )
    }
    for (const applicant of await sampleApplicants(tx, 'verified', PAST_APPROVALS)) {
      const application = {
        status: 'approved' as const,
        notes: 'My licence and my identity card.',
        submittedDaysAgo: random.between(6, PAST_DAYS),
      }
      await writeApplication(tx, { adminId: admin.id, applicant, application, hoursToDecision: random.between(5, 110) })
    }
  })
}
