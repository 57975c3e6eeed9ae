import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { filterOf, RequestList, RequestListSkeleton } from '../experts/review/request-list.tsx'
import { useCurrentUser } from '../platform/current-user.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: who asks to be verified. */
export function VerificationRequestsScreen() {
  const [search, setSearch] = useSearchParams()
  const isAdmin = useCurrentUser()?.roles.includes('admin') ?? false
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Verification Management" />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-xl">Verification Management</h1>
          <p className="measure mt-2 text-soft">Experts who ask to be verified. Of those who wait, who waits longest comes first.</p>
        </div>
        {isAdmin && (
          <ButtonLink to="/admin/verification/analytics" variant="secondary">
            <ChartColumn aria-hidden="true" className="size-4" />
            View Analytics
          </ButtonLink>
        )}
      </div>
      <SignedInOnly waiting={<RequestListSkeleton />} purpose="Verification requests are reviewed by admins. Log in as one to see them.">
        {({ roles }) =>
          roles.includes('admin') ? (
            <RequestList
              filter={filterOf(search.get('status'))}
              onFilter={status => setSearch(status === 'in_review' ? {} : { status }, { preventScrollReset: true })}
            />
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
