import { Star } from 'lucide-react'

export const STARS = [1, 2, 3, 4, 5]

/** One star, empty, half or full. */
export function StarShape({ fill, className = 'size-5' }: { fill: number; className?: string }) {
  return (
    <span aria-hidden="true" className={`relative inline-block ${className}`}>
      <Star className="absolute inset-0 size-full text-soft" />
      {fill > 0 && (
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: fill >= 1 ? '100%' : '50%' }}>
          <Star className={`fill-current text-amber ${className} max-w-none`} />
        </span>
      )}
    </span>
  )
}

/** How much of a star a rating fills, in halves. */
export const fillOf = (rating: number, star: number): number => Math.min(1, Math.max(0, Math.round((rating - star + 1) * 2) / 2))

/** A rating to look at, to the nearest half star. */
export function StarRating({ rating, label, className }: { rating: number; label?: string; className?: string }) {
  return (
    <span role="img" aria-label={label ?? `${rating.toFixed(1)} of 5 stars`} className="inline-flex gap-0.5 align-middle">
      {STARS.map(star => (
        <StarShape key={star} fill={fillOf(rating, star)} {...(className === undefined ? {} : { className })} />
      ))}
    </span>
  )
}
