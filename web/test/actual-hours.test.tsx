import { expect, test } from 'vitest'
import { createProject, decomposeProject, getProject, type ProjectStatus, updateProject } from '#contract/projects.ts'
import { recordActualHours } from '#contract/projects-estimates.ts'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const twoTasks = scriptedAnalyst(async function* () {
  yield { kind: 'outline', taskCount: 2, planNotes: [], statedBudget: null }
  yield { kind: 'task', task: plannedTask({ key: 'find', title: 'Find the cause', hours: { optimistic: 2, likely: 4, pessimistic: 6 } }) }
  yield { kind: 'task', task: plannedTask({ key: 'mend', title: 'Mend it' }) }
})

const startedProject = async (status: ProjectStatus = 'in_progress') => {
  const app: TestApp = await testApp({ analyst: twoTasks })
  const cleo = await app.person('Cleo')
  const brief = { title: 'Boiler knocks', description: 'My boiler knocks. One radiator stays cold.', clientName: 'Cleo' }
  const { id } = (await cleo.call(createProject, { ...brief, clientEmail: cleo.email })).body
  await app.app.analyse(id)
  await cleo.call(updateProject, { projectId: id, status })
  const recorded = async () => (await cleo.call(getProject, { projectId: id })).body.tasks.map(({ actualHours }) => actualHours)
  return { app, cleo, id, path: `/projects/${id}`, recorded }
}

const cardOf = async (name: RegExp) => within(await screen.findByRole('article', { name }))

test('the owner records what a task took, and sees it beside its estimate', async () => {
  const { app, cleo, path, recorded } = await startedProject()
  const { user } = await visit(path, { app, by: cleo })
  const card = await cardOf(/Find the cause/)
  await user.click(card.getByRole('button', { name: 'Record hours taken for Find the cause' }))
  const field = card.getByRole('textbox', { name: 'Hours it really took' })
  expect(document.activeElement).toBe(field)
  await user.type(field, 'long{Enter}')
  expect(card.getByText('The hours taken must be a number from 0.1 to 10000')).toBeTruthy()
  await user.clear(field)
  await user.type(field, '5,5{Enter}')
  expect(await card.findByText(/38 % more than estimated, within the range/)).toBeTruthy()
  expect(card.getByRole('img', { name: 'Between 2–6 h, 4 h on average; took 5.5 h' })).toBeTruthy()
  expect(await recorded()).toEqual([5.5, null])
  expect(document.activeElement).toBe(card.getByRole('button', { name: 'Change hours taken for Find the cause' }))
  const summary = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(summary.getByText('5.5 h for 1 of 2 tasks')).toBeTruthy()
})

test('hours are changed, removed, and put back with Undo', async () => {
  const { app, cleo, path, recorded } = await startedProject('completed')
  const { user } = await visit(path, { app, by: cleo })
  const card = await cardOf(/Mend it/)
  await user.click(card.getByRole('button', { name: /^Record hours/ }))
  await user.type(card.getByRole('textbox'), '2{Enter}')
  await user.click(await card.findByRole('button', { name: /^Change hours/ }))
  await user.clear(card.getByRole('textbox'))
  await user.type(card.getByRole('textbox'), '4{Enter}')
  expect(await card.findByText(/: 100 % more than estimated, outside the range/)).toBeTruthy()

  await user.click(card.getByRole('button', { name: /^Remove hours/ }))
  const undo = await card.findByRole('button', { name: 'Undo: 4 h' })
  expect(await recorded()).toEqual([null, null])
  expect(document.activeElement).toBe(card.getByRole('button', { name: /^Record hours/ }))
  await user.click(undo)
  await card.findByText(/^Took 4 h/)
  expect(await recorded()).toEqual([null, 4])
})

test('Escape leaves the form without recording anything', async () => {
  const { app, cleo, path, recorded } = await startedProject()
  const { user } = await visit(path, { app, by: cleo })
  const card = await cardOf(/Mend it/)
  await user.click(card.getByRole('button', { name: /^Record hours/ }))
  await user.type(card.getByRole('textbox'), '9{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(card.getByRole('button', { name: /^Record hours/ })))
  expect(await recorded()).toEqual([null, null])
})

test('another tab hears of the hours at once', async () => {
  const { app, cleo, id, path } = await startedProject()
  const liveAt = await app.listen({ withJobs: false })
  await visit(path, { app, by: cleo, liveAt })
  const card = await cardOf(/Find the cause/)
  const [task] = (await cleo.call(getProject, { projectId: id })).body.tasks
  await cleo.call(recordActualHours, { taskId: task?.id ?? 0, actualHours: 4 })
  expect(await card.findByText(/^Took 4 h/)).toBeTruthy()
})

test('a plan that has not begun asks for no hours, and an admin is offered nothing to record', async () => {
  const waiting = await startedProject('decomposed')
  await visit(waiting.path, { app: waiting.app, by: waiting.cleo })
  expect((await cardOf(/Mend it/)).queryByRole('button', { name: /hours taken/ })).toBeNull()

  const begun = await startedProject()
  await visit(begun.path, { app: begun.app, by: await begun.app.person('Ann', ['admin']) })
  expect((await cardOf(/Mend it/)).queryByRole('button', { name: /hours taken/ })).toBeNull()
})

test('a new analysis that would delete recorded hours is asked about first', async () => {
  const { app, cleo, id, path } = await startedProject()
  const [task] = (await cleo.call(getProject, { projectId: id })).body.tasks
  await cleo.call(recordActualHours, { taskId: task?.id ?? 0, actualHours: 4 })
  await cleo.call(updateProject, { projectId: id, status: 'submitted' })
  const { user, wire } = await visit(path, { app, by: cleo })
  const start = await screen.findByRole('button', { name: 'Start AI Analysis' })
  await user.click(start)
  const question = within(await screen.findByRole('dialog', { name: 'Replace this plan?' }))
  expect(question.getByText(/It deletes the hours recorded for 1 task, and that cannot be taken back\./)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Keep this plan' }))
  expect(wire.count(decomposeProject)).toBe(0)
  await user.click(start)
  await user.click(await screen.findByRole('button', { name: 'Replace the plan' }))
  await screen.findByText(`Project decomposition started for project #${id}`)
})
