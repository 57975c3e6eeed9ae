import { MAX_SEARCH_CHARACTERS } from '#contract/catalog-limits.ts'

/** What the list of services is narrowed by; it lives in the address. */
export interface ServiceFilter {
  q: string
  categoryId: number | null
  isArOnly: boolean
}

export const isIdText = (text: string | null | undefined): text is string => /^[1-9]\d{0,9}$/.test(text ?? '')

/** Reads the address. What it cannot mean is left out, so that an old or mistyped link still shows services. */
export const readServiceFilter = (search: URLSearchParams): ServiceFilter => {
  const category = search.get('categoryId')
  return {
    q: (search.get('q') ?? '').trim().slice(0, MAX_SEARCH_CHARACTERS),
    categoryId: isIdText(category) ? Number(category) : null,
    isArOnly: search.get('ar') === 'true',
  }
}

/** The address' query for a filter: only what is set. */
export const serviceSearch = ({ q, categoryId, isArOnly }: ServiceFilter): URLSearchParams => {
  const search = new URLSearchParams()
  if (q !== '') search.set('q', q)
  if (categoryId !== null) search.set('categoryId', String(categoryId))
  if (isArOnly) search.set('ar', 'true')
  return search
}

export const servicesPath = (filter: ServiceFilter): string => {
  const search = serviceSearch(filter).toString()
  return search === '' ? '/services' : `/services?${search}`
}

export const NO_FILTER: ServiceFilter = { q: '', categoryId: null, isArOnly: false }
export const isNarrowed = ({ q, categoryId, isArOnly }: ServiceFilter): boolean => q !== '' || categoryId !== null || isArOnly
