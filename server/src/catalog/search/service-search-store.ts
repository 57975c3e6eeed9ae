import { eq, type SQL, sql } from 'drizzle-orm'
import { expertProfiles } from '../../experts/expert-tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type ServiceRow, serviceColumns } from '../catalog-store.ts'
import { categories, services } from '../catalog-tables.ts'
import { BAND_OF, type Band, BELONGS_TO, SAMPLE } from './search-marks.ts'
import { lexeme, type SearchQuery } from './search-query.ts'

/** Behind every letter, for the end of a stretch of words. */
const LAST_LETTER = '\u{10ffff}'
const ALIKE_MAX = 40
const BEGINNING_ALIKE_MAX = 3_000
const LONGER_MAX = 6
/** A word of which less is typed may become too many. */
const SHORTEST_BEGINNING = 3

export interface NearWord {
  word: string
  near: string
  query: SearchQuery
  /** It begins with the whole of the asked word. */
  isLonger: boolean
}

/** Words that services use and that look like the asked ones, or begin with them. */
export const wordsLike = async (db: Queryable, words: readonly string[]): Promise<NearWord[]> => {
  const within = (from: SQL) => sql`word ~>=~ ${from} and word ~<~ (${from} || ${LAST_LETTER})`
  const { rows } = await db.execute<{ word: string; near: string; query: SearchQuery; isLonger: boolean }>(sql`
    select asked.word, near.word as near, plainto_tsquery('english', near.word)::text as query,
      near.word ~>=~ asked.word and near.word ~<~ (asked.word || ${LAST_LETTER}) as "isLonger"
    from unnest(${sql.param([...words])}::text[]) asked(word) cross join lateral (
      (select word from service_words where word % asked.word order by similarity(word, asked.word) desc, word limit ${ALIKE_MAX})
      union (select word from service_words where ${within(sql`left(asked.word, 2)`)}
        and length(word) between length(asked.word) - 2 and length(asked.word) + 2 limit ${BEGINNING_ALIKE_MAX})
      union (select word from service_words where length(asked.word) >= ${SHORTEST_BEGINNING} and ${within(sql`asked.word`)}
        order by word using ~<~ limit ${LONGER_MAX})
    ) near where near.word <> asked.word`)
  return rows
}

const matches = (query: SearchQuery): SQL => sql`search @@ ${query}::tsquery`

/** A sample of all services' bands, by order. */
export const sampleBands = async (db: Queryable): Promise<Record<Band, number[]>> => {
  const { rows } = await db.execute<Record<Band, number>>(
    sql`select ${sql.raw(BAND_OF.q)} as q, ${sql.raw(BAND_OF.r)} as r, ${sql.raw(BAND_OF.p)} as p from services where ${sql.raw(BELONGS_TO.sample)} and ${matches(lexeme(SAMPLE.mark))}`,
  )
  const sorted = (band: Band) => rows.map(row => row[band]).sort((one, other) => one - other)
  return { q: sorted('q'), r: sorted('r'), p: sorted('p') }
}

/** Where a list goes on: the value it is ordered by, and the id among equals. */
export interface Position {
  value: number
  id: number
}

/** An order in which a list goes through all its services. */
export interface Order {
  band: Band
  value: SQL
  isRising: boolean
}
export const ORDERS = {
  rating: { band: 'r', value: sql`rating_average`, isRising: false },
  'price-low': { band: 'p', value: sql`hourly_rate`, isRising: true },
  'price-high': { band: 'p', value: sql`hourly_rate`, isRising: false },
} as const satisfies Record<string, Order>

const after = ({ value, isRising }: Order, position: Position | undefined): SQL =>
  position === undefined ? sql`true` : sql`(${value}, id) ${isRising ? sql`>` : sql`<`} (${position.value}::numeric, ${position.id}::int)`
const inOrder = ({ value, isRising }: Order): SQL => (isRising ? sql`${value}, id` : sql`${value} desc, id desc`)

const shown = (db: Queryable, found: SQL, order: SQL) =>
  db
    .select({ ...serviceColumns, rank: sql<number>`found.rank`, candidates: sql<number>`found.candidates` })
    .from(sql`${found} found`)
    .innerJoin(services, sql`${services.id} = found.id`)
    .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
    .innerJoin(categories, eq(categories.id, services.categoryId))
    .orderBy(order)

/** `candidates`: how many the rank was computed of. */
export type RankedRow = ServiceRow & { rank: number; candidates: number }

/** Those that match, in order, by going through all services until enough match: where many do. `offset 0` keeps the planner from turning it round. */
export const matchesAlongOrder = (
  db: Queryable,
  query: SearchQuery,
  order: Order,
  position: Position | undefined,
  limit: number,
): Promise<RankedRow[]> => {
  const all = sql`(select id, ${order.value}::float8 as rank, search from services where not is_paused and ${after(order, position)} order by ${inOrder(order)} offset 0)`
  const found = sql`(select id, rank, 0 as candidates from ${all} along where ${matches(query)} limit ${limit})`
  return shown(db, found, order.isRising ? sql`found.rank, found.id` : sql`found.rank desc, found.id desc`)
}

/** How many match, by category and AR: every one is read. */
export const countMatches = async (db: Queryable, query: SearchQuery) => {
  const { rows } = await db.execute<{ categoryId: number; isArEnabled: boolean; count: number }>(
    sql`select category_id as "categoryId", is_ar_enabled as "isArEnabled", count(*)::int as count from services where ${matches(query)} group by 1, 2`,
  )
  return rows
}

/** All services on offer, by category and AR. */
export const countOffered = (db: Queryable) =>
  db
    .select({ categoryId: services.categoryId, isArEnabled: services.isArEnabled, count: sql<number>`count(*)::int` })
    .from(services)
    .where(eq(services.isPaused, false))
    .groupBy(services.categoryId, services.isArEnabled)
