import type { listReviews, ReviewPage } from '#contract/reviews.ts'
import { REVIEWS_PAGE_LAST } from '#contract/reviews-limits.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { atMostEvery } from '../platform/at-most-every.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { allowNearWords, countReviews, expertByEmail, mayBeMisspelt, type ReviewFilter, reviewsOf } from './review-store.ts'
import { reviewView, statsOf } from './review-view.ts'

/** Words of a search that are looked at: more of them narrow nothing down. */
const MAX_WORDS = 8
/** A single letter stands in every review. */
const SHORTEST_WORD = 2
/** Counting all reviews there are goes through all of them. */
const FIGURES_FRESH_MS = 30_000

const wordsOf = (search: string): string[] => {
  const words = [...new Set(search.split(/\s+/).filter(word => word !== ''))]
  const telling = words.filter(word => word.length >= SHORTEST_WORD)
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}

const filterOf = async (
  db: Queryable,
  { serviceId, expertEmail, search = '' }: ParsedInputOf<typeof listReviews>,
): Promise<ReviewFilter> => {
  // Whom nobody knows nobody has reviewed.
  const expertId = expertEmail === undefined ? undefined : ((await expertByEmail(db, expertEmail))?.expertId ?? 0)
  return { serviceId, expertId, words: wordsOf(search) }
}

type Counts = Awaited<ReturnType<typeof countReviews>>

/** What a search finds: reviews with its words; where there are none, those with words like them. */
const searched = async (tx: Transaction, filter: ReviewFilter): Promise<{ filter: ReviewFilter; counts: Counts }> => {
  const counts = await countReviews(tx, filter)
  if (counts.length > 0 || !filter.words?.some(mayBeMisspelt)) return { filter, counts }
  await allowNearWords(tx)
  const near = { ...filter, isNear: true }
  return { filter: near, counts: await countReviews(tx, near) }
}

/** Lists of reviews; keeps in memory what all reviews come to. `forgetFigures`: after a review was written or removed. */
export const createReviewList = (database: Database) => {
  const allCounts = atMostEvery(FIGURES_FRESH_MS, () => countReviews(database.query, {}))

  const counted = async (tx: Transaction, filter: ReviewFilter): Promise<{ filter: ReviewFilter; counts: Counts }> => {
    if (filter.words?.length) return searched(tx, filter)
    const isAll = filter.serviceId === undefined && filter.expertId === undefined
    return { filter, counts: await (isAll ? allCounts.get() : countReviews(tx, filter)) }
  }

  return {
    list: (actor: Actor, readerId: string | undefined, input: ParsedInputOf<typeof listReviews>): Promise<ReviewPage> =>
      database.snapshot(async tx => {
        const { page, limit } = input
        const { filter, counts } = await counted(tx, await filterOf(tx, input))
        const rows = await reviewsOf(tx, filter, input, { skip: (page - 1) * limit, limit }, readerId)
        const total = counts.reduce((sum, { count }) => sum + count, 0)
        const totalPages = Math.min(REVIEWS_PAGE_LAST, Math.max(1, Math.ceil(total / limit)))
        return {
          reviews: rows.map(row => reviewView(actor, row)),
          pagination: { currentPage: page, totalPages },
          stats: statsOf(counts),
          isNear: filter.isNear === true && total > 0,
        }
      }),
    forgetFigures: () => allCounts.forget(),
  }
}
