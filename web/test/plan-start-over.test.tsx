import { expect, test } from 'vitest'
import { createProject, getProject } from '#contract/projects.ts'
import { eventually, testApp } from '../../server/test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const BRIEF = { title: 'Boiler knocks', description: 'My boiler knocks. One radiator stays cold.', clientName: 'Cleo' }

test('tasks that an analyst takes back leave the page, and who planned in the end is named', async () => {
  const gate = Promise.withResolvers<void>()
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 3, planNotes: ['Half a plan.'], statedBudget: null }
    yield { kind: 'task', task: plannedTask({ key: 'half', title: 'Half a task' }) }
    await gate.promise
    yield { kind: 'start-over', analystName: 'Another analyst' }
    yield { kind: 'outline', taskCount: null, planNotes: [], statedBudget: null }
    yield { kind: 'task', task: plannedTask({ key: 'half', title: 'A whole task' }) }
    yield { kind: 'notes', planNotes: ['Known at the end.'] }
  })
  const app = await testApp({ analyst })
  const liveAt = await app.listen({ withJobs: false })
  const cleo = await app.person('Cleo')
  const { id } = (await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })).body
  const analysis = app.app.analyse(id)
  await eventually(async () => (await cleo.call(getProject, { projectId: id })).body.progress?.tasksMatched === 1)
  await visit(`/projects/${id}`, { app, by: cleo, liveAt })
  await screen.findByRole('article', { name: /Half a task/ })

  gate.resolve()
  await screen.findByRole('article', { name: /A whole task/ })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByText(/Half a/)).toBeNull()
  expect(screen.getByText('Another analyst')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Notes on this plan' })).getByText('Known at the end.')).toBeTruthy()
  const { tasks } = (await cleo.call(getProject, { projectId: id })).body
  expect(tasks.map(({ position, title }) => [position, title])).toEqual([[1, 'A whole task']])
  await analysis
})
