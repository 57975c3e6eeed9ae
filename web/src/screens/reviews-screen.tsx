import { useSearchParams } from 'react-router'
import { useCurrentUser } from '../platform/current-user.ts'
import { PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { RatingSummary } from '../reviews/rating-summary.tsx'
import { readReviewAddress, writeReviewAddress } from '../reviews/review-address.ts'
import { ReviewList } from '../reviews/review-list.tsx'
import { type ReviewListFilter, reviewListQuery, reviewStatsQuery } from '../reviews/review-queries.ts'
import { ReviewSearch } from '../reviews/review-search.tsx'

const ALL = {}

export const prefetchReviews: ScreenPrefetch = (queryClient, reader, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(reviewListQuery(ALL, readReviewAddress(search), reader)),
    queryClient.prefetchQuery(reviewStatsQuery(ALL, reader)),
  ])

/** Every review there is. */
export function ReviewsScreen() {
  const [address, setAddress] = useSearchParams()
  const reader = useCurrentUser() ?? null
  const filter = readReviewAddress(address)
  const change = (changed: Partial<ReviewListFilter>, options = {}) =>
    setAddress(before => writeReviewAddress(before, { ...readReviewAddress(before), ...changed }), { preventScrollReset: true, ...options })
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle
        title="Explore All Reviews"
        description="What clients say of the experts they worked with: every review, with search, stars and the experts' answers."
        path="/reviews"
      />
      <div>
        <h1 className="text-xl">Explore All Reviews</h1>
        <p className="measure mt-2 text-soft">Each is by a client for whom the expert delivered work. What was removed left its reason.</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6 lg:order-2">
          <RatingSummary scope={ALL} title="Platform Stats" />
        </div>
        <div className="grid gap-6">
          <ReviewSearch search={filter.search} onChange={search => change({ search, page: 1 }, { replace: true })} />
          <ReviewList scope={ALL} filter={filter} reader={reader} onChange={changed => change(changed)} />
        </div>
      </div>
    </div>
  )
}
