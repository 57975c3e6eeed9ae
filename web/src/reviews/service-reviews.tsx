import { RatingSummary } from './rating-summary.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewListFilter } from './review-queries.ts'
import type { ReviewReader } from './review-reader.ts'
import { WriteReview } from './write-review.tsx'

interface ServiceReviewsProps {
  serviceId: number
  expertName: string
  reader: ReviewReader | null
  filter: ReviewListFilter
  onChange: (changed: Partial<ReviewListFilter>) => void
}

/** What clients say of a service, and the form for those who may say something. */
export function ServiceReviews({ serviceId, expertName, reader, filter, onChange }: ServiceReviewsProps) {
  const scope = { serviceId }
  return (
    <div className="grid gap-6">
      <RatingSummary scope={scope} title="Rating" />
      <ReviewList scope={scope} filter={filter} reader={reader} onChange={onChange} />
      <WriteReview subject={scope} name={expertName} reader={reader} />
    </div>
  )
}
