/** Apart from the schemas: the first page needs these before it makes a call. */
export const FEATURED_SERVICES = 4
export const SIMILAR_SERVICES = 4
export const MAX_SEARCH_CHARACTERS = 200
/** How a list of services may be ordered. Without a search, relevance is how well a service stands: its rating, which few reviews do not lift far. */
export const SERVICE_SORTS = ['relevance', 'rating', 'price-low', 'price-high'] as const
export type ServiceSort = (typeof SERVICE_SORTS)[number]
