import { type FormEvent, useState } from 'react'
import { REPORT_REASON_MAX, REPORT_REASON_MIN } from '#contract/reviews-limits.ts'
import type { ReportedReview } from '#contract/reviews-moderation.ts'
import { useOwnText } from '../platform/own-draft.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatLongDate } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useComplaint } from '../ui/use-complaint.ts'
import { useSettleReports } from './review-mutations.ts'
import { useListReportedReviews } from './review-queries.ts'
import { StarRating } from './star-rating.tsx'

export function ReportedReviewsSkeleton() {
  return (
    <div role="status" aria-label="Loading reported reviews" className="grid gap-4">
      <Skeleton className="h-48 !rounded-card" />
    </div>
  )
}

/** For admins: reviews that somebody reported, and the decision. */
export function ReportedReviews() {
  const { data, error, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListReportedReviews()
  if (error && !data) {
    return (
      <LoadError title="Error Loading Reviews" query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  if (!data) return <ReportedReviewsSkeleton />
  const reviews = data.pages.flatMap(page => page.items)
  if (reviews.length === 0 && !hasNextPage) {
    return (
      <EmptyState title="Nothing Reported">
        <p>When somebody reports a review it waits here for a decision.</p>
      </EmptyState>
    )
  }
  return (
    <div>
      <ul className="grid gap-4">
        {reviews.map(reported => (
          <li key={reported.review.id} className="min-w-0">
            <Reported reported={reported} />
          </li>
        ))}
      </ul>
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={fetchNextPage} />
    </div>
  )
}

function Reported({ reported: { review, reports, maySettle } }: { reported: ReportedReview }) {
  return (
    <article aria-label={`Reported review by ${review.reviewerName}`} className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-3">
          <StarRating rating={review.rating} />
          <span className="wrap-anywhere font-semibold">{review.title}</span>
        </p>
        <p className="wrap-anywhere measure whitespace-pre-line">{review.content}</p>
        <p className="wrap-anywhere text-soft text-sm">
          {review.reviewerName} about {review.expertName}, {formatLongDate(review.createdAt)}
        </p>
      </div>
      <ul aria-label="Reports" className="grid gap-2">
        {reports.map(report => (
          <li key={report.id} className="wrap-anywhere rounded-control bg-sunken px-3 py-2 text-sm">
            <span className="font-medium">{report.reporterName}:</span> {report.reason}
          </li>
        ))}
      </ul>
      {maySettle ? (
        <Decision reviewId={review.id} />
      ) : (
        <p className="text-soft text-sm">You are a side of this review yourself: another admin decides.</p>
      )}
    </article>
  )
}

function Decision({ reviewId }: { reviewId: number }) {
  const settle = useSettleReports()
  const [isRemoving, setRemoving] = useState(false)
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" isPending={settle.isPending} onClick={() => settle.mutate({ reviewId, isRemoved: false, reason: '' })}>
          Keep it
        </Button>
        <Button variant="danger" onClick={() => setRemoving(true)}>
          Remove it
        </Button>
      </div>
      {isRemoving && <RemovalDialog reviewId={reviewId} onClose={() => setRemoving(false)} />}
    </>
  )
}

function RemovalDialog({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const { text: reason, clear, field } = useComplaint(useOwnText(`review-removal-${reviewId}`))
  const settle = useSettleReports(clear)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length <= REPORT_REASON_MAX && !settle.isPending)
      settle.mutate({ reviewId, isRemoved: true, reason }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Remove this review" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p className="text-soft text-sm">Its words and its stars go; the reason stands in its place for everybody to read.</p>
        <CountedTextArea label="Reason" rows={3} text={reason} maxCharacters={REPORT_REASON_MAX} {...field} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="danger" disabled={reason.trim().length < REPORT_REASON_MIN} isPending={settle.isPending}>
            Remove it
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
