import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createProject } from '#contract/projects.ts'
import { refreshMatches } from '#contract/projects-matching.ts'
import { expertProfiles } from '../../server/src/experts/expert-tables.ts'
import { testApp } from '../../server/test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { seedExpert } from '../../server/test/seed.ts'
import { screen, visit, within } from './render.tsx'

const oneTask = scriptedAnalyst(async function* () {
  yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
  yield { kind: 'task', task: plannedTask({ key: 'find', title: 'Find the cause', requiredSkillIds: ['boiler-repair'] }) }
})

/** A plan of one task in a house where three are known and one is new. */
const matchedPlan = async () => {
  const app = await testApp({ analyst: oneTask })
  const known = {
    skillIds: ['boiler-repair'],
    ratingAverage: 5,
    reviewsCount: 200,
    completedCount: 400,
  }
  for (const expertName of ['Ada', 'Bea', 'Cem']) await seedExpert(app.database, { expertName, ...known })
  await seedExpert(app.database, { expertName: 'Nia', skillIds: ['boiler-repair'], hourlyRate: 80 })
  const cleo = await app.person('Cleo')
  const brief = { title: 'Boiler knocks', description: 'My boiler knocks. One radiator stays cold.', clientName: 'Cleo' }
  const { body } = await cleo.call(createProject, { ...brief, clientEmail: cleo.email })
  await app.app.analyse(body.id)
  return { app, cleo, path: `/projects/${body.id}` }
}

const matches = () => screen.findByRole('region', { name: 'Matched experts for Find the cause' })

test('who has the place kept for somebody new is marked, and why is told', async () => {
  const { app, cleo, path } = await matchedPlan()
  const { user } = await visit(path, { app, by: cleo })
  const items = within(await matches()).getAllByRole('listitem')
  const last = within(items.at(-1) ?? document.body)
  expect(last.getByText('Nia')).toBeTruthy()
  expect(last.getByText('New here')).toBeTruthy()
  await user.click(last.getByText('Why this match'))
  expect(last.getByText(/one of three places is kept/)).toBeTruthy()
  expect(last.getByRole('link', { name: 'Receipt (JSON)' }).getAttribute('href')).toMatch(/^\/_api\/projects\/match-receipt\?matchId=\d+$/)
})

test('a match leads to the profile and says at once what stands against it', async () => {
  const { app, cleo, path } = await matchedPlan()
  await app.database.query.update(expertProfiles).set({ availabilityStatus: 'busy' })
  const { user } = await visit(path, { app, by: cleo })
  await matches()
  await user.click(screen.getByRole('button', { name: 'Find experts again for Find the cause' }))
  await screen.findByText(/^Experts found: /)
  const [busy] = within(await matches()).getAllByRole('listitem')
  expect(within(busy ?? document.body).getByText('But: busy at the moment; has not joined yet.')).toBeTruthy()
  const link = within(busy ?? document.body).getByRole('link', { name: /^(Ada|Bea|Cem)$/ })
  expect(link.getAttribute('href')).toMatch(/^\/experts\/\d+$/)
})

test('experts are looked for again when they have changed', async () => {
  const { app, cleo, path } = await matchedPlan()
  const { user, wire } = await visit(path, { app, by: cleo })
  await matches()
  await app.database.query.update(expertProfiles).set({ availabilityStatus: 'unavailable' }).where(eq(expertProfiles.expertName, 'Ada'))
  await user.click(screen.getByRole('button', { name: 'Find experts again for Find the cause' }))
  await screen.findByText(/^Experts found: /)
  const shown = within(await matches())
  expect(shown.queryByText('Ada')).toBeNull()
  expect(shown.getByText('Nia')).toBeTruthy()
  expect(wire.count(refreshMatches)).toBe(1)
})
