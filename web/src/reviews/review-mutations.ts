import { useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  createReview,
  Review,
  ReviewPage,
  reportReview,
  respondToReview,
  settleReports,
  updateReview,
  voteOnReview,
} from '#contract/reviews.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { REVIEWS_KEY, reviewContract } from './review-queries.ts'

const LISTS_KEY = [...REVIEWS_KEY, 'list'] as const

/** The reviews, and the figures that services show of them. */
const useRefreshReviews = () => {
  const queryClient = useQueryClient()
  return () => Promise.all([REVIEWS_KEY, ['catalog']].map(queryKey => queryClient.invalidateQueries({ queryKey })))
}

export const useCreateReview = () => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (review: InputOf<typeof createReview>) => call((await reviewContract()).createReview, review),
    onSuccess: () => {
      showSuccess('Review submitted successfully!', 'create-review')
      return refresh()
    },
    onError: error => showError(`Failed to submit review: ${error.message}`, 'create-review'),
  })
}

export const useUpdateReview = () => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (review: InputOf<typeof updateReview>) => call((await reviewContract()).updateReview, review),
    onSuccess: () => {
      showSuccess('Review changed.', 'update-review')
      return refresh()
    },
    onError: error => showError(`Failed to change review: ${error.message}`, 'update-review'),
  })
}

export const useRespondToReview = () => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (response: InputOf<typeof respondToReview>) => call((await reviewContract()).respondToReview, response),
    onSuccess: () => {
      showSuccess('Response posted successfully!', 'respond-to-review')
      return refresh()
    },
    onError: error => showError(`Failed to post response: ${error.message}`, 'respond-to-review'),
  })
}

export const useReportReview = () =>
  useMutation({
    mutationFn: async (report: InputOf<typeof reportReview>) => call((await reviewContract()).reportReview, report),
    onSuccess: () => showSuccess('Thank you. An admin will look at this review.', 'report-review'),
    onError: error => showError(`Failed to report review: ${error.message}`, 'report-review'),
  })

export const useSettleReports = () => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (decision: InputOf<typeof settleReports>) => call((await reviewContract()).settleReports, decision),
    onSuccess: (_answer, { isRemoved }) => showSuccess(isRemoved ? 'The review is removed.' : 'The review stays.', 'settle-reports'),
    onError: error => showError(`Failed to decide: ${error.message}`, 'settle-reports'),
    onSettled: refresh,
  })
}

/** One up, one down, never below 0; a vote that changes takes the old one back with it. */
const voted = (review: Review, isHelpful: boolean): Review => {
  if (review.myVote === isHelpful) return review
  const step = (isHelpful ? 1 : -1) * (review.myVote === null ? 1 : 2)
  return { ...review, myVote: isHelpful, helpfulCount: Math.max(0, review.helpfulCount + step) }
}

/** The count changes at once; it is as before when the vote fails, and as the server has it in the end. */
export const useVoteOnReview = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (vote: InputOf<typeof voteOnReview>) => call((await reviewContract()).voteOnReview, vote),
    onMutate: async ({ reviewId, isHelpful }) => {
      await queryClient.cancelQueries({ queryKey: LISTS_KEY })
      const before = queryClient.getQueriesData<ReviewPage>({ queryKey: LISTS_KEY })
      queryClient.setQueriesData<ReviewPage>(
        { queryKey: LISTS_KEY },
        page => page && { ...page, reviews: page.reviews.map(review => (review.id === reviewId ? voted(review, isHelpful) : review)) },
      )
      return { before }
    },
    onError: (error, _vote, kept) => {
      for (const [key, page] of kept?.before ?? []) queryClient.setQueryData(key, page)
      showError(`Failed to update: ${error.message}`, 'vote-on-review')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: LISTS_KEY }),
  })
}
