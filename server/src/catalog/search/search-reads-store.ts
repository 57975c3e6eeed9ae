import { eq, type SQL, sql } from 'drizzle-orm'
import { expertProfiles } from '../../experts/expert-tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { RATING_STANDING } from '../../platform/database/rating-standing.ts'
import { serviceColumns } from '../catalog-store.ts'
import { categories, services } from '../catalog-tables.ts'
import { FINE_SAMPLE, SAMPLE } from './search-marks.ts'
import { allOf, lexeme, type SearchQuery } from './search-query.ts'
import { ORDERS, type Position, type RankedRow } from './service-search-store.ts'

/** So many matches in a sample say how many there are; with more of them the finest sample does, and they are not all read. */
const SURE = 128
/** What one search ranks at most, whatever the sample promised. */
const MAX_RANKED = 4_096
/** How much of a rank the standing makes, beside the words. */
const STANDING_SHARE = 0.1
/** More than words and standing make together: first what fits the words as they were typed, then who does the work they name, then who merely has them. */
const EXACTLY = 4
const BY_WORK = 2

const query = (name: string): SQL => sql`${sql.placeholder(name)}::tsquery`
const matches = (name: string): SQL => sql`search @@ ${query(name)}`

/** As a table `sampled`, computed once: each look goes through all services that have the most common of the words. */
const prepareEstimate = (db: Queryable) => {
  const [sure, often, seldom] = [SURE, 1 / SAMPLE.share, 1 / FINE_SAMPLE.share].map(figure => sql.raw(String(figure)))
  const sampled = sql`(with met as materialized (select count(*)::int as found from (select from services where ${matches('sample')} limit ${sure} + 1) first),
    sampled as materialized (select case when found <= ${sure} then found * ${often}
      else (select count(*)::int from services where ${matches('fineSample')}) * ${seldom} end as estimate from met)
    select estimate from sampled) estimated`
  const most = sql`${sql.placeholder('most')}::int`
  const counted = sql`(select count(*)::int from (select from services where ${matches('query')} limit ${most}) first)`
  return db
    .select({ estimate: sql<number>`estimate`, found: sql<number>`case when estimate > 0 then ${most} else ${counted} end` })
    .from(sampled)
    .prepare('search_estimate')
}

const prepareBest = (db: Queryable, isContinued: boolean) => {
  const [exactly, byWork, share, standing, most] = [EXACTLY, BY_WORK, STANDING_SHARE, RATING_STANDING, MAX_RANKED].map(text =>
    sql.raw(String(text)),
  )
  // What is found has all `words`; it is looked through again only for what is not the same.
  const has = (name: string) => sql`(${query(name)} = ${query('words')} or ${matches(name)})`
  const rank = sql`(ts_rank(search, ${query('words')})::float8 + case when ${has('exact')} then ${exactly} when ${has('work')} then ${byWork} else 0 end + ${share} * ${standing})`
  const below = isContinued ? sql`(rank, id) < (${sql.placeholder('value')}::float8, ${sql.placeholder('after')}::int)` : sql`true`
  const ranked = sql`(select id, rank, count(*) over ()::int as candidates from (select id, ${rank} as rank from services where ${matches('within')} limit ${most}) matching)`
  const found = sql`(select * from ${ranked} ranked where ${below} order by rank desc, id desc limit ${sql.placeholder('limit')})`
  return db
    .select({ ...serviceColumns, rank: sql<number>`found.rank`, candidates: sql<number>`found.candidates` })
    .from(sql`${found} found`)
    .innerJoin(services, sql`${services.id} = found.id`)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .orderBy(sql`found.rank desc, found.id desc`)
    .prepare(`search_best_${Number(isContinued)}`)
}

/** All that match, sorted. `offset 0` keeps the planner, which does not know how many these are, from walking along the order instead. */
const prepareInOrder = (db: Queryable, sortBy: keyof typeof ORDERS, isContinued: boolean) => {
  const { value, isRising } = ORDERS[sortBy]
  const place = sql`(rank, id) ${isRising ? sql`>` : sql`<`} (${sql.placeholder('value')}::float8, ${sql.placeholder('after')}::int)`
  const matching = sql`(select id, ${value}::float8 as rank from services where ${matches('query')} offset 0)`
  const order = (table: SQL) => (isRising ? sql`${table}rank, ${table}id` : sql`${table}rank desc, ${table}id desc`)
  const found = sql`(select id, rank from ${matching} matching where ${isContinued ? place : sql`true`} order by ${order(sql``)} limit ${sql.placeholder('limit')})`
  return db
    .select({ ...serviceColumns, rank: sql<number>`found.rank`, candidates: sql<number>`0` })
    .from(sql`${found} found`)
    .innerJoin(services, sql`${services.id} = found.id`)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .orderBy(order(sql`found.`))
    .prepare(`search_in_order_${sortBy}_${Number(isContinued)}`)
}

const prepareOrders = (db: Queryable, sortBy: keyof typeof ORDERS) => ({
  first: prepareInOrder(db, sortBy, false),
  further: prepareInOrder(db, sortBy, true),
})

/** The reads of nearly every search. Prepared: putting them together and planning them took as long as finding. */
export const createSearchReads = (db: Queryable) => {
  const [best, furtherBest, estimated] = [prepareBest(db, false), prepareBest(db, true), prepareEstimate(db)]
  const orders = {
    rating: prepareOrders(db, 'rating'),
    'price-low': prepareOrders(db, 'price-low'),
    'price-high': prepareOrders(db, 'price-high'),
  }
  const estimateOrCount = async (asked: SearchQuery, most: number): Promise<{ estimate: number; found: number }> => {
    const within = { sample: allOf(asked, lexeme(SAMPLE.mark)), fineSample: allOf(asked, lexeme(FINE_SAMPLE.mark)) }
    const [row] = await estimated.execute({ ...within, query: asked, most })
    return row ?? { estimate: 0, found: 0 }
  }
  return {
    /** About how many services match; where too few match to meet any in a sample, 0, and how many do, counted no further than to `most`. */
    estimateOrCount,
    /** Those that match, in order: all of them are read and sorted. */
    inOrder: (sortBy: keyof typeof ORDERS, asked: SearchQuery, position: Position | undefined, limit: number): Promise<RankedRow[]> =>
      position
        ? orders[sortBy].further.execute({ query: asked, value: position.value, after: position.id, limit })
        : orders[sortBy].first.execute({ query: asked, limit }),
    estimate: async (asked: SearchQuery): Promise<number> => (await estimateOrCount(asked, 0)).estimate,
    /** The best of those that match `within`, by how well the words fit and how well the service stands. */
    best: (
      asked: { within: SearchQuery; words: SearchQuery; work: SearchQuery; exact: SearchQuery },
      position: Position | undefined,
      limit: number,
    ): Promise<RankedRow[]> =>
      position ? furtherBest.execute({ ...asked, value: position.value, after: position.id, limit }) : best.execute({ ...asked, limit }),
  }
}

export type SearchReads = ReturnType<typeof createSearchReads>
