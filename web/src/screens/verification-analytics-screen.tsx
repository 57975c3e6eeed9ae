import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { VerificationAnalytics, VerificationAnalyticsSkeleton } from '../experts/review/verification-analytics.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: how the reviewing goes. */
export function VerificationAnalyticsScreen() {
  return (
    <div className="page grid gap-6 py-10">
      <PageTitle title="Verification Analytics" />
      <Link
        to="/admin/verification"
        className="touch-target inline-flex items-center gap-2 justify-self-start text-soft text-sm hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All requests
      </Link>
      <h1 className="text-xl">Verification Analytics</h1>
      <SignedInOnly
        waiting={<VerificationAnalyticsSkeleton />}
        purpose="How the reviewing goes is shown to admins. Log in as one to see it."
      >
        {({ roles }) =>
          roles.includes('admin') ? (
            <VerificationAnalytics />
          ) : (
            <EmptyState title="For Admins Only">
              <p>Your own verification is in the Expert Verification Center.</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </div>
  )
}
