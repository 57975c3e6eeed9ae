import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { AllSessions, AllSessionsSkeleton, readStatus } from '../ar-sessions/all-sessions.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For admins: the sessions of everybody. */
export function AllSessionsScreen() {
  const [search, setSearch] = useSearchParams()
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="All AR Sessions" />
      <div>
        <h1 className="text-xl">All AR Sessions</h1>
        <p className="measure mt-2 text-soft">
          Who meets whom and when, the latest first. That you opened what is kept of a session stands in the audit.
        </p>
      </div>
      <SignedInOnly waiting={<AllSessionsSkeleton />} purpose="Sessions of everybody are seen by admins. Log in as one to see them.">
        {({ roles }) =>
          roles.includes('admin') ? (
            <AllSessions
              status={readStatus(search.get('status'))}
              onStatus={status => setSearch(status ? { status } : {}, { preventScrollReset: true })}
            />
          ) : (
            <EmptyState title="For Admins Only">
              <p>Your own sessions are under AR Sessions.</p>
            </EmptyState>
          )
        }
      </SignedInOnly>
    </div>
  )
}
