import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { createReview, Review, ReviewPage, respondToReview, updateReview } from '#contract/reviews.ts'
import type { reportReview, settleReports } from '#contract/reviews-moderation.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { moderationContract, REVIEWS_KEY, reviewContract } from './review-queries.ts'

const LISTS_KEY = [...REVIEWS_KEY, 'list'] as const
const VOTE_KEY = ['vote-on-review'] as const

/** The reviews, and the figures that services show of them. */
const useRefreshReviews = () => {
  const queryClient = useQueryClient()
  return () => Promise.all([REVIEWS_KEY, ['catalog']].map(queryKey => queryClient.invalidateQueries({ queryKey })))
}

/** `onSent`: called also when whoever wrote it is gone by then. */
export const useCreateReview = (onSent: () => void) => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (review: InputOf<typeof createReview>) => call((await reviewContract()).createReview, review),
    onSuccess: () => {
      onSent()
      showSuccess('Review submitted successfully!', 'create-review')
      return refresh()
    },
    onError: error => showError(`Failed to submit review: ${error.message}`, 'create-review'),
  })
}

/** `onSent`: called also when whoever changed it is gone by then. */
export const useUpdateReview = (onSent: () => void) => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (review: InputOf<typeof updateReview>) => call((await reviewContract()).updateReview, review),
    onSuccess: () => {
      onSent()
      showSuccess('Review changed.', 'update-review')
      return refresh()
    },
    onError: error => showError(`Failed to change review: ${error.message}`, 'update-review'),
  })
}

/** `onPosted`: called also when whoever asked is gone by then. */
export const useRespondToReview = (onPosted: () => void) => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (response: InputOf<typeof respondToReview>) => call((await reviewContract()).respondToReview, response),
    onSuccess: () => {
      onPosted()
      showSuccess('Response posted successfully!', 'respond-to-review')
      return refresh()
    },
    onError: error => showError(`Failed to post response: ${error.message}`, 'respond-to-review'),
  })
}

export const useReportReview = (onSent: () => void) =>
  useMutation({
    mutationFn: async (report: InputOf<typeof reportReview>) => call((await moderationContract()).reportReview, report),
    onSuccess: () => {
      onSent()
      showSuccess('Thank you. An admin will look at this review.', 'report-review')
    },
    onError: error => showError(`Failed to report review: ${error.message}`, 'report-review'),
  })

export const useSettleReports = (onSettled?: () => void) => {
  const refresh = useRefreshReviews()
  return useMutation({
    mutationFn: async (decision: InputOf<typeof settleReports>) => call((await moderationContract()).settleReports, decision),
    onSuccess: (_answer, { isRemoved }) => {
      onSettled?.()
      showSuccess(isRemoved ? 'The review is removed.' : 'The review stays.', 'settle-reports')
    },
    onError: error => showError(`Failed to decide: ${error.message}`, 'settle-reports'),
    onSettled: refresh,
  })
}

const worthOf = (vote: Review['myVote']): number => (vote === null ? 0 : vote ? 1 : -1)

/** One up, one down, never below 0; a vote that changes takes the old one back with it. */
const voted = (review: Review, myVote: Review['myVote']): Review => ({
  ...review,
  myVote,
  helpfulCount: Math.max(0, review.helpfulCount + worthOf(myVote) - worthOf(review.myVote)),
})

interface Vote {
  /** Null takes it back. */
  isHelpful: boolean | null
  userEmail: string
}

/** The count changes at once; it is as before when the vote fails, and as the server has it in the end. */
export const useVoteOnReview = (reviewId: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: VOTE_KEY,
    // Whoever presses twice has both arrive, one after the other.
    scope: { id: `vote-on-review-${reviewId}` },
    mutationFn: async ({ isHelpful, userEmail }: Vote) => {
      const { takeBackVote, voteOnReview } = await reviewContract()
      return isHelpful === null ? call(takeBackVote, { reviewId }) : call(voteOnReview, { reviewId, isHelpful, userEmail })
    },
    onMutate: async ({ isHelpful }) => {
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
    // Not before the last of them: what is fetched in between would take back what was pressed since.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: VOTE_KEY }) > 1 ? undefined : queryClient.invalidateQueries({ queryKey: LISTS_KEY }),
  })
}
