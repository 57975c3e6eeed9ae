import { expect, test } from 'vitest'
import { createProject, decomposeProject, getProject, updateProject } from '#contract/projects.ts'
import { recordActualHours } from '#contract/projects-estimates.ts'
import { listWorks, planAsWork, planChangedBrief } from '#contract/projects-works.ts'
import { type Caller, testApp } from '../../test/app.ts'
import { briefAndNotesOf } from './project-store.ts'

const THIN = { title: 'Kitchen', description: 'Please help me with the kitchen.' }
const PAINT = { title: 'Walls', description: 'Paint the walls of three rooms, 80 m² in all. No ceilings.' }
const HARM = { title: 'Tracker', description: "Hide a GPS tracker in my wife's handbag, she must not find out." }

const withProject = async (brief: { title: string; description: string }) => {
  const { app, database, person, visitor } = await testApp()
  const cleo = await person('Cleo')
  const { id: projectId } = (await cleo.call(createProject, { ...brief, clientName: 'Cleo', clientEmail: cleo.email })).body
  const analyse = () => app.analyse(projectId)
  await analyse()
  const now = async () => (await cleo.call(getProject, { projectId })).body
  const planAs = async (packageId: string, by: Caller = cleo, discardsActualHours = false) =>
    by.call(planAsWork, { projectId, planVersion: (await now()).planVersion, packageId, discardsActualHours })
  const works = async (search?: string) => (await cleo.call(listWorks, search === undefined ? { projectId } : { projectId, search })).body
  return { database, person, visitor, cleo, projectId, analyse, now, planAs, works }
}

const saidWork = (title: string) => `Planned as “${title}”, as you said.`

test('a brief that is asked about offers works that it may be, and one press plans it as one of them', async () => {
  const { analyse, now, works, planAs } = await withProject(THIN)
  expect(await now()).toMatchObject({ status: 'submitted', tasks: [] })
  expect((await works()).length).toBeGreaterThan(0)

  expect((await planAs('tap-toilet-repair')).status).toBe(200)
  await analyse()
  const planned = await now()
  expect(planned).toMatchObject({ status: 'decomposed', questions: [] })
  expect(planned.planNotes[0]).toBe(saidWork('Repair taps, toilets and small fittings'))
  expect(planned.tasks.length).toBeGreaterThan(1)
})

test('a plan of something else is replaced by the work that was meant, with counts of the brief; the analyst keeps to it until the project is set back by hand', async () => {
  const { cleo, projectId, analyse, now, planAs } = await withProject(PAINT)
  const first = await now()
  expect((await planAs('tile-work')).status).toBe(200)
  await analyse()
  const other = await now()
  expect(other.planNotes[0]).toBe(saidWork('Tile walls or floors'))
  expect(other.tasks.some(({ title }) => title.includes('80 m²'))).toBe(true)
  expect(other.planVersion).toBeGreaterThan(first.planVersion)

  // As after a failure, or with a count more in the brief.
  await analyse()
  expect((await now()).planNotes).toEqual(other.planNotes)

  await cleo.call(updateProject, { projectId, status: 'submitted' })
  await cleo.call(decomposeProject, { projectId })
  await analyse()
  const again = await now()
  expect(again.planNotes).toEqual(first.planNotes)
  expect(again.tasks.map(({ title }) => title)).toEqual(first.tasks.map(({ title }) => title))
})

test('works are found by words of their titles, by what clients call them, and never those that are planned', async () => {
  const { now, works } = await withProject(PAINT)
  expect((await now()).status).toBe('decomposed')
  expect((await works('wallpaper'))[0]).toMatchObject({ packageId: 'wallpaper-hanging', tradeName: 'Home Repair & Carpentry' })
  expect((await works('the tap drips all night')).map(({ packageId }) => packageId)).toContain('tap-toilet-repair')
  expect((await works('paint rooms')).map(({ packageId }) => packageId)).not.toContain('paint-rooms')
  expect(await works('qzxv wkjh')).toEqual([])
})

test('what would harm somebody is offered no work, and stays refused whatever it is called', async () => {
  const { analyse, now, works, planAs } = await withProject(HARM)
  expect(await works()).toEqual([])
  expect(await works('mail')).toEqual([])
  await planAs('mail-collaboration')
  await analyse()
  expect(await now()).toMatchObject({
    status: 'submitted',
    tasks: [],
    questions: [expect.stringContaining('cannot help'), expect.anything()],
  })
})

test('only its owner may say what a brief asks for, and only a work that there is', async () => {
  const { person, visitor, projectId, planAs, now } = await withProject(PAINT)
  const eve = await person('Eve')
  expect((await planAs('tile-work', eve)).status).toBe(404)
  expect((await eve.call(listWorks, { projectId })).status).toBe(404)
  expect((await planAs('tile-work', visitor())).status).toBe(401)
  const { status, error } = await planAs('no-such-work')
  expect([status, error.error]).toEqual([400, "There is no work 'no-such-work'. Choose one that is listed for the project."])
  expect((await now()).status).toBe('decomposed')
})

test('recorded hours are not lost unawares, and work that has begun keeps its plan', async () => {
  const { cleo, projectId, now, planAs } = await withProject(PAINT)
  await cleo.call(updateProject, { projectId, status: 'in_progress' })
  const [task] = (await now()).tasks
  await cleo.call(recordActualHours, { taskId: task?.id ?? 0, actualHours: 3 })
  expect((await planAs('tile-work')).status).toBe(409)
  await cleo.call(updateProject, { projectId, status: 'decomposed' })
  const { status, error } = await planAs('tile-work')
  expect([status, error.error]).toEqual([409, expect.stringContaining('discardsActualHours')])
  expect((await planAs('tile-work', cleo, true)).status).toBe(200)
})

test('what else a brief asks for is told as not planned, and a sad client who names his work is not consoled again', async () => {
  const both = { title: 'At home', description: 'Please paint the walls of three rooms. The tap in the bathroom drips, please repair it.' }
  const { analyse, now, planAs } = await withProject(both)
  await planAs('tap-toilet-repair')
  await analyse()
  expect((await now()).planNotes.join(' ')).toMatch(/Not planned: “.*paint the walls/i)

  const sad = await withProject({
    title: 'So many papers',
    description: 'I am sad and lonely since he left, and the papers lie everywhere.',
  })
  await sad.planAs('declutter-home')
  await sad.analyse()
  expect((await sad.now()).status).toBe('decomposed')
})

test('a plan that was changed meanwhile is not replaced unseen, and one that is being analysed is waited for', async () => {
  const { cleo, projectId, now, planAs } = await withProject(PAINT)
  const { planVersion } = await now()
  const late = await cleo.call(planAsWork, { projectId, planVersion: planVersion - 1, packageId: 'tile-work' })
  expect([late.status, late.error.error]).toEqual([409, expect.stringContaining('changed meanwhile')])
  await cleo.call(updateProject, { projectId, status: 'cancelled' })
  expect((await planAs('tile-work')).status).toBe(409)
})

test('a plan of a named work goes on as that when work begins, so that what it left out can still be planned', async () => {
  const { database, cleo, projectId, analyse, planAs } = await withProject(PAINT)
  await planAs('tile-work')
  await analyse()
  const statedWork = async () => (await briefAndNotesOf(database.query, projectId))?.brief.statedWork
  await cleo.call(updateProject, { projectId, status: 'in_progress' })
  expect(await statedWork()).toBe('tile-work')
  await cleo.call(updateProject, { projectId, status: 'submitted' })
  expect(await statedWork()).toBeUndefined()
})

const TAP = { title: 'Dripping tap', description: 'The tap in our kitchen drips all night, please repair it.' }

test('a changed brief is kept and analysed anew in one, and a work that was named for the old one is forgotten', async () => {
  const { cleo, projectId, analyse, now, planAs } = await withProject(PAINT)
  await planAs('tile-work')
  await analyse()
  const { planVersion } = await now()
  expect((await cleo.call(planChangedBrief, { projectId, planVersion, ...TAP })).body).toEqual({ projectId })
  await analyse()
  const planned = await now()
  expect(planned).toMatchObject({ ...TAP, status: 'decomposed' })
  expect(planned.planVersion).toBeGreaterThan(planVersion)
  expect(planned.planNotes.join()).not.toContain('as you said')
  expect(planned.tasks.map(({ title }) => title).join()).toContain('fitting')
})

test('refused, a changed brief leaves brief and plan as they were', async () => {
  const { cleo, person, projectId, analyse, now } = await withProject(PAINT)
  await cleo.call(updateProject, { projectId, status: 'in_progress' })
  const first = await now()
  const { planVersion } = first
  const stan = await person('Stan')
  expect((await stan.call(planChangedBrief, { projectId, planVersion, ...TAP })).status).toBe(404)
  expect((await cleo.call(planChangedBrief, { projectId, planVersion: planVersion - 1, ...TAP })).status).toBe(409)
  expect((await cleo.call(planChangedBrief, { projectId, planVersion, title: 'Tap', description: 'Short' })).status).toBe(400)
  await cleo.call(recordActualHours, { taskId: first.tasks[0]?.id ?? 0, actualHours: 3 })
  expect((await cleo.call(planChangedBrief, { projectId, planVersion, ...TAP })).status).toBe(409)
  await cleo.call(updateProject, { projectId, status: 'decomposed' })
  const { status, error } = await cleo.call(planChangedBrief, { projectId, planVersion, ...TAP })
  expect([status, error.error]).toEqual([409, expect.stringContaining('discardsActualHours')])
  expect(await now()).toMatchObject({ ...PAINT, status: 'decomposed', planVersion })
  expect((await cleo.call(planChangedBrief, { projectId, planVersion, ...TAP, discardsActualHours: true })).status).toBe(200)
  await analyse()
  expect(await now()).toMatchObject(TAP)
})
