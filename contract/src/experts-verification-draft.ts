import * as z from 'zod/mini'
import { DOCUMENT_KINDS, EXPERT_ID, HandedInDocument } from './experts-verification.ts'
import { endpoint } from './shared/endpoint.ts'
import { isoDateTime, positiveInt, positiveIntText } from './shared/primitives.ts'

/** So long a document waits that was uploaded for an application and not handed in. */
export const DRAFT_KEPT_FOR_DAYS = 7

/** A document that waits to be handed in: its expert sees it on every device of his, and nobody else does. */
export const DraftDocument = z.object({
  /** Of the file, as in the address that its upload answered. */
  fileId: z.uuid(),
  name: z.string(),
  /** The media type that its bytes prove. */
  type: z.string(),
  documentType: z.enum(DOCUMENT_KINDS),
  keptUntil: isoDateTime,
})
export type DraftDocument = z.infer<typeof DraftDocument>

export const listDraftDocuments = endpoint({
  method: 'GET',
  path: '/_api/experts/verification/draft',
  summary: 'What an expert uploaded for an application and has not handed in yet, in the order it came. Not his: 404, for admins as well.',
  access: 'signed-in',
  input: z.object({ expertProfileId: positiveIntText(EXPERT_ID) }),
  output: z.array(DraftDocument),
})

export const keepDraftDocument = endpoint({
  method: 'POST',
  path: '/_api/experts/verification/draft',
  summary: `Keeps an uploaded document for ${DRAFT_KEPT_FOR_DAYS} days until it is handed in, or says what one that is kept shows. Answers all that are kept. 409 where there is nothing to apply for.`,
  access: 'signed-in',
  input: z.object({
    expertProfileId: positiveInt(EXPERT_ID),
    ...{ url: HandedInDocument.shape.url, documentType: HandedInDocument.shape.documentType },
  }),
  output: z.array(DraftDocument),
  rateLimitPerMinute: 60,
})

export const dropDraftDocument = endpoint({
  method: 'POST',
  path: '/_api/experts/verification/draft/remove',
  summary: 'Takes a document out that was not handed in, and its file with it. Answers all that are kept.',
  access: 'signed-in',
  input: z.object({ expertProfileId: positiveInt(EXPERT_ID), fileId: z.uuid({ error: 'fileId says which document.' }) }),
  output: z.array(DraftDocument),
})
