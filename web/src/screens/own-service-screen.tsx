import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { SignedInOnly } from '../accounts/signed-in-only.tsx'
import { OwnServiceEditor } from '../catalog/own-service-editor.tsx'
import { useGetOwnService } from '../catalog/own-service-queries.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { isIdText } from '../platform/id-text.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export function OwnServiceScreen() {
  const { serviceId } = useParams()
  return (
    <div className="page py-10">
      <Link to="/expert/services" className="touch-target mb-6 inline-flex items-center gap-2 text-soft text-sm hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        My services
      </Link>
      <SignedInOnly level={1} waiting={<Skeleton className="h-96 !rounded-card" />} purpose="Experts keep their services here.">
        {() => (isIdText(serviceId) ? <Known serviceId={Number(serviceId)} /> : <NotFound />)}
      </SignedInOnly>
    </div>
  )
}

function Known({ serviceId }: { serviceId: number }) {
  const { data, error, isPending, isRefetching, refetch } = useGetOwnService(serviceId)
  if (isPending) return <Skeleton className="h-96 !rounded-card" />
  // An admin reads any service, but changes only his own here.
  if (errorCodeOf(error) === 'not_found' || data?.isOwn === false) return <NotFound />
  if (!data) {
    return (
      <LoadError title="Could not load this service" level={1} query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  return (
    <>
      <PageTitle title={data.title} />
      <h1 className="wrap-anywhere mb-6 text-xl">{data.title}</h1>
      <OwnServiceEditor key={data.id} service={data} />
    </>
  )
}

function NotFound() {
  return (
    <>
      <PageTitle title="Service Not Found" />
      <EmptyState level={1} title="Service Not Found" action={<ButtonLink to="/expert/services">My services</ButtonLink>}>
        <p>It was deleted, or it is not yours.</p>
      </EmptyState>
    </>
  )
}
