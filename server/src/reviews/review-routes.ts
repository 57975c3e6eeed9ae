import {
  createReview,
  listReviewableWork,
  listReviews,
  respondToReview,
  takeBackVote,
  updateReview,
  voteOnReview,
} from '#contract/reviews.ts'
import { listReportedReviews, reportReview, settleReports } from '#contract/reviews-moderation.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { ReviewModerationService } from './review-moderation-service.ts'
import type { ReviewService } from './review-service.ts'

export const bindReviews = (bind: Bind, reviews: ReviewService, moderation: ReviewModerationService): void => {
  bind(listReviews, reviews.list)
  bind(listReviewableWork, reviews.reviewable)
  bind(createReview, reviews.create)
  bind(updateReview, reviews.update)
  bind(respondToReview, reviews.respond)
  bind(voteOnReview, reviews.vote)
  bind(takeBackVote, reviews.takeBackVote)
  bind(reportReview, moderation.report)
  bind(listReportedReviews, moderation.reported)
  bind(settleReports, moderation.settle)
}
