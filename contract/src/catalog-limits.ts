/** Apart from the schemas: the first page needs these before it makes a call. */
export const FEATURED_SERVICES = 4
export const MAX_SEARCH_CHARACTERS = 200
