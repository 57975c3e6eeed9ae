import * as z from 'zod/mini'
import { PROJECT_ID } from './projects.ts'
import {
  RATING_MAX,
  RATING_MIN,
  RATING_STEP,
  RESPONSE_MAX,
  RESPONSE_MIN,
  REVIEW_CONTENT_MAX,
  REVIEW_CONTENT_MIN,
  REVIEW_EDIT_DAYS,
  REVIEW_SEARCH_MAX,
  REVIEW_SORTS,
  REVIEW_TITLE_MAX,
  REVIEW_TITLE_MIN,
  REVIEW_TYPES,
  REVIEWS_PAGE_LAST,
} from './reviews-limits.ts'
import { endpoint } from './shared/endpoint.ts'
import { email, isoDateTime, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'

const REVIEWS_PAGE_SIZE = 10
const REVIEWS_PAGE_MAX = 50

export const ReviewResponse = z.object({
  id: z.int(),
  content: z.string(),
  /** Told to whom a review's e-mails are told; null for anybody else. */
  responderEmail: z.nullable(z.string()),
  responderName: z.string(),
  createdAt: isoDateTime,
})

/**
 * A review as its reader sees it. `helpfulCount`: votes up less votes down, never below 0. `reviewerEmail`, `projectId` and `sessionId` are told to its
 * author, the reviewed expert and admins, null to anybody else. Of a removed one title and content are empty and the rating counts nowhere.
 */
export const Review = z.object({
  id: z.int(),
  reviewType: z.enum(REVIEW_TYPES),
  serviceId: z.nullable(z.int()),
  serviceTitle: z.nullable(z.string()),
  expertEmail: z.string(),
  expertName: z.string(),
  projectId: z.nullable(z.int()),
  /** The AR session it is about, where it is about one and no project. */
  sessionId: z.nullable(z.int()),
  rating: z.number(),
  title: z.string(),
  content: z.string(),
  reviewerEmail: z.nullable(z.string()),
  reviewerName: z.string(),
  createdAt: isoDateTime,
  editedAt: z.nullable(isoDateTime),
  helpfulCount: z.int(),
  /** How the caller voted; null when he did not. */
  myVote: z.nullable(z.boolean()),
  isOwn: z.boolean(),
  mayVote: z.boolean(),
  mayRespond: z.boolean(),
  mayEdit: z.boolean(),
  mayReport: z.boolean(),
  removal: z.nullable(z.object({ removedAt: isoDateTime, reason: z.string() })),
  /** Made up, for the demo. */
  isSample: z.boolean(),
  reviewResponses: z.array(ReviewResponse),
})
export type Review = z.infer<typeof Review>

/** What all reviews of a list come to. A half star counts for the star above it. */
export const ReviewStats = z.object({
  totalReviews: z.int(),
  /** A search finds more than `totalReviews`, which is where counting ends: what they come to is not known then. */
  isPartial: z.boolean(),
  averageRating: z.nullable(z.number()),
  ratingDistribution: z.nullable(z.object({ '1': z.int(), '2': z.int(), '3': z.int(), '4': z.int(), '5': z.int() })),
})
export type ReviewStats = z.infer<typeof ReviewStats>

const ReviewPage = z.object({
  reviews: z.array(Review),
  pagination: z.object({ currentPage: z.int(), totalPages: z.int() }),
  stats: ReviewStats,
  /** No review has the words of the search; these have words like them. */
  isNear: z.boolean(),
})
export type ReviewPage = z.infer<typeof ReviewPage>

const SERVICE_ID = 'Service ID must be a positive integer.'
const PAGE = `page must be an integer from 1 to ${REVIEWS_PAGE_LAST}`
const LIMIT = `limit must be an integer from 1 to ${REVIEWS_PAGE_MAX}`

export const listReviews = endpoint({
  method: 'GET',
  path: '/_api/reviews',
  summary:
    'Reviews of a service, of an expert, or all of them, a page at a time, with what they all come to. A search that nothing fits finds what has words like it.',
  access: 'public',
  input: z
    .object({
      serviceId: z.optional(positiveIntText(SERVICE_ID)),
      expertEmail: z.optional(email('expertEmail must be a valid email.')),
      search: z.optional(
        textAtLeast(1, 'search must be at least 1 character long').check(
          z.maxLength(REVIEW_SEARCH_MAX, { error: `search must be at most ${REVIEW_SEARCH_MAX} characters long` }),
        ),
      ),
      page: z._default(
        z.coerce
          .number({ error: PAGE })
          .check(z.int({ error: PAGE }), z.minimum(1, { error: PAGE }), z.maximum(REVIEWS_PAGE_LAST, { error: PAGE })),
        1,
      ),
      limit: z._default(
        z.coerce
          .number({ error: LIMIT })
          .check(z.int({ error: LIMIT }), z.minimum(1, { error: LIMIT }), z.maximum(REVIEWS_PAGE_MAX, { error: LIMIT })),
        REVIEWS_PAGE_SIZE,
      ),
      sortBy: z._default(z.enum(REVIEW_SORTS, { error: 'sortBy must be createdAt, rating or helpfulness' }), 'createdAt'),
      sortOrder: z._default(z.enum(['asc', 'desc'], { error: 'sortOrder must be asc or desc' }), 'desc'),
    })
    .check(
      z.refine(({ serviceId, expertEmail }) => serviceId === undefined || expertEmail === undefined, {
        error: 'serviceId and expertEmail cannot be used together.',
      }),
    ),
  output: ReviewPage,
})

const RATING = `The rating must be from ${RATING_MIN} to ${RATING_MAX} stars, in half stars`
const rating = z.number({ error: RATING }).check(
  z.minimum(RATING_MIN, { error: RATING }),
  z.maximum(RATING_MAX, { error: RATING }),
  z.refine(stars => Number.isInteger(stars / RATING_STEP), { error: RATING }),
)
const title = textAtLeast(REVIEW_TITLE_MIN, `The title must be at least ${REVIEW_TITLE_MIN} characters long`).check(
  z.maxLength(REVIEW_TITLE_MAX, { error: `The title must be at most ${REVIEW_TITLE_MAX} characters long` }),
)
const content = textAtLeast(REVIEW_CONTENT_MIN, `The review must be at least ${REVIEW_CONTENT_MIN} characters long`).check(
  z.maxLength(REVIEW_CONTENT_MAX, { error: `The review must be at most ${REVIEW_CONTENT_MAX} characters long` }),
)

/** What its author writes: also the form's schema. */
export const ReviewWords = z.object({ rating, title, content })
export type ReviewWords = z.infer<typeof ReviewWords>

export const createReview = endpoint({
  method: 'POST',
  path: '/_api/reviews',
  summary:
    'Reviews an expert, or a service of his, for a project of one’s own in which he delivered work, or for a completed AR session with him (`sessionId` in place of `projectId`). Once for each (409).',
  access: 'signed-in',
  input: z
    .extend(ReviewWords, {
      reviewType: z.enum(REVIEW_TYPES, { error: 'reviewType must be expert or service' }),
      serviceId: z.optional(z.nullable(positiveInt(SERVICE_ID))),
      expertEmail: z.optional(z.nullable(email('expertEmail must be a valid email.'))),
      projectId: z.optional(z.nullable(positiveInt(PROJECT_ID))),
      sessionId: z.optional(z.nullable(positiveInt('Session ID must be a positive integer.'))),
      reviewerEmail: email('reviewerEmail must be a valid email.'),
      reviewerName: textAtLeast(1, 'reviewerName is required'),
    })
    .check(
      z.refine(({ reviewType, serviceId }) => reviewType !== 'service' || typeof serviceId === 'number', {
        error: 'serviceId is required for service reviews',
      }),
      z.refine(({ reviewType, expertEmail }) => reviewType !== 'expert' || typeof expertEmail === 'string', {
        error: 'expertEmail is required for expert reviews',
      }),
      z.refine(({ projectId, sessionId }) => typeof projectId === 'number' || typeof sessionId === 'number', { error: PROJECT_ID }),
      z.refine(({ projectId, sessionId }) => typeof projectId !== 'number' || typeof sessionId !== 'number', {
        error: 'projectId and sessionId cannot be used together.',
      }),
    ),
  output: Review,
  ownEmail: 'reviewerEmail',
  rateLimitPerMinute: 30,
})

const REVIEW_ID = 'Review ID must be a positive integer'
export const reviewId = positiveInt(REVIEW_ID)

export const updateReview = endpoint({
  method: 'POST',
  path: '/_api/reviews/update',
  summary: `Its author changes a review, within ${REVIEW_EDIT_DAYS} days and until the expert has answered it.`,
  access: 'signed-in',
  input: z.extend(ReviewWords, { reviewId }),
  output: Review,
  rateLimitPerMinute: 60,
})

const responseContent = textAtLeast(RESPONSE_MIN, `The response must be at least ${RESPONSE_MIN} characters long`).check(
  z.maxLength(RESPONSE_MAX, { error: `The response must be at most ${RESPONSE_MAX} characters long` }),
)

export const respondToReview = endpoint({
  method: 'POST',
  path: '/_api/reviews/respond',
  summary: 'The reviewed expert answers, once.',
  access: 'signed-in',
  input: z.object({
    reviewId,
    content: responseContent,
    responderEmail: email('responderEmail must be a valid email.'),
    responderName: textAtLeast(1, 'responderName is required'),
  }),
  output: Review,
  ownEmail: 'responderEmail',
  rateLimitPerMinute: 60,
})

export const voteOnReview = endpoint({
  method: 'POST',
  path: '/_api/reviews/helpfulness',
  summary:
    'Says whether a review was helpful: one vote for each account, which may be changed or taken back. Not for its author nor the reviewed expert.',
  access: 'signed-in',
  input: z.object({
    reviewId,
    isHelpful: z.boolean({ error: 'isHelpful must be true or false' }),
    userEmail: email('userEmail must be a valid email.'),
  }),
  output: Review,
  ownEmail: 'userEmail',
  rateLimitPerMinute: 120,
})

export const takeBackVote = endpoint({
  method: 'POST',
  path: '/_api/reviews/helpfulness/take-back',
  summary: "Takes the caller's vote on a review back; nothing happens where there is none.",
  access: 'signed-in',
  input: z.object({ reviewId }),
  output: Review,
  rateLimitPerMinute: 120,
})

/** Work for which the caller may review an expert now: of a project, or an AR session. */
export const ReviewableWork = z.object({ projectId: z.nullable(z.int()), sessionId: z.nullable(z.int()), title: z.string() })
export type ReviewableWork = z.infer<typeof ReviewableWork>

export const listReviewableWork = endpoint({
  method: 'GET',
  path: '/_api/reviews/reviewable',
  summary: 'The projects and AR sessions of the caller for which he may review this service or expert and has not yet.',
  access: 'signed-in',
  input: z
    .object({
      serviceId: z.optional(positiveIntText(SERVICE_ID)),
      expertEmail: z.optional(email('expertEmail must be a valid email.')),
    })
    .check(
      z.refine(({ serviceId, expertEmail }) => (serviceId === undefined) !== (expertEmail === undefined), {
        error: 'Say either a serviceId or an expertEmail.',
      }),
    ),
  output: z.array(ReviewableWork),
})
