import * as z from 'zod/mini'
import { ExpertProfile } from './experts.ts'
import { AssessmentState } from './experts-assessments.ts'
import {
  DECISIONS,
  DOCUMENT_KINDS,
  type DocumentKind,
  NOTES_MAX,
  VERIFICATION_STATUSES,
  VerificationRequest,
} from './experts-verification.ts'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { isoDateTime, plainText, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'

const REQUESTS_PAGE_SIZE = 50
const REASON_MIN = 10
/** A link to a document works so long, for the admin alone who asked for it. */
export const DOCUMENT_LINK_SECONDS = 300

const requestId = positiveInt('Request ID must be a positive integer')
const STATUS_MESSAGE = `status must be one of ${VERIFICATION_STATUSES.join(', ')}.`

export const listRequestsToReview = endpoint({
  method: 'GET',
  path: '/_api/admin/verification/requests',
  summary:
    'Verification requests, of one status or all; those that wait come first, the oldest first, then the others, the newest first. For admins.',
  access: 'admin',
  input: z.object({ status: z.optional(z.enum(VERIFICATION_STATUSES, { error: STATUS_MESSAGE })), ...pageInput(REQUESTS_PAGE_SIZE) }),
  output: z.array(VerificationRequest),
  isPaged: true,
})

/** How a document fared with the virus scanner; `unscanned`: there is none, or it could not be asked. */
export const DOCUMENT_SCANS = ['waiting', 'clean', 'infected', 'unscanned'] as const
export type DocumentScan = (typeof DOCUMENT_SCANS)[number]

export const VerificationDocument = z.object({
  id: z.int(),
  documentName: z.string(),
  documentType: z.enum(DOCUMENT_KINDS),
  mediaType: z.string(),
  sizeBytes: z.int(),
  scan: z.enum(DOCUMENT_SCANS),
  /** What the scanner called it. */
  finding: z.nullable(z.string()),
  /** The admin who asks has opened it, as the audit trail knows. */
  isOpenedByYou: z.boolean(),
})
export type VerificationDocument = z.infer<typeof VerificationDocument>

export const VERIFICATION_ACTIONS = [
  'submitted',
  'status-changed',
  'document-viewed',
  'documents-waived',
  'identity-vouched',
  'note-added',
  'renamed',
] as const

/** Something that was done about a request. `by`: null for the house itself, or for an account that is gone. */
export const VerificationEvent = z.object({
  at: isoDateTime,
  by: z.nullable(z.string()),
  action: z.enum(VERIFICATION_ACTIONS),
  fromStatus: z.nullable(z.enum(VERIFICATION_STATUSES)),
  toStatus: z.nullable(z.enum(VERIFICATION_STATUSES)),
  /** The reason of a decision, the name of a document, why some were not opened, the words of a note, the old and the new name. */
  text: z.nullable(z.string()),
})
export type VerificationEvent = z.infer<typeof VerificationEvent>

export const VerificationReview = z.object({
  request: VerificationRequest,
  /** Goes up with every change of the status and of the expert's name; a decision names the one it was made from. */
  version: z.int(),
  profile: ExpertProfile,
  documents: z.array(VerificationDocument),
  /** Where he stands with each assessment that there is. */
  assessments: z.array(AssessmentState),
  /** Newest first. */
  history: z.array(VerificationEvent),
  /** The expert's other requests, newest first. */
  otherRequests: z.array(VerificationRequest),
  /** Why this admin may not decide on it; null when he may. */
  refusal: z.nullable(z.string()),
})
export type VerificationReview = z.infer<typeof VerificationReview>

export const getRequestToReview = endpoint({
  method: 'GET',
  path: '/_api/admin/verification/requests/detail',
  summary: 'One verification request with all that a decision rests on. For admins.',
  access: 'admin',
  input: z.object({ requestId: positiveIntText('Request ID must be a positive integer') }),
  output: VerificationReview,
})

const reason = plainText('Say why.').check(
  z.trim(),
  z.maxLength(NOTES_MAX, { error: `The reason must be at most ${NOTES_MAX} characters long.` }),
)
const VOUCHED_MIN = 20
const WAIVER_MESSAGE = `Open every document, or say in at least ${VOUCHED_MIN} characters why you need not.`
const IDENTITY_MESSAGE = `No document is called a proof of identity. Say in at least ${VOUCHED_MIN} characters what you saw instead of one.`
const WORDS_OF_SUBSTANCE = 3
/** Long enough, and not one word over and over: another admin is to understand it. */
const hasSubstance = (text: string): boolean =>
  text.trim().length >= VOUCHED_MIN && new Set(text.toLowerCase().match(/\p{L}+/gu)).size >= WORDS_OF_SUBSTANCE
const REASON_MESSAGE = `Say why in at least ${REASON_MIN} characters: the expert reads it.`
/** Whoever is refused, or asked for more, is told why. */
export const needsReason = (status: string): boolean => status === 'rejected' || status === 'needs_more_info'

export const VerificationDecision = z
  .object({
    requestId,
    version: positiveInt('version must be a positive integer'),
    status: z.enum(DECISIONS, { error: `status must be one of ${DECISIONS.join(', ')}.` }),
    reason: z._default(reason, ''),
    /** Why documents that this admin has not opened need not be: an approval wants it where there are any. Only admins read it. */
    waiver: z._default(reason, ''),
    /** What this admin saw instead of a proof of identity: an approval wants it where no document is called one. Only admins read it. */
    identitySeen: z._default(reason, ''),
  })
  .check(z.refine(given => !needsReason(given.status) || given.reason.length >= REASON_MIN, { error: REASON_MESSAGE, path: ['reason'] }))

/** What an approval still wants: a word on the documents that its admin has not opened; null where it wants nothing. */
export const missingWaiver = (status: string, documents: readonly { isOpenedByYou: boolean }[], waiver: string): string | null =>
  status === 'approved' && documents.some(({ isOpenedByYou }) => !isOpenedByYou) && !hasSubstance(waiver) ? WAIVER_MESSAGE : null

/** Whether an approval of these documents rests on somebody's word that it is he. */
export const needsIdentitySeen = (status: string, documents: readonly { documentType: DocumentKind }[]): boolean =>
  status === 'approved' && !documents.some(({ documentType }) => documentType === 'identity')
/** What an approval without a proof of identity still wants; null where it wants nothing. */
export const missingIdentity = (
  status: string,
  documents: readonly { documentType: DocumentKind }[],
  identitySeen: string,
): string | null => (needsIdentitySeen(status, documents) && !hasSubstance(identitySeen) ? IDENTITY_MESSAGE : null)

export const decideOnRequest = endpoint({
  method: 'POST',
  path: '/_api/admin/verification/decide',
  summary:
    'Decides on a request. 409 when it has changed since the version that the decision was made from. An approval rests on documents that the caller has opened; `waiver` says why others need not be; where none is called a proof of identity, `identitySeen` says what was seen instead. For admins.',
  access: 'admin',
  input: VerificationDecision,
  output: VerificationReview,
})

export const addReviewNote = endpoint({
  method: 'POST',
  path: '/_api/admin/verification/notes',
  summary: 'Adds a note that only admins read. For admins.',
  access: 'admin',
  input: z.object({
    requestId,
    text: textAtLeast(1, 'Write the note first.').check(
      z.maxLength(NOTES_MAX, { error: `A note must be at most ${NOTES_MAX} characters long.` }),
    ),
  }),
  output: VerificationReview,
})

export const linkToDocument = endpoint({
  method: 'POST',
  path: '/_api/admin/verification/documents/link',
  summary: `Answers a link to a document that works for ${DOCUMENT_LINK_SECONDS / 60} minutes and for the caller only. Each time it is opened is recorded. For admins.`,
  access: 'admin',
  input: z.object({ documentId: positiveInt('Document ID must be a positive integer') }),
  output: z.object({ url: z.string(), expiresAt: isoDateTime }),
})

export const ANALYTICS_WEEKS = 12

/** A week of reviewing, from Monday 0:00 UTC on. `medianHours`: from handing in to the decision; null where nothing was decided. */
export const VerificationWeek = z.object({
  from: isoDateTime,
  submitted: z.int(),
  approved: z.int(),
  rejected: z.int(),
  needsMoreInfo: z.int(),
  /** How many waited for an answer when the week ended, or wait now. */
  waitingAtEnd: z.int(),
  medianHours: z.nullable(z.number()),
})
export type VerificationWeek = z.infer<typeof VerificationWeek>

export const VerificationAnalytics = z.object({
  waitingNow: z.int(),
  /** Since when the one waits that waits longest; null: nobody does. */
  oldestWaitingSince: z.nullable(isoDateTime),
  /** Over all the weeks together. */
  medianHours: z.nullable(z.number()),
  /** The oldest first; the last is under way. */
  weeks: z.array(VerificationWeek),
})
export type VerificationAnalytics = z.infer<typeof VerificationAnalytics>

export const getVerificationAnalytics = endpoint({
  method: 'GET',
  path: '/_api/admin/verification/analytics',
  summary: `Queue, time to decision and outcomes of the last ${ANALYTICS_WEEKS} weeks. For admins.`,
  access: 'admin',
  input: z.object({}),
  output: VerificationAnalytics,
})

/** Where a document is read: this, its id, and the signature of the link. Answers the bytes, not JSON. */
export const DOCUMENTS_PATH = '/_api/admin/verification/documents'
