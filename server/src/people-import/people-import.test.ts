import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { accounts } from '../accounts/account-tables.ts'
import { categories, services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import type { Database } from '../platform/database/database.ts'
import { importPeople } from './people-import.ts'

const LINE = { type: 'expert', email: 'ana@example.org', name: 'Ana Costa', title: 'Plumber', hourlyRate: 45 }
const SERVICE = { title: 'Stop a leak', description: 'Together, on camera.', category: 'Plumbing', skills: ['Leak Detection & Repair'] }

const run = async (database: Database, ...lines: (object | string)[]) => {
  const rejected: [number, string][] = []
  const done: number[] = []
  async function* texts() {
    for (const line of lines) yield typeof line === 'string' ? line : JSON.stringify(line)
  }
  const result = await importPeople(database, texts(), {
    progress: count => done.push(count),
    rejected: (lineNumber, reason) => rejected.push([lineNumber, reason]),
  })
  return { result, rejected, done }
}

const experts = (database: Database) => database.query.select().from(expertProfiles).orderBy(asc(expertProfiles.id))

describe('the import', () => {
  test('writes a profile with its services, its category and skills of the taxonomy', async () => {
    const database = await testDatabase()
    const { result } = await run(database, { ...LINE, skills: ['plumbing', 'Leak Detection & Repair'], services: [SERVICE] })
    expect(result).toEqual({
      experts: { created: 1, updated: 0 },
      services: 1,
      rejected: 0,
      categoriesCreated: 1,
      warnings: 0,
      unknownSkills: [],
    })
    const [ana] = await experts(database)
    expect(ana).toMatchObject({ expertEmail: 'ana@example.org', timezone: 'UTC', skillIds: ['plumbing', 'leak-repair'], isSample: false })
    const [service] = await database.query.select().from(services)
    expect(service).toMatchObject({
      expertId: ana?.id,
      title: 'Stop a leak',
      hourlyRate: 45,
      isArEnabled: false,
      skillIds: ['leak-repair'],
      keywords: 'Leak Detection & Repair',
    })
  })

  test('gives nobody an account', async () => {
    const database = await testDatabase()
    await run(database, LINE)
    expect(await database.query.$count(accounts)).toBe(0)
    expect(await experts(database)).toMatchObject([{ accountId: null }])
  })

  test('tells a bad line with its number and reason, and goes on behind it', async () => {
    const database = await testDatabase()
    const { result, rejected } = await run(database, LINE, '', '{oops', { ...LINE, email: 'x' }, { ...LINE, email: 'ben@example.org' })
    expect(rejected).toEqual([
      [3, 'the line is not JSON'],
      [4, 'email must be an e-mail address'],
    ])
    expect(result).toMatchObject({ experts: { created: 2, updated: 0 }, rejected: 2 })
  })

  test('leaves out skill words nobody knows and counts them', async () => {
    const database = await testDatabase()
    const { result } = await run(database, { ...LINE, skills: ['qqqqzzzz', 'Plumbing', 'plumbing'] })
    expect(result).toMatchObject({ warnings: 1, unknownSkills: ['qqqqzzzz'] })
    expect(await experts(database)).toMatchObject([{ skillIds: ['plumbing'] }])
  })

  test('updates a repeated address within one file, keeping what the later line leaves out', async () => {
    const database = await testDatabase()
    const { result } = await run(
      database,
      { ...LINE, bio: 'Old words.', services: [SERVICE] },
      { ...LINE, email: 'ANA@example.org', title: 'Master plumber', services: [{ ...SERVICE, description: 'Newer.' }] },
    )
    expect(result.experts).toEqual({ created: 1, updated: 1 })
    expect(await experts(database)).toMatchObject([{ title: 'Master plumber', bio: 'Old words.' }])
    expect(await database.query.select().from(services)).toMatchObject([{ description: 'Newer.' }])
  })

  test('updates a known person and touches no reviews', async () => {
    const database = await testDatabase()
    await run(database, { ...LINE, verificationStatus: 'verified', services: [SERVICE] })
    await database.query.update(expertProfiles).set({ ratingAverage: 4.5, reviewsCount: 12, completedCount: 20 })
    await database.query.update(services).set({ ratingAverage: 4.5, reviewsCount: 12 })
    const { result } = await run(database, {
      ...LINE,
      name: 'Ana Costa Lima',
      hourlyRate: 60,
      services: [{ ...SERVICE, isArEnabled: true }],
    })
    expect(result.experts).toEqual({ created: 0, updated: 1 })
    expect(await experts(database)).toMatchObject([
      { expertName: 'Ana Costa Lima', hourlyRate: 60, verificationStatus: 'verified', reviewsCount: 12, completedCount: 20 },
    ])
    expect(await database.query.select().from(services)).toMatchObject([{ hourlyRate: 60, isArEnabled: true, reviewsCount: 12 }])
  })

  test('leaves a profile that somebody has claimed as it is, and says so by the line', async () => {
    const database = await testDatabase()
    await run(database, { ...LINE, services: [SERVICE] })
    const accountId = '01890000-0000-7000-8000-000000000001'
    await database.query.insert(accounts).values({ id: accountId, name: 'Ana', email: 'ana@example.org' })
    await database.query.update(expertProfiles).set({ accountId })
    const { result, rejected } = await run(
      database,
      { ...LINE, name: 'Somebody else', services: [{ ...SERVICE, title: 'Something else' }] },
      { ...LINE, email: 'new@example.org' },
    )
    expect(result).toMatchObject({ experts: { created: 1, updated: 0 }, rejected: 1 })
    expect(rejected).toEqual([[1, 'ana@example.org has claimed this profile: nobody else changes it']])
    expect(await experts(database)).toMatchObject([{ accountId, expertName: LINE.name }, { expertName: LINE.name }])
    expect(await database.query.select().from(services)).toMatchObject([{ title: SERVICE.title }])
  })

  test('takes a category as the same whatever its case', async () => {
    const database = await testDatabase()
    const other = { ...SERVICE, title: 'Other', category: 'PLUMBING' }
    const { result } = await run(
      database,
      { ...LINE, services: [SERVICE, other] },
      { ...LINE, email: 'ben@example.org', services: [other] },
    )
    expect(result).toMatchObject({ services: 3, categoriesCreated: 1 })
    expect(await database.query.select({ name: categories.name }).from(categories)).toEqual([{ name: 'Plumbing' }])
  })

  test('the same file again changes nothing', async () => {
    const database = await testDatabase()
    const file = [
      { ...LINE, bio: 'Words.', skills: ['Plumbing'], services: [SERVICE] },
      { ...LINE, email: 'ben@example.org' },
    ]
    await run(database, ...file)
    const before = [await experts(database), await database.query.select().from(services)]
    const { result } = await run(database, ...file)
    expect(result).toMatchObject({ experts: { created: 0, updated: 2 }, categoriesCreated: 0 })
    expect([await experts(database), await database.query.select().from(services)]).toEqual(before)
  })

  test('writes many people in batches and says how far it is', async () => {
    const database = await testDatabase()
    const lines = Array.from({ length: 450 }, (_, at) => ({
      ...LINE,
      email: `p${at}@example.org`,
      services: [SERVICE, { ...SERVICE, title: 'Second' }],
    }))
    const { result, done } = await run(database, ...lines)
    expect(done).toEqual([200, 400, 450])
    expect(result).toMatchObject({ experts: { created: 450, updated: 0 }, services: 900, categoriesCreated: 1 })
    expect(await database.query.$count(services)).toBe(900)
    const found = await database.query
      .select({ name: expertProfiles.expertName })
      .from(services)
      .innerJoin(expertProfiles, eq(expertProfiles.id, services.expertId))
      .where(sql`${services.search} @@ websearch_to_tsquery('english', 'costa leaks')`)
      .limit(1)
    expect(found).toEqual([{ name: 'Ana Costa' }])
  })

  test('two imports at once do not lock each other out', async () => {
    const database = await testDatabase()
    const lines = Array.from({ length: 60 }, (_, at) => ({ ...LINE, email: `p${at}@example.org`, services: [SERVICE] }))
    const [forth, back] = await Promise.all([run(database, ...lines), run(database, ...lines.toReversed())])
    expect([forth.result.experts.created, back.result.experts.created].toSorted((a, b) => a - b)).toEqual([0, 60])
  })
})
