import type { Review, ReviewStats } from '#contract/reviews.ts'
import { REVIEWS_COUNTED_MAX } from '#contract/reviews-limits.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { isAuthor, mayEdit, mayReport, mayRespond, maySeeSides, mayVote, stands } from './review-policy.ts'
import type { countReviews, ReviewRow } from './review-store.ts'

const responsesOf = ({ response, expertEmail }: ReviewRow, seesSides: boolean): Review['reviewResponses'] =>
  response === null
    ? []
    : [
        {
          ...{ id: response.id, content: response.content, responderName: response.responderName },
          responderEmail: seesSides ? expertEmail : null,
          createdAt: response.createdAt.toISOString(),
        },
      ]

const removalOf = ({ review: { removedAt, removalReason } }: ReviewRow): Review['removal'] =>
  removedAt === null ? null : { removedAt: removedAt.toISOString(), reason: removalReason ?? '' }

/** A review as somebody sees it. */
export const reviewView = (actor: Actor, row: ReviewRow): Review => {
  const { review, serviceTitle, expertEmail, expertName, reviewerEmail } = row
  const seesSides = maySeeSides(actor, row)
  const isShown = stands(row)
  return {
    ...{ id: review.id, reviewType: review.reviewType, serviceId: review.serviceId, serviceTitle, expertEmail, expertName },
    projectId: seesSides ? review.projectId : null,
    sessionId: seesSides ? review.sessionId : null,
    rating: review.rating,
    title: isShown ? review.title : '',
    content: isShown ? review.content : '',
    reviewerEmail: seesSides ? reviewerEmail : null,
    reviewerName: review.reviewerName,
    createdAt: review.createdAt.toISOString(),
    editedAt: review.editedAt?.toISOString() ?? null,
    helpfulCount: Math.max(0, review.votesUp - review.votesDown),
    myVote: row.myVote,
    isOwn: isAuthor(actor, row),
    ...{ mayVote: mayVote(actor, row), mayRespond: mayRespond(actor, row), mayEdit: mayEdit(actor, row), mayReport: mayReport(actor, row) },
    removal: removalOf(row),
    isSample: review.isSample,
    reviewResponses: isShown ? responsesOf(row, seesSides) : [],
  }
}

type Counts = Awaited<ReturnType<typeof countReviews>>

/** What the reviews that stand come to. A half star counts for the star above it, so that the bars sum to the total. */
export const statsOf = (counts: Counts, isSearch: boolean): ReviewStats => {
  const standing = counts.filter(({ isRemoved }) => !isRemoved)
  const totalReviews = standing.reduce((sum, { count }) => sum + count, 0)
  if (totalReviews > REVIEWS_COUNTED_MAX && isSearch)
    return { totalReviews: REVIEWS_COUNTED_MAX, isPartial: true, averageRating: null, ratingDistribution: null }
  const stars = standing.reduce((sum, { rating, count }) => sum + rating * count, 0)
  const withStars = (star: number) => standing.filter(({ rating }) => Math.ceil(rating) === star).reduce((sum, { count }) => sum + count, 0)
  return {
    ...{ totalReviews, isPartial: false },
    averageRating: totalReviews === 0 ? 0 : Math.round((stars * 100) / totalReviews) / 100,
    ratingDistribution: { '1': withStars(1), '2': withStars(2), '3': withStars(3), '4': withStars(4), '5': withStars(5) },
  }
}
