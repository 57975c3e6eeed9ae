import { REVIEW_SEARCH_MAX, REVIEW_SORTS, REVIEWS_PAGE_LAST } from '#contract/reviews-limits.ts'
import type { ReviewListFilter } from './review-queries.ts'

/** The list that an address asks for; what it says wrongly counts as not said. */
export const readReviewAddress = (address: URLSearchParams): ReviewListFilter => {
  const page = Number(address.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, REVIEWS_PAGE_LAST) : 1,
    sortBy: REVIEW_SORTS.find(sort => sort === address.get('sortBy')) ?? 'createdAt',
    search: (address.get('search') ?? '').trim().slice(0, REVIEW_SEARCH_MAX),
  }
}

/** The address with another list; what is as it is anyway is left out. */
export const writeReviewAddress = (address: URLSearchParams, { page, sortBy, search }: ReviewListFilter): URLSearchParams => {
  const after = new URLSearchParams(address)
  const put = (name: string, value: string, usual: string) => (value === usual ? after.delete(name) : after.set(name, value))
  put('page', String(page), '1')
  put('sortBy', sortBy, 'createdAt')
  put('search', search, '')
  return after
}
