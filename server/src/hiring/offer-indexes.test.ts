import type pg from 'pg'
import { expect, test } from 'vitest'
import { hiringProject } from '../../test/hired-project.ts'
import { planOf } from '../../test/plan-of.ts'
import { profilesBelow } from '../experts/expert-profile-store.ts'
import type { Queryable } from '../platform/database/database.ts'
import { findHiringExperts } from './expert-search-store.ts'
import { offersOfProject, offersToExperts } from './offer-store.ts'

const MANY = 100_000

/** Far more than anybody has: what is read in the order of an index stays quick all the same. */
const seedMany = async (pool: pg.Pool, { projectId, expertId }: { projectId: number; expertId: number }) => {
  await pool.query(
    `insert into expert_profiles (expert_email, expert_name, title, hourly_rate, verification_status)
      select 'many' || n || '@example.com', 'Person ' || n, 'Sweep', 50, case n % 100 when 0 then 'verified' when 1 then 'pending' else 'not_verified' end
      from generate_series(1, ${MANY}) n`,
  )
  // One in a hundred is of this project and to this expert.
  await pool.query(
    `insert into projects (client_account_id, client_name, title, description)
      select client_account_id, client_name, title, description from projects, generate_series(1, 99) where id = $1`,
    [projectId],
  )
  await pool.query(
    `insert into offers (project_id, task_title, expert_id, request_id, status, scope, price, due_date, answer_within_days, changed_at)
      select (select min(id) from projects) + n % 100, 'Task', case n % 100 when 0 then $1 else (select max(id) from expert_profiles) - n % 100 end,
        gen_random_uuid(), 'closed', 'Find out why the boiler knocks.', 100, current_date, 7, now() - n * interval '1 minute'
      from generate_series(1, ${MANY}) n`,
    [expertId],
  )
  await pool.query('analyze')
}

test('among 100,000 offers and experts a page is read in the order of its index, and nothing is sorted', { timeout: 120_000 }, async () => {
  const { app, cleo, project, beaId } = await hiringProject()
  const { pool } = app.database
  await seedMany(pool, { projectId: project.id, expertId: beaId })
  const after = { changedAt: new Date(Date.now() - 3_600_000_000).toISOString(), id: 5 }
  const admin = { account: null, isAdmin: true }
  const asked: [string, (db: Queryable) => Promise<unknown>][] = [
    ['offers_of_project', db => offersOfProject(db, project.id, undefined, 101)],
    ['offers_of_project', db => offersOfProject(db, project.id, 50_000, 101)],
    ['offers_of_expert', db => offersToExperts(db, [beaId], { status: undefined, after: undefined, limit: 21 })],
    ['offers_of_expert', db => offersToExperts(db, [beaId], { status: 'closed', after, limit: 21 })],
    ['expert_profiles_verification', db => profilesBelow(db, admin, { verificationStatus: 'verified' }, undefined, 25)],
    ['expert_profiles_verification', db => profilesBelow(db, admin, { verificationStatus: 'pending' }, 50_000, 25)],
  ]
  for (const [index, ask] of asked) {
    const plan = await planOf(pool, ask)
    expect(plan, plan).toMatch(new RegExp(`Index Scan Backward using ${index}`))
    expect(plan, plan).not.toContain('Sort')
  }
  // A word that all have: the best are walked until there are enough.
  const plan = await planOf(pool, db => findHiringExperts(db, { words: ['sweep'], except: cleo.accountId, after: undefined, limit: 21 }))
  expect(plan, plan).toContain('Index Scan using expert_profiles_best')
  expect(plan, plan).not.toContain('Sort')
})
