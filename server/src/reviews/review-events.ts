import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { ReviewRow } from './review-store.ts'

export const REVIEW_EVENTS = [
  'review-posted',
  'review-edited',
  'review-responded',
  'review-reported',
  'review-removed',
  'review-kept',
] as const
type ReviewEventType = (typeof REVIEW_EVENTS)[number]

/** What was said with it: an expert's response, a reason for a report or a removal. `byAccountId`: who said it. */
interface SaidOfReview {
  byAccountId?: string
  text?: string
}

/** What happened to a review, with whom it concerns and what it says. */
export const reviewEvent = (
  type: ReviewEventType,
  { review, expertAccountId, expertName, serviceTitle }: ReviewRow,
  said: SaidOfReview = {},
): DomainEvent => ({
  subject: `review:${review.id}`,
  type,
  payload: {
    ...{ reviewId: review.id, expertId: review.expertId, expertAccountId, reviewerAccountId: review.reviewerAccountId },
    told: {
      ...{ expertName, serviceId: review.serviceId, serviceTitle, reviewerName: review.reviewerName },
      ...{
        rating: review.rating,
        title: review.title,
        content: review.content,
        said: said.text ?? '',
        byAccountId: said.byAccountId ?? null,
      },
    },
  },
})
