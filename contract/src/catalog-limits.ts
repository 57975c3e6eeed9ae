/** Apart from the schemas: the first page needs these before it makes a call. */
export const FEATURED_SERVICES = 4
export const SIMILAR_SERVICES = 4
export const MAX_SEARCH_CHARACTERS = 200
/** How a list of services may be ordered. Relevance needs a search; without one it is the rating. */
export const SERVICE_SORTS = ['relevance', 'rating', 'price-low', 'price-high'] as const
export type ServiceSort = (typeof SERVICE_SORTS)[number]
