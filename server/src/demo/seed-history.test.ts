import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ProjectBrief } from '#contract/projects.ts'
import { getEstimateQuality } from '#contract/projects-estimates.ts'
import { testApp } from '../../test/app.ts'
import { accounts } from '../accounts/account-tables.ts'
import { projects } from '../projects/project-tables.ts'
import { HISTORY_BRIEFS, HISTORY_CLIENTS, historyEmail } from './sample-history.ts'
import { seedHistory } from './seed-history.ts'

test('the made-up past fills the page of estimates, marked as sample data, believable, and is there once', async () => {
  const { database, visitor } = await testApp()
  await Promise.all([seedHistory(database), seedHistory(database)])
  const count = await database.query.$count(projects)
  expect(count).toBeGreaterThan(HISTORY_BRIEFS.length - 5)
  expect(count).toBeLessThanOrEqual(HISTORY_BRIEFS.length)
  expect(await database.query.$count(accounts, eq(accounts.isSample, false))).toBe(0)
  const { body } = await visitor().call(getEstimateQuality, {})
  expect(body.sampleCount).toBe(body.taskCount)
  expect(body.projectCount).toBe(count)
  expect(body.tasks?.inInterval).toBeGreaterThan(0.65)
  expect(body.tasks?.inInterval).toBeLessThan(0.9)
  expect(body.projects?.inInterval).toBeGreaterThan(0.6)
  expect(body.tasks?.within25).toBeLessThan(0.7)
  expect(body.trades.length).toBeGreaterThanOrEqual(4)
})

test('every brief of the past is one that the form would take', () => {
  for (const [title, description] of HISTORY_BRIEFS) {
    const brief = { title, description, clientName: 'Noor', clientEmail: historyEmail('Noor') }
    expect(ProjectBrief.safeParse(brief).success, title).toBe(true)
  }
  expect(new Set(HISTORY_CLIENTS.map(historyEmail)).size).toBe(HISTORY_CLIENTS.length)
})
