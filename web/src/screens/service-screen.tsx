import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { ServiceDetail as ServiceShown } from '#contract/catalog.ts'
import { serviceQuery, similarServicesQuery, useGetService } from '../catalog/catalog-queries.ts'
import { ServiceDetail, ServiceDetailSkeleton } from '../catalog/service-detail.tsx'
import { serviceStructuredData } from '../catalog/service-structured-data.ts'
import { SimilarServices } from '../catalog/similar-services.tsx'
import { useCurrentUser } from '../platform/current-user.ts'
import { isIdText } from '../platform/id-text.ts'
import { PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { readReviewAddress, writeReviewAddress } from '../reviews/review-address.ts'
import { reviewListQuery, reviewStatsQuery } from '../reviews/review-queries.ts'
import { ServiceReviews } from '../reviews/service-reviews.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { preview } from '../ui/preview.ts'

// Few visitors are admins.
const AdminPause = lazy(async () => ({ default: (await import('../catalog/admin-pause.tsx')).AdminPause }))

/** For machines: longer descriptions are cut. */
const META_DESCRIPTION_CHARACTERS = 160

export const prefetchService: ScreenPrefetch = async (queryClient, reader, { params, search }) => {
  if (!isIdText(params['serviceId'])) return
  const serviceId = Number(params['serviceId'])
  await Promise.all([
    queryClient.prefetchQuery(serviceQuery(serviceId, reader)),
    queryClient.prefetchQuery(similarServicesQuery(serviceId, reader)),
    queryClient.prefetchQuery(reviewListQuery({ serviceId }, readReviewAddress(search), reader)),
    queryClient.prefetchQuery(reviewStatsQuery({ serviceId }, reader)),
  ])
}

export function ServiceScreen() {
  const { serviceId } = useParams()
  return (
    <div className="page py-10">
      <Link to="/services" className="touch-target mb-6 inline-flex items-center gap-2 text-soft text-sm hover:text-ink">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All services
      </Link>
      {isIdText(serviceId) ? <KnownService key={serviceId} serviceId={Number(serviceId)} /> : <ServiceNotFound />}
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
        <LoadError title="Could not load this service" level={1} query={{ refetch, isRefetching }}>
          <p>{error?.message}</p>
        </LoadError>
      </>
    )
  }
  return (
    <>
      <PageTitle
        title={`${service.title} by ${service.expertName}`}
        // What is not to be had is no answer for who searches: without a description no search engine lists it.
        {...(!service.isPaused && {
          description: preview(service.description, META_DESCRIPTION_CHARACTERS),
          structuredData: (origin: string) => serviceStructuredData(service, origin),
        })}
      />
      <ServiceDetail service={service}>
        <Reviews serviceId={serviceId} expertName={service.expertName} />
        <SimilarServices serviceId={service.id} />
      </ServiceDetail>
      <ForAdmins service={service} />
    </>
  )
}

const neverChanges = () => () => undefined

function ForAdmins({ service }: { service: ServiceShown }) {
  const isAdmin = useCurrentUser()?.roles.includes('admin') ?? false
  // A page is rendered in one go: what it would have to wait for comes in the browser.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return <Suspense>{isInBrowser && isAdmin && !service.isOwn && <AdminPause service={service} />}</Suspense>
}

/** Page and order of the reviews stand in the address. */
function Reviews({ serviceId, expertName }: { serviceId: number; expertName: string }) {
  const [address, setAddress] = useSearchParams()
  const reader = useCurrentUser() ?? null
  return (
    <ServiceReviews
      serviceId={serviceId}
      expertName={expertName}
      reader={reader}
      filter={readReviewAddress(address)}
      onChange={changed =>
        setAddress(before => writeReviewAddress(before, { ...readReviewAddress(before), ...changed }), { preventScrollReset: true })
      }
    />
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
