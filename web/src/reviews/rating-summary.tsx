import type { ReviewStats } from '#contract/reviews.ts'
import { RATING_MAX } from '#contract/reviews-limits.ts'
import { formatCount } from '../ui/format.ts'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { countReviews } from '../ui/rating.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { type ReviewScope, useReviewStats } from './review-queries.ts'
import { StarRating } from './star-rating.tsx'

const FROM_FIVE = ['5', '4', '3', '2', '1'] as const

/** What all reviews come to: the average and how many gave how many stars. */
export function RatingSummary({ scope, title }: { scope: ReviewScope; title: string }) {
  const { data, error, isPending, isRefetching, refetch } = useReviewStats(scope)
  return (
    <section aria-label={title} className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg">{title}</h2>
      {isPending && (
        <div role="status" aria-label="Loading review statistics">
          <Skeleton className="h-44" />
        </div>
      )}
      {error && !data && <LoadErrorLine query={{ refetch, isRefetching }}>Could not load review statistics.</LoadErrorLine>}
      {data && <Stats stats={data} />}
    </section>
  )
}

function Stats({ stats: { totalReviews, averageRating, ratingDistribution } }: { stats: ReviewStats }) {
  if (totalReviews === 0) return <p className="text-soft">No reviews available yet.</p>
  // Nobody searches here, and what no search narrows is counted to its end.
  if (averageRating === null || ratingDistribution === null) return null
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="font-display font-semibold text-2xl tabular-nums">{averageRating.toFixed(1)}</span>
        <StarRating rating={averageRating} label={`${averageRating.toFixed(1)} of ${RATING_MAX} stars on average`} />
        <span className="text-soft text-sm">Based on {countReviews(totalReviews)}</span>
      </div>
      <ul className="grid gap-2">
        {FROM_FIVE.map(star => (
          <Bar key={star} star={star} count={ratingDistribution[star]} total={totalReviews} />
        ))}
      </ul>
      <p className="text-soft text-xs">A half star counts for the star above it: 4.5 stands with the 5 stars.</p>
    </div>
  )
}

function Bar({ star, count, total }: { star: string; count: number; total: number }) {
  return (
    <li className="grid grid-cols-[4.5rem_1fr_3.5rem] items-center gap-3 text-sm tabular-nums">
      <span>
        {star} {star === '1' ? 'star' : 'stars'}
      </span>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-amber" style={{ width: `${(count / total) * 100}%` }} />
      </span>
      <span className="text-right text-soft">
        <span className="sr-only">: </span>
        {formatCount(count)}
      </span>
    </li>
  )
}
