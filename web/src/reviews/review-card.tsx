import { Flag, MessageSquareReply, Pencil, ThumbsDown, ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Review } from '#contract/reviews.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatLongDate } from '../ui/format.ts'
import { useVoteOnReview } from './review-mutations.ts'
import type { ReviewReader } from './review-reader.ts'
import { StarRating } from './star-rating.tsx'

const RespondDialog = lazy(() => import('./respond-dialog.tsx').then(module => ({ default: module.RespondDialog })))
const ReportDialog = lazy(() => import('./report-dialog.tsx').then(module => ({ default: module.ReportDialog })))
const EditDialog = lazy(() => import('./edit-dialog.tsx').then(module => ({ default: module.EditDialog })))

interface ReviewCardProps {
  review: Review
  /** Null: nobody is signed in. */
  reader: ReviewReader | null
}

const dateWords = (isoDateTime: string): string =>
  Number.isNaN(Date.parse(isoDateTime)) ? 'Date not available' : formatLongDate(isoDateTime)

/** One review, with its votes and the expert's answer. */
export function ReviewCard({ review, reader }: ReviewCardProps) {
  return (
    <article aria-label={`Review by ${review.reviewerName}`} className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <Head review={review} />
      {review.removal ? (
        <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2 text-sm">
          This review was removed on {dateWords(review.removal.removedAt)}: {review.removal.reason}
        </p>
      ) : (
        <>
          <div className="grid gap-1.5">
            <h3 className="wrap-anywhere text-base">{review.title}</h3>
            <p className="wrap-anywhere measure whitespace-pre-line">{review.content}</p>
          </div>
          <About review={review} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Votes review={review} reader={reader} />
            {reader && <Tools review={review} reader={reader} />}
          </div>
          {review.reviewResponses.map(response => (
            <div key={response.id} className="grid gap-1 border-trust border-l-2 pl-4">
              <p className="flex flex-wrap items-center gap-2 text-sm">
                <span className="wrap-anywhere font-semibold">{response.responderName}</span>
                <Badge tone="good">Expert</Badge>
                <time dateTime={response.createdAt} className="text-soft">
                  {dateWords(response.createdAt)}
                </time>
              </p>
              <p className="wrap-anywhere measure whitespace-pre-line text-sm">{response.content}</p>
            </div>
          ))}
        </>
      )}
    </article>
  )
}

function Head({ review }: { review: Review }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={review.reviewerName} />
        <div className="min-w-0">
          <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 font-semibold">
            {review.reviewerName}
            {review.isSample && <Badge>Sample</Badge>}
          </p>
          <p className="text-soft text-sm">
            <time dateTime={review.createdAt}>{dateWords(review.createdAt)}</time>
            {review.editedAt !== null && ', changed since'}
          </p>
        </div>
      </div>
      {!review.removal && <StarRating rating={review.rating} />}
    </header>
  )
}

function About({ review: { expertName, serviceTitle } }: { review: Review }) {
  return (
    <p className="wrap-anywhere text-soft text-sm">
      About {serviceTitle !== null && `‘${serviceTitle}’ by `}
      {expertName}
    </p>
  )
}

function Votes({ review, reader }: ReviewCardProps) {
  const { mayVote, myVote, helpfulCount, id: reviewId } = review
  const vote = useVoteOnReview(reviewId)
  /** Pressed again, a vote is taken back. */
  const cast = (isHelpful: boolean) => {
    if (reader) vote.mutate({ isHelpful: myVote === isHelpful ? null : isHelpful, userEmail: reader.email })
  }
  const button = (isHelpful: boolean) => {
    const Icon = isHelpful ? ThumbsUp : ThumbsDown
    return (
      <Button
        variant="quiet"
        size="small"
        disabled={!mayVote}
        aria-label={isHelpful ? 'Helpful' : 'Not helpful'}
        aria-pressed={myVote === isHelpful}
        onClick={() => cast(isHelpful)}
      >
        <Icon aria-hidden="true" className={classNames('size-4', myVote === isHelpful && 'fill-current text-marker-ink')} />
      </Button>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="text-soft">Was this review helpful?</span>
      {button(true)}
      <span className="min-w-4 text-center font-semibold tabular-nums">
        {helpfulCount}
        <span className="sr-only"> found it helpful</span>
      </span>
      {button(false)}
      {!reader && <LogInToVote />}
    </div>
  )
}

function LogInToVote() {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={`/log-in?next=${encodeURIComponent(pathname + search)}`}
      className="touch-target inline-flex items-center text-soft underline underline-offset-4 hover:text-ink"
    >
      Log in to vote
    </Link>
  )
}

type Asked = 'respond' | 'report' | 'edit'

/** What this reader may do with it beside voting. */
function Tools({ review, reader }: { review: Review; reader: ReviewReader }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { mayRespond, mayEdit, mayReport } = review
  if (!mayRespond && !mayEdit && !mayReport) return null
  const close = () => setAsked(null)
  return (
    <div className="flex flex-wrap gap-2">
      {mayRespond && (
        <Button variant="secondary" size="small" onClick={() => setAsked('respond')}>
          <MessageSquareReply aria-hidden="true" className="size-4" />
          Respond
        </Button>
      )}
      {mayEdit && (
        <Button variant="quiet" size="small" onClick={() => setAsked('edit')}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit
        </Button>
      )}
      {mayReport && (
        <Button variant="quiet" size="small" className="!text-soft" onClick={() => setAsked('report')}>
          <Flag aria-hidden="true" className="size-4" />
          Report
        </Button>
      )}
      <Suspense>
        {asked === 'respond' && <RespondDialog review={review} reader={reader} onClose={close} />}
        {asked === 'report' && <ReportDialog reviewId={review.id} onClose={close} />}
        {asked === 'edit' && <EditDialog review={review} reader={reader} onClose={close} />}
      </Suspense>
    </div>
  )
}
