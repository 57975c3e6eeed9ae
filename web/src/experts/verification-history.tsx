import type { VerificationRequest } from '#contract/experts-verification.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatDate } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useListVerificationRequests } from './expert-queries.ts'
import { StatusBadge } from './verification-looks.tsx'

/** Every request an expert has made, the newest first. */
export function VerificationHistory({ expertProfileId }: { expertProfileId: number }) {
  const { data, error, isPending, isRefetching, refetch } = useListVerificationRequests(expertProfileId)
  if (isPending) {
    return (
      <div role="status" aria-label="Loading history">
        <Skeleton className="h-40" />
      </div>
    )
  }
  if (!data) {
    return (
      <LoadError title="Failed to load history." query={{ refetch, isRefetching }}>
        <p>{error.message}</p>
      </LoadError>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No verification history found.">
        <p>What you hand in, and what is decided about it, stays in this list.</p>
      </EmptyState>
    )
  }
  return (
    <ol className="divide-y divide-line border-line border-y">
      {data.map(request => (
        <li key={request.id}>
          <RequestRow request={request} />
        </li>
      ))}
    </ol>
  )
}

function RequestRow({ request }: { request: VerificationRequest }) {
  const { submittedAt, currentStatus, documentsCount, submissionNotes, adminNotes, decidedAt } = request
  return (
    <article className="grid gap-2 py-4">
      <h2 className="flex flex-wrap items-center gap-3 text-base">
        <time dateTime={submittedAt}>{formatDate(submittedAt)}</time>
        <StatusBadge status={currentStatus} />
      </h2>
      <p className="text-soft text-sm">
        {documentsCount === 1 ? '1 document' : `${documentsCount} documents`}
        {decidedAt !== null && `, decided on ${formatDate(decidedAt)}`}
      </p>
      {submissionNotes !== null && <p className="measure wrap-anywhere whitespace-pre-line text-sm">{submissionNotes}</p>}
      {adminNotes !== null && (
        <blockquote className="measure wrap-anywhere whitespace-pre-line border-marker border-l-2 pl-4 text-sm">
          <span className="block text-soft text-xs">The reviewer wrote</span>
          {adminNotes}
        </blockquote>
      )}
    </article>
  )
}
