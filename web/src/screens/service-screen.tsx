import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { serviceQuery, useGetService } from '../catalog/catalog-queries.ts'
import { ServiceDetail, ServiceDetailSkeleton } from '../catalog/service-detail.tsx'
import { isIdText } from '../catalog/service-filter.ts'
import { serviceStructuredData } from '../catalog/service-structured-data.ts'
import { PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { preview } from '../ui/preview.ts'

/** For machines: longer descriptions are cut. */
const META_DESCRIPTION_CHARACTERS = 160

export const prefetchService: ScreenPrefetch = async (queryClient, reader, { params: { serviceId } }) =>
  isIdText(serviceId) && (await queryClient.prefetchQuery(serviceQuery(Number(serviceId), reader)))

export function ServiceScreen() {
  const { serviceId } = useParams()
  return (
    <div className="page py-10">
      <Link to="/services" className="touch-target mb-6 inline-flex items-center gap-2 text-soft text-sm hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All services
      </Link>
      {isIdText(serviceId) ? <KnownService serviceId={Number(serviceId)} /> : <ServiceNotFound />}
    </div>
  )
}

function KnownService({ serviceId }: { serviceId: number }) {
  const { data: service, error, isPending, isRefetching, refetch } = useGetService(serviceId)
  if (isPending) {
    return (
      <>
        <PageTitle title="Service" />
        <ServiceDetailSkeleton />
      </>
    )
  }
  if (service === null) return <ServiceNotFound />
  if (service === undefined) {
    return (
      <>
        <PageTitle title="Service" />
        <ErrorState
          level={1}
          title="Could not load this service"
          action={
            <Button variant="secondary" onClick={() => refetch()} isPending={isRefetching}>
              Try again
            </Button>
          }
        >
          <p>{error?.message}</p>
        </ErrorState>
      </>
    )
  }
  return (
    <>
      <PageTitle
        title={`${service.title} by ${service.expertName}`}
        description={preview(service.description, META_DESCRIPTION_CHARACTERS)}
        structuredData={origin => serviceStructuredData(service, origin)}
      />
      <ServiceDetail service={service} />
    </>
  )
}

function ServiceNotFound() {
  return (
    <>
      <PageTitle title="Service Not Found" status={404} />
      <EmptyState level={1} title="Service Not Found" action={<ButtonLink to="/services">Explore Services</ButtonLink>}>
        <p>It is no longer offered, or the address was mistyped.</p>
      </EmptyState>
    </>
  )
}
