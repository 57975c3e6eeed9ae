import { Star } from 'lucide-react'
import { formatCount } from './format.ts'

/** '1 review', '2,084 reviews' */
export const countReviews = (count: number): string => (count === 1 ? '1 review' : `${formatCount(count)} reviews`)

interface RatingProps {
  rating: number
  reviewsCount: number
  /** Says of how many reviews, too: in words, or where place is scarce by the figure. */
  counted?: 'in-words' | 'briefly'
}

/** Stars as a number with one decimal. Who has no review yet is new, not bad. */
export function Rating({ rating, reviewsCount, counted }: RatingProps) {
  if (reviewsCount === 0) return <span className="text-soft text-sm">{counted === 'in-words' ? 'No reviews yet' : 'New'}</span>
  return (
    <span className="inline-flex items-center gap-1 font-medium text-sm tabular-nums">
      <Star aria-hidden="true" className="size-4 fill-current text-amber" />
      <span className="sr-only">Rating </span>
      {rating.toFixed(1)}
      {counted === 'in-words' && (
        <span className="font-normal text-soft">
          <span className="sr-only"> of 5</span> ({countReviews(reviewsCount)})
        </span>
      )}
      {counted === 'briefly' && (
        <span className="font-normal text-soft">
          <span aria-hidden="true">({formatCount(reviewsCount)})</span>
          <span className="sr-only"> of 5, {countReviews(reviewsCount)}</span>
        </span>
      )}
    </span>
  )
}
