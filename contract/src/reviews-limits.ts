/** What screens need before the schemas are there. */
export const REVIEW_TITLE_MIN = 5
export const REVIEW_TITLE_MAX = 100
export const REVIEW_CONTENT_MIN = 20
export const REVIEW_CONTENT_MAX = 5_000
export const RESPONSE_MIN = 10
export const RESPONSE_MAX = 2_000
export const RATING_MIN = 1
export const RATING_MAX = 5
export const RATING_STEP = 0.5
/** Further down nobody reads; who looks for more narrows the list. */
export const REVIEWS_PAGE_LAST = 1_000
/** What a search finds is counted no further than this. */
export const REVIEWS_COUNTED_MAX = 5_000
/** The size of a page on screen. */
export const REVIEWS_ON_SCREEN = 5
export const REVIEW_SEARCH_MAX = 200
/** Its author may change a review for so long, until the expert has answered it. */
export const REVIEW_EDIT_DAYS = 14
export const REPORT_REASON_MIN = 10
export const REPORT_REASON_MAX = 1_000

export const REVIEW_TYPES = ['expert', 'service'] as const
export const REVIEW_SORTS = ['createdAt', 'rating', 'helpfulness'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
