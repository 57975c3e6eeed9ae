import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { ReviewRow } from './review-store.ts'

type ReviewEventType = 'review-posted' | 'review-edited' | 'review-responded' | 'review-reported' | 'review-removed' | 'review-kept'

/** What happened to a review, with whom it concerns. */
export const reviewEvent = (type: ReviewEventType, { review, expertAccountId }: ReviewRow): DomainEvent => ({
  subject: `review:${review.id}`,
  type,
  payload: { reviewId: review.id, expertId: review.expertId, expertAccountId, reviewerAccountId: review.reviewerAccountId },
})
