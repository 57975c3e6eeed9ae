import type { ProfileBadge } from '#contract/experts.ts'
import {
  DOCUMENT_RULE,
  NAME_CHANGE,
  type requestVerification,
  type VerificationRequest,
  type VerificationStatus,
} from '#contract/experts-verification.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { FileService } from '../../files/file-service.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type AccountActor, type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { mayReadPrivate } from '../expert-policy.ts'
import { ownerOf, profileById, setVerificationStatus } from '../expert-profile-store.ts'
import { lockApplicant, NO_EXPERT } from './applicant.ts'
import { VERIFICATION_DOCUMENT } from './document-purpose.ts'
import { deleteDraft } from './verification-draft-store.ts'
import { verificationEvent } from './verification-events.ts'
import { insertDocuments, insertEvent, insertRequest, requestById, requestsOf } from './verification-store.ts'
import { requestView } from './verification-view.ts'

/** The expert's side of being verified. */
export interface VerificationService {
  list(actor: Actor, expertProfileId: number): Promise<VerificationRequest[]>
  request(actor: Actor, input: ParsedInputOf<typeof requestVerification>): Promise<VerificationRequest>
}

interface VerificationParts {
  database: Database
  files: FileService
  /** Has a request's documents looked through; undefined where the operator has set up no scanner. */
  queueScan: ((tx: Transaction, requestId: number) => Promise<void>) | undefined
}

/** What a profile's badge says while a request stands so. Whoever is not verified under another name is not refused as an expert. */
export const badgeOf = (status: VerificationStatus, requestType: string): ProfileBadge => {
  if (status === 'approved') return 'verified'
  if (status !== 'rejected') return 'pending'
  return requestType === NAME_CHANGE ? 'not_verified' : 'rejected'
}

type Given = ParsedInputOf<typeof requestVerification>['documents'][number]

export const createVerificationService = ({ database, files, queueScan }: VerificationParts): VerificationService => {
  const takeIn = async (tx: Transaction, { accountId }: AccountActor, { name, url, documentType }: Given) => {
    const file = await files.handIn(tx, url, { ownerAccountId: accountId, purpose: VERIFICATION_DOCUMENT })
    if (!file) throw new AppError('bad_request', `${name} is not here any more, or was handed in before. Upload it again.`)
    if (!DOCUMENT_RULE.types.some(type => type === file.mediaType)) throw new AppError('bad_request', DOCUMENT_RULE.wrongType)
    return { blobId: file.id, documentName: file.originalName, documentType }
  }

  return {
    list: async (actor, expertProfileId) => {
      const profile = await profileById(database.query, expertProfileId)
      if (!profile || !mayReadPrivate(actor, ownerOf(profile))) throw new AppError('not_found', NO_EXPERT)
      return (await requestsOf(database.query, expertProfileId)).map(requestView)
    },
    request: (actor, { expertProfileId, requestType, submissionNotes, documents }) => {
      const account = requireAccount(actor)
      return database.transaction(async tx => {
        const { ownerId, name: expertName, verificationStatus } = await lockApplicant(tx, account, expertProfileId)
        const isScanned = queueScan !== undefined && documents.length > 0
        const status = isScanned ? 'pending' : 'in_review'
        const requestId = await insertRequest(tx, {
          ...{ expertProfileId, requestType, currentStatus: status },
          submissionNotes: submissionNotes || null,
        })
        const scan = isScanned ? ('waiting' as const) : ('unscanned' as const)
        const taken = []
        for (const given of documents) taken.push({ requestId, scan, ...(await takeIn(tx, account, given)) })
        await insertDocuments(tx, taken)
        await deleteDraft(tx, expertProfileId)
        await insertEvent(tx, { requestId, action: 'submitted', toStatus: status, byAccountId: account.accountId })
        // Whoever was refused is off the market until an admin decides anew: asking again puts nobody back.
        if (verificationStatus !== 'rejected') await setVerificationStatus(tx, expertProfileId, badgeOf(status, requestType))
        if (isScanned) await queueScan(tx, requestId)
        const told = { expertName, requestType, by: 'expert' as const }
        await publish(tx, verificationEvent('verification-requested', { expertProfileId, ownerId, requestId, status, ...told }))
        const row = await requestById(tx, requestId)
        if (!row) throw new Error('the request was not written')
        return requestView(row)
      })
    },
  }
}
