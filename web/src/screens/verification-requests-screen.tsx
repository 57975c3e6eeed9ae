import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { RequestList, RequestListSkeleton, statusOf } from '../experts/review/request-list.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: who asks to be verified. */
export function VerificationRequestsScreen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Verification Management" />
      <div>
        <h1 className="text-xl">Verification Management</h1>
        <p className="measure mt-2 text-soft">Experts who ask to be verified. Those who wait longest come first.</p>
      </div>
      <SignedInOnly waiting={<RequestListSkeleton />} purpose="Verification requests are reviewed by admins. Log in as one to see them.">
        {({ roles }) =>
          roles.includes('admin') ? (
            <RequestList
              status={statusOf(search.get('status'))}
              onStatus={status => setSearch(status === 'in_review' ? {} : { status }, { preventScrollReset: true })}
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
