import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { RequestReview, RequestReviewSkeleton } from '../experts/review/request-review.tsx'
import { useGetRequestToReview } from '../experts/review/review-queries.ts'
import { isIdText } from '../platform/id-text.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'

/** For admins: one request, all that a decision rests on, and the decision. */
export function VerificationReviewScreen() {
  const { requestId } = useParams()
  return (
    <div className="page py-10">
      <Link to="/admin/verification" className="touch-target mb-6 inline-flex items-center gap-2 text-soft text-sm hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All requests
      </Link>
      <SignedInOnly
        level={1}
        waiting={<RequestReviewSkeleton />}
        purpose="Verification requests are reviewed by admins. Log in as one to see them."
      >
        {({ roles }) => {
          if (!roles.includes('admin'))
            return (
              <>
                <PageTitle title="Review Verification" />
                <EmptyState level={1} title="For Admins Only" />
              </>
            )
          return isIdText(requestId) ? <KnownRequest key={requestId} requestId={Number(requestId)} /> : <RequestNotFound />
        }}
      </SignedInOnly>
    </div>
  )
}

function KnownRequest({ requestId }: { requestId: number }) {
  const { data: review, error, isPending, isRefetching, refetch } = useGetRequestToReview(requestId)
  if (isPending)
    return (
      <>
        <PageTitle title="Review Verification" />
        <RequestReviewSkeleton />
      </>
    )
  if (review === null) return <RequestNotFound />
  if (review === undefined) {
    return (
      <>
        <PageTitle title="Review Verification" />
        <LoadError title="Error Loading Request" level={1} query={{ refetch, isRefetching }}>
          <p>{error?.message}</p>
        </LoadError>
      </>
    )
  }
  return (
    <>
      <PageTitle title={`Review of ${review.request.expertName}`} />
      <RequestReview review={review} />
    </>
  )
}

function RequestNotFound() {
  return (
    <>
      <PageTitle title="Request Not Found" status={404} />
      <EmptyState level={1} title="Request Not Found" action={<ButtonLink to="/admin/verification">All requests</ButtonLink>}>
        <p>It went with its expert's account, or the address was mistyped.</p>
      </EmptyState>
    </>
  )
}
