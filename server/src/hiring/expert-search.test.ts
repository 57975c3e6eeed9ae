import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findExperts } from '#contract/hiring.ts'
import { MAX_INT } from '#contract/shared/primitives.ts'
import { testApp } from '../../test/app.ts'
import { seedExpert } from '../../test/seed.ts'
import type { Database } from '../platform/database/database.ts'
import { alikeExperts, findHiringExperts } from './expert-search-store.ts'

/** Enough for reading them all to be the dearer way. */
const seedMany = async (pool: Database['pool']) => {
  await pool.query(`insert into expert_profiles (expert_email, expert_name, title, hourly_rate)
    select 'many' || n || '@example.com', 'Person ' || md5(n::text), 'Sweep of ' || md5((-n)::text), 50 from generate_series(1, 20000) n`)
  await pool.query('analyze expert_profiles')
}

const asking = async () => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const names = async (q: string) => (await cleo.call(findExperts, { q })).body.map(({ expertName }) => expertName)
  return { app, cleo, names }
}

test('an expert who was not suggested is found by his name, title or address, in any order of words', async () => {
  const { app, cleo, names } = await asking()
  await seedExpert(app.database, { expertName: 'Ola Nordmann', title: 'Chimney sweep', expertEmail: 'ola@chimneys.example' })
  for (const q of ['sweep ola', 'NORDMANN', 'imney', 'ola@chimneys', 'ol ch']) expect(await names(q), q).toEqual(['Ola Nordmann'])
  // Two letters are the beginning of a word.
  for (const q of ['la', '%%', '__', 'ola plumber', 'a\\b']) expect(await names(q), q).toEqual([])
  const [found] = (await cleo.call(findExperts, { q: 'ola' })).body
  expect(found).toMatchObject({ title: 'Chimney sweep', hasJoined: false, canBeHired: true, isUnavailable: false })
  expect((await app.visitor().call(findExperts, { q: 'ola' })).status).toBe(401)
})

test('a slip in a name, and the beginnings of two words, find whom they mean; what is typed right finds nobody else', async () => {
  const { app, names } = await asking()
  for (const [expertName, title] of [
    ['Eli Expert', 'Electrician and network specialist'],
    ['Ellen Export', 'Accountant'],
    ['John Tailor', 'Plumber'],
    ['Zoë Q.', 'Painter'],
  ] as const)
    await seedExpert(app.database, { expertName, title, expertEmail: `${expertName.replaceAll(/[^a-z]/gi, '')}@example.com`.toLowerCase() })
  for (const q of ['eli exprt', 'Eli E', 'el ex', 'eil expert', 'exepert']) expect((await names(q))[0], q).toBe('Eli Expert')
  for (const q of ['jhon', 'john talior', 'plumer', 'john plumbr', 'tailr']) expect((await names(q))[0], q).toBe('John Tailor')
  expect(await names('john tailor')).toEqual(['John Tailor'])
  for (const q of ['xq zz', 'qwertyuiop', 'john astronaut', "o'%_ \\x", '🙂🙂🙂🙂']) expect(await names(q), q).toEqual([])
})

test('of a long search every word counts, and of those who are called nearly so who is unavailable comes last', async () => {
  const { app, names } = await asking()
  const many = 'a b c d e f'
  await seedExpert(app.database, { expertName: `John Tailor ${many}`, title: 'Painter', expertEmail: 'painter@example.com' })
  expect(await names(`${many} plumber`)).toEqual([])
  await seedExpert(app.database, { expertName: `Tom ${many}`, title: 'Plumber', expertEmail: 'tom@example.com' })
  expect(await names(`${many} plumber`)).toEqual([`Tom ${many}`])
  for (const [expertName, availabilityStatus] of [
    ['Nordmann', 'unavailable'],
    ['Nordman', 'available'],
  ] as const)
    await seedExpert(app.database, { expertName, availabilityStatus, expertEmail: `${expertName}@example.com`.toLowerCase() })
  expect(await names('nordmannn')).toEqual(['Nordman', 'Nordmann'])
})

test('of many who are called nearly so the best are among those that are shown', async () => {
  const { app, names } = await asking()
  await app.database.pool.query(`insert into expert_profiles (expert_email, expert_name, title, hourly_rate)
    select 'many' || n || '@example.com', 'Person ' || n, 'Expert', 50 from generate_series(1, 400) n`)
  await seedExpert(app.database, {
    expertName: 'Ola',
    title: 'Expert',
    expertEmail: 'ola@example.net',
    ratingAverage: 4.5,
    reviewsCount: 20,
  })
  expect((await names('exprt'))[0]).toBe('Ola')
})

test('nobody finds himself', async () => {
  const { app, cleo, names } = await asking()
  await seedExpert(app.database, { expertName: 'Cleo', accountId: cleo.accountId })
  expect(await names('Cleo')).toEqual([])
})

test('pages follow one another without a gap or a double: the best rated first, who is unavailable last', async () => {
  const { app, cleo } = await asking()
  for (let index = 0; index < 23; index++) {
    const availabilityStatus = index % 5 === 0 ? 'unavailable' : 'available'
    await seedExpert(app.database, {
      expertName: `Sweep ${index}`,
      ratingAverage: (index % 4) + 0.25,
      reviewsCount: 20,
      availabilityStatus,
    })
  }
  const found: { id: number; rating: number; isUnavailable: boolean }[] = []
  let cursor: string | undefined
  do {
    const page = await cleo.call(findExperts, { q: 'sweep', ...(cursor ? { cursor } : {}) })
    found.push(...page.body)
    cursor = page.headers['x-next-cursor'] ? String(page.headers['x-next-cursor']) : undefined
  } while (cursor)
  expect(new Set(found.map(({ id }) => id)).size).toBe(23)
  expect(found).toEqual(
    found.toSorted(
      (one, other) => Number(one.isUnavailable) - Number(other.isUnavailable) || other.rating - one.rating || one.id - other.id,
    ),
  )
  expect((await cleo.call(findExperts, { q: 'sweep', cursor: 'x' })).status).toBe(400)
})

test('those who are called nearly so go on beyond the first page, the most alike first, without a gap or a double', async () => {
  const { app, cleo } = await asking()
  for (let index = 0; index < 23; index++)
    await seedExpert(app.database, {
      expertName: index % 3 === 0 ? 'Ola Nordmann' : `Ola Nordman${'ae'[index % 2]}sen`,
      ratingAverage: (index % 4) + 0.25,
      reviewsCount: 20,
      availabilityStatus: index % 6 === 0 ? 'unavailable' : 'available',
    })
  const found: { id: number; expertName: string; isUnavailable: boolean }[] = []
  let cursor: string | undefined
  do {
    const page = await cleo.call(findExperts, { q: 'nordmannn ola', ...(cursor ? { cursor } : {}) })
    found.push(...page.body)
    cursor = page.headers['x-next-cursor'] ? String(page.headers['x-next-cursor']) : undefined
  } while (cursor)
  expect(found).toHaveLength(23)
  expect(new Set(found.map(({ id }) => id)).size).toBe(23)
  expect(found.slice(0, 4).map(({ expertName }) => expertName)).toEqual(Array.from({ length: 4 }, () => 'Ola Nordmann'))
  expect(found.map(({ isUnavailable }) => isUnavailable)).toEqual(found.map((_, at) => at >= 19))
})

test('one flawless review does not stand above two hundred good ones', async () => {
  const { app, names } = await asking()
  for (const [expertName, ratingAverage, reviewsCount] of [
    ['Sweep new', 0, 0],
    ['Sweep once', 5, 1],
    ['Sweep known', 4.9, 200],
    ['Sweep poor', 2, 30],
  ] as const)
    await seedExpert(app.database, { expertName, ratingAverage, reviewsCount })
  expect(await names('sweep')).toEqual(['Sweep known', 'Sweep once', 'Sweep new', 'Sweep poor'])
})

test('nearly the same words are looked up in their index too', async () => {
  const { app } = await asking()
  await seedMany(app.database.pool)
  const { sql: text, params } = alikeExperts(app.database.query, {
    words: ['nordmnan', 'swep'],
    except: randomUUID(),
    after: undefined,
    limit: 10,
  }).toSQL()
  const client = await app.database.pool.connect()
  await client.query('begin; set local enable_seqscan = off')
  const { rows } = await client.query(`explain ${text}`, params)
  await client.query('rollback')
  client.release()
  expect(JSON.stringify(rows)).toContain('expert_profiles_words_trigrams')
})

test('words are looked up in their index, however many experts there are', async () => {
  const { app } = await asking()
  const { query } = app.database
  await seedMany(app.database.pool)
  const search = (words: string[]) => findHiringExperts(query, { words, except: randomUUID(), after: undefined, limit: 11 }).toSQL()
  for (const words of [['nordmann'], ['ola', 'sw'], ['q7']]) {
    const { sql: text, params } = search(words)
    const { rows } = await app.database.pool.query(`explain ${text}`, params)
    expect(JSON.stringify(rows), words.join(' ')).toContain('expert_profiles_words_trigrams')
  }
})

test.each([
  ['beyond all likeness', { likeness: 1e300 }, 400],
  ['of less than none', { likeness: -1 }, 400],
  ['nearer to none than the database knows', { likeness: 1e-300 }, 200],
  ['behind the last expert there can be', { likeness: 0.5, id: MAX_INT + 1 }, 400],
  ['that says more than we do', { isMine: true }, 400],
])('a place among those who are called nearly so %s is answered, and harms nothing', async (_where, given, status) => {
  const { cleo } = await asking()
  const place = { isUnavailable: false, standing: 4, id: 1, ...given }
  const cursor = Buffer.from(JSON.stringify(place)).toString('base64url')
  expect((await cleo.call(findExperts, { q: 'nordmannn ola', cursor })).status).toBe(status)
})
