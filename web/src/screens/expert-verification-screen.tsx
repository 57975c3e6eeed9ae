import { useSearchParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { type CenterTab, centerTabOf, ExpertCenter, ExpertCenterSkeleton } from '../experts/expert-center.tsx'
import { PageTitle } from '../platform/page-head.tsx'

/** Where an expert presents and proves himself. */
export function ExpertVerificationScreen() {
  const [search, setSearch] = useSearchParams()
  const choose = (tab: CenterTab) => setSearch(tab === 'status' ? {} : { tab }, { replace: true, preventScrollReset: true })
  return (
    <div className="page grid gap-8 py-10">
      <PageTitle title="Expert Verification Center" />
      <div>
        <h1 className="text-xl">Expert Verification Center</h1>
        <p className="measure mt-2 text-soft">Present yourself, prove what you can do, and see where your verification stands.</p>
      </div>
      <SignedInOnly waiting={<ExpertCenterSkeleton />} purpose="Log in to make your expert profile and to be verified.">
        {user => <ExpertCenter key={user.email} user={user} tab={centerTabOf(search.get('tab'))} onTab={choose} />}
      </SignedInOnly>
    </div>
  )
}
