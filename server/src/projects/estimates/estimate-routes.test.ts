import { expect, test } from 'vitest'
import { createProject, decomposeProject, getProject, type ProjectStatus, updateProject } from '#contract/projects.ts'
import { recordActualHours } from '#contract/projects-estimates.ts'
import { type Caller, eventually, type TestApp, testApp } from '../../../test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../../test/scripted-analyst.ts'
import { accounts } from '../../accounts/account-tables.ts'

const BRIEF = { title: 'Boiler knocks', description: 'My boiler makes a knocking noise when the heating starts.', clientName: 'Cleo' }

const twoTasks = scriptedAnalyst(async function* () {
  yield { kind: 'outline', taskCount: 2, planNotes: [], statedBudget: null }
  yield { kind: 'task', task: plannedTask({ key: 'find', requiredSkillIds: ['boiler-repair'] }) }
  yield { kind: 'task', task: plannedTask({ key: 'mend', predecessorKeys: ['find'] }) }
})

/** Cleo's project with two tasks, at a status. */
const startedProject = async (status: ProjectStatus = 'in_progress') => {
  const house = await testApp({ analyst: twoTasks })
  const cleo = await house.person('Cleo')
  const { id } = (await cleo.call(createProject, { ...BRIEF, clientEmail: cleo.email })).body
  await house.app.analyse(id)
  await cleo.call(updateProject, { projectId: id, status })
  const project = async (by: Caller = cleo) => (await by.call(getProject, { projectId: id })).body
  const [first, second] = (await project()).tasks
  if (!first || !second) throw new Error('there are no tasks')
  return { ...house, cleo, projectId: id, project, first, second }
}

const hoursOf = (project: { tasks: { actualHours: number | null }[] }) => project.tasks.map(({ actualHours }) => actualHours)

test('the owner records what a task took, corrects it and takes it back', async () => {
  const { cleo, project, second } = await startedProject()
  expect(hoursOf(await project())).toEqual([null, null])
  expect((await cleo.call(recordActualHours, { taskId: second.id, actualHours: 4.25 })).body).toEqual({
    taskId: second.id,
    actualHours: 4.3,
  })
  expect(hoursOf(await project())).toEqual([null, 4.3])
  await cleo.call(recordActualHours, { taskId: second.id, actualHours: 3 })
  expect(hoursOf(await project())).toEqual([null, 3])
  expect((await cleo.call(recordActualHours, { taskId: second.id, actualHours: null })).body.actualHours).toBeNull()
  expect(hoursOf(await project())).toEqual([null, null])
})

test('hours can be recorded of a completed project as well, and of none that has not begun', async () => {
  const { cleo, projectId, first } = await startedProject('completed')
  expect((await cleo.call(recordActualHours, { taskId: first.id, actualHours: 2 })).status).toBe(200)
  await cleo.call(updateProject, { projectId, status: 'decomposed' })
  expect((await cleo.call(recordActualHours, { taskId: first.id, actualHours: 3 })).error).toEqual({
    error: "This project is 'Decomposed'. Hours are recorded once it is 'In Progress' or 'Completed'.",
    code: 'conflict',
  })
})

test('to a stranger the task does not exist; an admin may read the hours and not write them; a visitor logs in first', async () => {
  const { person, visitor, project, first, cleo } = await startedProject()
  const [stan, ann] = [await person('Stan'), await person('Ann', ['admin'])]
  const input = { taskId: first.id, actualHours: 2 }
  expect((await stan.call(recordActualHours, input)).error).toEqual({
    error: 'There is no such task in a project of yours.',
    code: 'not_found',
  })
  expect((await cleo.call(recordActualHours, { ...input, taskId: 999_999 })).status).toBe(404)
  expect((await ann.call(recordActualHours, input)).error).toEqual({
    error: 'Only the client who submitted a project may record the hours of its tasks.',
    code: 'forbidden',
  })
  expect((await visitor().call(recordActualHours, input)).status).toBe(401)
  await cleo.call(recordActualHours, input)
  expect(hoursOf(await project(ann))).toEqual([2, null])
})

test.each([0, -1, 0.04, 10_001, 'two'])('%s hours are refused', async actualHours => {
  const { cleo, first } = await startedProject()
  expect((await cleo.send('POST', recordActualHours.path, { taskId: first.id, actualHours })).error).toEqual({
    error: 'The hours taken must be a number from 0.1 to 10000',
    code: 'bad_request',
  })
})

const WINDOWS = {
  title: 'New windows',
  description: 'We want the 6 old windows of our house replaced by double glazing.',
  clientName: 'Somebody',
}

/** The plan for somebody's windows, made by the handbook alone. */
const handbookPlan = async (house: TestApp, client: Caller) => {
  const { id } = (await client.call(createProject, { ...WINDOWS, clientEmail: client.email })).body
  await house.app.analyse(id)
  return (await client.call(getProject, { projectId: id })).body
}

/** The same as the queue makes it, with what was learned. */
const learnedPlan = async (house: TestApp, client: Caller) => {
  const { id } = (await client.call(createProject, { ...WINDOWS, clientEmail: client.email })).body
  await house.listen()
  return eventually(async () => {
    const project = (await client.call(getProject, { projectId: id })).body
    return project.status === 'decomposed' && project
  })
}

/** Clients whose windows took `ratio` times the estimate. */
const finishedJobs = async (house: TestApp, count: number, ratio: number) => {
  for (let at = 0; at < count; at += 1) {
    const client = await house.person(`Client ${at}`)
    const project = await handbookPlan(house, client)
    await client.call(updateProject, { projectId: project.id, status: 'completed' })
    for (const task of project.tasks) await client.call(recordActualHours, { taskId: task.id, actualHours: task.estimatedHours * ratio })
  }
}

test('what finished jobs took flows into the next plan of the same kind, which says so', async () => {
  const house = await testApp()
  const [first, later] = [await house.person('First'), await house.person('Later')]
  const before = await handbookPlan(house, first)
  await finishedJobs(house, 6, 1.5)
  const after = await learnedPlan(house, later)
  expect(after.totalEstimatedHours).toBeGreaterThan((before.totalEstimatedHours ?? 0) * 1.1)
  expect(after.totalEstimatedHours).toBeLessThan((before.totalEstimatedHours ?? 0) * 1.5)
  expect(after.planNotes.at(-1)).toMatch(/^Learned from 6 finished jobs like “.+”: \d+ % more hours than the handbook\.$/)
  // What was planned before stays as it was.
  expect((await first.call(getProject, { projectId: before.id })).body).toEqual(before)
})

test('sample people teach nothing', async () => {
  const house = await testApp()
  const [first, later] = [await house.person('First'), await house.person('Later')]
  const before = await handbookPlan(house, first)
  for (let at = 0; at < 6; at += 1) await house.person(`Client ${at}`)
  await house.database.query.update(accounts).set({ isSample: true })
  await finishedJobs(house, 6, 1.5)
  const after = await learnedPlan(house, later)
  expect(after.totalEstimatedHours).toBe(before.totalEstimatedHours)
})

test('a new analysis deletes recorded hours only when the call says so', async () => {
  const { app, cleo, projectId, project, first } = await startedProject()
  await cleo.call(recordActualHours, { taskId: first.id, actualHours: 3 })
  await cleo.call(updateProject, { projectId, status: 'submitted' })
  const refused = await cleo.call(decomposeProject, { projectId })
  expect([refused.status, refused.error]).toEqual([
    409,
    {
      error:
        "A new analysis would delete this plan with its recorded actual hours (tasks: 1). To keep them, set the project to 'In Progress'; to do without them, confirm it: discardsActualHours.",
      code: 'conflict',
    },
  ])
  expect(hoursOf(await project())).toEqual([3, null])
  expect((await cleo.call(decomposeProject, { projectId, discardsActualHours: true })).status).toBe(200)
  await app.analyse(projectId)
  expect(hoursOf(await project())).toEqual([null, null])
})
