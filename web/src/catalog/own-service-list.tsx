import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { listOwnServices } from '#contract/catalog-own.ts'
import type { OutputOf } from '#contract/shared/endpoint.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { formatHourlyRate } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Rating } from '../ui/rating.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ArBadge } from './ar-badge.tsx'
import { useListOwnServices, usePauseService } from './own-service-queries.ts'
import { ServiceStandingBadge } from './service-standing-badge.tsx'

type ListedService = OutputOf<typeof listOwnServices>[number]

const PLACES = ['place-0', 'place-1', 'place-2']

/** All that the signed-in expert offers. */
export function OwnServiceList() {
  const { data, error, isPending, isRefetching, refetch } = useListOwnServices()
  if (isPending) {
    return (
      <div role="status" aria-label="Loading your services" className="grid gap-4">
        {PLACES.map(place => (
          <Skeleton key={place} className="h-28 !rounded-card" />
        ))}
      </div>
    )
  }
  if (errorCodeOf(error) === 'forbidden') return <NoProfile />
  if (!data) {
    return (
      <LoadError title="Could not load your services." query={{ refetch, isRefetching }}>
        <p>{error?.message}</p>
      </LoadError>
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState title="You offer nothing yet" action={<ButtonLink to="/expert/services/new">Create a service</ButtonLink>}>
        <p>
          A service is one thing that you do well, with its own rate. Clients find it by its title, its skills, your name and the title of
          your profile.
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className="mb-6">
        <ButtonLink to="/expert/services/new">
          <Plus aria-hidden="true" className="size-4" />
          Create a service
        </ButtonLink>
      </p>
      <ul className="grid gap-4">
        {data.map(service => (
          <li key={service.id}>
            <OwnServiceRow service={service} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What somebody without a profile is told where services are. */
export function NoProfile() {
  return (
    <EmptyState title="Experts offer services" action={<ButtonLink to="/expert-verification">Create Your Expert Profile</ButtonLink>}>
      <p>You have no expert profile yet. It says who you are; your services say what you do.</p>
    </EmptyState>
  )
}

function OwnServiceRow({ service }: { service: ListedService }) {
  const pause = usePauseService()
  return (
    <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-5">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <h2 className="wrap-anywhere text-lg">
          <Link to={`/expert/services/${service.id}`} className="hover:underline">
            {service.title}
          </Link>
        </h2>
        <p className="text-soft text-sm">{service.categoryName}</p>
        <p className="flex flex-wrap items-center gap-2">
          <ServiceStandingBadge {...service} />
          {service.isArEnabled && <ArBadge />}
          <Rating rating={service.rating} reviewsCount={service.reviewsCount} />
        </p>
      </div>
      <p className="font-semibold tabular-nums">{formatHourlyRate(service.hourlyRate)}</p>
      {!service.isPausedByAdmin && !service.isHeldBack && (
        <Button
          variant="secondary"
          size="small"
          isPending={pause.isPending}
          aria-label={`${service.isPaused ? 'Offer' : 'Pause'} ${service.title}`}
          onClick={() => pause.mutate({ serviceId: service.id, isPaused: !service.isPaused })}
        >
          {service.isPaused ? 'Offer' : 'Pause'}
        </Button>
      )}
    </div>
  )
}
