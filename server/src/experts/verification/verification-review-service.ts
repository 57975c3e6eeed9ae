import * as z from 'zod'
import { isAwaitingAnswer, VERIFICATION_PROCESS, type VerificationRequest } from '#contract/experts-verification.ts'
import {
  type addReviewNote,
  type decideOnRequest,
  type listRequestsToReview,
  missingIdentity,
  missingWaiver,
  needsIdentitySeen,
  type VerificationAnalytics,
  type VerificationDocument,
  type VerificationEvent,
  type VerificationReview,
} from '#contract/experts-verification-review.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { mayMove } from '#contract/shared/process.ts'
import { audit } from '../../platform/audit/audit-trail.ts'
import { decodeCursor, pageOf, RowId, RowMoment } from '../../platform/database/cursor.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { publish } from '../../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import { statesOf } from '../assessments/assessment-state.ts'
import { attemptsOf } from '../assessments/assessment-store.ts'
import { refusalToDecide } from '../expert-policy.ts'
import { profileView } from '../expert-profile-service.ts'
import { ownerOf, profileById, setVerificationStatus } from '../expert-profile-store.ts'
import { createDocumentViews, type DocumentParts, type DocumentViews } from './document-views.ts'
import { readAnalytics } from './verification-analytics-store.ts'
import { verificationEvent } from './verification-events.ts'
import { badgeOf } from './verification-service.ts'
import {
  type DocumentRow,
  documentsOf,
  eventsOf,
  insertEvent,
  type ListPosition,
  lockExpert,
  moveRequest,
  openedBy,
  type RequestRow,
  requestById,
  requestsOf,
  requestsToReview,
  subjectOf,
} from './verification-store.ts'
import { requestView } from './verification-view.ts'

/** The admins' side: the endpoints let nobody else in. */
export interface VerificationReviewService extends DocumentViews {
  list(input: ParsedInputOf<typeof listRequestsToReview>): Promise<Page<VerificationRequest>>
  detail(actor: Actor, requestId: number): Promise<VerificationReview>
  analytics(): Promise<VerificationAnalytics>
  decide(actor: Actor, input: ParsedInputOf<typeof decideOnRequest>): Promise<VerificationReview>
  addNote(actor: Actor, input: ParsedInputOf<typeof addReviewNote>): Promise<VerificationReview>
}

const STATUS_WORDS = {
  pending: 'waiting for its files to be checked',
  in_review: 'in review',
  approved: 'approved',
  rejected: 'rejected',
  needs_more_info: 'waiting for more information',
} as const

/** Each of these is one version more. */
const RAISES_VERSION: Record<VerificationEvent['action'], boolean> = {
  'status-changed': true,
  renamed: true,
  submitted: false,
  'document-viewed': false,
  'documents-waived': false,
  'identity-vouched': false,
  'note-added': false,
}

const renamedMeanwhile = ({ expertName }: RequestRow): AppError =>
  new AppError('conflict', `The expert has changed his name meanwhile: he is called ${expertName} now. Look at it again before you decide.`)

const decidedMeanwhile = ({ decidedBy, currentStatus }: RequestRow): AppError =>
  new AppError(
    'conflict',
    `${decidedBy ?? 'Somebody else'} has dealt with this request meanwhile: it is ${STATUS_WORDS[currentStatus]} now. Look at it again before you decide.`,
  )

const documentView = ({ blobId: _blob, sha256: _content, requestId: _request, ...row }: DocumentRow, opened: ReadonlySet<number>) => ({
  ...row,
  isOpenedByYou: opened.has(row.id),
})

const documentsSeenBy = async (db: Queryable, actor: Actor, requestId: number): Promise<VerificationDocument[]> => {
  const opened = await openedBy(db, requestId, requireAccount(actor).accountId)
  return (await documentsOf(db, requestId)).map(row => documentView(row, opened))
}

const readReview = async (db: Queryable, actor: Actor, requestId: number): Promise<VerificationReview> => {
  const row = await requestById(db, requestId)
  const profile = row && (await profileById(db, row.expertProfileId))
  if (!row || !profile) throw new AppError('not_found', 'There is no such verification request.')
  const others = await requestsOf(db, row.expertProfileId)
  return {
    request: requestView(row),
    version: row.version,
    profile: profileView(actor, profile),
    documents: await documentsSeenBy(db, actor, requestId),
    assessments: statesOf(await attemptsOf(db, row.expertProfileId), new Date()),
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
    const missed = (await eventsOf(tx, row.id)).filter(({ action }) => RAISES_VERSION[action]).slice(0, Math.max(0, row.version - version))
    throw missed.some(({ action }) => action === 'renamed') ? renamedMeanwhile(row) : decidedMeanwhile(row)
  }
  const [newest] = await requestsOf(tx, row.expertProfileId)
  if (newest && newest.id !== row.id)
    throw new AppError('conflict', 'This expert has applied again since. Decide on the newest application.')
  if (!mayMove(VERIFICATION_PROCESS, 'admin', row.currentStatus, status))
    throw new AppError('conflict', `This request is ${STATUS_WORDS[row.currentStatus]}: it cannot be ${STATUS_WORDS[status]} next.`)
}

/**
 * An approval rests on a proof of identity, or on what its admin saw instead, and on documents that he has opened, or has said why he need
 * not; answers those that he has not.
 */
const checkDocuments = async (
  tx: Transaction,
  actor: Actor,
  { requestId, status, waiver, identitySeen }: ParsedInputOf<typeof decideOnRequest>,
): Promise<{ unopened: VerificationDocument[]; isVouchedFor: boolean }> => {
  if (status !== 'approved') return { unopened: [], isVouchedFor: false }
  const documents = await documentsSeenBy(tx, actor, requestId)
  const missing = missingWaiver(status, documents, waiver) ?? missingIdentity(status, documents, identitySeen)
  if (missing !== null) throw new AppError('bad_request', missing)
  return { unopened: documents.filter(({ isOpenedByYou }) => !isOpenedByYou), isVouchedFor: needsIdentitySeen(status, documents) }
}

/** What an approval rests on besides opened documents, in the history. */
const recordVouching = async (
  tx: Transaction,
  { requestId, waiver, identitySeen }: ParsedInputOf<typeof decideOnRequest>,
  { unopened, isVouchedFor }: Awaited<ReturnType<typeof checkDocuments>>,
  byAccountId: string,
): Promise<void> => {
  if (isVouchedFor) await insertEvent(tx, { requestId, action: 'identity-vouched', text: identitySeen, byAccountId })
  if (unopened.length === 0) return
  const names = unopened.map(({ documentName }) => documentName).join(', ')
  await insertEvent(tx, { requestId, action: 'documents-waived', text: `${names}: ${waiver}`, byAccountId })
}

/** Decides, and answers what stands then. */
const decide = async (tx: Transaction, actor: Actor, input: ParsedInputOf<typeof decideOnRequest>): Promise<VerificationReview> => {
  const { accountId } = requireAccount(actor)
  const { requestId, version, status, reason } = input
  const { expertProfileId } = await requireRequest(tx, requestId)
  const expert = await lockExpert(tx, expertProfileId)
  // Read again: whoever decided a moment ago has let go of the lock only now.
  const row = await requireRequest(tx, requestId)
  await checkDecision(tx, actor, row, input)
  const grounds = await checkDocuments(tx, actor, input)
  // What is looked at again is not decided.
  const decidedAt = status === 'in_review' ? null : new Date()
  const values = { currentStatus: status, adminNotes: reason || null, decidedAt, decidedByAccountId: accountId }
  if (!expert || !(await moveRequest(tx, { id: requestId, version }, values))) throw decidedMeanwhile(row)
  await recordVouching(tx, input, grounds, accountId)
  const moved = { fromStatus: row.currentStatus, toStatus: status }
  await insertEvent(tx, { requestId, action: 'status-changed', ...moved, text: reason || null, byAccountId: accountId })
  const badge = badgeOf(status, row.requestType)
  // Whoever was refused before comes back on the market when he is approved, or when that refusal itself is taken back.
  const isPutOff = badge === 'pending' && row.currentStatus !== 'rejected'
  const staysRefused = isPutOff && expert.verificationStatus === 'rejected'
  if (!staysRefused) await setVerificationStatus(tx, expertProfileId, badge)
  await audit(tx, {
    actorAccountId: accountId,
    action: 'verification-decided',
    subject: subjectOf(requestId),
    detail: { ...moved, documentsNotOpened: grounds.unopened.length, identity: grounds.isVouchedFor ? 'vouched' : null },
  })
  const told = { expertName: expert.name, requestType: row.requestType, by: 'admin' as const, reason }
  await publish(tx, verificationEvent('verification-changed', { expertProfileId, ownerId: expert.ownerId, requestId, status, ...told }))
  return readReview(tx, actor, requestId)
}

const note = async (
  tx: Transaction,
  actor: Actor,
  { requestId, text }: ParsedInputOf<typeof addReviewNote>,
): Promise<VerificationReview> => {
  const { accountId } = requireAccount(actor)
  await requireRequest(tx, requestId)
  await insertEvent(tx, { requestId, action: 'note-added', text, byAccountId: accountId })
  return readReview(tx, actor, requestId)
}

const Position = z.object({ isWaiting: z.boolean(), place: RowMoment, id: RowId })
const positionOf = ({ currentStatus, place, id }: RequestRow): ListPosition => ({ isWaiting: isAwaitingAnswer(currentStatus), place, id })

export const createVerificationReviewService = (parts: DocumentParts): VerificationReviewService => {
  const { database } = parts
  return {
    ...createDocumentViews(parts),
    list: async ({ status, cursor, limit }) => {
      const rows = await requestsToReview(database.query, status, decodeCursor(Position, cursor), limit + 1)
      const { items, nextCursor } = pageOf(rows, limit, positionOf)
      return { items: items.map(requestView), nextCursor }
    },
    detail: (actor, requestId) => database.snapshot(tx => readReview(tx, actor, requestId)),
    analytics: () => database.snapshot(readAnalytics),
    decide: (actor, input) => database.transaction(tx => decide(tx, actor, input)),
    addNote: (actor, input) => database.transaction(tx => note(tx, actor, input)),
  }
}
