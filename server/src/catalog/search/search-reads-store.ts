import { eq, type SQL, sql } from 'drizzle-orm'
import { expertProfiles } from '../../experts/expert-tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { RATING_STANDING } from '../../platform/database/rating-standing.ts'
import { serviceColumns } from '../catalog-store.ts'
import { categories, services } from '../catalog-tables.ts'
import { BELONGS_TO, FINE_SAMPLE, SAMPLE } from './search-marks.ts'
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
/** Said of a part in the words of its index, which then answers. */
const inSample = (name: string): SQL => sql`${sql.raw(BELONGS_TO.sample)} and ${matches(name)}`
const among = (isWellRated: boolean, name: string): SQL =>
  isWellRated ? sql`${sql.raw(BELONGS_TO.wellRated)} and ${matches(name)}` : matches(name)

export interface KnownWord {
  word: string
  /** As the index has it; empty for a word that says nothing, as 'the'. */
  query: SearchQuery
  isKnown: boolean
}

const prepareWords = (db: Queryable) =>
  db
    .select({
      word: sql<string>`asked.word`,
      query: sql<SearchQuery>`plainto_tsquery('english', asked.word)::text`,
      isKnown: sql<boolean>`exists (select from service_words known where known.word = asked.word)`,
    })
    .from(sql`unnest(${sql.placeholder('words')}::text[]) asked(word)`)
    .prepare('search_words')

/** As a table `sampled`, computed once. */
const prepareEstimate = (db: Queryable) => {
  const [sure, often, seldom] = [SURE, 1 / SAMPLE.share, 1 / FINE_SAMPLE.share].map(figure => sql.raw(String(figure)))
  const sampled = sql`(with met as materialized (select count(*)::int as found from (select from services where ${inSample('query')} limit ${sure} + 1) first),
    sampled as materialized (select case when found <= ${sure} then found * ${often}
      else (select count(*)::int from services where ${inSample('fineSample')}) * ${seldom} end as estimate from met)
    select estimate from sampled) estimated`
  const most = sql`${sql.placeholder('most')}::int`
  const counted = sql`(select count(*)::int from (select from services where ${matches('query')} limit ${most}) first)`
  return db
    .select({ estimate: sql<number>`estimate`, found: sql<number>`case when estimate > 0 then ${most} else ${counted} end` })
    .from(sampled)
    .prepare('search_estimate')
}

/** Counts no further than to `most`, and looks for so many in the sample first: of a common word all that have it would be gone through for the first few. */
const prepareCount = (db: Queryable) => {
  const most = sql`${sql.placeholder('most')}::int`
  const upTo = (matching: SQL) => sql`(select count(*)::int as found from (select from services where ${matching} limit ${most}) first)`
  return db
    .select({ found: sql<number>`case when sampled.found = ${most} then ${most} else ${upTo(matches('query'))} end` })
    .from(sql`${upTo(inSample('query'))} sampled`)
    .prepare('search_count')
}

interface ReadShape {
  isContinued: boolean
  isWellRated: boolean
}
const SHAPES: readonly ReadShape[] = [false, true].flatMap(isContinued => [false, true].map(isWellRated => ({ isContinued, isWellRated })))
const nameOf = ({ isContinued, isWellRated }: ReadShape): string => `${Number(isContinued)}${Number(isWellRated)}`
const prepareShapes = <T>(prepare: (shape: ReadShape) => T): ((shape: ReadShape) => T) => {
  const prepared = new Map(SHAPES.map(shape => [nameOf(shape), prepare(shape)]))
  return shape => prepared.get(nameOf(shape)) ?? prepare(shape)
}

const [exactly, byWork, share, standing, mostRanked] = [EXACTLY, BY_WORK, STANDING_SHARE, RATING_STANDING, MAX_RANKED].map(text =>
  sql.raw(String(text)),
)
/** How well the words fit a service. */
const fit = (() => {
  // What is found has all `words`; it is looked through again only for what is not the same.
  const has = (name: string, same: string) => sql`(${sql.placeholder(same)}::boolean or ${matches(name)})`
  return sql`ts_rank(search, ${query('words')})::float8 + case when ${has('exact', 'isExact')} then ${exactly} when ${has('work', 'isWork')} then ${byWork} else 0 end`
})()

const prepareBest = (db: Queryable, { isContinued, isWellRated }: ReadShape) => {
  const below = isContinued ? sql`(rank, id) < (${sql.placeholder('value')}::float8, ${sql.placeholder('after')}::int)` : sql`true`
  // Looked for in the row: the index would go through all that each of its marks has.
  const filtered = isWellRated ? sql` and (${query('filter')} is null or ${matches('filter')})` : sql``
  const ranked = sql`(select id, rank, count(*) over ()::int as candidates from (select id, (${fit} + ${share} * ${standing}) as rank from services where ${among(isWellRated, 'within')}${filtered} limit ${mostRanked}) matching)`
  const found = sql`(select * from ${ranked} ranked where ${below} order by rank desc, id desc limit ${sql.placeholder('limit')})`
  return db
    .select({ ...serviceColumns, rank: sql<number>`found.rank`, candidates: sql<number>`found.candidates` })
    .from(sql`${found} found`)
    .innerJoin(services, sql`${services.id} = found.id`)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .orderBy(sql`found.rank desc, found.id desc`)
    .prepare(`search_best_${nameOf({ isContinued, isWellRated })}`)
}

/** The standing in the processor's own numbers, at a fraction of the price; wrong by far less than `SURELY_BEHIND`. */
const nearlyStanding = sql.raw(RATING_STANDING.replace('rating_average', 'rating_average::float8'))
const SURELY_BEHIND = 1e-9
/** Beyond those asked for: who may stand among them by the last digits. */
const SPARE = 8

/** All are ranked nearly, and exactly only those in front. */
const prepareFirst = (db: Queryable) => {
  const exactStanding = sql.raw(RATING_STANDING.replaceAll(/rating_average|reviews_count/g, 'services.$&'))
  const rank = sql<number>`(found.fit + ${share} * ${exactStanding})`
  const matching = sql`(select id, ${fit} as fit, ${nearlyStanding} as nearly from services where ${matches('within')} limit ${mostRanked})`
  const found = sql`(select id, fit, fit + ${share} * nearly as nearly from ${matching} matching order by 3 desc limit ${sql.placeholder('limit')} + ${sql.raw(String(SPARE))})`
  return db
    .select({ ...serviceColumns, rank, candidates: sql<number>`0`, nearly: sql<number>`found.nearly` })
    .from(sql`${found} found`)
    .innerJoin(services, sql`${services.id} = found.id`)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .orderBy(sql`${rank} desc, found.id desc`)
    .prepare('search_first')
}

/** All that match, sorted. `offset 0` keeps the planner, which does not know how many these are, from walking along the order instead. */
const prepareInOrder = (db: Queryable, sortBy: keyof typeof ORDERS, { isContinued, isWellRated }: ReadShape) => {
  const { value, isRising } = ORDERS[sortBy]
  const place = sql`(rank, id) ${isRising ? sql`>` : sql`<`} (${sql.placeholder('value')}::float8, ${sql.placeholder('after')}::int)`
  const matching = sql`(select id, ${value}::float8 as rank from services where ${among(isWellRated, 'query')} offset 0)`
  const order = (table: SQL) => (isRising ? sql`${table}rank, ${table}id` : sql`${table}rank desc, ${table}id desc`)
  const found = sql`(select id, rank from ${matching} matching where ${isContinued ? place : sql`true`} order by ${order(sql``)} limit ${sql.placeholder('limit')})`
  return db
    .select({ ...serviceColumns, rank: sql<number>`found.rank`, candidates: sql<number>`0` })
    .from(sql`${found} found`)
    .innerJoin(services, sql`${services.id} = found.id`)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .orderBy(order(sql`found.`))
    .prepare(`search_in_order_${sortBy}_${nameOf({ isContinued, isWellRated })}`)
}

/** What is ranked: of what `words` find `exact` stands first, then `work`. */
interface BestRead {
  within: SearchQuery
  filter: SearchQuery | null
  words: SearchQuery
  work: SearchQuery
  exact: SearchQuery
}
const samenessOf = ({ words, work, exact }: Pick<BestRead, 'words' | 'work' | 'exact'>) => ({
  isExact: exact === words,
  isWork: work === words,
})

/** What part of a list is read. */
export interface PageAsked {
  position: Position | undefined
  limit: number
  /** All that is asked for is well rated: it is looked for among these. */
  isWellRated: boolean
}
const shapeOf = ({ position, isWellRated }: PageAsked): ReadShape => ({ isContinued: position !== undefined, isWellRated })
const placeOf = ({ position, limit }: PageAsked) => ({ limit, ...(position && { value: position.value, after: position.id }) })

/** The reads of nearly every search. Prepared: putting them together and planning them took as long as finding. */
export const createSearchReads = (db: Queryable) => {
  const [worded, estimated, counted] = [prepareWords(db), prepareEstimate(db), prepareCount(db)]
  const best = prepareShapes(shape => prepareBest(db, shape))
  const first = prepareFirst(db)
  const orders = {
    rating: prepareShapes(shape => prepareInOrder(db, 'rating', shape)),
    'price-low': prepareShapes(shape => prepareInOrder(db, 'price-low', shape)),
    'price-high': prepareShapes(shape => prepareInOrder(db, 'price-high', shape)),
  }
  const estimateOrCount = async (asked: SearchQuery, most: number): Promise<{ estimate: number; found: number }> => {
    const [row] = await estimated.execute({ fineSample: allOf(asked, lexeme(FINE_SAMPLE.mark)), query: asked, most })
    return row ?? { estimate: 0, found: 0 }
  }
  return {
    /** The words of a search as the index has them, and whether any service uses them. */
    words: (words: readonly string[]): Promise<KnownWord[]> => worded.execute({ words: [...words] }),
    /** About how many services match; where too few match to meet any in a sample, 0, and how many do, counted no further than to `most`. */
    estimateOrCount,
    estimate: async (asked: SearchQuery): Promise<number> => (await estimateOrCount(asked, 0)).estimate,
    /** How many match, counted no further than to `most`. */
    countUpTo: async (asked: SearchQuery, most: number): Promise<number> => (await counted.execute({ query: asked, most }))[0]?.found ?? 0,
    /** Those that match, in order: all of them are read and sorted. */
    inOrder: (sortBy: keyof typeof ORDERS, asked: SearchQuery, page: PageAsked): Promise<RankedRow[]> =>
      orders[sortBy](shapeOf(page)).execute({ query: asked, ...placeOf(page) }),
    /** The best of those that match `within`, and where they are well rated `filter`, by how well the words fit and how well the service stands. */
    best: (asked: BestRead, page: PageAsked): Promise<RankedRow[]> =>
      best(shapeOf(page)).execute({ ...asked, ...samenessOf(asked), ...placeOf(page) }),
    /** The same from the beginning of a list, at less expense; null where so many stand alike that it cannot be told so. */
    first: async (asked: Omit<BestRead, 'filter'>, limit: number): Promise<RankedRow[] | null> => {
      const rows = await first.execute({ ...asked, ...samenessOf(asked), limit })
      const last = rows[limit - 1]
      // Whoever was left out stands behind the last of these.
      const isSure =
        last === undefined || rows.length < limit + SPARE || Math.min(...rows.map(({ nearly }) => nearly)) < last.rank - SURELY_BEHIND
      return isSure ? rows.slice(0, limit).map(({ nearly, ...row }) => row) : null
    },
  }
}

export type SearchReads = ReturnType<typeof createSearchReads>
