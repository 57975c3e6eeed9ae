import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { ReportedReviews, ReportedReviewsSkeleton } from '../reviews/reported-reviews.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: what is held against reviews. */
export function ReportedReviewsScreen() {
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Reported Reviews" />
      <h1 className="text-xl">Reported Reviews</h1>
      <SignedInOnly waiting={<ReportedReviewsSkeleton />} purpose="Reports are decided by admins. Log in as one to do it.">
        {({ roles }) =>
          roles.includes('admin') ? (
            <ReportedReviews />
          ) : (
            <EmptyState title="For Admins Only">
              <p>Every review can be read under All Reviews.</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </div>
  )
}
