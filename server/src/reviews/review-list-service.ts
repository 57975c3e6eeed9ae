import type { listReviews, ReviewPage } from '#contract/reviews.ts'
import { REVIEWS_PAGE_LAST } from '#contract/reviews-limits.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { atMostEvery } from '../platform/at-most-every.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { type Actor, accountIdOf } from '../platform/identity/actor.ts'
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

const isOfAll = ({ serviceId, expertEmail, search }: ParsedInputOf<typeof listReviews>): boolean =>
  serviceId === undefined && expertEmail === undefined && search === undefined

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

  const counted = async (tx: Transaction, filter: ReviewFilter): Promise<{ filter: ReviewFilter; counts: Counts }> =>
    filter.words?.length ? searched(tx, filter) : { filter, counts: await countReviews(tx, filter) }

  return {
    list: async (actor: Actor, input: ParsedInputOf<typeof listReviews>): Promise<ReviewPage> => {
      // Before the snapshot opens: readers who each hold a connection and wait for figures that need one more would hold the whole pool.
      const kept = isOfAll(input) ? await allCounts.get() : undefined
      return database.snapshot(async tx => {
        const { page, limit } = input
        const asked = await filterOf(tx, input)
        const { filter, counts } = kept ? { filter: asked, counts: kept } : await counted(tx, asked)
        const rows = await reviewsOf(tx, filter, input, { skip: (page - 1) * limit, limit }, accountIdOf(actor))
        const total = counts.reduce((sum, { count }) => sum + count, 0)
        const totalPages = Math.min(REVIEWS_PAGE_LAST, Math.max(1, Math.ceil(total / limit)))
        return {
          reviews: rows.map(row => reviewView(actor, row)),
          pagination: { currentPage: page, totalPages },
          stats: statsOf(counts, (filter.words ?? []).length > 0),
          isNear: filter.isNear === true && total > 0,
        }
      })
    },
    forgetFigures: () => allCounts.forget(),
  }
}
