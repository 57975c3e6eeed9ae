import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { listVerificationRequests, requestVerification } from '#contract/experts-verification.ts'
import { dropDraftDocument, keepDraftDocument, listDraftDocuments } from '#contract/experts-verification-draft.ts'
import {
  addReviewNote,
  DOCUMENTS_PATH,
  decideOnRequest,
  getRequestToReview,
  getVerificationAnalytics,
  linkToDocument,
  listRequestsToReview,
} from '#contract/experts-verification-review.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { fileHeaders } from '../../files/file-headers.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { headersOf } from '../../platform/http/web-headers.ts'
import type { ResolveActor } from '../../platform/identity/actor.ts'
import type { VerificationDraftService } from './verification-draft-service.ts'
import type { VerificationReviewService } from './verification-review-service.ts'
import type { VerificationService } from './verification-service.ts'

interface VerificationDoor {
  verification: VerificationService
  drafts: VerificationDraftService
  review: VerificationReviewService
  resolveActor: ResolveActor
}

/** A link that somebody has tampered with is as one that has run out. */
const Link = z.object({
  id: z.coerce.number().int().positive().max(MAX_INT).catch(0),
  expires: z.coerce.number().int().positive().max(8.64e15).catch(0),
  signature: z.string().catch(''),
})

export const bindVerification = (
  bind: Bind,
  http: FastifyInstance,
  { verification, drafts, review, resolveActor }: VerificationDoor,
): void => {
  bind(listVerificationRequests, (actor, { expertProfileId }) => verification.list(actor, expertProfileId))
  bind(requestVerification, verification.request)
  bind(listDraftDocuments, (actor, { expertProfileId }) => drafts.list(actor, expertProfileId))
  bind(keepDraftDocument, drafts.keep)
  bind(dropDraftDocument, drafts.drop)
  bind(listRequestsToReview, (_actor, input) => review.list(input))
  bind(getRequestToReview, (actor, { requestId }) => review.detail(actor, requestId))
  bind(getVerificationAnalytics, () => review.analytics())
  bind(decideOnRequest, review.decide)
  bind(addReviewNote, review.addNote)
  bind(linkToDocument, (actor, { documentId }) => review.link(actor, documentId))

  http.get(`${DOCUMENTS_PATH}/:id`, { helmet: false }, async (request, reply) => {
    const actor = await resolveActor(headersOf(request))
    const { id, expires, signature } = Link.parse({ ...Object(request.query), ...Object(request.params) })
    const { file, bytes } = await review.open(actor, { documentId: id, expires, signature })
    // The browser shows a PDF itself, in a frame beside the profile; the sandbox holds there as well.
    const isFramed = file.mediaType === 'application/pdf'
    // Never kept: each time it is looked at, it is asked for here and written down.
    const headers = fileHeaders(file, { isShown: isFramed, isFramed, cacheControl: 'private, no-store' })
    return reply.headers({ ...headers, 'content-length': file.sizeBytes }).send(bytes)
  })
}
