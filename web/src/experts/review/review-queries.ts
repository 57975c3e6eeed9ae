import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { VerificationStatus } from '#contract/experts-verification.ts'
import {
  addReviewNote,
  decideOnRequest,
  getRequestToReview,
  getVerificationAnalytics,
  linkToDocument,
  listRequestsToReview,
  type VerificationReview,
} from '#contract/experts-verification-review.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { errorCodeOf } from '../../platform/app-error.ts'
import { call, callPage } from '../../platform/call.ts'
import { announce } from '../../ui/announcer.tsx'
import { keepFocus } from '../../ui/screen-heading.ts'
import { showError, showSuccess } from '../../ui/toasts.ts'
import { statusLabel } from '../verification-looks.tsx'

const LIST_KEY = ['experts', 'review', 'list'] as const
const reviewKey = (requestId: number) => ['experts', 'review', 'detail', requestId] as const

export const useListRequestsToReview = (status: VerificationStatus | 'all') =>
  useInfiniteQuery({
    queryKey: [...LIST_KEY, status],
    queryFn: ({ pageParam, signal }) =>
      callPage(listRequestsToReview, { ...(status !== 'all' && { status }), ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    refetchOnWindowFocus: 'always',
  })

export const useGetVerificationAnalytics = () =>
  useQuery({
    queryKey: ['experts', 'review', 'analytics'],
    queryFn: ({ signal }) => call(getVerificationAnalytics, {}, signal),
  })

/** One request; null when there is none. */
export const useGetRequestToReview = (requestId: number) =>
  useQuery<VerificationReview | null>({
    queryKey: reviewKey(requestId),
    queryFn: async ({ signal }) => {
      try {
        return await call(getRequestToReview, { requestId }, signal)
      } catch (error) {
        if (errorCodeOf(error) === 'not_found') return null
        throw error
      }
    },
    // Another admin may be at it too.
    refetchOnWindowFocus: 'always',
  })

const useReviewChange = <Input>(
  requestId: number,
  send: (input: Input) => Promise<VerificationReview>,
  said: (review: VerificationReview) => string,
  onDone: () => void,
) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: review => {
      onDone()
      showSuccess(said(review), `review-${requestId}`)
      queryClient.setQueryData(reviewKey(requestId), review)
      keepFocus()
      return queryClient.invalidateQueries({ queryKey: LIST_KEY })
    },
  })
}

/** Its refusal stands at the form, where the decision can be thought over. */
export const useDecideOnRequest = (requestId: number, onDecided: () => void) =>
  useReviewChange(
    requestId,
    (input: Omit<InputOf<typeof decideOnRequest>, 'requestId'>) => call(decideOnRequest, { requestId, ...input }),
    ({ request }) => `The request of ${request.expertName} is now: ${statusLabel(request.currentStatus)}.`,
    onDecided,
  )

export const useAddReviewNote = (requestId: number, onAdded: () => void) =>
  useReviewChange(
    requestId,
    (text: string) => call(addReviewNote, { requestId, text }),
    () => 'Your note is added.',
    onAdded,
  )

/** A link that opens one document; that it was opened stands in the history from then on. */
export const useLinkToDocument = () =>
  useMutation({
    mutationFn: (documentId: number) => call(linkToDocument, { documentId }),
    onError: error => showError(error.message, 'link-to-document'),
  })

/**
 * Which documents this admin has opened, asked again: what was saved to a disk is known to the server alone. When the request has changed
 * meanwhile, what is shown stays: the decision on it is refused, and says why.
 */
export const useRefreshMarks = (requestId: number) => {
  const queryClient = useQueryClient()
  return async () => {
    const now = await call(getRequestToReview, { requestId }).catch(error => {
      showError(`Which documents you have opened could not be asked again, the marks may be old: ${error.message}`, 'refresh-marks')
      return null
    })
    queryClient.setQueryData<VerificationReview | null>(reviewKey(requestId), known =>
      known && now?.version === known.version ? now : known,
    )
  }
}

export const useReloadReview = (requestId: number) => {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: reviewKey(requestId) })
    announce('The request is shown as it is now.')
  }
}
