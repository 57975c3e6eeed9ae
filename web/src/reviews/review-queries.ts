import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { REVIEWS_ON_SCREEN, type ReviewSort } from '#contract/reviews-limits.ts'
import { callPage } from '../platform/call.ts'
import { overTheWire, type Reader } from '../platform/reader.ts'

/** Fetched with the first call: a page that the server rendered has its data, and its code need not wait for the schemas. */
export const reviewContract = () => import('#contract/reviews.ts')

/** For those who report, and for admins. */
export const moderationContract = () => import('#contract/reviews-moderation.ts')

export const REVIEWS_KEY = ['reviews'] as const

/** Which reviews: of a service, of an expert, or all. */
export type ReviewScope = { serviceId: number } | { expertEmail: string } | Record<string, never>

export interface ReviewListFilter {
  page: number
  sortBy: ReviewSort
  search: string
}

export const reviewListQuery = (scope: ReviewScope, { page, sortBy, search }: ReviewListFilter, reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, 'list', scope, { page, sortBy, search }],
    queryFn: async ({ signal }) =>
      reader.call(
        (await reviewContract()).listReviews,
        { ...scope, page, sortBy, sortOrder: 'desc' as const, limit: REVIEWS_ON_SCREEN, ...(search === '' ? {} : { search }) },
        signal,
      ),
  })

/** Reads only what all reviews come to. */
export const reviewStatsQuery = (scope: ReviewScope, reader: Reader = overTheWire) =>
  queryOptions({
    queryKey: [...REVIEWS_KEY, 'stats', scope],
    queryFn: async ({ signal }) =>
      (
        await reader.call(
          (
            await reviewContract()
          ).listReviews,
          { ...scope, page: 1, limit: 1, sortBy: 'createdAt' as const, sortOrder: 'desc' as const },
          signal,
        )
      ).stats,
  })

export const useListReviews = (scope: ReviewScope, filter: ReviewListFilter) =>
  useQuery({ ...reviewListQuery(scope, filter), placeholderData: keepPreviousData })
export const useReviewStats = (scope: ReviewScope) => useQuery(reviewStatsQuery(scope))

/** The projects for which whoever is signed in may review now. */
export const useListReviewableWork = (scope: { serviceId: number } | { expertEmail: string }, isSignedIn: boolean) =>
  useQuery({
    queryKey: [...REVIEWS_KEY, 'reviewable', scope],
    queryFn: async ({ signal }) => overTheWire.call((await reviewContract()).listReviewableWork, scope, signal),
    enabled: isSignedIn,
  })

export const useListReportedReviews = () =>
  useInfiniteQuery({
    queryKey: [...REVIEWS_KEY, 'reported'],
    queryFn: async ({ pageParam, signal }) =>
      callPage((await moderationContract()).listReportedReviews, pageParam === null ? {} : { cursor: pageParam }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })
