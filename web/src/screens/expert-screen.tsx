import { useParams, useSearchParams } from 'react-router'
import type { ExpertProfile } from '#contract/experts.ts'
import { servicesOfExpertQuery, useListServicesOfExpert } from '../catalog/catalog-queries.ts'
import { ServiceCards } from '../catalog/service-card.tsx'
import { ExpertPage, ExpertPageSkeleton } from '../experts/expert-page.tsx'
import { expertQuery, useGetExpert } from '../experts/expert-queries.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { isIdText } from '../platform/id-text.ts'
import { breadcrumbs, PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { readReviewAddress, writeReviewAddress } from '../reviews/review-address.ts'
import { ReviewList } from '../reviews/review-list.tsx'
import { WriteReview } from '../reviews/write-review.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError, LoadErrorLine } from '../ui/load-error.tsx'
import { preview } from '../ui/preview.ts'
import { Skeleton } from '../ui/skeleton.tsx'

/** For machines: longer descriptions are cut. */
const META_DESCRIPTION_CHARACTERS = 160

export const prefetchExpert: ScreenPrefetch = async (queryClient, reader, { params: { expertProfileId } }) => {
  if (!isIdText(expertProfileId)) return
  const id = Number(expertProfileId)
  await Promise.all([queryClient.prefetchQuery(expertQuery(id, reader)), queryClient.prefetchQuery(servicesOfExpertQuery(id, reader))])
}

/** An expert's public page. */
export function ExpertScreen() {
  const { expertProfileId } = useParams()
  return (
    <div className="page py-10">
      {isIdText(expertProfileId) ? <KnownExpert key={expertProfileId} id={Number(expertProfileId)} /> : <ExpertNotFound />}
    </div>
  )
}

const structuredData = (profile: ExpertProfile, origin: string) => {
  const path = `/experts/${profile.id}`
  const person = { '@type': 'Person', name: profile.expertName, jobTitle: profile.title, url: origin + path }
  return [
    person,
    breadcrumbs(origin, [
      { name: 'Home', path: '/' },
      { name: profile.expertName, path },
    ]),
  ]
}

function KnownExpert({ id }: { id: number }) {
  const { data: profile, error, isPending, isRefetching, refetch } = useGetExpert(id)
  if (isPending) {
    return (
      <>
        <PageTitle title="Expert" />
        <ExpertPageSkeleton />
      </>
    )
  }
  if (profile === null) return <ExpertNotFound />
  if (profile === undefined) {
    return (
      <>
        <PageTitle title="Expert" />
        <LoadError title="Could not load this expert" level={1} query={{ refetch, isRefetching }}>
          <p>{error?.message}</p>
        </LoadError>
      </>
    )
  }
  return (
    <>
      <PageTitle
        title={`${profile.expertName}, ${profile.title}`}
        description={preview(profile.bio === '' ? `${profile.expertName}: ${profile.title}` : profile.bio, META_DESCRIPTION_CHARACTERS)}
        structuredData={origin => structuredData(profile, origin)}
      />
      <ExpertPage profile={profile}>
        <Services expertProfileId={id} />
        <Reviews expertEmail={profile.expertEmail} expertName={profile.expertName} />
      </ExpertPage>
    </>
  )
}

function Services({ expertProfileId }: { expertProfileId: number }) {
  const { data: services, error, isPending, isRefetching, refetch } = useListServicesOfExpert(expertProfileId)
  return (
    <section aria-labelledby="services-heading">
      <h2 id="services-heading" className="mb-4 text-lg">
        Services
      </h2>
      {isPending && <Skeleton className="h-64" />}
      {error && !services && (
        <LoadErrorLine query={{ refetch, isRefetching }}>The services could not be loaded: {error.message}</LoadErrorLine>
      )}
      {services?.length === 0 && <p className="text-soft">Nothing is on offer at the moment.</p>}
      {services && services.length > 0 && <ServiceCards services={services} className="grid gap-5 sm:grid-cols-2" />}
    </section>
  )
}

/** Page and order of the reviews stand in the address. */
function Reviews({ expertEmail, expertName }: { expertEmail: string; expertName: string }) {
  const [address, setAddress] = useSearchParams()
  const reader = useCurrentUser() ?? null
  return (
    <div className="grid gap-6">
      <ReviewList
        scope={{ expertEmail }}
        filter={readReviewAddress(address)}
        reader={reader}
        onChange={changed =>
          setAddress(before => writeReviewAddress(before, { ...readReviewAddress(before), ...changed }), { preventScrollReset: true })
        }
      />
      <WriteReview subject={{ expertEmail }} name={expertName} reader={reader} />
    </div>
  )
}

function ExpertNotFound() {
  return (
    <>
      <PageTitle title="Expert Not Found" status={404} />
      <EmptyState level={1} title="Expert Not Found" action={<ButtonLink to="/services">Explore Services</ButtonLink>}>
        <p>This expert is no longer here, or the address was mistyped.</p>
      </EmptyState>
    </>
  )
}
