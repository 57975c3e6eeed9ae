import { FEATURED_SERVICES } from '#contract/catalog-limits.ts'
import { useListFeaturedServices } from './catalog-queries.ts'
import { ServiceCardSkeletons, ServiceCards } from './service-card.tsx'

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4'

/** Some of the best, on Home. */
export function FeaturedServices() {
  const { data, isPending } = useListFeaturedServices()
  if (isPending) return <ServiceCardSkeletons count={FEATURED_SERVICES} className={GRID} />
  if (!data) {
    return (
      <p role="alert" className="text-soft">
        Could not load featured services.
      </p>
    )
  }
  if (data.length === 0) return <p className="text-soft">The first experts are on their way.</p>
  return <ServiceCards services={data} className={GRID} />
}
