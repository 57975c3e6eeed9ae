import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { OwnServiceList } from '../catalog/own-service-list.tsx'
import { PageTitle } from '../platform/page-head.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function OwnServicesScreen() {
  return (
    <div className="page py-10">
      <PageTitle title="My Services" />
      <h1 className="mb-2 text-xl">My Services</h1>
      <p className="measure mb-8 text-soft">What you offer, and what clients can find of it.</p>
      <SignedInOnly waiting={<Skeleton className="h-28 !rounded-card" />} purpose="Experts keep their services here.">
        {() => <OwnServiceList />}
      </SignedInOnly>
    </div>
  )
}
