import type { Readable } from 'node:stream'
import * as z from 'zod'
import { VERIFICATION_PROCESS, type VerificationRequest } from '#contract/experts-verification.ts'
import {
  type addReviewNote,
  DOCUMENT_LINK_SECONDS,
  DOCUMENTS_PATH,
  type decideOnRequest,
  type linkToDocument,
  type listRequestsToReview,
  type VerificationAnalytics,
  type VerificationReview,
} from '#contract/experts-verification-review.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { mayMove } from '#contract/shared/process.ts'
import type { FileService, StoredFile } from '../../files/file-service.ts'
import { audit } from '../../platform/audit/audit-trail.ts'
import { decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type Actor, isAdmin, requireAccount } from '../../platform/identity/actor.ts'
import type { MailPort } from '../../platform/mail/mail.ts'
import { writeLetter } from '../../platform/mail/mail-letter.ts'
import { refusalToDecide } from '../expert-policy.ts'
import { profileView } from '../expert-profile-service.ts'
import { ownerOf, profileById, setVerificationStatus } from '../expert-profile-store.ts'
import type { DocumentLinks } from './document-link.ts'
import { readAnalytics } from './verification-analytics-store.ts'
import { verificationEvent } from './verification-events.ts'
import { decisionLetter } from './verification-letters.ts'
import { badgeOf } from './verification-service.ts'
import {
  type DocumentRow,
  documentById,
  documentsOf,
  eventsOf,
  insertEvent,
  lockExpert,
  moveRequest,
  type RequestRow,
  requestById,
  requestsOf,
  requestsToReview,
} from './verification-store.ts'
import { requestView } from './verification-view.ts'

/** The admins' side: the endpoints let nobody else in. */
export interface VerificationReviewService {
  list(input: ParsedInputOf<typeof listRequestsToReview>): Promise<Page<VerificationRequest>>
  detail(actor: Actor, requestId: number): Promise<VerificationReview>
  analytics(): Promise<VerificationAnalytics>
  decide(actor: Actor, input: ParsedInputOf<typeof decideOnRequest>): Promise<VerificationReview>
  addNote(actor: Actor, input: ParsedInputOf<typeof addReviewNote>): Promise<VerificationReview>
  link(actor: Actor, documentId: number): Promise<OutputOf<typeof linkToDocument>>
  /** The document behind a link, and its bytes; that it was opened is written down first. */
  open(actor: Actor, link: DocumentLink): Promise<{ file: StoredFile; bytes: Readable }>
}

/** A link as it comes back. */
interface DocumentLink {
  documentId: number
  expires: number
  signature: string
}

interface ReviewParts {
  database: Database
  files: FileService
  links: DocumentLinks
  mail: MailPort
  /** The address people open Onhand at. */
  base: string
}

const subjectOf = (requestId: number): string => `verification-request:${requestId}`

const STATUS_WORDS = {
  pending: 'waiting for its files to be checked',
  in_review: 'in review',
  approved: 'approved',
  rejected: 'rejected',
  needs_more_info: 'waiting for more information',
} as const

const renamedMeanwhile = ({ expertName }: RequestRow): AppError =>
  new AppError('conflict', `The expert has changed his name meanwhile: he is called ${expertName} now. Look at it again before you decide.`)

const decidedMeanwhile = ({ decidedBy, currentStatus }: RequestRow): AppError =>
  new AppError(
    'conflict',
    `${decidedBy ?? 'Somebody else'} has dealt with this request meanwhile: it is ${STATUS_WORDS[currentStatus]} now. Look at it again before you decide.`,
  )

const documentView = ({ blobId: _blob, sha256: _content, requestId: _request, ...row }: DocumentRow) => row

const readReview = async (db: Queryable, actor: Actor, requestId: number): Promise<VerificationReview> => {
  const row = await requestById(db, requestId)
  const profile = row && (await profileById(db, row.expertProfileId))
  if (!row || !profile) throw new AppError('not_found', 'There is no such verification request.')
  const others = await requestsOf(db, row.expertProfileId)
  return {
    request: requestView(row),
    version: row.version,
    profile: profileView(actor, profile),
    documents: (await documentsOf(db, requestId)).map(documentView),
    history: (await eventsOf(db, requestId)).map(event => ({ ...event, at: event.at.toISOString() })),
    otherRequests: others.filter(other => other.id !== requestId).map(requestView),
    refusal: refusalToDecide(actor, ownerOf(profile)),
  }
}

const requireRequest = async (db: Queryable, requestId: number): Promise<RequestRow> => {
  const row = await requestById(db, requestId)
  if (!row) throw new AppError('not_found', 'There is no such verification request.')
  return row
}

/** A decision stands on what the admin saw, on the newest request, and is one that the process knows. */
const checkDecision = async (
  tx: Transaction,
  actor: Actor,
  row: RequestRow,
  { version, status }: ParsedInputOf<typeof decideOnRequest>,
): Promise<void> => {
  const refusal = refusalToDecide(actor, { accountId: row.ownerId, email: row.expertEmail })
  if (refusal !== null) throw new AppError('forbidden', refusal)
  if (row.version !== version) {
    const [last] = await eventsOf(tx, row.id)
    throw last?.action === 'renamed' ? renamedMeanwhile(row) : decidedMeanwhile(row)
  }
  const [newest] = await requestsOf(tx, row.expertProfileId)
  if (newest && newest.id !== row.id)
    throw new AppError('conflict', 'This expert has applied again since. Decide on the newest application.')
  if (!mayMove(VERIFICATION_PROCESS, 'admin', row.currentStatus, status))
    throw new AppError('conflict', `This request is ${STATUS_WORDS[row.currentStatus]}: it cannot be ${STATUS_WORDS[status]} next.`)
}

export const createVerificationReviewService = ({ database, files, links, mail, base }: ReviewParts): VerificationReviewService => {
  const decide: VerificationReviewService['decide'] = (actor, input) =>
    database.transaction(async tx => {
      const { accountId } = requireAccount(actor)
      const { requestId, version, status, reason } = input
      const { expertProfileId } = await requireRequest(tx, requestId)
      const expert = await lockExpert(tx, expertProfileId)
      // Read again: whoever decided a moment ago has let go of the lock only now.
      const row = await requireRequest(tx, requestId)
      await checkDecision(tx, actor, row, input)
      // What is looked at again is not decided.
      const decidedAt = status === 'in_review' ? null : new Date()
      const values = { currentStatus: status, adminNotes: reason || null, decidedAt, decidedByAccountId: accountId }
      if (!expert || !(await moveRequest(tx, { id: requestId, version }, values))) throw decidedMeanwhile(row)
      const moved = { fromStatus: row.currentStatus, toStatus: status }
      await insertEvent(tx, { requestId, action: 'status-changed', ...moved, text: reason || null, byAccountId: accountId })
      // Whoever was refused before comes back on the market when he is approved, or when that refusal itself is taken back.
      const isPutOff = badgeOf(status) === 'pending' && row.currentStatus !== 'rejected'
      const staysRefused = isPutOff && expert.verificationStatus === 'rejected'
      if (!staysRefused) await setVerificationStatus(tx, expertProfileId, badgeOf(status))
      await audit(tx, { actorAccountId: accountId, action: 'verification-decided', subject: subjectOf(requestId), detail: moved })
      await publish(tx, verificationEvent('verification-changed', { expertProfileId, ownerId: expert.ownerId, requestId, status }))
      await mail.send(tx, writeLetter(decisionLetter(base, expert, status, reason)))
      return readReview(tx, actor, requestId)
    })

  const open: VerificationReviewService['open'] = async (actor, { documentId, expires, signature }) => {
    const { accountId } = requireAccount(actor)
    // Also the link of somebody who was an admin when he asked for it.
    const holds = isAdmin(actor) && links.holds({ documentId, accountId, expiresAt: new Date(expires) }, signature)
    if (!holds)
      throw new AppError('forbidden', 'This link does not work any more, or is not yours. Open the document from its request again.')
    const document = await documentById(database.query, documentId)
    const file = document && (await files.find(document.blobId))
    if (!document || !file) throw new AppError('not_found', 'This document is not here any more.')
    const { requestId, documentName } = document
    await database.transaction(async tx => {
      await insertEvent(tx, { requestId, action: 'document-viewed', text: documentName, byAccountId: accountId })
      await audit(tx, { actorAccountId: accountId, action: 'document-viewed', subject: subjectOf(requestId), detail: { documentId } })
    })
    return { file, bytes: await files.read(file) }
  }

  return {
    list: async ({ status, cursor, limit }) => {
      const rows = await requestsToReview(database.query, status, decodeCursor(z.int().max(MAX_INT), cursor), limit + 1)
      return pageOf(rows.map(requestView), limit, last => last.id)
    },
    detail: (actor, requestId) => database.snapshot(tx => readReview(tx, actor, requestId)),
    analytics: () => database.snapshot(readAnalytics),
    decide,
    addNote: (actor, { requestId, text }) =>
      database.transaction(async tx => {
        const { accountId } = requireAccount(actor)
        await requireRequest(tx, requestId)
        await insertEvent(tx, { requestId, action: 'note-added', text, byAccountId: accountId })
        return readReview(tx, actor, requestId)
      }),
    link: async (actor, documentId) => {
      const { accountId } = requireAccount(actor)
      const document = await documentById(database.query, documentId)
      if (!document) throw new AppError('not_found', 'This document is not here any more.')
      if (document.scan === 'waiting') throw new AppError('conflict', 'This file is being checked for viruses. Try again in a moment.')
      if (document.scan === 'infected')
        throw new AppError('conflict', `The virus scanner found something in this file (${document.finding}): it is not opened.`)
      const expiresAt = new Date(Date.now() + DOCUMENT_LINK_SECONDS * 1000)
      const signature = links.sign({ documentId, accountId, expiresAt })
      return {
        url: `${DOCUMENTS_PATH}/${documentId}?expires=${expiresAt.getTime()}&signature=${signature}`,
        expiresAt: expiresAt.toISOString(),
      }
    },
    open,
  }
}
