import { SIMILAR_SERVICES } from '#contract/catalog-limits.ts'
import { useListSimilarServices } from './catalog-queries.ts'
import { ServiceCardSkeletons, ServiceCards } from './service-card.tsx'

const GRID = 'grid gap-4 sm:grid-cols-2'

/** What other experts offer of the same kind; nothing where there is none. */
export function SimilarServices({ serviceId }: { serviceId: number }) {
  const { data, isPending } = useListSimilarServices(serviceId)
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby="similar-heading">
      <h2 id="similar-heading" className="mb-4 text-lg">
        Similar services
      </h2>
      {data ? <ServiceCards services={data} className={GRID} /> : <ServiceCardSkeletons count={SIMILAR_SERVICES} className={GRID} />}
    </section>
  )
}
