import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { countServices, listServices as list, type listServices } from '#contract/catalog.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { type Caller, eventually, testApp } from '../../../test/app.ts'
import { seedExpert, seedService } from '../../../test/seed.ts'
import { expertProfiles } from '../../experts/expert-tables.ts'
import { type Database, PLANNED_CONNECTIONS } from '../../platform/database/database.ts'
import { servicesOfExpert } from '../catalog-store.ts'
import { services } from '../catalog-tables.ts'
import { createServiceSearch } from './service-search.ts'

const titlesOf = async (caller: Caller, input: InputOf<typeof listServices>) =>
  (await caller.call(list, input)).body.map(service => service.title)

const setUp = async () => {
  const app = await testApp()
  const bea = await seedExpert(app.database, { expertName: 'Bea Kowalczyk' })
  await seedService(app.database, bea, {
    title: 'Boiler diagnosis by camera',
    skillIds: ['boiler-repair'],
    keywords: 'Boiler Repair',
    hourlyRate: 90,
    ratingAverage: 4.2,
    reviewsCount: 9,
  })
  await seedService(app.database, bea, {
    title: 'Heat pump planning',
    description: 'Also where a boiler stood before.',
    hourlyRate: 60,
    ratingAverage: 4.9,
    reviewsCount: 40,
  })
  await seedService(app.database, await seedExpert(app.database), { title: 'Logo design', category: 'Graphic Design', hourlyRate: 75 })
  return { ...app, visitor: app.visitor() }
}

test.each([
  ['a letter too few', 'boilr'],
  ['two letters swapped', 'bolier'],
  ['a wrong first letter', 'poiler'],
  ['an unfinished word', 'boile'],
  ['another language', 'Heizkessel'],
])('%s finds it: %s', async (_what, q) => {
  const { visitor } = await setUp()
  expect(await titlesOf(visitor, { q })).toContain('Boiler diagnosis by camera')
})

test('a misspelt name finds the person, and what was searched for is said', async () => {
  const { visitor } = await setUp()
  expect(await titlesOf(visitor, { q: 'kowalzcyk' })).toHaveLength(2)
  expect((await visitor.call(countServices, { q: 'kowalzcyk' })).body).toMatchObject({ total: 2, meant: 'kowalczyk', isEstimate: false })
  expect((await visitor.call(countServices, { q: 'kowalczyk' })).body.meant).toBeNull()
})

test('the title counts more than the description; order by rating or price goes over it', async () => {
  const { visitor } = await setUp()
  const [inTitle, inText] = ['Boiler diagnosis by camera', 'Heat pump planning']
  expect(await titlesOf(visitor, { q: 'boiler' })).toEqual([inTitle, inText])
  expect(await titlesOf(visitor, { q: 'boiler', sortBy: 'rating' })).toEqual([inText, inTitle])
  expect(await titlesOf(visitor, { q: 'boiler', sortBy: 'price-low' })).toEqual([inText, inTitle])
  expect(await titlesOf(visitor, { q: 'boiler', sortBy: 'price-high' })).toEqual([inTitle, inText])
  expect(await titlesOf(visitor, { sortBy: 'price-low' })).toEqual([inText, 'Logo design', inTitle])
  expect(await titlesOf(visitor, { sortBy: 'price-high' })).toEqual([inTitle, 'Logo design', inText])
})

test('several words narrow down; where nothing has all of them, what has any is better than nothing', async () => {
  const { visitor } = await setUp()
  expect(await titlesOf(visitor, { q: 'pump boiler' })).toEqual(['Heat pump planning'])
  expect(await titlesOf(visitor, { q: 'logo xylophone' })).toEqual(['Logo design'])
})

test('facets count each choice as if it alone were open', async () => {
  const { visitor, database } = await setUp()
  await database.query.update(services).set({ isArEnabled: true }).where(eq(services.title, 'Heat pump planning'))
  const all = (await visitor.call(countServices, {})).body
  expect(all).toMatchObject({ total: 3, withAr: 1, isEstimate: false, meant: null })
  const heating = all.categories.find(({ servicesCount }) => servicesCount === 2)?.categoryId ?? 0
  const design = all.categories.find(({ servicesCount }) => servicesCount === 1)?.categoryId ?? 0
  expect((await visitor.call(countServices, { categoryId: design })).body).toMatchObject({
    total: 1,
    withAr: 0,
    categories: all.categories,
  })
  expect((await visitor.call(countServices, { q: 'boiler', ar: 'true' })).body).toMatchObject({
    total: 1,
    withAr: 1,
    categories: [{ categoryId: heating, servicesCount: 1 }],
  })
})

test('a paused service is found by nothing; an expert who changes his name is found by the new one', async () => {
  const { visitor, database } = await setUp()
  await database.query.update(services).set({ isPaused: true }).where(eq(services.title, 'Heat pump planning'))
  await database.query.update(expertProfiles).set({ expertName: 'Bea Nowak' }).where(eq(expertProfiles.expertName, 'Bea Kowalczyk'))
  expect(await titlesOf(visitor, { q: 'pump' })).toEqual([])
  expect(await titlesOf(visitor, { q: 'Nowak' })).toEqual(['Boiler diagnosis by camera'])
  expect(await titlesOf(visitor, { q: 'Kowalczyk' })).toEqual([])
})

/** Thousands of services of one word, a hundred rates and six ratings among them, and as many of another. */
const fill = async (database: Database, count: number) => {
  const expert = await seedExpert(database)
  await seedService(database, expert, { title: 'The first' })
  await database.query.execute(sql`
    insert into services (expert_id, category_id, title, description, hourly_rate, is_ar_enabled, rating_average, reviews_count)
    select expert_id, category_id, case when n % 2 = 0 then 'Chimney ' else 'Gutter ' end || n, 'Work on the roof', 20 + n % 100, n % 4 = 0,
      case when n % 7 = 0 then 0 else 3.5 + (n % 6) * 0.3 end, case when n % 7 = 0 then 0 else n % 50 end
    from services, generate_series(1, ${count}::int) n where title = 'The first'`)
}

const allPages = async (caller: Caller, input: InputOf<typeof listServices>) => {
  const found: { id: number; hourlyRate: number; rating: number }[] = []
  let cursor: string | undefined
  do {
    const page = await caller.call(list, { ...input, limit: 100, ...(cursor ? { cursor } : {}) })
    found.push(...page.body)
    cursor = page.headers['x-next-cursor'] ? String(page.headers['x-next-cursor']) : undefined
  } while (cursor)
  return found
}

test('of thousands that match none is left out or repeated in any order, and estimates are near the truth', async () => {
  const { database, visitor } = await testApp()
  await fill(database, 8_000)
  const caller = visitor()
  const cheapest = await allPages(caller, { q: 'chimney', sortBy: 'price-low' })
  expect(new Set(cheapest.map(({ id }) => id)).size).toBe(4_000)
  expect(cheapest.map(({ hourlyRate }) => hourlyRate)).toEqual(cheapest.map(({ hourlyRate }) => hourlyRate).toSorted((a, b) => a - b))
  const dearest = await allPages(caller, { q: 'chimney', sortBy: 'price-high' })
  expect(dearest.map(({ id }) => id)).toEqual(cheapest.map(({ id }) => id).toReversed())
  const rated = await allPages(caller, { q: 'chimney', sortBy: 'rating', ar: 'true' })
  expect(new Set(rated.map(({ id }) => id)).size).toBe(2_000)
  expect(rated.map(({ rating }) => rating)).toEqual(rated.map(({ rating }) => rating).toSorted((a, b) => b - a))

  const best = await allPages(caller, { q: 'chimney' })
  expect(new Set(best.map(({ id }) => id)).size).toBe(best.length)
  expect(best.length).toBeGreaterThan(200)
  const { total, isEstimate } = (await caller.call(countServices, { q: 'chimney' })).body
  expect(isEstimate).toBe(true)
  expect(Math.abs(total - 4_000)).toBeLessThan(1_600)
})

test('what nearly every search reads is planned once, whatever it asks for', async () => {
  const { visitor, database } = await setUp()
  for (const q of ['boiler', 'logo', 'heat pump']) await titlesOf(visitor, { q })
  const { rows } = await database.planned.execute<{ name: string; custom: number; generic: number }>(
    sql`select name, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements order by name`,
  )
  expect(rows).toEqual([
    { name: 'search_estimate', custom: 0, generic: 3 },
    { name: 'search_first', custom: 0, generic: 3 },
    { name: 'search_words', custom: 0, generic: 3 },
  ])
})

test('many who search at once are all answered, each with what he asked for', async () => {
  const { visitor } = await setUp()
  const titles = new Map([
    ['logo', 'Logo design'],
    ['pump', 'Heat pump planning'],
    ['diagnosis', 'Boiler diagnosis by camera'],
  ])
  // Different searches wait in line, the same ones share an answer.
  const asked = Array.from({ length: 12 }, () => [...titles.keys()]).flat()
  expect(await Promise.all(asked.map(q => titlesOf(visitor, { q })))).toEqual(asked.map(q => [titles.get(q)]))
})

test('what is similar waits in line with the searches', async () => {
  const { database } = await setUp()
  const [bea] = await database.query
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .where(eq(expertProfiles.expertName, 'Bea Kowalczyk'))
  const [service] = await servicesOfExpert(database.query, bea?.id ?? 0)
  if (!service) throw new Error('Bea offers nothing')
  const begun: string[] = []
  const logger = { logQuery: (query: string) => void begun.push(query) }
  const search = createServiceSearch({ ...database, planned: drizzle({ client: database.pool, casing: 'snake_case', logger }) })
  const locker = await database.connectAlone()
  try {
    await locker.query('begin')
    await locker.query('lock table services in access exclusive mode')
    const asked = Array.from({ length: PLANNED_CONNECTIONS + 1 }, () => search.similar(service, 3))
    await eventually(async () => {
      const { rows } = await locker.query("select from pg_locks where relation = 'services'::regclass and not granted")
      return rows.length > 0
    })
    expect(begun).toHaveLength(PLANNED_CONNECTIONS)
    await locker.query('commit')
    await Promise.all(asked)
  } finally {
    await locker.end()
  }
})
