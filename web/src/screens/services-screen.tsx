import { useSearchParams } from 'react-router'
import { categoriesQuery, useListCategories } from '../catalog/catalog-queries.ts'
import { NoSuchCategory } from '../catalog/no-such-category.tsx'
import { ServiceCounts } from '../catalog/service-counts.tsx'
import {
  asksForNoCategory,
  NO_FILTER,
  readServiceFilter,
  type ServiceFilter,
  serviceSearch,
  servicesPath,
} from '../catalog/service-filter.ts'
import { ServiceFilters } from '../catalog/service-filters.tsx'
import { ServiceList } from '../catalog/service-list.tsx'
import { serviceCountsQuery, servicesQuery } from '../catalog/service-list-query.ts'
import { breadcrumbs, PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'

export const prefetchServices: ScreenPrefetch = (queryClient, reader, { search }) =>
  Promise.all([
    queryClient.prefetchQuery(categoriesQuery(reader)),
    queryClient.prefetchQuery(serviceCountsQuery(readServiceFilter(search), reader)),
    queryClient.prefetchInfiniteQuery(servicesQuery(readServiceFilter(search), search.get('cursor'), reader)),
  ])

export function ServicesScreen() {
  const [search, setSearch] = useSearchParams()
  const asked = readServiceFilter(search)
  const isLost = asksForNoCategory(search, useListCategories().data)
  const filter = isLost ? { ...asked, categoryId: null } : asked
  const cursor = search.get('cursor')
  const narrow = (next: ServiceFilter, { isTyping }: { isTyping: boolean }) =>
    setSearch(serviceSearch(next), { replace: isTyping, preventScrollReset: true })
  return (
    <div className="page py-10">
      <ServicesTitle filter={filter} />
      <h1 className="mb-2 text-xl">Explore Services</h1>
      <p className="measure mb-8 text-soft">
        What experts offer, with their rates and ratings. Ask for AR help where looking is better than talking.
      </p>
      <div className="mb-8">
        <ServiceFilters filter={filter} onChange={narrow} />
      </div>
      {isLost ? (
        <NoSuchCategory filter={filter} />
      ) : (
        <>
          <ServiceCounts filter={filter} />
          <ServiceList filter={filter} from={cursor} />
        </>
      )}
    </div>
  )
}

/** A category is a page of its own to search engines, a search is not. */
function ServicesTitle({ filter: { categoryId, isArOnly } }: { filter: ServiceFilter }) {
  const category = useListCategories().data?.find(({ id }) => id === categoryId)
  const path = servicesPath({ ...NO_FILTER, categoryId: category?.id ?? null, isArOnly })
  const what = [category?.name, isArOnly && 'with AR help'].filter(Boolean).join(' ')
  const title = what === '' ? 'Explore Services' : `Services: ${what}`
  return (
    <PageTitle
      title={title}
      description={
        category
          ? `${category.name}: services of experts with their rates, ratings and skills. Book the right one, or describe your problem and be matched.`
          : 'Services of experts in home, machines, software, design, law and more, with rates, ratings and skills. Filter by category or by AR help.'
      }
      path={path}
      structuredData={origin => [
        breadcrumbs(origin, [
          { name: 'Home', path: '/' },
          { name: 'Services', path: '/services' },
          ...(category ? [{ name: category.name, path }] : []),
        ]),
      ]}
    />
  )
}
