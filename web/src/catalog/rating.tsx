import { Star } from 'lucide-react'

/** Stars as a number with one decimal. Who has no review yet is new, not bad. */
export function Rating({ rating, reviewsCount }: { rating: number; reviewsCount: number }) {
  if (reviewsCount === 0) return <span className="text-soft text-sm">New</span>
  return (
    <span className="inline-flex items-center gap-1 font-medium text-sm tabular-nums">
      <Star aria-hidden="true" className="size-4 fill-current text-amber" />
      <span className="sr-only">Rating </span>
      {rating.toFixed(1)}
    </span>
  )
}
