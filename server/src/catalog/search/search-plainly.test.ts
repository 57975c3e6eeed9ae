import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listServices as list, type listServices } from '#contract/catalog.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { type Caller, testApp } from '../../../test/app.ts'
import { seedExpert, seedService } from '../../../test/seed.ts'
import type { Database } from '../../platform/database/database.ts'
import { RATING_STANDING } from '../../platform/database/rating-standing.ts'
import { services } from '../catalog-tables.ts'
import { bestOf, type Shape } from './search-bands.ts'
import { BAND_OF, BELONGS_TO, LAST_WELL_RATED, SAMPLE } from './search-marks.ts'
import { allOf, bandsBetween, lexeme } from './search-query.ts'
import { createSearchReads } from './search-reads-store.ts'

const MANY_SERVICES = 8_000
const FEW_SERVICES = 1_000
const PAGE = 24
const PAGES = 4

/** Words that nobody speaks, for all services, one of five and one of sixteen: none of them names a skill or a trade. */
const WORDS = ['zubako', 'mireloda', 'tavopine'] as const

/** A third of them without a rating. */
const fill = async (database: Database, count: number) => {
  await seedService(database, await seedExpert(database), { title: 'The first' })
  await database.query.execute(sql`
    insert into services (expert_id, category_id, title, description, hourly_rate, rating_average, reviews_count)
    select expert_id, category_id, n::text || ${` ${WORDS[0]}`} || case when n % 5 = 0 then ${` ${WORDS[1]}`} else '' end || case when n % 16 = 1 then ${` ${WORDS[2]}`} else '' end,
      'Done well', 20 + n % 100, case when n % 3 = 0 then 0 else round((3.5 + (n * 7919 % 151) / 100.0)::numeric, 2) end,
      case when n % 3 = 0 then 0 else 1 + n * 104729 % 120 end
    from services, generate_series(1, ${count}::int) n where title = 'The first'`)
}

const ORDER = {
  rating: sql`rating_average`,
  relevance: sql`ts_rank(search, query)::float8 + 0.1 * ${sql.raw(RATING_STANDING)}`,
}

const plainly = async (database: Database, word: string, sortBy: keyof typeof ORDER): Promise<number[]> => {
  const { rows } = await database.query.execute<{ id: number }>(
    sql`select id from services, plainto_tsquery('english', ${word}) query where search @@ query order by ${ORDER[sortBy]} desc, id desc limit ${PAGE * PAGES}`,
  )
  return rows.map(({ id }) => id)
}

const firstPages = async (caller: Caller, input: InputOf<typeof listServices>, pages = PAGES): Promise<number[]> => {
  const { body, headers } = await caller.call(list, { ...input, limit: PAGE })
  const ids = body.map(({ id }) => id)
  const cursor = headers['x-next-cursor']
  return cursor === undefined || pages === 1
    ? ids
    : [...ids, ...(await firstPages(caller, { ...input, cursor: String(cursor) }, pages - 1))]
}

const ASKED = WORDS.flatMap(q => (['relevance', 'rating'] as const).map(sortBy => ({ q, sortBy })))

test('the first pages are those of a plain query, also where only a part of all services is looked at', async () => {
  const { database, visitor } = await testApp()
  await fill(database, MANY_SERVICES)
  for (const asked of ASKED)
    expect(await firstPages(visitor(), asked), `${asked.q} by ${asked.sortBy}`).toEqual(await plainly(database, asked.q, asked.sortBy))

  const { rows } = await database.planned.execute<{ name: string }>(sql`select name from pg_prepared_statements`)
  const names = rows.map(({ name }) => name)
  for (const name of ['search_best_01', 'search_best_11', 'search_in_order_rating_01', 'search_in_order_rating_11'])
    expect(names, 'was looked for among the well rated').toContain(name)
})

test('the bands that are looked for among the well rated hold nobody else, and the sample is that of its mark', async () => {
  const { database } = await testApp()
  await fill(database, FEW_SERVICES)
  const { rows } = await database.query.execute(sql`
    select count(*)::int as others from (select round(rating / 100.0, 2) as rating_average, reviews_count from generate_series(0, 500) rating, generate_series(0, 300) reviews_count) every
    where (${sql.raw(BAND_OF.q)} <= ${LAST_WELL_RATED.q} or ${sql.raw(BAND_OF.r)} <= ${LAST_WELL_RATED.r}) and not (${sql.raw(BELONGS_TO.wellRated)})`)
  expect(rows).toEqual([{ others: 0 }])
  const sample = await database.query.execute<{ size: number; strangers: number }>(sql`
    select count(*)::int as size, count(*) filter (where not (search @@ ${lexeme(SAMPLE.mark)}::tsquery))::int as strangers from services where ${sql.raw(BELONGS_TO.sample)}`)
  expect(sample.rows).toEqual([{ size: expect.any(Number), strangers: 0 }])
  const marked = await database.query.$count(services, sql`search @@ ${lexeme(SAMPLE.mark)}::tsquery`)
  expect(sample.rows[0]?.size).toBe(marked)
})

test.each(['sample', 'wellRated'] as const)('what is looked for in a part is answered by its own index: %s', async part => {
  const { database } = await testApp()
  const plan = await database.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain select from services where ${sql.raw(BELONGS_TO[part])} and search @@ 'word'`)
    return JSON.stringify(rows)
  })
  expect(plan).toContain({ sample: 'services_search_sample', wellRated: 'services_search_well_rated' }[part])
})

test('bands that each row is looked through for are the same as those that the index is asked for', async () => {
  const { database } = await testApp()
  await fill(database, FEW_SERVICES)
  const reads = createSearchReads(database.planned)
  const [words, bands] = [lexeme(WORDS[0]), bandsBetween('q', 0, LAST_WELL_RATED.q)]
  const page = { position: undefined, limit: PAGE }
  const asked = { words, work: words, exact: words }
  const byIndex = await reads.best({ ...asked, within: allOf(words, bands), filter: null }, { ...page, isWellRated: false })
  const byRow = await reads.best({ ...asked, within: words, filter: bands }, { ...page, isWellRated: true })
  expect(byIndex).toHaveLength(PAGE)
  expect(byRow).toEqual(byIndex)
})

const stemOf = async (database: Database, word: string): Promise<string> => {
  const { rows } = await database.query.execute<{ query: string }>(sql`select plainto_tsquery('english', ${word})::text as query`)
  return rows[0]?.query ?? ''
}

/** Few enough that those behind them stand clearly behind, also of the word of one in sixteen. */
const FIRST = 8

test('the first that are ranked nearly at first are the first of all, to the last digit', async () => {
  const { database } = await testApp()
  await fill(database, FEW_SERVICES)
  const reads = createSearchReads(database.planned)
  for (const word of WORDS) {
    const words = await stemOf(database, word)
    const asked = { within: words, words, work: words, exact: words }
    const [first, best] = [
      await reads.first(asked, FIRST),
      await reads.best({ ...asked, filter: null }, { position: undefined, limit: FIRST, isWellRated: false }),
    ]
    expect(first).toHaveLength(FIRST)
    expect(first).toEqual(best.map(row => ({ ...row, candidates: 0 })))
  }
})

test('where many stand alike nothing is told from nearly: they come in their order all the same, and so do all of a few', async () => {
  const { database, visitor } = await testApp()
  await fill(database, FEW_SERVICES)
  await database.query.execute(sql`update services set rating_average = 0, reviews_count = 0`)
  const reads = createSearchReads(database.planned)
  const words = await stemOf(database, WORDS[2])
  expect(await reads.first({ within: words, words, work: words, exact: words }, PAGE)).toBeNull()
  expect(await firstPages(visitor(), { q: WORDS[2], sortBy: 'relevance' })).toEqual(await plainly(database, WORDS[2], 'relevance'))
  const rare = lexeme('16')
  const few = await reads.first({ within: rare, words: rare, work: rare, exact: rare }, PAGE)
  expect(few?.map(({ title }) => title)).toEqual(['16 zubako'])
})

const shapeOf = (services: number): Shape => {
  const bands = Array.from({ length: services * SAMPLE.share }, (_, at) => Math.floor((at * 60) / (services * SAMPLE.share)))
  return { q: bands, r: bands, p: bands }
}

test.each([
  ['of few matches the rows are looked through', 2_000, true],
  ['of many the index is asked for the bands', 20_000, false],
])('among a million services %s', (_what, count, isLookedThrough) => {
  const asked = bestOf(count, shapeOf(1_000_000), 256)
  expect(asked).toMatchObject(isLookedThrough ? { marks: '', isWellRated: true } : { filter: null, isWellRated: true })
})
