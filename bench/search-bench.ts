import { join } from 'node:path'
import { countServices, getService, listServices } from '#contract/catalog.ts'
import { NEXT_CURSOR_HEADER } from '#contract/shared/headers.ts'
import { TAXONOMY } from '../server/src/catalog/taxonomy/taxonomy-index.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { joinDatabase } from '../server/src/platform/database/join-database.ts'
import { createLogger } from '../server/src/platform/telemetry/logger.ts'
import { COMMON_WORDS, inventedVocabulary, loadServices } from './many-services.ts'
import { startOnhand } from './onhand.ts'
import { type Measurement, percentile } from './table.ts'

/** Beside the market that is measured: how the same takes with few services. */
const SMALL_MARKET = 10_000
export const LARGE_MARKET = 1_000_000
const ONE_BY_ONE = 120
const AT_ONCE = 32
const ROUNDS_AT_ONCE = 10
/** As many as the reference's pool has connections: waiting for one is no figure of the database. */
const PLAIN_AT_ONCE = 8
/** The reference is slow where it is slow: enough to see how slow, and no new one is begun after a while. */
const REFERENCE_RUNS = 8
const REFERENCE_MS = 5_000
const AIM_MS = 50
const AIM_AT_ONCE_MS = 250
const DEEP_PAGES = 100

const ms = (value: number) => `${value.toFixed(1)} ms`
const inWords = (count: number) => count.toLocaleString('en')

const COLUMNS = `services.id, services.title, services.description, services.rating_average, services.hourly_rate, expert_profiles.expert_name, categories.name`
const FROM = `from services join expert_profiles on expert_profiles.id = services.expert_id join categories on categories.id = services.category_id`
const BY_WORDS = `select ${COLUMNS} ${FROM} where services.search @@ websearch_to_tsquery('english', $1) and not is_paused
  order by ts_rank(services.search, websearch_to_tsquery('english', $1)) desc, services.id desc limit 24`

/** One thing people ask for: as the product answers it, and as a plain query would. */
interface Scenario {
  what: string
  path: (turn: number) => string
  reference: { sql: string; values: (turn: number) => unknown[] }
}

const pick = <T>(values: readonly T[], turn: number): T => {
  const value = values[turn % values.length]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

const address = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`

const PROFESSIONS = ['plumber', 'electrician', 'lawyer', 'accountant', 'gardener', 'gas fitter', 'web developer']

/** Two letters change places, as fingers do. */
const misspelt = (word: string): string => word.slice(0, 2) + (word[3] ?? '') + (word[2] ?? '') + word.slice(4)

const searchFor = (what: string, wordsOf: (turn: number) => string, sortBy?: string): Scenario => ({
  what,
  path: turn => address(listServices.path, { q: wordsOf(turn), ...(sortBy && { sortBy }) }),
  reference: { sql: BY_WORDS, values: turn => [wordsOf(turn)] },
})

const scenarios = (deepCursors: readonly string[], categoryIds: readonly number[], ids: readonly number[]): Scenario[] => {
  const vocabulary = inventedVocabulary()
  const rare = vocabulary.slice(-2_000)
  const middling = vocabulary.slice(1_000, 2_000)
  const skills = TAXONOMY.skills.map(({ name }) => name).filter(name => /^[A-Za-z ]+$/.test(name))
  const single = skills.filter(name => /^[A-Za-z]{7,}$/.test(name))
  const common = (turn: number) => pick(COMMON_WORDS, turn)
  const byRating = `select ${COLUMNS} ${FROM} where category_id = $1 and not is_paused order by services.rating_average desc, services.id desc limit 24`
  return [
    searchFor('common word', common),
    searchFor('common word, lowest rate first', common, 'price-low'),
    searchFor('word of one in a thousand', turn => pick(middling, turn * 7)),
    searchFor('word of one in a thousand, best rated first', turn => pick(middling, turn * 7), 'rating'),
    searchFor('rare word', turn => pick(rare, turn * 13)),
    searchFor('two words', turn => `${common(turn)} ${pick(middling, turn * 3)}`),
    searchFor('who does the work', turn => pick(PROFESSIONS, turn)),
    searchFor('a skill', turn => pick(skills, turn * 11)),
    {
      ...searchFor('misspelt word', turn => misspelt(pick(single, turn).toLowerCase())),
      reference: {
        sql: `select ${COLUMNS} ${FROM} where $1 <% services.title and not is_paused order by word_similarity($1, services.title) desc, services.id desc limit 24`,
        values: turn => [misspelt(pick(single, turn).toLowerCase())],
      },
    },
    {
      what: 'category list',
      path: turn => address(listServices.path, { categoryId: pick(categoryIds, turn) }),
      reference: { sql: byRating, values: turn => [pick(categoryIds, turn)] },
    },
    {
      what: `page ${DEEP_PAGES} of all`,
      path: turn => address(listServices.path, { cursor: pick(deepCursors, turn) }),
      reference: {
        sql: `select ${COLUMNS} ${FROM} where not is_paused order by services.rating_average desc, services.id desc limit 24 offset $1`,
        values: () => [24 * DEEP_PAGES],
      },
    },
    {
      what: 'detail',
      path: turn => address(getService.path, { serviceId: pick(ids, turn * 17) }),
      reference: { sql: `select ${COLUMNS} ${FROM} where services.id = $1`, values: turn => [pick(ids, turn * 17)] },
    },
    {
      what: 'counts of a common word',
      path: turn => address(countServices.path, { q: common(turn) }),
      reference: {
        sql: `select category_id, is_ar_enabled, count(*) from services where search @@ websearch_to_tsquery('english', $1) and not is_paused group by 1, 2`,
        values: turn => [common(turn)],
      },
    },
  ]
}

/** Times of so many askers who each ask one after the other; nobody begins anew after `withinMs`. */
const timesOf = async (
  askers: number,
  turns: number,
  ask: (turn: number) => Promise<unknown>,
  withinMs = Number.POSITIVE_INFINITY,
): Promise<number[]> => {
  const times: number[] = []
  const end = performance.now() + withinMs
  await Promise.all(
    Array.from({ length: askers }, async (_, asker) => {
      for (let turn = 0; turn < turns && performance.now() < end; turn++) {
        const begun = performance.now()
        await ask(asker * turns + turn)
        times.push(performance.now() - begun)
      }
    }),
  )
  return times
}

const get = async (url: string): Promise<Response> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
  return response
}

interface Measured {
  scenario: Scenario
  alone: number[]
  atOnce: number[]
  plainAlone: number[]
  plainAtOnce: number[]
}

const measureScenario = async (scenario: Scenario, url: string, database: Database): Promise<Measured> => {
  const ask = (turn: number) => get(url + scenario.path(turn))
  const askPlainly = (turn: number) => database.pool.query(scenario.reference.sql, scenario.reference.values(turn))
  await timesOf(1, 10, ask)
  await askPlainly(0)
  return {
    scenario,
    alone: await timesOf(1, ONE_BY_ONE, ask),
    plainAlone: await timesOf(1, REFERENCE_RUNS, askPlainly, REFERENCE_MS),
    atOnce: await timesOf(AT_ONCE, ROUNDS_AT_ONCE, ask),
    plainAtOnce: await timesOf(PLAIN_AT_ONCE, REFERENCE_RUNS, askPlainly, REFERENCE_MS),
  }
}

const deepCursorsOf = async (url: string): Promise<string[]> => {
  const cursors: string[] = []
  let path: string = listServices.path
  for (let page = 0; page < DEEP_PAGES; page++) {
    const cursor = (await get(url + path)).headers.get(NEXT_CURSOR_HEADER)
    if (cursor === null) break
    cursors.push(cursor)
    path = address(listServices.path, { cursor })
  }
  return cursors.slice(-10)
}

const measureMarket = async (folder: string, count: number): Promise<Measured[]> => {
  const dataDir = join(folder, `services-${count}`)
  const onhand = await startOnhand(dataDir)
  const joined = await joinDatabase(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), createLogger('silent'))
  try {
    const loader = await joined.database.connectAlone()
    const begun = performance.now()
    await loadServices(loader, count).finally(() => loader.end())
    console.log(`${inWords(count)} services loaded in ${Math.round((performance.now() - begun) / 1000)} s`)
    const { rows } = await joined.database.pool.query<{ id: number }>('select id from services order by id desc limit 2000')
    const categories = await joined.database.pool.query<{ id: number }>('select distinct category_id as id from services')
    const measured: Measured[] = []
    const ids = rows.map(row => row.id)
    const categoryIds = categories.rows.map(row => row.id)
    for (const scenario of scenarios(await deepCursorsOf(onhand.url), categoryIds, ids)) {
      const figures = await measureScenario(scenario, onhand.url, joined.database)
      console.log(
        `${scenario.what}: ${ms(percentile(figures.alone, 0.95))} alone, ${ms(percentile(figures.atOnce, 0.95))} with ${AT_ONCE} at once`,
      )
      measured.push(figures)
    }
    return measured
  } finally {
    await joined.close()
    await onhand.stop()
  }
}

const line = (what: string, ours: readonly number[], plain: readonly number[], aimMs: number): Measurement => {
  const [p50, p95] = [percentile(ours, 0.5), percentile(ours, 0.95)]
  return {
    what,
    measured: `${ms(p50)} / ${ms(p95)}`,
    reference: `${ms(percentile(plain, 0.5))} / ${ms(percentile(plain, 0.95))}`,
    ratio: p95 / percentile(plain, 0.95),
    aim: `p95 < ${aimMs} ms`,
    isMet: p95 < aimMs,
  }
}

/** Search on a market of a million services, over HTTP, against plain queries on the same database; p50 / p95 each. */
export const benchSearch = async (folder: string, services: number): Promise<Measurement[]> => {
  const markets: Measured[][] = []
  for (const count of [SMALL_MARKET, services]) markets.push(await measureMarket(folder, count))
  const [small, large] = markets
  if (!small || !large) return []
  return [
    ...large.map(({ scenario, alone, plainAlone }) => line(scenario.what, alone, plainAlone, AIM_MS)),
    ...large.map(({ scenario, atOnce, plainAtOnce }) =>
      line(`${scenario.what}, ${AT_ONCE} at once (reference: ${PLAIN_AT_ONCE})`, atOnce, plainAtOnce, AIM_AT_ONCE_MS),
    ),
    ...large.map(({ scenario, alone }, at) => {
      const [now, before] = [percentile(alone, 0.5), percentile(small[at]?.alone ?? [], 0.5)]
      return {
        what: `${scenario.what}, ${services / SMALL_MARKET} times the services, p50`,
        measured: ms(now),
        reference: ms(before),
        ratio: now / before,
      }
    }),
  ]
}
