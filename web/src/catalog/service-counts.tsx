import { Link } from 'react-router'
import type { ServiceFacets } from '#contract/catalog.ts'
import { Button } from '../ui/button.tsx'
import { formatCount } from '../ui/format.ts'
import { useListCategories } from './catalog-queries.ts'
import { NO_FILTER, type ServiceFilter, servicesPath } from './service-filter.ts'
import { useCountServices } from './service-list-query.ts'

const CATEGORIES_SHOWN = 6

const servicesText = (count: number, isEstimate: boolean): string =>
  count === 1 ? '1 service' : `${isEstimate ? 'About ' : ''}${formatCount(count)} services`

/** How many there are, what a misspelt search was taken for, and the categories in which most were found. */
export function ServiceCounts({ filter }: { filter: ServiceFilter }) {
  const { data: counts, isPlaceholderData, isError, isFetching, refetch } = useCountServices(filter)
  return (
    <div className="mb-4 grid gap-2">
      {/* Its room is kept while it is counted. */}
      <p role="status" className="min-h-6 text-soft text-sm">
        {counts && counts.total > 0 && (
          <>
            {servicesText(counts.total, counts.isEstimate)}
            {!filter.isArOnly && counts.withAr > 0 && `, ${formatCount(counts.withAr)} with AR help`}
            {counts.meant !== null && !isPlaceholderData && <Correction filter={filter} meant={counts.meant} />}
          </>
        )}
        {isError && !counts && (
          <>
            How many there are could not be counted.{' '}
            <Button variant="quiet" size="small" onClick={() => refetch()} isPending={isFetching}>
              Count again
            </Button>
          </>
        )}
      </p>
      {filter.categoryId === null && <Categories filter={filter} counts={counts?.categories ?? []} />}
    </div>
  )
}

/** What was searched for in place of what was typed, and the way to that. */
function Correction({ filter, meant }: { filter: ServiceFilter; meant: string }) {
  return (
    <>
      {'. Showing results for '}
      <strong className="text-ink">{meant}</strong>
      {'. '}
      <Link to={servicesPath({ ...filter, isExact: true })} preventScrollReset className="touch-target underline underline-offset-4">
        Search instead for {filter.q}
      </Link>
    </>
  )
}

function Categories({ filter, counts }: { filter: ServiceFilter; counts: ServiceFacets['categories'] }) {
  const names = new Map(useListCategories().data?.map(({ id, name }) => [id, name]))
  const most = counts
    // What is counted may be here before what it is called.
    .filter(({ categoryId }) => names.has(categoryId))
    .sort((a, b) => b.servicesCount - a.servicesCount)
    .slice(0, CATEGORIES_SHOWN)
  return (
    <ul aria-label={filter.q === '' ? 'Categories with most services' : 'Found in'} className="flex min-h-9 flex-wrap gap-2">
      {most.length > 1 &&
        most.map(({ categoryId, servicesCount }) => (
          <li key={categoryId}>
            <Link
              to={servicesPath({ ...filter, categoryId })}
              preventScrollReset
              className="touch-target inline-flex min-h-9 items-center gap-2 rounded-full border border-line px-3 text-sm hover:border-control"
            >
              {names.get(categoryId)}
              <span className="text-soft text-xs tabular-nums">{formatCount(servicesCount)}</span>
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** Where a list by relevance ends before all that match were shown. */
export function ListEnd({ filter, shown }: { filter: ServiceFilter; shown: number }) {
  const { data: counts } = useCountServices(filter)
  if (!counts?.isEstimate || counts.total <= shown) return null
  return (
    <p className="measure mx-auto mt-8 text-center text-soft text-sm">
      These are the best of about {formatCount(counts.total)}. Narrow the search down, or{' '}
      <Link to={servicesPath({ ...NO_FILTER, ...filter, sortBy: 'rating' })} className="underline underline-offset-4">
        go through all of them by rating
      </Link>
      .
    </p>
  )
}
