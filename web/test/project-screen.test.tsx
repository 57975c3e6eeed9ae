import { expect, test } from 'vitest'
import { createProject, decomposeProject, getProject, type Project, type ProjectStatus, updateProject } from '#contract/projects.ts'
import { HARM_REFUSED } from '#contract/projects-refusal.ts'
import { planChangedBrief } from '#contract/projects-works.ts'
import type { Analyst } from '../../server/src/projects/analysis/analyst.ts'
import { type Caller, eventually, type TestApp, testApp } from '../../server/test/app.ts'
import { plannedProject } from '../../server/test/planned-project.ts'
import { plannedTask, scriptedAnalyst } from '../../server/test/scripted-analyst.ts'
import { seedExpert } from '../../server/test/seed.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const BRIEF = { title: 'Boiler knocks', description: 'My boiler knocks. One radiator stays cold.', clientName: 'Cleo' }
const FIND = plannedTask({
  key: 'find',
  title: 'Find the cause',
  complexityLevel: 'high',
  requiredSkillIds: ['boiler-repair'],
  citedSentences: ['My boiler knocks.'],
  hours: { optimistic: 1, likely: 2, pessimistic: 3 },
})
const MEND = plannedTask({ key: 'mend', title: 'Mend it', requiredSkillIds: ['boiler-repair'], predecessorKeys: ['find'] })

const planned = scriptedAnalyst(async function* () {
  yield { kind: 'outline', taskCount: 2, planNotes: ['Parts are not included.'], statedBudget: null }
  yield { kind: 'task', task: FIND }
  yield { kind: 'task', task: MEND }
})
const curious = scriptedAnalyst(async function* () {
  yield { kind: 'questions', questions: ['How old is the boiler?', 'Which radiator is it?'] }
})
const refusing = scriptedAnalyst(async function* () {
  yield { kind: 'questions', questions: [HARM_REFUSED, 'What happened, and what should be put right?'] }
})
const failing = scriptedAnalyst(async function* (attempt) {
  if (attempt > 0) throw new Error('the analyst broke')
  yield { kind: 'outline', taskCount: 0, planNotes: [], statedBudget: null }
})

/** Waits after the first of two tasks until it is told to go on. */
const interruptible = () => {
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>()
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 2, planNotes: [], statedBudget: null }
    yield { kind: 'task', task: FIND }
    await goesOn
    yield { kind: 'task', task: MEND }
  })
  return { analyst, goOn }
}

const submit = async (client: Caller): Promise<Project> => (await client.call(createProject, { ...BRIEF, clientEmail: client.email })).body

/** Cleo's project, analysed as far as the app's analyst goes. */
const analysed = async (app: TestApp) => {
  const cleo = await app.person('Cleo')
  const { id } = await submit(cleo)
  await app.app.analyse(id)
  return { cleo, id, path: `/projects/${id}` }
}

const analysedBy = async (analyst: Analyst) => {
  const app = await testApp({ analyst })
  return { app, ...(await analysed(app)) }
}

/** What the page says in which order; on a phone that is from top to bottom. */
const headings = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(heading => heading.textContent)

const summary = () => within(screen.getByRole('complementary', { name: 'Summary' }))
const hiringButton = () => summary().getByRole<HTMLButtonElement>('button', { name: 'Proceed to Hiring' })

test('a plan shows its tasks with hours, cost, skills and sources, and its totals', async () => {
  const app = await testApp({ analyst: planned })
  await seedExpert(app.database, { expertName: 'Bea', skillIds: ['boiler-repair'], hourlyRate: 80 })
  const { cleo, path, id } = await analysed(app)
  const { body: project } = await cleo.call(getProject, { projectId: id })
  await visit(path, { app, by: cleo })
  await screen.findByRole('heading', { level: 1, name: 'Boiler knocks' })
  const find = within(screen.getByRole('article', { name: /Find the cause/ }))
  expect(find.getByText('High complexity')).toBeTruthy()
  expect(find.getByRole('img', { name: 'Between 1–3 h, 2 h on average' })).toBeTruthy()
  expect(find.getByText(`$${project.tasks[0]?.estimatedCost}`)).toBeTruthy()
  expect(within(find.getByRole('list', { name: 'Required skills' })).getByText('Boiler Repair')).toBeTruthy()
  expect(find.getByText('My boiler knocks.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Answered by task 1' })).toBeTruthy()

  const mend = within(screen.getByRole('article', { name: /Mend it/ }))
  expect(mend.getByRole('link', { name: 'Find the cause' }).getAttribute('href')).toBe(`#task-${project.tasks[0]?.id}`)
  expect(screen.getByText('Parts are not included.')).toBeTruthy()
  expect(summary().getByText(`${project.totalEstimatedHours} h`)).toBeTruthy()
})

test('each match shows the expert, the rate and a score whose parts add up', async () => {
  const app = await testApp({ analyst: planned })
  for (const expertName of ['Ada', 'Bea', 'Cem', 'Dov'])
    await seedExpert(app.database, { expertName, skillIds: ['boiler-repair'], hourlyRate: 65 })
  const { cleo, path } = await analysed(app)
  const { user } = await visit(path, { app, by: cleo })
  const matches = within(await screen.findByRole('region', { name: 'Matched experts for Find the cause' }))
  const [first, ...others] = matches.getAllByRole('listitem')
  if (!first) throw new Error('no match is shown')
  expect(others).toHaveLength(2)
  const match = within(first)
  expect(match.getByText('Heating engineer')).toBeTruthy()
  expect(match.getByText('Verified')).toBeTruthy()
  expect(match.getByText('$65.00/hr')).toBeTruthy()

  await user.click(match.getByText('Why this match'))
  const [, ...rows] = within(match.getByRole('table')).getAllByRole('row')
  const points = rows.map(row => Number.parseInt(within(row).getAllByRole('cell').at(-1)?.textContent ?? '', 10))
  const score = points.pop()
  expect(points).toHaveLength(7)
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(score)
  expect(match.getAllByText(`${score}%`).length).toBeGreaterThan(0)
})

test('why the range of the whole is wider than its tasks is told', async () => {
  const app = await testApp({ analyst: planned })
  const { cleo, id, path } = await analysed(app)
  const { body } = await cleo.call(getProject, { projectId: id })
  const most = body.tasks.reduce((sum, { hoursRange }) => sum + hoursRange.pessimistic, 0)
  expect(body.hoursInterval?.high).toBeGreaterThan(most)
  await visit(path, { app, by: cleo })
  await screen.findByRole('complementary', { name: 'Summary' })
  expect(summary().getByText(/^The range is wider than those of the tasks together/)).toBeTruthy()
})

test('a brief that is too thin shows what the analysis asks, and can be answered and analysed again', async () => {
  const app = await testApp({ analyst: curious })
  const { cleo, id, path } = await analysed(app)
  const { user, wire } = await visit(path, { app, by: cleo })
  const questions = within(await screen.findByRole('region', { name: 'The AI needs to know more' }))
  expect(questions.getAllByRole('listitem').map(item => item.textContent)).toEqual(['How old is the boiler?', 'Which radiator is it?'])
  const description = questions.getByRole<HTMLTextAreaElement>('textbox', { name: 'Project Description' })
  expect(description.value).toBe(BRIEF.description)
  await user.type(description, ' It is from 1998.')
  await user.click(questions.getByRole('button', { name: 'Save and analyse again' }))
  await screen.findByText(`Project decomposition started for project #${id}`)
  const progress = screen.getByRole('heading', { name: 'The AI is analysing your project' })
  // The form is gone with the button in it; the keyboard goes on where the work is.
  await waitFor(() => expect(document.activeElement).toBe(progress))
  expect((await cleo.call(getProject, { projectId: id })).body.description).toBe(`${BRIEF.description} It is from 1998.`)
  // All of it or nothing.
  expect([wire.count(planChangedBrief), wire.count(updateProject), wire.count(decomposeProject)]).toEqual([1, 0, 0])
})

test('a failed analysis says why, that the brief is safe, and can be tried again', async () => {
  const app = await testApp({ analyst: failing })
  const { cleo, id, path } = await analysed(app)
  const { user } = await visit(path, { app, by: cleo })
  const { body } = await cleo.call(getProject, { projectId: id })
  const start = within(await screen.findByRole('region', { name: 'The analysis failed' }))
  expect(start.getByText(`${body.failureReason} Your brief is safe.`)).toBeTruthy()
  expect(summary().getAllByText('Failed').length).toBeGreaterThan(0)
  await user.click(start.getByRole('button', { name: 'Try again' }))
  await screen.findByText(`Project decomposition started for project #${id}`)
})

test('a submitted project can be analysed by hand', async () => {
  const app = await testApp({ analyst: planned })
  const cleo = await app.person('Cleo')
  const { id } = await submit(cleo)
  const { user, wire } = await visit(`/projects/${id}`, { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Start AI Analysis' }))
  await screen.findByText(`Project decomposition started for project #${id}`)
  expect(wire.count(decomposeProject)).toBe(1)
})

test('an analysis at work shows how far it is, and what it finds arrives by itself', async () => {
  const { analyst, goOn } = interruptible()
  const app = await testApp({ analyst })
  const liveAt = await app.listen({ withJobs: false })
  const cleo = await app.person('Cleo')
  const { id } = await submit(cleo)
  const analysis = app.app.analyse(id)
  await eventually(async () => (await cleo.call(getProject, { projectId: id })).body.progress?.tasksMatched === 1)
  await visit(`/projects/${id}`, { app, by: cleo, liveAt })
  const progress = await screen.findByRole('progressbar', { name: 'Progress of the analysis' })
  expect(progress.getAttribute('aria-valuenow')).toBe('50')
  expect(screen.getByText('Tasks written: 1 of 2. Experts found for: 1.')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(1)

  goOn()
  await screen.findByRole('article', { name: /Mend it/ })
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(summary().getAllByText('Decomposed').length).toBeGreaterThan(0)
  await analysis
})

test('the notes stand right after the brief, first of them what is not planned and what concerns the budget', async () => {
  const notes = [
    'No task answers this: “We have a deadline for the garden.”',
    'Not planned: “a watch repaired”',
    'Half of the budget goes into finding the cause.',
  ]
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 1, planNotes: notes, statedBudget: 100 }
    yield { kind: 'task', task: FIND }
  })
  const { cleo, path, app } = await analysedBy(analyst)
  await visit(path, { app, by: cleo })
  const region = await screen.findByRole('region', { name: 'Notes on this plan' })
  const items = within(region).getAllByRole('listitem')
  expect(items.map(({ textContent }) => notes.find(note => textContent?.startsWith(note)))).toEqual([notes[1], notes[2], notes[0]])
  expect(items.map(item => item.querySelector('svg') !== null)).toEqual([true, true, false])
  expect(headings()).toEqual(['The brief', 'Notes on this plan', 'Summary', 'AI-generated tasks'])
})

const windows = (assumed: boolean) =>
  plannedTask({
    key: 'fit',
    title: 'Fit the windows',
    hours: { optimistic: 4, likely: 6, pessimistic: 8 },
    grounds: {
      templateKeys: ['windows/fit'],
      learnedFactor: 1,
      missingCounts: assumed ? [{ noun: 'windows', assumed: 4, elasticity: 0.9 }] : [],
      openQuestion: null,
    },
  })

test('the summary says which number would narrow the total, and adding it to the brief has it analysed again', async () => {
  const analyst = scriptedAnalyst(async function* (attempt) {
    yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
    yield { kind: 'task', task: windows(attempt === 1) }
  })
  const { cleo, id, path, app } = await analysedBy(analyst)
  const { user, wire } = await visit(path, { app, by: cleo })
  const advice = within(await screen.findByRole('region', { name: 'What would narrow it' }))
  expect(advice.getByText(/^Knowing how many windows there are would narrow the total most: from .* The plan assumes 4\.$/)).toBeTruthy()
  expect(advice.getAllByRole('img').map(bar => bar.getAttribute('aria-label')?.split(' ')[0])).toContain('Then')
  // Three times as many windows take more than the range that is shown: it must not read as a promise.
  expect(advice.getByText(/holds if the number is about what the plan assumes\. Another number moves the range/)).toBeTruthy()

  const field = await advice.findByRole('textbox', { name: 'How many windows are there?' })
  await user.type(field, 'some')
  await user.click(advice.getByRole('button', { name: 'Add and analyse again' }))
  expect(advice.getByText('Please give a whole number, such as 12.')).toBeTruthy()
  expect(wire.count(updateProject)).toBe(0)

  await user.clear(field)
  await user.type(field, '12{Enter}')
  await screen.findByText(`Project decomposition started for project #${id}`)
  expect((await cleo.call(getProject, { projectId: id })).body.description).toBe(`${BRIEF.description}\n\nThere are 12 windows.`)
  expect(wire.count(decomposeProject)).toBe(1)
  await app.app.analyse(id)
  const { body } = await cleo.call(getProject, { projectId: id })
  expect(body.narrowing.every(({ kind }) => kind === 'task')).toBe(true)
})

test('an admin reads what would narrow the total and is asked for nothing', async () => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
    yield { kind: 'task', task: windows(true) }
  })
  const { path, app } = await analysedBy(analyst)
  await visit(path, { app, by: await app.person('Ann', ['admin']) })
  const advice = within(await screen.findByRole('region', { name: 'What would narrow it' }))
  expect(advice.queryByRole('textbox')).toBeNull()
})

test('the questions stand right after the brief', async () => {
  const { cleo, path, app } = await analysedBy(curious)
  await visit(path, { app, by: cleo })
  await screen.findByRole('button', { name: 'Save and analyse again' })
  expect(headings()).toEqual(['The brief', 'The AI needs to know more', 'Or say which work it is', 'Summary'])
})

test('a refused brief says so under its own heading, offers no other work, and can still be changed', async () => {
  const { cleo, path, app } = await analysedBy(refusing)
  await visit(path, { app, by: cleo })
  const refusal = within(await screen.findByRole('region', { name: 'Onhand cannot plan this' }))
  await screen.findByRole('button', { name: 'Save and analyse again' })
  expect(headings()).toEqual(['The brief', 'Onhand cannot plan this', 'Summary'])
  expect(refusal.getByText(HARM_REFUSED)).toBeTruthy()
  expect(refusal.queryByText(/Rather than guess/)).toBeNull()
  expect(refusal.getByText(/If you meant something else, change the brief below/)).toBeTruthy()
  expect(refusal.getByRole<HTMLTextAreaElement>('textbox', { name: 'Project Description' }).value).toBe(BRIEF.description)

  await visit(path, { app, by: await app.person('Ann', ['admin']) })
  const read = within(await screen.findByRole('region', { name: 'Onhand cannot plan this' }))
  expect(read.getByText('The client may change the brief.')).toBeTruthy()
  expect(read.queryByRole('textbox')).toBeNull()
})

test('an admin reads a project and is offered nothing to change', async () => {
  const { path, app } = await analysedBy(planned)
  await visit(path, { app, by: await app.person('Ann', ['admin']) })
  await screen.findByRole('article', { name: /Find the cause/ })
  expect(summary().queryByRole('button')).toBeNull()

  const asked = await analysedBy(curious)
  await visit(asked.path, { app: asked.app, by: await asked.app.person('Ann', ['admin']) })
  expect(within(await screen.findByRole('region', { name: 'The AI needs to know more' })).queryByRole('textbox')).toBeNull()
})

test('the summary tells hours and cost before it asks for a status, and ends with the next step', async () => {
  const { cleo, path, app } = await analysedBy(planned)
  await visit(path, { app, by: cleo })
  const status = await screen.findByRole('button', { name: /Status/ })
  const places = [summary().getByText('Estimated hours'), summary().getByText('Estimated cost'), status, hiringButton()]
  for (const [index, place] of places.slice(1).entries())
    expect((places[index]?.compareDocumentPosition(place) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING, place.textContent ?? '').toBeTruthy()
})

test('the summary tells at which rate the cost is counted, and what those ask who are suggested', async () => {
  const { app, cleo, path } = await plannedProject()
  await visit(path, { app, by: cleo })
  await screen.findByRole('article', { name: /Find the cause/ })
  // Bea asks $80 for two of three tasks that are equally long, Pia $60.
  expect(
    summary().getByText(/^Counted at \$7[0-9.]+\/hr on average, the going rates of the skills: half of the experts/).textContent,
  ).toMatch(/Those suggested ask \$73\.33\/hr on average\.$/)
})

test('choosing another status keeps it, choosing the same one sends nothing', async () => {
  const app = await testApp({ analyst: planned })
  const { cleo, id, path } = await analysed(app)
  const { user, wire } = await visit(path, { app, by: cleo })
  const choose = async (label: string) => {
    await user.click(await screen.findByRole('button', { name: /Status/ }))
    await user.click(await screen.findByRole('option', { name: label }))
    await waitFor(() => expect(screen.queryByRole('option', { name: label })).toBeNull())
  }
  await choose('Decomposed')
  expect(wire.count(updateProject)).toBe(0)
  await choose('Completed')
  await screen.findByText('Project updated successfully!')
  expect(wire.count(updateProject)).toBe(1)
  expect((await cleo.call(getProject, { projectId: id })).body.status).toBe('completed')
})

test('hiring can be entered as soon as there is a plan, and not before', async () => {
  const app = await testApp({ analyst: planned })
  const cleo = await app.person('Cleo')
  const { id } = await submit(cleo)
  const expectations: [ProjectStatus, boolean][] = [
    ['submitted', false],
    ['decomposed', true],
    ['in_progress', true],
    ['completed', true],
    ['cancelled', false],
  ]
  for (const [status, isEnabled] of expectations) {
    await cleo.call(updateProject, { projectId: id, status })
    await visit(`/projects/${id}`, { app, by: cleo })
    await screen.findByRole('heading', { level: 1, name: 'Boiler knocks' })
    expect([status, !hiringButton().disabled]).toEqual([status, isEnabled])
  }
})

test('an analysed brief without tasks says so', async () => {
  const app = await testApp({ analyst: planned })
  const cleo = await app.person('Cleo')
  const { id } = await submit(cleo)
  await cleo.call(updateProject, { projectId: id, status: 'decomposed' })
  await visit(`/projects/${id}`, { app, by: cleo })
  await screen.findByText('The AI found no tasks in this brief.')
})

test("a project that is somebody else's, unknown or no number at all is not found, and the way back is shown", async () => {
  const app = await testApp({ analyst: planned })
  const { path } = await analysed(app)
  const stan = await app.person('Stan')
  for (const address of [path, '/projects/999999', '/projects/first']) {
    await visit(address, { app, by: stan })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'Project Not Found' })).toBeTruthy()
    expect(alert.getByRole('link', { name: 'Back to My Projects' }).getAttribute('href')).toBe('/projects')
  }
})

test('when the server fails, the page says so and can try again', async () => {
  const app = await testApp({ analyst: planned })
  const { cleo, path } = await analysed(app)
  await app.database.pool.query('alter table tasks rename to tasks_away')
  const { user } = await visit(path, { app, by: cleo })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading', { name: 'Error Loading Project' })).toBeTruthy()
  expect(alert.getByRole('link', { name: 'Back to My Projects' })).toBeTruthy()

  await app.database.pool.query('alter table tasks_away rename to tasks')
  await user.click(alert.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('heading', { level: 1, name: 'Boiler knocks' })
})
