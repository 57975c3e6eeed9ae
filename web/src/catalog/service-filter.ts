import { MAX_SEARCH_CHARACTERS, SERVICE_SORTS, type ServiceSort } from '#contract/catalog-limits.ts'
import { isIdText } from '../platform/id-text.ts'

/** What the list of services is narrowed by, and its order; it lives in the address. */
export interface ServiceFilter {
  q: string
  /** Every word is meant as it was typed. */
  isExact: boolean
  categoryId: number | null
  isArOnly: boolean
  /** Null: as the list is ordered by itself. */
  sortBy: ServiceSort | null
}

/** How a list is ordered where nobody said how. */
export const USUAL_SORT: ServiceSort = 'relevance'
export const isServiceSort = (text: string | null): text is ServiceSort => SERVICE_SORTS.some(sort => sort === text)

/** Reads the address. What it cannot mean is left out; of a category that there is none of, the page says so. */
export const readServiceFilter = (search: URLSearchParams): ServiceFilter => {
  const category = search.get('categoryId')
  const sortBy = search.get('sortBy')
  return {
    q: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_CHARACTERS),
    isExact: search.get('exact') === 'true',
    categoryId: isIdText(category) ? Number(category) : null,
    isArOnly: search.get('ar') === 'true',
    sortBy: isServiceSort(sortBy) ? sortBy : null,
  }
}

/** Whether the address asks for a category that is none; `known`: those that there are, undefined while nobody knows. */
export const asksForNoCategory = (search: URLSearchParams, known: readonly { id: number }[] | undefined): boolean => {
  const asked = search.get('categoryId')
  if (asked === null || asked === '') return false
  return !isIdText(asked) || (known?.every(({ id }) => id !== Number(asked)) ?? false)
}

/** The address' query for a filter: only what is set. */
export const serviceSearch = ({ q, isExact, categoryId, isArOnly, sortBy }: ServiceFilter): URLSearchParams => {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (q !== '' && isExact) search.set('exact', 'true')
  if (categoryId !== null) search.set('categoryId', String(categoryId))
  if (isArOnly) search.set('ar', 'true')
  if (sortBy !== null) search.set('sortBy', sortBy)
  return search
}

export const servicesPath = (filter: ServiceFilter): string => {
  const search = serviceSearch(filter).toString()
  return search === '' ? '/services' : `/services?${search}`
}

export const NO_FILTER: ServiceFilter = { q: '', isExact: false, categoryId: null, isArOnly: false, sortBy: null }
export const isNarrowed = ({ q, categoryId, isArOnly }: ServiceFilter): boolean => q !== '' || categoryId !== null || isArOnly

/** The filter as the calls take it. */
export const filterInput = ({ q, isExact, categoryId, isArOnly }: ServiceFilter) => ({
  ...(q === '' ? {} : { q, ...(isExact ? { exact: 'true' as const } : {}) }),
  ...(categoryId === null ? {} : { categoryId }),
  ...(isArOnly ? { ar: 'true' as const } : {}),
})
