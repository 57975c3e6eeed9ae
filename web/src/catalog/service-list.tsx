import { isInputRefused } from '../platform/app-error.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { MorePages } from '../ui/more-pages.tsx'
import { useNearEnd } from '../ui/use-near-end.ts'
import { ServiceCardSkeletons, ServiceCards } from './service-card.tsx'
import { ListEnd } from './service-counts.tsx'
import { type ServiceFilter, serviceSearch, USUAL_SORT } from './service-filter.ts'
import { useListServices } from './service-list-query.ts'

const SKELETONS = 8
/** Pages that come by themselves as somebody scrolls; then he is asked, so that what stands below the list can be reached. */
const PAGES_BY_THEMSELVES = 4
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** Without a script the next page is a page of its own. */
const nextPath = (filter: ServiceFilter, cursor: string): string => {
  const search = serviceSearch(filter)
  search.set('cursor', cursor)
  return `/services?${search}`
}

/** The services that fit, a page at a time. */
export function ServiceList({ filter, from }: { filter: ServiceFilter; from: string | null }) {
  const { data, error, isPending, isRefetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useListServices(filter, from)
  const more = () => fetchNextPage({ cancelRefetch: false })
  const comesByItself = hasNextPage && !isFetchingNextPage && error === null && (data?.pages.length ?? 0) < PAGES_BY_THEMSELVES
  const end = useNearEnd(comesByItself, more)
  if (isPending) return <ServiceCardSkeletons count={SKELETONS} className={GRID} />
  if (!data) {
    return (
      <LoadError title="Failed to load services. Please try again later." query={{ refetch, isRefetching }}>
        {/* What was asked for is refused as often as it is asked. */}
        {isInputRefused(error) && <p>{error?.message}</p>}
      </LoadError>
    )
  }
  const services = data.pages.flatMap(page => page.items)
  if (services.length === 0) {
    return (
      <EmptyState
        title="No services found. Try adjusting your search or filters."
        action={<ButtonLink to="/submit-project">Describe it instead</ButtonLink>}
      >
        <p>Say in your own words what you need, and the analysis looks for experts by their skills.</p>
      </EmptyState>
    )
  }
  const cursor = data.pages.at(-1)?.nextCursor
  return (
    <>
      <p role="status" className="sr-only">
        {services.length === 1 ? '1 service' : `${services.length} services`} shown{hasNextPage ? ', more can be loaded' : ''}
      </p>
      <ServiceCards services={services} className={GRID} level={2} />
      <div ref={end} />
      <MorePages hasNextPage={hasNextPage} isFetching={isFetchingNextPage} error={error} onMore={more}>
        {cursor && (
          <noscript>
            <a href={nextPath(filter, cursor)} rel="next" className="mt-4 inline-block underline">
              Next page
            </a>
          </noscript>
        )}
      </MorePages>
      {!hasNextPage && (filter.sortBy ?? USUAL_SORT) === 'relevance' && <ListEnd filter={filter} shown={services.length} />}
    </>
  )
}
