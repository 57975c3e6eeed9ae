import { expect, test } from 'vitest'
import { planOf } from '../../test/plan-of.ts'
import { plannedProject } from '../../test/planned-project.ts'
import { seedExpert, seedService } from '../../test/seed.ts'
import { createServiceReads } from '../catalog/catalog-store.ts'
import type { Queryable } from '../platform/database/database.ts'
import { undoableChangeOf } from './plan/plan-correction-store.ts'
import { projectsOf } from './project-store.ts'

const MANY = 'generate_series(1, 50000) n'

test('among 50,000 projects, changes of a plan and services a page is read in the order of its index, and nothing is sorted', {
  timeout: 120_000,
}, async () => {
  const { app, cleo, project } = await plannedProject()
  const { pool } = app.database
  // One in a hundred is of the one who asks.
  await pool.query(
    `insert into projects (client_account_id, client_name, title, description)
       select case n % 100 when 0 then $1::uuid else $2::uuid end, 'Cleo', 'Project ' || n, 'Mend it.' from ${MANY}`,
    [cleo.accountId, (await app.person('Stan')).accountId],
  )
  await pool.query(
    `insert into plan_corrections (project_id, account_id, kind, task_title, before, after, plan_version)
       select case n % 100 when 0 then $1 else (select max(id) from projects) end, $2, 'edited', 'Mend it', '[]', '[]', n from ${MANY}`,
    [project.id, cleo.accountId],
  )
  await seedService(app.database, await seedExpert(app.database), { title: 'The first' })
  await pool.query(
    `insert into services (expert_id, category_id, title, description, hourly_rate, rating_average, reviews_count)
       select expert_id, category_id, 'Service ' || n, 'Mended.', 50, 3 + n % 200 / 100.0, n % 90 from services, ${MANY}`,
  )
  await pool.query('analyze')
  const { rows } = await pool.query('select min(category_id) as id from services')
  const after = { value: 4.2, id: 20_000 }
  const services = (db: Queryable, categoryId: number | undefined, position?: typeof after) =>
    createServiceReads(db).servicesInOrder('standing', { categoryId }, position, 25)
  const asked: [string, (db: Queryable) => Promise<unknown>][] = [
    ['projects_of_client', db => projectsOf(db, cleo.accountId, undefined, 25)],
    ['projects_of_client', db => projectsOf(db, cleo.accountId, 40_000, 25)],
    ['plan_corrections_of_project', db => undoableChangeOf(db, project.id)],
    ['services_by_standing', db => services(db, undefined)],
    ['services_by_standing', db => services(db, undefined, after)],
    ['services_by_(category_and_)?standing', db => services(db, rows[0].id, after)],
  ]
  for (const [index, ask] of asked) {
    const plan = await planOf(pool, ask)
    expect(plan, plan).toMatch(new RegExp(`Index Scan Backward using ${index}`))
    expect(plan, plan).not.toContain('Sort')
  }
})
