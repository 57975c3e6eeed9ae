import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { REVIEWS_COUNTED_MAX, type ReviewSort } from '#contract/reviews-limits.ts'
import { accounts } from '../accounts/account-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import { reviewResponses, reviews, reviewVotes } from './review-tables.ts'

/** No account has it: for a visitor, who voted for nothing. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Reviews as somebody sees them, with his own vote. */
const joined = (db: Queryable, readerId: string | undefined) =>
  db
    .select({
      review: reviews,
      expertName: expertProfiles.expertName,
      expertEmail: expertProfiles.expertEmail,
      expertAccountId: expertProfiles.accountId,
      serviceTitle: services.title,
      reviewerEmail: accounts.email,
      response: reviewResponses,
      myVote: reviewVotes.isHelpful,
    })
    .from(reviews)
    .innerJoin(expertProfiles, eq(expertProfiles.id, reviews.expertId))
    .leftJoin(services, eq(services.id, reviews.serviceId))
    .leftJoin(accounts, eq(accounts.id, reviews.reviewerAccountId))
    .leftJoin(reviewResponses, eq(reviewResponses.reviewId, reviews.id))
    .leftJoin(reviewVotes, and(eq(reviewVotes.reviewId, reviews.id), eq(reviewVotes.accountId, readerId ?? NOBODY)))

export type ReviewRow = Awaited<ReturnType<typeof joined>>[number]

export interface ReviewFilter {
  serviceId?: number | undefined
  expertId?: number | undefined
  words?: readonly string[] | undefined
  /** Words like these are meant too. */
  isNear?: boolean
}

export interface ReviewOrder {
  sortBy: ReviewSort
  sortOrder: 'asc' | 'desc'
}

const WORDS = sql`(${reviews.title} || ' ' || ${reviews.content} || ' ' || ${reviews.keywords})`

/** What is shorter is like too much else. */
export const mayBeMisspelt = (word: string): boolean => /^\p{L}{5,}$/u.test(word)

const conditions = ({ serviceId, expertId, words = [], isNear = false }: ReviewFilter): SQL | undefined =>
  and(
    serviceId === undefined ? undefined : eq(reviews.serviceId, serviceId),
    expertId === undefined ? undefined : eq(reviews.expertId, expertId),
    // What was removed is not found by its words.
    words.length === 0 ? undefined : isNull(reviews.removedAt),
    // Both go through the index of trigrams.
    ...words.map(word => (isNear && mayBeMisspelt(word) ? sql`${WORDS} %> ${word}` : sql`${WORDS} ilike ${containing(word)}`)),
  )

/** How alike a word must be to be near: one of six letters with two that changed places is, 'week' is not 'leek'. */
const NEAR_SIMILARITY = '0.42'

/** For the transaction that searches for words like those that were typed. */
export const allowNearWords = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${NEAR_SIMILARITY}, true)`)
}

/** Among those with as many stars the newest come first, whichever way the stars go. */
const orderOf = ({ sortBy, sortOrder }: ReviewOrder): SQL[] => {
  const order = sortOrder === 'asc' ? asc : desc
  return sortBy === 'rating'
    ? [order(reviews.rating), desc(reviews.createdAt), desc(reviews.id)]
    : [order(reviews[sortBy]), order(reviews.id)]
}

/** The page is found by ids alone, so that what is skipped costs no more than its place in an index. */
export const reviewsOf = (
  db: Queryable,
  filter: ReviewFilter,
  sort: ReviewOrder,
  { skip, limit }: { skip: number; limit: number },
  readerId: string | undefined,
): Promise<ReviewRow[]> => {
  const order = orderOf(sort)
  const page = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(conditions(filter))
    .orderBy(...order)
    .limit(limit)
    .offset(skip)
  return joined(db, readerId)
    .where(inArray(reviews.id, page))
    .orderBy(...order)
    .execute()
}

/** How many reviews a list has, removed ones included, and how many of those that stand have how many stars; of a search one more than is counted, when there is more. */
export const countReviews = async (db: Queryable, filter: ReviewFilter) => {
  const isRemoved = sql<boolean>`${reviews.removedAt} is not null`.as('is_removed')
  const listed = db.select({ rating: reviews.rating, isRemoved }).from(reviews).where(conditions(filter))
  const counted = (filter.words?.length ? listed.limit(REVIEWS_COUNTED_MAX + 1) : listed).as('listed')
  return db
    .select({ rating: counted.rating, isRemoved: counted.isRemoved, count: count() })
    .from(counted)
    .groupBy(counted.rating, counted.isRemoved)
}

export const reviewById = async (db: Queryable, reviewId: number, readerId: string | undefined): Promise<ReviewRow | undefined> => {
  const [row] = await joined(db, readerId).where(eq(reviews.id, reviewId))
  return row
}

/** Keeps every other writer of a review waiting until the transaction ends; answers whether there is such a review. */
export const lockReview = async (tx: Transaction, reviewId: number): Promise<boolean> => {
  const rows = await tx.select({ id: reviews.id }).from(reviews).where(eq(reviews.id, reviewId)).for('no key update')
  return rows.length > 0
}

/** Writes a review; undefined when there is one of this client for this project and expert. */
export const insertReview = async (tx: Transaction, review: typeof reviews.$inferInsert): Promise<number | undefined> => {
  const [row] = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id })
  return row?.id
}

export const changeReview = async (tx: Transaction, reviewId: number, changes: Partial<typeof reviews.$inferInsert>): Promise<void> => {
  await tx.update(reviews).set(changes).where(eq(reviews.id, reviewId))
}

/** Writes an answer; false when there is one. */
export const insertResponse = async (tx: Transaction, response: typeof reviewResponses.$inferInsert): Promise<boolean> => {
  const rows = await tx.insert(reviewResponses).values(response).onConflictDoNothing().returning({ id: reviewResponses.id })
  return rows.length > 0
}

export const putVote = async (tx: Transaction, vote: typeof reviewVotes.$inferInsert): Promise<void> => {
  await tx
    .insert(reviewVotes)
    .values(vote)
    .onConflictDoUpdate({ target: [reviewVotes.reviewId, reviewVotes.accountId], set: { isHelpful: vote.isHelpful } })
}

export const removeVote = async (tx: Transaction, reviewId: number, accountId: string): Promise<void> => {
  await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.accountId, accountId)))
}

const expertColumns = { id: expertProfiles.id, expertName: expertProfiles.expertName }

export const expertByEmail = async (db: Queryable, expertEmail: string) => {
  const [row] = await db.select(expertColumns).from(expertProfiles).where(eq(expertProfiles.expertEmail, expertEmail))
  return row && { expertId: row.id, expertName: row.expertName, serviceTitle: null }
}

export const expertOfService = async (db: Queryable, serviceId: number) => {
  const [row] = await db
    .select({ ...expertColumns, serviceTitle: services.title })
    .from(services)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .where(eq(services.id, serviceId))
  return row && { expertId: row.id, expertName: row.expertName, serviceTitle: row.serviceTitle }
}

/** All that an account has written. */
export const writtenBy = async (db: Queryable, accountId: string) => ({
  reviews: await db.select().from(reviews).where(eq(reviews.reviewerAccountId, accountId)),
  responses: await db.select().from(reviewResponses).where(eq(reviewResponses.responderAccountId, accountId)),
  votes: await db.select().from(reviewVotes).where(eq(reviewVotes.accountId, accountId)),
})

/** What was said stays, and who said it is forgotten. */
export const forgetNames = async (tx: Transaction, accountId: string, name: string): Promise<void> => {
  await tx.update(reviews).set({ reviewerName: name }).where(eq(reviews.reviewerAccountId, accountId))
  await tx.update(reviewResponses).set({ responderName: name }).where(eq(reviewResponses.responderAccountId, accountId))
}

export const reviewsByIds = (db: Queryable, ids: readonly number[], readerId: string | undefined): Promise<ReviewRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : joined(db, readerId)
        .where(inArray(reviews.id, [...ids]))
        .execute()
