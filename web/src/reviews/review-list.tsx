import { useRef } from 'react'
import type { ReviewStats } from '#contract/reviews.ts'
import { REVIEW_SORTS, type ReviewSort } from '#contract/reviews-limits.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatCount } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ReviewCard } from './review-card.tsx'
import { type ReviewListFilter, type ReviewScope, useListReviews } from './review-queries.ts'
import type { ReviewReader } from './review-reader.ts'

const SKELETONS = ['one', 'two', 'three']
const SORT_LABELS: Record<ReviewSort, string> = { createdAt: 'Newest', rating: 'Highest Rating', helpfulness: 'Most Helpful' }

const reviewsText = ({ totalReviews: count, isPartial }: ReviewStats): string => {
  if (count === 1) return '1 Review'
  return `${isPartial ? 'More than ' : ''}${formatCount(count)} Reviews`
}

const sortOf = (text: string): ReviewSort => REVIEW_SORTS.find(sort => sort === text) ?? 'createdAt'

interface ReviewListProps {
  scope: ReviewScope
  filter: ReviewListFilter
  reader: ReviewReader | null
  /** Another page or order is asked for. */
  onChange: (changed: Partial<ReviewListFilter>) => void
}

/** Reviews, a page at a time. */
export function ReviewList({ scope, filter, reader, onChange }: ReviewListProps) {
  const { data, error, isPlaceholderData, isRefetching, refetch } = useListReviews(scope, filter)
  const heading = useRef<HTMLHeadingElement>(null)
  const turnTo = (page: number) => {
    onChange({ page })
    heading.current?.focus()
  }
  if (error && !data) {
    return (
      <LoadError title="The reviews are not here" query={{ refetch, isRefetching }}>
        <p>Error loading reviews: {error.message}</p>
      </LoadError>
    )
  }
  return (
    <section aria-label="Reviews" aria-busy={isPlaceholderData} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} aria-live="polite" className="text-lg tabular-nums">
          {data ? reviewsText(data.stats) : 'Reviews'}
        </h2>
        <div className="w-44">
          <NativeSelect
            label="Sort by"
            value={filter.sortBy}
            options={REVIEW_SORTS.map(sort => ({ value: sort, label: SORT_LABELS[sort] }))}
            onChange={event => onChange({ sortBy: sortOf(event.target.value), page: 1 })}
          />
        </div>
      </div>
      {!data && <ReviewListSkeleton />}
      {data?.isNear && <p className="text-soft text-sm">No review has these words. These have words like them.</p>}
      {data?.reviews.length === 0 && <NoReviews filter={filter} pages={data.pagination.totalPages} onTurn={turnTo} />}
      {data && data.reviews.length > 0 && (
        <ul className="grid gap-4">
          {data.reviews.map(review => (
            <li key={review.id} className="min-w-0">
              <ReviewCard review={review} reader={reader} />
            </li>
          ))}
        </ul>
      )}
      {data && filter.page <= data.pagination.totalPages && <Pages page={filter.page} pages={data.pagination.totalPages} onTurn={turnTo} />}
    </section>
  )
}

interface NoReviewsProps {
  filter: ReviewListFilter
  pages: number
  onTurn: (page: number) => void
}

/** A page behind the last says so and leads back. */
function NoReviews({ filter: { page, search }, pages, onTurn }: NoReviewsProps) {
  if (page > 1) {
    return (
      <EmptyState
        title={pages === 1 ? 'There is only one page' : `There are only ${pages} pages`}
        action={
          <Button variant="secondary" onClick={() => onTurn(pages)}>
            {pages === 1 ? 'Go to it' : `Go to page ${pages}, the last`}
          </Button>
        }
      >
        <p>What you asked for lies behind the last of them.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No reviews found.">
      <p>{search === '' ? 'Who has worked with an expert can say here how it was.' : 'Try other words.'}</p>
    </EmptyState>
  )
}

function ReviewListSkeleton() {
  return (
    <div role="status" aria-label="Loading reviews" className="grid gap-4">
      {SKELETONS.map(name => (
        <Skeleton key={name} className="h-48 !rounded-card" />
      ))}
    </div>
  )
}

function Pages({ page, pages, onTurn }: { page: number; pages: number; onTurn: (page: number) => void }) {
  return (
    <nav aria-label="Pages of reviews" className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onTurn(Math.min(page - 1, pages))}>
        Previous
      </Button>
      <span className="text-soft text-sm tabular-nums">
        Page {page} of {pages}
      </span>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
