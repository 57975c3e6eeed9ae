import { Link } from 'react-router'
import type { Service } from '#contract/catalog.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Badge } from '../ui/badge.tsx'
import { Card } from '../ui/card.tsx'
import { formatHourlyRate } from '../ui/format.ts'
import { preview } from '../ui/preview.ts'
import { Rating } from '../ui/rating.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ArBadge } from './ar-badge.tsx'

const PREVIEW_CHARACTERS = 100
const SKILLS_SHOWN = 2
const SHAPE = 'flex min-h-72 min-w-0 flex-col gap-3'

/** `level`: of its heading, one below the list's. */
function ServiceCard({ service, level = 2 }: { service: Service; level?: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Card className={`relative transition-colors duration-150 hover:border-control ${SHAPE}`}>
      <div className="flex items-center gap-3">
        <Avatar name={service.expertName} imageUrl={service.expertAvatarUrl} />
        <p className="min-w-0 flex-1 truncate font-medium text-sm">{service.expertName}</p>
        <Rating rating={service.rating} reviewsCount={service.reviewsCount} counted="briefly" />
      </div>
      <Heading className="break-words text-lg">
        {/* The whole card leads to the service; its link is the title. */}
        <Link to={`/services/${service.id}`} className="rounded-control after:absolute after:inset-0 after:rounded-card">
          {service.title}
        </Link>
      </Heading>
      <p className="break-words text-soft text-sm">{preview(service.description, PREVIEW_CHARACTERS)}</p>
      <p className="mt-auto font-medium text-sm tabular-nums">{formatHourlyRate(service.hourlyRate)}</p>
      <ul aria-label="Skills" className="flex flex-wrap gap-2">
        {service.skills.slice(0, SKILLS_SHOWN).map(skill => (
          <li key={skill}>
            <Badge>{skill}</Badge>
          </li>
        ))}
        {service.isArEnabled && (
          <li>
            <ArBadge />
          </li>
        )}
      </ul>
    </Card>
  )
}

/** Cards beside one another, by a grid's class. */
export function ServiceCards({ services, className, level = 3 }: { services: readonly Service[]; className: string; level?: 2 | 3 }) {
  return (
    <ul className={className}>
      {services.map(service => (
        <li key={service.id} className="grid">
          <ServiceCard service={service} level={level} />
        </li>
      ))}
    </ul>
  )
}

function ServiceCardSkeleton() {
  return (
    <Card className={SHAPE}>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 !rounded-full" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="ml-auto h-4 w-9" />
      </div>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-2/5" />
      <div className="mt-auto flex gap-2">
        <Skeleton className="h-6 w-24 !rounded-full" />
        <Skeleton className="h-6 w-20 !rounded-full" />
      </div>
    </Card>
  )
}

/** Places kept for as many cards as come. */
export function ServiceCardSkeletons({ count, className }: { count: number; className: string }) {
  return (
    <div role="status" aria-label="Loading services" className={className}>
      {Array.from({ length: count }, (_, index) => `place-${index}`).map(place => (
        <ServiceCardSkeleton key={place} />
      ))}
    </div>
  )
}
