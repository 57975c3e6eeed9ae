import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { VerificationReview } from '#contract/experts-verification-review.ts'
import { formatDate } from '../../ui/format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../verification-looks.tsx'
import { DecisionForm } from './decision-form.tsx'
import { RequestAssessments } from './request-assessments.tsx'
import { RequestDocuments } from './request-documents.tsx'
import { NoteForm, RequestHistory } from './request-history.tsx'
import { RequestProfile } from './request-profile.tsx'

const LAYOUT = 'grid gap-x-10 gap-y-8 lg:grid-cols-2'

export function RequestReviewSkeleton() {
  return (
    <div role="status" aria-label="Loading request" className={LAYOUT}>
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  )
}

/** All that a decision rests on: documents beside the profile, then the decision beside what was done before. */
export function RequestReview({ review }: { review: VerificationReview }) {
  const { request, profile, documents, assessments, history, otherRequests } = review
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="wrap-anywhere text-xl">{request.expertName}</h1>
        <StatusBadge status={request.currentStatus} />
        <p className="basis-full text-soft text-sm">Submitted on {formatDate(request.submittedAt)}</p>
      </div>
      <div className={LAYOUT}>
        <Part title="Documents">
          {request.submissionNotes !== null && (
            <blockquote className="wrap-anywhere whitespace-pre-line border-marker border-l-2 pl-4 text-sm">
              <span className="block text-soft text-xs">The expert writes</span>
              {request.submissionNotes}
            </blockquote>
          )}
          <RequestDocuments requestId={request.id} documents={documents} />
        </Part>
        <Part title="Profile">
          <RequestProfile profile={profile} />
          <RequestAssessments assessments={assessments} />
        </Part>
        <Part title="Decide">
          <DecisionForm key={review.version} review={review} />
        </Part>
        <Part title="History">
          <NoteForm requestId={request.id} />
          <RequestHistory history={history} />
          {otherRequests.length > 0 && <OtherRequests requests={otherRequests} />}
        </Part>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4 border-line border-t pt-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

function OtherRequests({ requests }: { requests: VerificationReview['otherRequests'] }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base">Other requests of this expert</h3>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {requests.map(request => (
          <li key={request.id} className="flex flex-wrap items-center gap-3 py-2">
            <Link
              to={`/admin/verification/${request.id}`}
              className="touch-target inline-flex items-center underline decoration-line underline-offset-4 hover:decoration-marker"
            >
              {formatDate(request.submittedAt)}
            </Link>
            <StatusBadge status={request.currentStatus} />
          </li>
        ))}
      </ul>
    </div>
  )
}
