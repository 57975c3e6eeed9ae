import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { PROJECT_STATUSES, ProjectBrief } from '#contract/projects.ts'
import { testDatabase } from '../../test/database.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { accounts } from '../accounts/account-tables.ts'
import { categories, services } from '../catalog/catalog-tables.ts'
import { expertProfiles } from '../experts/expert-tables.ts'
import type { Database } from '../platform/database/database.ts'
import { changeProject } from '../projects/project-store.ts'
import { projects } from '../projects/project-tables.ts'
import { SAMPLE_PROJECTS } from './sample-projects.ts'
import { seedDemo } from './seed-demo.ts'

/** Stands for the analysis: takes the project over and leaves it decomposed. */
const planner = (database: Database) => {
  const planned: number[] = []
  const queued: number[] = []
  const analyseLater = async (_tx: unknown, projectId: number) => void queued.push(projectId)
  const analyse = async (projectId: number) => {
    planned.push(projectId)
    await database.transaction(tx => changeProject(tx, projectId, { status: 'decomposed', analysisRun: null, analystName: 'Test' }))
  }
  return { planned, queued, analyse, analyseLater }
}

const everything = async (database: Database) => ({
  accounts: await database.query.select().from(accounts).orderBy(asc(accounts.id)),
  experts: await database.query.select().from(expertProfiles).orderBy(asc(expertProfiles.id)),
  services: await database.query.select().from(services).orderBy(asc(services.id)),
  categories: await database.query.select().from(categories).orderBy(asc(categories.id)),
  projects: await database.query.select().from(projects).orderBy(asc(projects.id)),
})

describe('the demo', () => {
  test('has at least 24 categories, 120 experts and 200 services, 60 of them by camera', async () => {
    const database = await testDatabase()
    await seedDemo(database, planner(database))
    const { query } = database
    expect(await query.$count(categories)).toBeGreaterThanOrEqual(24)
    expect(await query.$count(expertProfiles, eq(expertProfiles.isSample, true))).toBeGreaterThanOrEqual(120)
    expect(await query.$count(services)).toBeGreaterThanOrEqual(200)
    expect(await query.$count(services, eq(services.isArEnabled, true))).toBeGreaterThanOrEqual(60)
  })

  test('gives its three people verified accounts, and the expert his profile', async () => {
    const database = await testDatabase()
    await seedDemo(database, planner(database))
    const found = await everything(database)
    expect(found.accounts).toMatchObject([
      { ...DEMO_PEOPLE.client, roles: ['client'], emailVerified: true, isSample: true },
      { ...DEMO_PEOPLE.expert, roles: ['client', 'expert'], emailVerified: true, isSample: true },
      { ...DEMO_PEOPLE.admin, roles: ['client', 'admin'], emailVerified: true, isSample: true },
    ])
    const linked = found.experts.filter(expert => expert.accountId !== null)
    expect(linked).toMatchObject([{ expertEmail: DEMO_PEOPLE.expert.email, accountId: found.accounts[1]?.id }])
    expect(linked[0]?.reviewsCount).toBeGreaterThan(0)
  })

  test('has figures that are a recount of its reviews, for every expert and every service', async () => {
    const database = await testDatabase()
    await seedDemo(database, planner(database))
    for (const [table, key] of [
      ['expert_profiles', 'expert_id'],
      ['services', 'service_id'],
    ]) {
      const { rows } = await database.pool.query(
        `select told.id from ${table} told left join reviews on reviews.${key} = told.id and removed_at is null
         group by told.id, told.rating_average, told.reviews_count
         having told.reviews_count <> count(reviews.id) or told.rating_average <> coalesce(round(avg(reviews.rating), 2), 0)`,
      )
      expect(rows).toEqual([])
    }
    const { rows } = await database.pool.query(
      'select count(*)::int as count, min(length(title)) as title, min(length(content)) as content from reviews',
    )
    expect(rows[0].count).toBeGreaterThan(1_000)
    expect([rows[0].title >= 5, rows[0].content >= 20]).toEqual([true, true])
  })

  test('shows the client projects in every status, oldest first, and only those with tasks are analysed', async () => {
    const database = await testDatabase()
    const analyses = planner(database)
    await seedDemo(database, analyses)
    const { projects: found } = await everything(database)
    expect(found.map(({ title, status }) => ({ title, status }))).toEqual(SAMPLE_PROJECTS.map(({ title, status }) => ({ title, status })))
    expect(new Set(found.map(project => project.status))).toEqual(new Set(PROJECT_STATUSES))
    expect(found.map(project => project.createdAt.getTime())).toEqual(
      found.map(project => project.createdAt.getTime()).toSorted((a, b) => a - b),
    )
    const withPlan = ['decomposed', 'in_progress', 'completed']
    expect(analyses.planned).toEqual(found.filter(project => withPlan.includes(project.status)).map(project => project.id))
    expect(analyses.queued).toEqual(found.filter(project => project.status === 'decomposing').map(project => project.id))
    expect(found.filter(project => project.failureReason !== null).map(project => project.status)).toEqual(['failed'])
  })

  test('is the same after a second start, which analyses nothing', async () => {
    const database = await testDatabase()
    await seedDemo(database, planner(database))
    const before = await everything(database)
    const second = planner(database)
    await seedDemo(database, second)
    expect(second.planned).toEqual([])
    expect(await everything(database)).toEqual(before)
  })

  test('goes on where a killed start was', async () => {
    const database = await testDatabase()
    const first = planner(database)
    const killed = seedDemo(database, {
      ...first,
      analyse: async projectId => {
        if (first.planned.length === 2) {
          await database.transaction(tx => changeProject(tx, projectId, { status: 'decomposing', analysisRun: null }))
          throw new Error('killed')
        }
        await first.analyse(projectId)
      },
    })
    await expect(killed).rejects.toThrow('killed')
    const second = planner(database)
    await seedDemo(database, second)
    expect(second.planned.length).toBe(
      SAMPLE_PROJECTS.filter(p => ['decomposed', 'in_progress', 'completed'].includes(p.status)).length - 2,
    )
    const { projects: found } = await everything(database)
    expect(found.map(project => project.status)).toEqual(SAMPLE_PROJECTS.map(project => project.status))
  })

  test('leaves alone what a visitor has changed', async () => {
    const database = await testDatabase()
    await seedDemo(database, planner(database))
    const [oldest] = (await everything(database)).projects
    await database.query
      .update(projects)
      .set({ status: 'decomposed', title: 'Mine now' })
      .where(eq(projects.id, oldest?.id ?? 0))
    const before = await everything(database)
    await seedDemo(database, planner(database))
    expect(await everything(database)).toEqual(before)
  })

  test('is there once when two nodes start together', async () => {
    const database = await testDatabase()
    const analyses = planner(database)
    await Promise.all([seedDemo(database, analyses), seedDemo(database, analyses)])
    expect(analyses.queued).toHaveLength(1)
    expect(await database.query.$count(projects)).toBe(SAMPLE_PROJECTS.length)
  })

  test('has briefs that the form would take', () => {
    for (const { title, description } of SAMPLE_PROJECTS) {
      const brief = { title, description, clientName: DEMO_PEOPLE.client.name, clientEmail: DEMO_PEOPLE.client.email }
      expect(ProjectBrief.safeParse(brief).success, title).toBe(true)
    }
  })
})
