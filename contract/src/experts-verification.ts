import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { endingsOf, type FileRule, type FileType, MB } from './shared/file-rule.ts'
import { isoDateTime, plainText, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { mayMove, type Process } from './shared/process.ts'

export const VERIFICATION_STATUSES = ['pending', 'in_review', 'approved', 'rejected', 'needs_more_info'] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/** What an admin may decide on. */
export const DECISIONS = ['in_review', 'approved', 'rejected', 'needs_more_info'] as const
export type Decision = (typeof DECISIONS)[number]

/** A request waits while its files are checked, then for an admin; each decision can be taken back, and the history keeps both. */
export const VERIFICATION_PROCESS: Process<VerificationStatus, 'admin' | 'system'> = {
  states: VERIFICATION_STATUSES,
  initial: 'pending',
  transitions: [
    { from: ['pending'], to: 'in_review', by: ['system'] },
    { from: ['pending'], to: 'needs_more_info', by: ['system'] },
    { from: ['in_review', 'rejected', 'needs_more_info'], to: 'approved', by: ['admin'] },
    { from: ['in_review', 'approved', 'needs_more_info'], to: 'rejected', by: ['admin'] },
    { from: ['in_review', 'approved', 'rejected'], to: 'needs_more_info', by: ['admin'] },
    { from: ['approved', 'rejected', 'needs_more_info'], to: 'in_review', by: ['admin'] },
  ],
}

/** An expert waits for an answer: he cannot ask again meanwhile. */
export const isAwaitingAnswer = (status: VerificationStatus): boolean => status === 'pending' || status === 'in_review'

/** An admin may come to approve it as it stands: what it rests on must be what he saw. */
export const mayBeApproved = (status: VerificationStatus): boolean =>
  isAwaitingAnswer(status) || mayMove(VERIFICATION_PROCESS, 'admin', status, 'approved')

/** What an expert asks for. */
export const STANDARD_VERIFICATION = 'standard_verification'
/** What is asked for him when he, verified, changes his name. */
export const NAME_CHANGE = 'name_change'
const NOTES_MIN = 10
export const NOTES_MAX = 4000
export const DOCUMENTS_MAX = 10

const DOCUMENT_FILE_TYPES: readonly FileType[] = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
]
const DOCUMENT_MAX_MB = 10

/** What the form takes as a document, in the form's own words. */
export const DOCUMENT_RULE: FileRule = {
  maxBytes: DOCUMENT_MAX_MB * MB,
  tooLarge: `File size exceeds ${DOCUMENT_MAX_MB}MB limit`,
  types: DOCUMENT_FILE_TYPES,
  wrongType: `Invalid file type. Accepted: ${endingsOf(DOCUMENT_FILE_TYPES).join(', ')}`,
}
export const FILES_PER_PICK = 1
export const tooManyFiles = (max: number) => `Maximum ${max} file(s) allowed`

/** What a document is meant to show. */
export const DOCUMENT_KINDS = ['identity', 'licence', 'degree', 'company', 'insurance', 'reference', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** A document as the form hands it in: `url` is where the upload's answer said it lies. */
export const HandedInDocument = z.object({
  name: textAtLeast(1, 'Each document needs a name.').check(z.maxLength(300, { error: 'The name of a document is too long.' })),
  url: z.string({ error: 'Each document needs a URL.' }).check(z.url({ error: 'Each document needs a URL.' })),
  type: z.optional(z.string()),
  documentType: z._default(z.enum(DOCUMENT_KINDS, { error: `documentType must be one of ${DOCUMENT_KINDS.join(', ')}.` }), 'other'),
})
export type HandedInDocument = z.infer<typeof HandedInDocument>

const notes = plainText('Please provide some notes about your submission.').check(
  z.trim(),
  z.maxLength(NOTES_MAX, { error: `The notes must be at most ${NOTES_MAX} characters long.` }),
)
const documents = z
  .array(HandedInDocument)
  .check(z.maxLength(DOCUMENTS_MAX, { error: `Hand in at most ${DOCUMENTS_MAX} documents at a time.` }))

/** The form asks for more than the call: notes, and at least one document. */
export const VerificationApplication = z.object({
  submissionNotes: notes.check(z.minLength(NOTES_MIN, { error: 'Please provide some notes about your submission.' })),
  documents: documents.check(z.minLength(1, { error: 'At least one document is required for verification.' })),
})
export type VerificationApplication = z.infer<typeof VerificationApplication>

export const VerificationRequest = z.object({
  id: z.int(),
  expertProfileId: z.int(),
  expertName: z.string(),
  expertEmail: z.string(),
  requestType: z.string(),
  submissionNotes: z.nullable(z.string()),
  currentStatus: z.enum(VERIFICATION_STATUSES),
  submittedAt: isoDateTime,
  /** What the expert was told with the last decision. */
  adminNotes: z.nullable(z.string()),
  decidedAt: z.nullable(isoDateTime),
  documentsCount: z.int(),
})
export type VerificationRequest = z.infer<typeof VerificationRequest>

export const EXPERT_ID = 'Expert profile ID must be a positive integer'

export const listVerificationRequests = endpoint({
  method: 'GET',
  path: '/_api/experts/verification',
  summary: "An expert's own requests, newest first. Not his: 404.",
  access: 'signed-in',
  input: z.object({ expertProfileId: positiveIntText(EXPERT_ID) }),
  output: z.array(VerificationRequest),
})

export const requestVerification = endpoint({
  method: 'POST',
  path: '/_api/experts/verification',
  summary: 'Asks to be verified, with documents that were uploaded before. 409 while an earlier request waits, or when verified already.',
  access: 'signed-in',
  input: z.object({
    expertProfileId: positiveInt(EXPERT_ID),
    requestType: textAtLeast(1, 'requestType is required.').check(
      z.maxLength(60, { error: 'requestType is too long.' }),
      z.refine(type => type !== NAME_CHANGE, { error: `${NAME_CHANGE} is asked for by saving the profile under another name.` }),
    ),
    submissionNotes: z.optional(notes),
    documents: z._default(documents, []),
  }),
  output: VerificationRequest,
  rateLimitPerMinute: 20,
})
