import { and, asc, desc, eq, gt, lte, max, type SQL, sql } from 'drizzle-orm'
import { expertProfiles, shownAvatarUrl } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { categories, services } from './catalog-tables.ts'

const columns = {
  id: services.id,
  title: services.title,
  description: services.description,
  categoryId: services.categoryId,
  categoryName: categories.name,
  expertId: services.expertId,
  expertName: expertProfiles.expertName,
  expertTitle: expertProfiles.title,
  expertAvatarUrl: shownAvatarUrl,
  expertBio: expertProfiles.bio,
  rating: services.ratingAverage,
  reviewsCount: services.reviewsCount,
  skillIds: services.skillIds,
  hourlyRate: services.hourlyRate,
  isArEnabled: services.isArEnabled,
}

const joined = (db: Queryable) =>
  db
    .select(columns)
    .from(services)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))

export type ServiceRow = Awaited<ReturnType<typeof joined>>[number]

export interface ServiceFilter {
  categoryId?: number | undefined
  isArEnabled?: boolean | undefined
}

const conditions = ({ categoryId, isArEnabled }: ServiceFilter): SQL[] => [
  eq(services.isPaused, false),
  ...(categoryId === undefined ? [] : [eq(services.categoryId, categoryId)]),
  ...(isArEnabled === undefined ? [] : [eq(services.isArEnabled, isArEnabled)]),
]

/** Where a list by rating goes on. */
export interface RatingPosition {
  rating: number
  id: number
}

const prepareById = (db: Queryable) =>
  joined(db)
    .where(and(eq(services.id, sql.placeholder('id')), eq(services.isPaused, false)))
    .prepare('service_by_id')

interface ListShape {
  byCategory: boolean
  byAr: boolean
  isContinued: boolean
}

const prepareList = (db: Queryable, { byCategory, byAr, isContinued }: ListShape) =>
  joined(db)
    .where(
      and(
        eq(services.isPaused, false),
        byCategory ? eq(services.categoryId, sql.placeholder('categoryId')) : undefined,
        byAr ? eq(services.isArEnabled, sql.placeholder('isArEnabled')) : undefined,
        isContinued
          ? sql`(${services.ratingAverage}, ${services.id}) < (${sql.placeholder('rating')}::numeric, ${sql.placeholder('after')}::int)`
          : undefined,
      ),
    )
    .orderBy(desc(services.ratingAverage), desc(services.id))
    .limit(sql.placeholder('limit'))
    .prepare(`services_by_rating_${Number(byCategory)}${Number(byAr)}${Number(isContinued)}`)

/**
 * The two reads that everybody makes all the time. Prepared: building and planning a three-table join costs more than running it. Lists come
 * best rated first; an index serves them at any depth.
 */
export const createServiceReads = (db: Queryable) => {
  const byId = prepareById(db)
  const lists = new Map<string, ReturnType<typeof prepareList>>()
  const listOf = (shape: ListShape) => {
    const key = JSON.stringify(shape)
    const list = lists.get(key) ?? prepareList(db, shape)
    lists.set(key, list)
    return list
  }
  return {
    serviceById: async (id: number): Promise<ServiceRow | undefined> => (await byId.execute({ id }))[0],
    servicesByRating: (filter: ServiceFilter, after: RatingPosition | undefined, limit: number): Promise<ServiceRow[]> =>
      listOf({
        byCategory: filter.categoryId !== undefined,
        byAr: filter.isArEnabled !== undefined,
        isContinued: after !== undefined,
      }).execute({
        ...filter,
        rating: after?.rating,
        after: after?.id,
        limit,
      }),
  }
}

/** Matches ranked at most: ranking all matches of a common word would cost seconds at a million services. */
const RANKED_MATCHES = 500
const RANKED_SIMILAR = 100
/** How alike a title must be to answer a misspelt search. */
const TITLE_SIMILARITY = 0.4

/** Services that fit a search, the most relevant first, from the `skip`th on. */
export const servicesByRelevance = async (db: Transaction, filter: ServiceFilter, q: string, skip: number, limit: number) => {
  const where = and(...conditions(filter))
  // What <% takes for alike, for this transaction.
  await db.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(TITLE_SIMILARITY)}, true)`)
  const query = sql`websearch_to_tsquery('english', ${q})`
  const exact = sql`(select id, ts_rank(search, ${query}) + 1 as rank from services where ${where} and search @@ ${query} order by id desc limit ${RANKED_MATCHES})`
  // <% finds a word of the title that is nearly a word of the search; the trigram index serves it.
  const similar = sql`(select id, word_similarity(${q}, title) as rank from services where ${where} and ${q} <% title order by rank desc, id desc limit ${RANKED_SIMILAR})`
  const hits = sql`(select id, max(rank) as rank from (${exact} union all ${similar}) found group by id) hits`
  return db
    .select(columns)
    .from(hits)
    .innerJoin(services, sql`${services.id} = hits.id`)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .orderBy(sql`hits.rank desc`, desc(services.ratingAverage), desc(services.id))
    .limit(limit)
    .offset(skip)
}

/** What Home shows: well reviewed, and no expert twice. */
export const featuredServices = (db: Queryable, limit: number) => {
  const best = sql`(select distinct on (expert_id) id from (select id, expert_id, rating_average from services where not is_paused order by rating_average desc, id desc limit 200) top order by expert_id, rating_average desc)`
  return joined(db)
    .where(sql`${services.id} in ${best}`)
    .orderBy(desc(services.ratingAverage), desc(services.reviewsCount), desc(services.id))
    .limit(limit)
}

export const countServices = (db: Queryable): Promise<number> => db.$count(services, eq(services.isPaused, false))

export const newestServiceId = async (db: Queryable): Promise<number> => {
  const [row] = await db.select({ id: max(services.id) }).from(services)
  return row?.id ?? 0
}

export const serviceIdsOf = async (db: Queryable, { above, upTo }: { above: number; upTo: number }): Promise<number[]> => {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(gt(services.id, above), lte(services.id, upTo), eq(services.isPaused, false)))
    .orderBy(asc(services.id))
  return rows.map(row => row.id)
}

export const allCategories = (db: Queryable) =>
  db.select({ id: categories.id, name: categories.name }).from(categories).orderBy(asc(categories.name))

/** Makes the categories that are missing; answers the id of each name. */
export const ensureCategories = async (db: Queryable, names: readonly string[]): Promise<Map<string, number>> => {
  if (names.length > 0)
    await db
      .insert(categories)
      .values(names.map(name => ({ name })))
      .onConflictDoNothing()
  const rows = await allCategories(db)
  return new Map(rows.map(row => [row.name.toLowerCase(), row.id]))
}
