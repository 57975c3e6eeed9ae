import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createProject, getProject, type Project } from '#contract/projects.ts'
import { undoPlanChange } from '#contract/projects-plan.ts'
import { dismissWish, listUnplannedWishes, planLeftOutTask, planWish } from '#contract/projects-wishes.ts'
import { testApp } from '../../../test/app.ts'
import { plannedTask, scriptedAnalyst } from '../../../test/scripted-analyst.ts'
import { seedExpert } from '../../../test/seed.ts'
import { tasks } from '../project-tables.ts'

const WISH = 'Hang new wallpaper in two rooms'
const BRIEF = `My boiler knocks. ${WISH}, no painting.`
const NOTES = ['Parts are not included.', `Not planned: “${WISH}”`]

/** Cleo's plan of one task, made by an analyst who left her second wish open. */
const withOpenWish = async ({ description = BRIEF, planNotes = NOTES } = {}) => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 1, planNotes, statedBudget: null }
    yield { kind: 'task', task: plannedTask({ key: 'boiler-fault/find', title: 'Find the cause', requiredSkillIds: ['boiler-repair'] }) }
  })
  const app = await testApp({ analyst })
  await seedExpert(app.database, { expertName: 'Wanda', skillIds: ['wallpapering'], hourlyRate: 50 })
  const cleo = await app.person('Cleo')
  const { id } = (await cleo.call(createProject, { title: 'Boiler and walls', description, clientName: 'Cleo', clientEmail: cleo.email }))
    .body
  await app.app.analyse(id)
  const now = async () => (await cleo.call(getProject, { projectId: id })).body
  return { app, cleo, project: await now(), now }
}
const seen = ({ id, planVersion }: Project) => ({ projectId: id, planVersion })

test('a wish that is not planned is offered as the works that it may mean, with what they would take', async () => {
  const { cleo, project } = await withOpenWish()
  const { body } = await cleo.call(listUnplannedWishes, { projectId: project.id })
  expect(body).toMatchObject([{ wish: WISH }])
  const [first] = body[0]?.works ?? []
  expect(first).toMatchObject({ packageId: 'wallpaper-hanging', title: expect.stringMatching(/paper/i) })
  expect(first?.taskTitles).toContainEqual(expect.stringContaining('2 rooms'))
  expect(first?.hours.high).toBeGreaterThan(first?.hours.low ?? 0)
})

test('one press plans it: tasks in their order with prices, and the note is gone; taken back, all is as it was', async () => {
  const { cleo, project } = await withOpenWish()
  const { body: planned } = await cleo.call(planWish, { ...seen(project), wish: WISH, packageId: 'wallpaper-hanging' })
  expect(planned.planNotes).toEqual(['Parts are not included.'])
  const more = planned.tasks.slice(1)
  expect(more.map(({ title }) => title)).toContainEqual(expect.stringContaining('2 rooms'))
  expect(more.every(({ hourlyRate, estimatedCost }) => hourlyRate > 0 && estimatedCost > 0)).toBe(true)
  const ids = new Set(more.map(({ id }) => id))
  expect(more.some(({ predecessors }) => predecessors.length > 0)).toBe(true)
  expect(more.flatMap(({ predecessors }) => predecessors).every(id => ids.has(id))).toBe(true)
  expect(planned.totalEstimatedHours).toBeGreaterThan(project.totalEstimatedHours ?? 0)
  expect(planned).toMatchObject({ planVersion: project.planVersion + 1, undoableChange: { kind: 'added' } })

  const { body: back } = await cleo.call(undoPlanChange, seen(planned))
  expect([back.tasks, back.planNotes, back.totalEstimatedHours]).toEqual([project.tasks, project.planNotes, project.totalEstimatedHours])
})

test('the hours of what was planned so rest on the handbook, so that finished jobs teach it and counts are asked about', async () => {
  const { app, cleo, project, now } = await withOpenWish({
    description: 'My boiler knocks. Put up a new garden fence.',
    planNotes: ['Not planned: “Put up a new garden fence”'],
  })
  await cleo.call(planWish, { ...seen(project), wish: 'Put up a new garden fence', packageId: 'fence-build' })
  // What its hours assume is told, as in a plan that was made with it.
  expect((await now()).planNotes).toEqual([expect.stringMatching(/does not say how many: the hours assume \d+ m of fence/)])
  const [, ...records] = await app.database.query.select().from(tasks).where(eq(tasks.projectId, project.id)).orderBy(asc(tasks.position))
  expect(records.length).toBeGreaterThan(1)
  expect(records.every(({ analystHours, hoursRange }) => analystHours?.likely === hoursRange.likely)).toBe(true)
  expect(records.flatMap(({ grounds }) => grounds?.templateKeys ?? []).every(key => key.startsWith('fence-build/'))).toBe(true)
})

test('what was only said back as not part of the plan is left out of the work, and said once', async () => {
  const wish = 'Translate our contract of 20 pages into Polish'
  const notes = ['Not part of this plan, as you asked: proofreading.', `Not planned: “${wish}”`]
  const { cleo, project } = await withOpenWish({ description: `My boiler knocks. ${wish}, no proofreading.`, planNotes: notes })
  const { body } = await cleo.call(planWish, { ...seen(project), wish, packageId: 'document-translation' })
  expect(body.planNotes).toEqual([expect.stringMatching(/^Left out as you asked \(proofreading\): /)])
})

test('what is planned already is not offered again', async () => {
  const { cleo, project } = await withOpenWish({ planNotes: [...NOTES, 'Not planned: “Hang paper in the hall”'] })
  await cleo.call(planWish, { ...seen(project), wish: WISH, packageId: 'wallpaper-hanging' })
  const again = await cleo.call(planWish, {
    ...{ projectId: project.id, planVersion: project.planVersion + 1 },
    ...{ wish: 'Hang paper in the hall', packageId: 'wallpaper-hanging' },
  })
  expect([again.status, again.error.error]).toEqual([409, expect.stringContaining('planned already')])
  const { body } = await cleo.call(listUnplannedWishes, { projectId: project.id })
  expect(body.map(({ wish }) => wish)).toEqual(['Hang paper in the hall'])
  expect(body.flatMap(({ works }) => works.map(({ packageId }) => packageId))).not.toContain('wallpaper-hanging')
})

test('a wish that needs no work is dismissed, and comes back when that is taken back', async () => {
  const { cleo, project } = await withOpenWish()
  const { body: dismissed } = await cleo.call(dismissWish, { ...seen(project), wish: WISH })
  expect(dismissed.planNotes).toEqual(['Parts are not included.'])
  expect(dismissed.undoableChange).toEqual({ kind: 'dismissed', taskTitle: WISH })
  expect(dismissed.tasks).toEqual(project.tasks)
  const { body: back } = await cleo.call(undoPlanChange, seen(dismissed))
  expect(back.planNotes).toEqual(project.planNotes)
})

test('what is not open, or no work, is refused in words that help, and changes nothing', async () => {
  const { cleo, project, now } = await withOpenWish()
  const answers = await Promise.all([
    cleo.call(planWish, { ...seen(project), wish: 'Paint the fence', packageId: 'wallpaper-hanging' }),
    cleo.call(dismissWish, { ...seen(project), wish: 'Paint the fence' }),
    cleo.call(planWish, { ...seen(project), wish: WISH, packageId: 'no-such-work' }),
    cleo.call(planWish, { ...seen(project), planVersion: project.planVersion - 1, wish: WISH, packageId: 'wallpaper-hanging' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 400, 409])
  expect(answers[0]?.error.error).toContain('no longer says')
  expect(answers[2]?.error.error).toContain('Choose one that is offered')
  expect(await now()).toEqual(project)
})

test('two presses at once plan it once', async () => {
  const { cleo, project, now } = await withOpenWish()
  const press = () => cleo.call(planWish, { ...seen(project), wish: WISH, packageId: 'wallpaper-hanging' })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const titles = (await now()).tasks.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a stranger finds no wishes, an admin reads no further, a visitor logs in', async () => {
  const { app, project, now } = await withOpenWish()
  const [stan, ada] = [await app.person('Stan'), await app.person('Ada', ['client', 'admin'])]
  for (const [caller, status] of [
    [stan, 404],
    [ada, 403],
    [app.visitor(), 401],
  ] as const) {
    const answers = [
      await caller.call(listUnplannedWishes, { projectId: project.id }),
      await caller.call(planWish, { ...seen(project), wish: WISH, packageId: 'wallpaper-hanging' }),
      await caller.call(dismissWish, { ...seen(project), wish: WISH }),
    ]
    expect(answers.map(answer => answer.status)).toEqual([status, status, status])
  }
  expect(await now()).toEqual(project)
})

test('work that Onhand does not know is offered as nothing else', async () => {
  const { cleo, project } = await withOpenWish({
    planNotes: ['Not planned: “someone should repair the old pocket watch of my grandfather”'],
  })
  const { body } = await cleo.call(listUnplannedWishes, { projectId: project.id })
  expect(body.map(({ works }) => works)).toEqual([[]])
})

const LEFT_OUT = 'Left out as you asked (no stripping): Strip the old paper from two rooms.'

/** Cleo's plan by the built-in analyst, of a brief that leaves a part of the work out. */
const withLeftOut = async (description = 'A website for our bakery with 5 pages, no design needed.') => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const brief = { title: 'Our website', description }
  const { id } = (await cleo.call(createProject, { ...brief, clientName: 'Cleo', clientEmail: cleo.email })).body
  await app.app.analyse(id)
  const now = async () => (await cleo.call(getProject, { projectId: id })).body
  const project = await now()
  const note = project.planNotes.find(one => one.startsWith('Left out as you asked')) ?? ''
  return { app, cleo, project, note, now }
}

test('a task that was left out is planned after all by one press, between what it waits for and what waits for it; taken back, it is left out again', async () => {
  const { cleo, project, note } = await withLeftOut()
  expect(note).toMatch(/^Left out as you asked \(.*design.*\): Design the layout/)
  const { body: planned } = await cleo.call(planLeftOutTask, { ...seen(project), note })
  expect(planned.planNotes).toEqual(project.planNotes.filter(one => one !== note))
  const [goals, design, pages] = planned.tasks
  expect(design).toMatchObject({ title: expect.stringMatching(/^Design the layout/), predecessors: [goals?.id] })
  expect(pages?.predecessors).toContain(design?.id)
  expect(planned.tasks).toHaveLength(project.tasks.length + 1)
  expect(design?.estimatedCost).toBeGreaterThan(0)
  expect(planned.undoableChange).toEqual({ kind: 'added', taskTitle: design?.title })

  const { body: back } = await cleo.call(undoPlanChange, seen(planned))
  expect([back.tasks, back.planNotes]).toEqual([project.tasks, project.planNotes])
})

test('once a repair is planned after all, no note says any more that only the cause is looked for', async () => {
  const { cleo, project, note } = await withLeftOut('Find out why my boiler knocks. Only find the cause, no repair please.')
  expect(project.planNotes).toEqual([expect.stringMatching(/^Only the cause is looked for/), note])
  expect(note).toMatch(/^Left out as you asked \(repair\): Carry out the boiler repair/)
  const { body: planned } = await cleo.call(planLeftOutTask, { ...seen(project), note })
  expect(planned.tasks.map(({ title }) => title)).toContainEqual(expect.stringMatching(/^Carry out the boiler repair/))
  expect(planned.planNotes).toEqual([])
  const { body: back } = await cleo.call(undoPlanChange, seen(planned))
  expect(back.planNotes).toEqual(project.planNotes)
})

test('whatever is brought back first, it stands where it would have stood, and waits and is waited for as there', async () => {
  const { cleo, project, now } = await withLeftOut(
    'A website for our bakery with 5 pages, no design needed, no building of pages, no launch.',
  )
  const whole = (await withLeftOut('A website for our bakery with 5 pages.')).project
  const notes = project.planNotes.filter(note => note.startsWith('Left out as you asked'))
  expect(notes).toHaveLength(3)
  for (const note of notes.toReversed()) await cleo.call(planLeftOutTask, { ...seen(await now()), note })
  const begins = ({ title }: { title: string }) => title.split(' ').slice(0, 2).join(' ')
  const waits = ({ tasks }: Project) =>
    tasks.map(task => [begins(task), tasks.flatMap(other => (task.predecessors.includes(other.id) ? [begins(other)] : []))] as const)
  const [due, planned] = [waits(whole), new Map(waits(await now()))]
  expect([...planned.keys()]).toEqual(due.map(([title]) => title))
  for (const [title, before] of due) expect(planned.get(title)).toEqual(expect.arrayContaining([...before]))
})

test('what a model left out is known by its title only, and is to be added by hand', async () => {
  const { cleo, project, now } = await withOpenWish({ planNotes: [LEFT_OUT] })
  const { status, error } = await cleo.call(planLeftOutTask, { ...seen(project), note: LEFT_OUT })
  expect([status, error.error]).toEqual([409, expect.stringContaining('Add a task of your own instead')])
  expect(await now()).toEqual(project)
})

test('what was not left out, or is planned by now, is refused and changes nothing', async () => {
  const { app, cleo, project, note, now } = await withLeftOut()
  const stan = await app.person('Stan')
  const answers = await Promise.all([
    cleo.call(planLeftOutTask, { ...seen(project), note: LEFT_OUT }),
    cleo.call(planLeftOutTask, { ...seen(project), note: 'Parts are not included.' }),
    cleo.call(planLeftOutTask, { ...seen(project), planVersion: project.planVersion - 1, note }),
    stan.call(planLeftOutTask, { ...seen(project), note }),
    app.visitor().call(planLeftOutTask, { ...seen(project), note }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 404, 401])
  expect(answers[0]?.error.error).toContain('no longer says')
  expect(await now()).toEqual(project)
  const press = () => cleo.call(planLeftOutTask, { ...seen(project), note })
  expect((await Promise.all([press(), press()])).map(({ status }) => status).sort()).toEqual([200, 409])
})
