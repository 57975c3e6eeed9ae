import { Link } from 'react-router'
import { classNames } from '../ui/class-names.ts'
import { formatCount } from '../ui/format.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useListCategories } from './catalog-queries.ts'
import { NO_FILTER, servicesPath } from './service-filter.ts'

const GRID = 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3'
const PLACES = Array.from({ length: 12 }, (_, index) => `place-${index}`)

/** Every category, leading to its services. */
export function CategoryList() {
  const { data, isPending, isRefetching, refetch } = useListCategories()
  if (isPending) {
    return (
      <div role="status" aria-label="Loading categories" className={GRID}>
        {PLACES.map(place => (
          <Skeleton key={place} className="my-3 h-6 w-3/5" />
        ))}
      </div>
    )
  }
  if (!data) {
    return <LoadError title="Could not load categories." query={{ refetch, isRefetching }} />
  }
  return (
    <ul className={GRID}>
      {data.map(({ id, name, servicesCount }) => (
        <li key={id} className="border-line border-b">
          <Link
            to={servicesPath({ ...NO_FILTER, categoryId: id })}
            className="group flex min-h-12 items-center justify-between gap-4 font-medium"
          >
            <span className={classNames('group-hover:underline', servicesCount === 0 && 'font-normal text-soft')}>{name}</span>
            <span className="shrink-0 text-soft text-sm tabular-nums">
              {servicesCount === 0 ? (
                'none yet'
              ) : (
                <>
                  {formatCount(servicesCount)}
                  <span className="sr-only">{servicesCount === 1 ? ' service' : ' services'}</span>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
