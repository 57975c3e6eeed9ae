import { expect, test } from 'vitest'
import { exportAccount } from '#contract/accounts.ts'
import { createProject, decomposeProject, type Project, type Task, updateProject } from '#contract/projects.ts'
import { recordActualHours } from '#contract/projects-estimates.ts'
import { addTask, deleteTask, editTask, mergeTasks, moveTask, splitTask, type TaskFields, undoPlanChange } from '#contract/projects-plan.ts'
import { eventually } from '../../../test/app.ts'
import { plannedProject } from '../../../test/planned-project.ts'
import { seedExpert } from '../../../test/seed.ts'
import { MOST_CORRECTIONS } from './plan-correction-store.ts'

const NEW_TASK: TaskFields = {
  ...{ title: 'Bleed the radiators', description: 'All eight of them.', deliverable: 'Warm radiators.', acceptanceCheck: 'None is cold.' },
  ...{
    complexityLevel: 'low',
    hoursRange: { optimistic: 0.5, likely: 1, pessimistic: 2 },
    requiredSkillIds: ['boiler-repair'],
    predecessors: [],
  },
}

const titles = (project: Project) => project.tasks.map(({ title }) => title)
const taskCalled = (project: Project, title: string): Task => {
  const found = project.tasks.find(task => task.title === title)
  if (!found) throw new Error(`no task ${title}`)
  return found
}
const seen = ({ id, planVersion }: Project) => ({ projectId: id, planVersion })
/** What a person sees of a plan: all but how often it was changed. */
const plan = ({ tasks, totalEstimatedHours, totalEstimatedCost, hoursInterval, costInterval }: Project) => ({
  ...{ tasks, totalEstimatedHours, totalEstimatedCost, hoursInterval, costInterval },
})

test('an edited task keeps what was not said, and the totals follow at once', async () => {
  const { cleo, project } = await plannedProject()
  const mend = taskCalled(project, 'Mend it')
  const hoursRange = { optimistic: 4, likely: 6, pessimistic: 14 }
  const { body } = await cleo.call(editTask, { ...seen(project), taskId: mend.id, title: '  Mend the pump ', hoursRange })
  const after = taskCalled(body, 'Mend the pump')
  expect(after).toMatchObject({ id: mend.id, position: 2, hoursRange, estimatedHours: 7, deliverable: mend.deliverable })
  expect(after.estimatedCost).toBe(7 * mend.hourlyRate)
  expect(body.totalEstimatedHours).toBe((project.totalEstimatedHours ?? 0) + 5)
  expect(body.totalEstimatedCost).toBe((project.totalEstimatedCost ?? 0) + 5 * mend.hourlyRate)
  expect(body.hoursInterval?.high).toBeGreaterThan(project.hoursInterval?.high ?? 0)
  expect(body).toMatchObject({ planVersion: project.planVersion + 1, undoableChange: { kind: 'edited', taskTitle: 'Mend it' } })
})

test('a plan that is read while it is changed is one of one moment: its tasks and its version belong together', async () => {
  const { cleo, project, now } = await plannedProject()
  const countAt = new Map([[project.planVersion, project.tasks.length]])
  let isChanging = true
  const read = async () => {
    const torn: string[] = []
    const reads: Project[] = []
    while (isChanging) reads.push(await now())
    for (const { planVersion, tasks } of reads)
      if (countAt.get(planVersion) !== tasks.length) torn.push(`version ${planVersion} with ${tasks.length} tasks`)
    return { torn, count: reads.length }
  }
  const readers = [read(), read(), read(), read()]
  let current = project
  for (let change = 0; change < 25; change += 1) {
    current = (await cleo.call(addTask, { ...seen(current), ...NEW_TASK })).body
    countAt.set(current.planVersion, current.tasks.length)
  }
  isChanging = false
  const results = await Promise.all(readers)
  expect(results.flatMap(({ torn }) => torn)).toEqual([])
  expect(Math.min(...results.map(({ count }) => count))).toBeGreaterThan(0)
})

test('with other skills a task gets their rate, and experts for them', async () => {
  const { app, cleo, project, now } = await plannedProject()
  await seedExpert(app.database, { expertName: 'Tilda', skillIds: ['tiling'], hourlyRate: 50 })
  await app.listen()
  const mend = taskCalled(project, 'Mend it')
  const { body } = await cleo.call(editTask, { ...seen(project), taskId: mend.id, requiredSkillIds: ['tiling'] })
  const asked = taskCalled(body, 'Mend it')
  expect(asked.requiredSkillIds).toEqual(['tiling'])
  expect(asked.hourlyRate).not.toBe(mend.hourlyRate)
  const matched = await eventually(async () => {
    const found = taskCalled(await now(), 'Mend it')
    return !found.isAwaitingMatches && found
  })
  expect(matched.matches.map(match => match.expert.expertName)).toEqual(['Tilda'])
})

test('an added task stands at the end with a price and experts', async () => {
  const { app, cleo, project, now } = await plannedProject()
  await app.listen()
  const first = taskCalled(project, 'Find the cause')
  const { body } = await cleo.call(addTask, { ...seen(project), ...NEW_TASK, predecessors: [first.id] })
  expect(titles(body)).toEqual(['Find the cause', 'Mend it', 'Try it out', 'Bleed the radiators'])
  expect(taskCalled(body, 'Bleed the radiators')).toMatchObject({ position: 4, estimatedHours: 1.1, predecessors: [first.id] })
  const matched = await eventually(async () => {
    const found = taskCalled(await now(), 'Bleed the radiators')
    return !found.isAwaitingMatches && found
  })
  expect(matched.matches.map(match => match.expert.expertName)).toEqual(['Bea'])
})

test('a task is split and merged again, and the totals stay', async () => {
  const { cleo, project } = await plannedProject()
  const [find, mend, last] = project.tasks
  if (!find || !mend || !last) throw new Error('the plan is short')
  const half = { optimistic: 0.5, likely: 1, pessimistic: 1.5 }
  const parts = [
    { title: 'Drain', description: 'First.', hoursRange: half },
    { title: 'Replace the pump', description: 'Then.', hoursRange: half },
  ]
  const { body: apart } = await cleo.call(splitTask, { ...seen(project), taskId: mend.id, parts })
  expect(titles(apart)).toEqual(['Find the cause', 'Drain', 'Replace the pump', 'Try it out'])
  const [, drain, replace, end] = apart.tasks
  expect([drain?.id, drain?.predecessors]).toEqual([mend.id, [find.id]])
  expect([replace?.predecessors, end?.predecessors]).toEqual([[mend.id], [replace?.id]])
  expect(apart.totalEstimatedHours).toBe(project.totalEstimatedHours)

  const { body: whole } = await cleo.call(mergeTasks, { ...seen(apart), taskIds: [replace?.id ?? 0, mend.id], title: 'Mend it' })
  expect(whole.tasks.map(({ id, predecessors }) => [id, predecessors])).toEqual(
    project.tasks.map(({ id, predecessors }) => [id, predecessors]),
  )
  expect(whole.totalEstimatedCost).toBe(project.totalEstimatedCost)
})

test('a deleted task comes back whole: its id, its experts, and what waited for it', async () => {
  const { cleo, project, now } = await plannedProject()
  const mend = taskCalled(project, 'Mend it')
  const { body: without } = await cleo.call(deleteTask, { ...seen(project), taskId: mend.id })
  expect(titles(without)).toEqual(['Find the cause', 'Try it out'])
  expect(taskCalled(without, 'Try it out').predecessors).toEqual([taskCalled(without, 'Find the cause').id])
  expect(without.totalEstimatedHours).toBe((project.totalEstimatedHours ?? 0) - mend.estimatedHours)
  const { body: back } = await cleo.call(undoPlanChange, seen(without))
  expect(plan(back)).toEqual(plan(project))
  expect(back.undoableChange).toBeNull()
  expect(plan(await now())).toEqual(plan(project))
})

test('changes are taken back one after the other, down to the plan that the analysis made', async () => {
  const { cleo, project } = await plannedProject()
  const [find, mend, last] = project.tasks.map(({ id }) => id)
  if (!find || !mend || !last) throw new Error('the plan is short')
  let current = project
  const then = async (answer: Promise<{ body: Project }>) => {
    current = (await answer).body
  }
  await then(cleo.call(moveTask, { ...seen(current), taskId: last, position: 1 }))
  expect(titles(current)).toEqual(['Try it out', 'Find the cause', 'Mend it'])
  await then(cleo.call(addTask, { ...seen(current), ...NEW_TASK }))
  await then(cleo.call(mergeTasks, { ...seen(current), taskIds: [find, mend], title: 'Find and mend' }))
  const half = { optimistic: 0.5, likely: 1, pessimistic: 1.5 }
  const parts = ['One', 'Two!'].map(title => ({ title: `${title}...`, description: '', hoursRange: half }))
  await then(cleo.call(splitTask, { ...seen(current), taskId: last, parts, isSequential: false }))
  await then(cleo.call(deleteTask, { ...seen(current), taskId: find }))
  for (const kind of ['deleted', 'split', 'merged', 'added', 'moved']) {
    expect(current.undoableChange?.kind).toBe(kind)
    await then(cleo.call(undoPlanChange, seen(current)))
  }
  expect(plan(current)).toEqual(plan(project))
  const again = await cleo.call(undoPlanChange, seen(current))
  expect([again.status, again.error.code]).toEqual([409, 'conflict'])
})

test('a change of a plan that has moved on is refused, and so changes nothing', async () => {
  const { cleo, project, now } = await plannedProject()
  const [first] = project.tasks
  if (!first) throw new Error('the plan is empty')
  const change = (title: string) => cleo.call(editTask, { ...seen(project), taskId: first.id, title })
  const answers = await Promise.all([change('From one window'), change('From another window')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.error.error).toContain('The plan was changed meanwhile')
  const kept = answers.find(({ status }) => status === 200)
  expect(titles(await now())).toEqual(kept && titles(kept.body))
})

test('a stranger finds no plan to change, an admin may not, a visitor has to log in', async () => {
  const { app, project, now } = await plannedProject()
  const [stan, ada] = [await app.person('Stan', ['client', 'expert']), await app.person('Ada', ['client', 'admin'])]
  const [first, second] = project.tasks.map(({ id }) => id)
  const part = { title: 'Part', description: '', hoursRange: { optimistic: 1, likely: 1, pessimistic: 1 } }
  const taskId = first ?? 0
  for (const [caller, status] of [
    [stan, 404],
    [ada, 403],
    [app.visitor(), 401],
  ] as const) {
    const answers = [
      await caller.call(editTask, { ...seen(project), taskId, title: 'Mine now' }),
      await caller.call(addTask, { ...seen(project), ...NEW_TASK }),
      await caller.call(splitTask, { ...seen(project), taskId, parts: [part, part] }),
      await caller.call(mergeTasks, { ...seen(project), taskIds: [taskId, second ?? 0], title: 'Both' }),
      await caller.call(moveTask, { ...seen(project), taskId, position: 2 }),
      await caller.call(deleteTask, { ...seen(project), taskId }),
      await caller.call(undoPlanChange, seen(project)),
    ]
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => status))
  }
  expect(plan(await now())).toEqual(plan(project))
})

test("a task of another's project cannot be reached through one's own", async () => {
  const { app, project } = await plannedProject()
  const stan = await app.person('Stan')
  const brief = { title: 'My own project', description: 'Something of my own is broken.', clientName: 'Stan', clientEmail: stan.email }
  const { id } = (await stan.call(createProject, brief)).body
  await app.app.analyse(id)
  const [foreign] = project.tasks
  const own = { projectId: id, planVersion: project.planVersion }
  const answer = await stan.call(editTask, { ...own, taskId: foreign?.id ?? 0, title: 'Mine now' })
  expect([answer.status, answer.error.code]).toEqual([404, 'not_found'])
  const tied = await stan.call(addTask, { ...own, ...NEW_TASK, predecessors: [foreign?.id ?? 0] })
  expect(tied.status).toBe(400)
})

test('a plan that is over, or not there yet, is not changed', async () => {
  const { cleo, project } = await plannedProject()
  const [first] = project.tasks
  await cleo.call(updateProject, { projectId: project.id, status: 'completed' })
  const answer = await cleo.call(deleteTask, { ...seen(project), taskId: first?.id ?? 0 })
  expect([answer.status, answer.error.error]).toEqual([
    409,
    "This project is 'Completed'. Its plan can be changed while it is 'Decomposed' or 'In Progress'.",
  ])
  await cleo.call(updateProject, { projectId: project.id, status: 'in_progress' })
  expect((await cleo.call(deleteTask, { ...seen(project), taskId: first?.id ?? 0 })).status).toBe(200)
})

test('a task whose actual hours are recorded is finished: it is neither deleted nor given other hours', async () => {
  const { cleo, project } = await plannedProject()
  await cleo.call(updateProject, { projectId: project.id, status: 'in_progress' })
  const taskId = project.tasks[1]?.id ?? 0
  const hoursRange = { optimistic: 4, likely: 4, pessimistic: 4 }
  const { body: renamed } = await cleo.call(editTask, { ...seen(project), taskId, title: 'Mend the pump', hoursRange })
  await cleo.call(recordActualHours, { taskId, actualHours: 4 })
  for (const answer of [
    await cleo.call(deleteTask, { ...seen(renamed), taskId }),
    await cleo.call(editTask, { ...seen(renamed), taskId, hoursRange: { ...hoursRange, pessimistic: 5 } }),
    await cleo.call(undoPlanChange, seen(renamed)),
  ]) {
    expect([answer.status, answer.error.error.slice(0, 28)]).toEqual([409, '‘Mend the pump’ is finished:'])
  }
  const { body: last } = await cleo.call(editTask, { ...seen(renamed), taskId, title: 'Mend it at last' })
  expect((await cleo.call(undoPlanChange, seen(last))).status).toBe(200)
})

test('what changed only what a finished task waits for can be taken back', async () => {
  const { cleo, project } = await plannedProject()
  await cleo.call(updateProject, { projectId: project.id, status: 'in_progress' })
  const [, mend, last] = project.tasks
  const { body: without } = await cleo.call(deleteTask, { ...seen(project), taskId: mend?.id ?? 0 })
  await cleo.call(recordActualHours, { taskId: last?.id ?? 0, actualHours: 4 })
  const back = await cleo.call(undoPlanChange, seen(without))
  expect([back.status, titles(back.body)]).toEqual([200, titles(project)])
  expect(taskCalled(back.body, 'Try it out')).toMatchObject({ predecessors: [mend?.id], actualHours: 4 })
})

test('the same fields again, in whatever order, change nothing', async () => {
  const { cleo, project } = await plannedProject()
  await cleo.call(updateProject, { projectId: project.id, status: 'in_progress' })
  const [, mend] = project.tasks
  if (!mend) throw new Error('the plan is short')
  await cleo.call(recordActualHours, { taskId: mend.id, actualHours: 4 })
  const { optimistic, likely, pessimistic } = mend.hoursRange
  for (const hoursRange of [
    { pessimistic, likely, optimistic },
    { optimistic, likely, pessimistic },
  ]) {
    const answer = await cleo.call(editTask, { ...seen(project), taskId: mend.id, title: mend.title, hoursRange })
    expect([answer.status, answer.body.planVersion, answer.body.undoableChange]).toEqual([200, project.planVersion, null])
  }
})

test('a change that was kept before a column was added is taken back all the same', async () => {
  const { app, cleo, project } = await plannedProject()
  const mend = taskCalled(project, 'Mend it')
  const { body: without } = await cleo.call(deleteTask, { ...seen(project), taskId: mend.id })
  await app.database.pool.query("alter table tasks add column effort text not null default 'usual'")
  await app.database.pool.query(`
    update plan_corrections set before = jsonb_set(before, '{matches}', (
      select jsonb_agg(match - 'is_newcomer' - 'created_at') from jsonb_array_elements(before -> 'matches') match))`)
  const back = await cleo.call(undoPlanChange, seen(without))
  expect([back.status, titles(back.body)]).toEqual([200, titles(project)])
  expect(taskCalled(back.body, 'Mend it').matches.map(({ id }) => id)).toEqual(mend.matches.map(({ id }) => id))
})

test('of a plan only so many changes are kept', async () => {
  const { app, cleo, project } = await plannedProject()
  const taskId = project.tasks[0]?.id ?? 0
  const { body } = await cleo.call(editTask, { ...seen(project), taskId, title: 'First name' })
  await app.database.pool.query(
    `
    insert into plan_corrections (project_id, account_id, kind, task_title, before, after, plan_version)
    select project_id, account_id, kind, task_title, before, after, plan_version from plan_corrections, generate_series(1, $1)`,
    [MOST_CORRECTIONS],
  )
  await cleo.call(editTask, { ...seen(body), taskId, title: 'Second name' })
  const { rows } = await app.database.pool.query('select task_title from plan_corrections order by id')
  expect([rows.length, rows.at(-1).task_title]).toEqual([MOST_CORRECTIONS, 'First name'])
})

test('a new analysis makes a new plan: what was changed in the old one cannot be taken back', async () => {
  const { app, cleo, project, now } = await plannedProject()
  await cleo.call(deleteTask, { ...seen(project), taskId: project.tasks[0]?.id ?? 0 })
  await cleo.call(updateProject, { projectId: project.id, status: 'submitted' })
  await cleo.call(decomposeProject, { projectId: project.id })
  await app.app.analyse(project.id)
  const anew = await now()
  expect(anew.undoableChange).toBeNull()
  expect(anew.planVersion).toBeGreaterThan(project.planVersion + 1)
  expect((await cleo.call(undoPlanChange, seen(anew))).status).toBe(409)
})

test('what is wrong with a task is said', async () => {
  const { cleo, project } = await plannedProject()
  const taskId = project.tasks[0]?.id ?? 0
  const refusals: [object, string][] = [
    [{ title: 'ab' }, 'Say in at least 3 characters what the task is'],
    [
      { hoursRange: { optimistic: 3, likely: 2, pessimistic: 4 } },
      'Each figure must be at least the one before it: best case, likely, worst case',
    ],
    [{ hoursRange: { optimistic: 0, likely: 2, pessimistic: 4 } }, 'Hours must be a number from 0.1 to 10000'],
    [{ requiredSkillIds: [] }, 'Choose at least one skill: the cost and the experts follow from it'],
    [{ requiredSkillIds: ['wizardry'] }, "There is no skill 'wizardry'. Choose one from the search."],
    [{ complexityLevel: 'huge' }, 'Complexity is low, medium, high or expert'],
    [{ planVersion: 'old' }, 'planVersion must be the version of the plan that was changed.'],
  ]
  for (const [change, error] of refusals) {
    const answer = await cleo.send('POST', editTask.path, { ...seen(project), taskId, ...change })
    expect([answer.status, answer.error.error]).toEqual([400, error])
  }
  const circle = await cleo.call(editTask, { ...seen(project), taskId, predecessors: [project.tasks[2]?.id ?? 0] })
  expect([circle.status, circle.error.code]).toEqual([409, 'conflict'])
})

test('every change is kept as a correction of its client, and handed out and erased with the account', async () => {
  const { app, cleo, project } = await plannedProject()
  const { body } = await cleo.call(deleteTask, { ...seen(project), taskId: project.tasks[1]?.id ?? 0 })
  await cleo.call(undoPlanChange, seen(body))
  const exported = (await cleo.call(exportAccount, {})).body
  const [own] = Object(exported).projects
  expect(own.planCorrections).toHaveLength(1)
  expect(own.planCorrections[0]).toMatchObject({ kind: 'deleted', taskTitle: 'Mend it', analystName: 'Scripted analyst' })
  expect(own.planCorrections[0].undoneAt).toBeTruthy()
  expect(own.planCorrections[0].before.tasks[0]).toMatchObject({ title: 'Mend it' })
  await app.database.pool.query('delete from accounts where id = $1', [cleo.accountId])
  const { rows } = await app.database.pool.query('select count(*)::int as kept from plan_corrections')
  expect(rows[0].kept).toBe(0)
})
