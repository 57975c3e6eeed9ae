import { BadgeCheck, CirclePause, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ServiceDetail as Service } from '#contract/catalog.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { formatHourlyRate } from '../ui/format.ts'
import { countReviews, Rating } from '../ui/rating.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ArBadge } from './ar-badge.tsx'
import { NO_FILTER, servicesPath } from './service-filter.ts'
import { ServiceGallery } from './service-gallery.tsx'
import { TrustFacts } from './trust-facts.tsx'

/** By the room that it has, which is less beside the form in which it is written. */
const LAYOUT = 'grid gap-10 @4xl:grid-cols-[minmax(0,1fr)_20rem]'

interface ServiceDetailProps {
  service: Service
  /** Of its title: 1 on a page of its own. */
  level?: 1 | 3
  /** What others say of it, and what is like it: below what it says of itself. */
  children?: ReactNode
}

/** Everything that can be read of a service before anybody books it. */
export function ServiceDetail({ service, level = 1, children }: ServiceDetailProps) {
  const [Title, Heading] = level === 1 ? (['h1', 'h2'] as const) : (['h3', 'h4'] as const)
  return (
    <div className="@container">
      <article className={LAYOUT}>
        <div className="grid min-w-0 content-start gap-8">
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
            <Title className="break-words text-xl">{service.title}</Title>
          </header>
          <ServiceGallery pictures={service.pictures} title={service.title} />
          <p className="measure whitespace-pre-line break-words">{service.description}</p>
          <section>
            <Heading className="mb-3 text-lg">Skills</Heading>
            <ul className="flex flex-wrap gap-2">
              {service.skills.map(skill => (
                <li key={skill}>
                  <Badge>{skill}</Badge>
                </li>
              ))}
            </ul>
          </section>
          <section aria-label="About the expert">
            <Heading className="mb-4 text-lg">About the expert</Heading>
            <Person service={service} />
            {service.expertBio !== '' && <p className="measure mt-4 whitespace-pre-line break-words text-soft">{service.expertBio}</p>}
            <Heading className="mt-6 mb-3 text-lg">Why people trust {service.expertName}</Heading>
            <TrustFacts service={service} />
          </section>
        </div>
        <BookingCard service={service} />
        {children && <div className="grid min-w-0 content-start gap-10 @4xl:col-start-1">{children}</div>}
      </article>
    </div>
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

/** What it costs and the next step. */
function BookingCard({ service }: { service: Service }) {
  const { rating, reviewsCount, hourlyRate, isArEnabled, isPaused, isOwn } = service
  return (
    <aside
      aria-label="Rate and rating"
      className="self-start rounded-card border border-line bg-raised p-5 @4xl:sticky @4xl:top-[calc(var(--below-header)+2rem)] @4xl:row-span-2"
    >
      <p className="font-display font-semibold text-xl tabular-nums">{formatHourlyRate(hourlyRate)}</p>
      <p className="mt-2 flex items-center gap-2">
        <Rating rating={rating} reviewsCount={reviewsCount} />
        <span className="text-soft text-sm">{reviewsCount === 0 ? 'no reviews yet' : countReviews(reviewsCount)}</span>
      </p>
      {isArEnabled && (
        <p className="mt-4 border-line border-t pt-4 text-sm">This expert can look through your camera and mark the part in question.</p>
      )}
      {isPaused && (
        <p role="status" className="mt-4 flex items-start gap-2 rounded-control bg-amber-wash p-3 text-amber text-sm">
          <CirclePause aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          This service is paused: it cannot be had at the moment.
        </p>
      )}
      <p className="mt-4 grid gap-2">
        <NextStep service={service} />
      </p>
      {!isOwn && !isPaused && (
        <p className="mt-2 text-soft text-xs">
          For a project you have, or one you describe first: you get tasks, hours and cost before you ask.
        </p>
      )}
    </aside>
  )
}

/** What is paused cannot be asked for: others of its kind can. */
function NextStep({ service: { id, categoryId, categoryName, expertName, isArEnabled, isOwn, isPaused } }: { service: Service }) {
  if (isOwn) {
    return (
      <ButtonLink to={`/expert/services/${id}`} variant="secondary">
        Edit this service
      </ButtonLink>
    )
  }
  if (isPaused) {
    return (
      <ButtonLink to={servicesPath({ ...NO_FILTER, categoryId })} variant="secondary">
        Other services in {categoryName}
      </ButtonLink>
    )
  }
  if (!isArEnabled) return <ButtonLink to={`/hire?service=${id}`}>Hire {expertName}</ButtonLink>
  return (
    <>
      <ButtonLink to={`/ar-sessions?book=yes&service=${id}`}>Book AR Session</ButtonLink>
      <ButtonLink to={`/hire?service=${id}`} variant="secondary">
        Hire {expertName}
      </ButtonLink>
    </>
  )
}

export function ServiceDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading service" className="@container">
      <div className={LAYOUT}>
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
    </div>
  )
}
