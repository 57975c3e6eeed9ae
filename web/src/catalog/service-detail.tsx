import { BadgeCheck, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Service } from '#contract/catalog.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { formatHourlyRate } from '../ui/format.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ArBadge } from './ar-badge.tsx'
import { Rating } from './rating.tsx'
import { NO_FILTER, servicesPath } from './service-filter.ts'

const LAYOUT = 'grid gap-10 lg:grid-cols-[1fr_20rem]'

/** Everything that can be read of a service before anybody books it. `children`: what clients say of it. */
export function ServiceDetail({ service, children }: { service: Service; children?: ReactNode }) {
  return (
    <article className={LAYOUT}>
      <div className="grid content-start gap-8">
        <header className="grid gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <Link
              to={servicesPath({ ...NO_FILTER, categoryId: service.categoryId })}
              className="touch-target inline-flex items-center text-soft text-sm underline underline-offset-4 hover:text-ink"
            >
              {service.categoryName}
            </Link>
            {service.isArEnabled && <ArBadge />}
          </div>
          <h1 className="break-words text-xl">{service.title}</h1>
        </header>
        <p className="measure whitespace-pre-line break-words">{service.description}</p>
        <section aria-labelledby="skills-heading">
          <h2 id="skills-heading" className="mb-3 text-lg">
            Skills
          </h2>
          <ul className="flex flex-wrap gap-2">
            {service.skills.map(skill => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="expert-heading">
          <h2 id="expert-heading" className="mb-4 text-lg">
            About the expert
          </h2>
          <Person service={service} />
          {service.expertBio !== '' && <p className="measure mt-4 whitespace-pre-line break-words text-soft">{service.expertBio}</p>}
        </section>
      </div>
      <Terms service={service} />
      {children && <div className="min-w-0 lg:col-start-1">{children}</div>}
    </article>
  )
}

function Person({ service }: { service: Service }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={service.expertName} imageUrl={service.expertAvatarUrl} className="!size-12" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/experts/${service.expertId}`}
            className="wrap-anywhere touch-target inline-flex items-center font-medium underline decoration-line underline-offset-4 hover:decoration-marker"
          >
            {service.expertName}
          </Link>
          {service.isExpertVerified && (
            <Badge tone="good" icon={ShieldCheck}>
              Verified
            </Badge>
          )}
          {service.expertBadges.map(name => (
            <Badge key={name} tone="good" icon={BadgeCheck}>
              {name}
            </Badge>
          ))}
        </p>
        <p className="text-soft text-sm">{service.expertTitle}</p>
      </div>
    </div>
  )
}

function Terms({ service: { rating, reviewsCount, hourlyRate, isArEnabled } }: { service: Service }) {
  return (
    <aside
      aria-label="Rate and rating"
      className="self-start rounded-card border border-line bg-raised p-5 lg:sticky lg:top-24 lg:row-span-2"
    >
      <p className="font-display font-semibold text-xl tabular-nums">{formatHourlyRate(hourlyRate)}</p>
      <p className="mt-2 flex items-center gap-2">
        <Rating rating={rating} reviewsCount={reviewsCount} />
        <span className="text-soft text-sm">
          {reviewsCount === 0 ? 'no reviews yet' : reviewsCount === 1 ? '1 review' : `${reviewsCount} reviews`}
        </span>
      </p>
      {isArEnabled && (
        <p className="mt-4 border-line border-t pt-4 text-sm">This expert can look through your camera and mark the part in question.</p>
      )}
    </aside>
  )
}

export function ServiceDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading service" className={LAYOUT}>
      <div className="grid content-start gap-6">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-11/12" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-12 w-64" />
      </div>
      <Skeleton className="h-40 !rounded-card" />
    </div>
  )
}
