import { expect, test } from 'vitest'
import { createProject, getProject, updateProject } from '#contract/projects.ts'
import { type AnalysisRun, getAnalysisFigures, listAnalyses } from '#contract/projects-analyses.ts'
import { planAsWork } from '#contract/projects-works.ts'
import { AppError } from '#contract/shared/errors.ts'
import { type Caller, eventually, testApp } from '../../../test/app.ts'
import { elements, type ModelAnswer, modelServer } from '../../../test/model-server.ts'
import { plannedTask, scriptedAnalyst } from '../../../test/scripted-analyst.ts'
import { createExpertService } from '../../experts/expert-service.ts'
import { createMatching } from '../matching/matching.ts'
import { createAnalysisHousekeeping } from './analysis-housekeeping.ts'
import { createAnalysisJob } from './analysis-job.ts'
import { builtInAnalyst } from './built-in-analyst.ts'

const BRIEF = { title: 'Boiler knocks', description: 'My boiler makes a knocking noise when the heating starts.', clientName: 'Cleo' }

const TASK = {
  ...{ kind: 'task', key: 'find', title: 'Find the cause of the knocking', description: 'Check the pump.', sentences: [1] },
  ...{ deliverable: 'The cause.', acceptanceCheck: 'It can be heard.', complexityLevel: 'medium', skills: ['boiler-repair'] },
  ...{ hours: { optimistic: 1, likely: 2, pessimistic: 3 }, after: [] },
}
const MEND = { ...TASK, key: 'mend', title: 'Bleed the system', after: ['find'] }
const GOOD = elements([TASK, MEND, { kind: 'note', text: 'Parts are not included.' }])

/** The app with a model that says what it is told to. */
const withModel = async (answers: readonly ModelAnswer[], environment: Record<string, string> = {}) => {
  const { baseUrl, questions } = await modelServer(answers)
  const prices = { AI_INPUT_PRICE: '1', AI_OUTPUT_PRICE: '10' }
  const model = { ANALYST: 'model', AI_PROVIDER: 'anthropic', AI_MODEL: 'test-model', AI_API_KEY: 'secret', AI_BASE_URL: baseUrl }
  const app = await testApp({ environment: { ...model, ...prices, ...environment } })
  await app.listen()
  const ada = await app.person('Ada', ['client', 'admin'])
  return { ...app, ada, questions, runs: async () => (await ada.call(listAnalyses, {})).body }
}

const submit = async (client: Caller, brief = BRIEF) => (await client.call(createProject, { ...brief, clientEmail: client.email })).body.id

const planOf = (client: Caller, projectId: number) =>
  eventually(async () => {
    const project = (await client.call(getProject, { projectId })).body
    return project.status === 'decomposed' && project
  })

const ended = (ask: () => Promise<AnalysisRun[]>, count: number) =>
  eventually(async () => {
    const runs = await ask()
    return runs.length === count && runs.every(({ outcome }) => outcome !== 'running') && runs
  })

test("a model's plan is priced by the house and matched like any other, and the admin sees what it cost", async () => {
  const { person, ada, runs } = await withModel([{ text: GOOD, usage: { input: 2_000, output: 300 } }])
  const cleo = await person('Cleo')
  const projectId = await submit(cleo)
  const project = await planOf(cleo, projectId)
  expect(project).toMatchObject({ analystName: 'Model analyst (test-model)', planNotes: ['Parts are not included.'] })
  expect(project.tasks.map(task => [task.title, task.predecessors.length])).toEqual([
    ['Find the cause of the knocking', 0],
    ['Bleed the system', 1],
  ])
  expect(project.tasks[0]?.hourlyRate).toBeGreaterThan(0)
  const [run] = await ended(runs, 1)
  expect(run).toMatchObject({
    ...{ project: { id: projectId, title: BRIEF.title }, analystName: 'Model analyst (test-model)', outcome: 'planned' },
    ...{ fallbackReason: null, isFromCache: false, inputTokens: 2_000, outputTokens: 300, cost: 0.005 },
  })
  const figures = (await ada.call(getAnalysisFigures, {})).body
  expect(figures.days).toHaveLength(14)
  expect(figures.days.at(-1)).toMatchObject({ runs: 1, fellBack: 0, tokens: 2_300, cost: 0.005 })
  expect(figures.analystNames).toEqual(['Model analyst (test-model)'])
  expect(figures.allowance).toMatchObject({ taken: 0.005, limit: 10 })
})

test('the same brief gets the same plan without being asked and paid for again, whoever submits it', async () => {
  const { person, questions, runs } = await withModel([{ text: GOOD }])
  const [cleo, stan] = [await person('Cleo'), await person('Stan')]
  const first = await planOf(cleo, await submit(cleo))
  const second = await planOf(stan, await submit(stan))
  const plan = ({ tasks }: typeof first) => tasks.map(({ title, hoursRange, citedSentences }) => ({ title, hoursRange, citedSentences }))
  expect(plan(second)).toEqual(plan(first))
  expect(second.planNotes).toEqual(first.planNotes)
  expect(questions).toHaveLength(1)
  const [again] = await ended(runs, 2)
  expect(again).toMatchObject({ isFromCache: true, cost: 0, inputTokens: null })
})

test('a kept plan is forgotten when it is old, and so are old runs', async () => {
  const { person, questions, database, runs } = await withModel([{ text: GOOD }])
  const cleo = await person('Cleo')
  await planOf(cleo, await submit(cleo))
  await ended(runs, 1)
  await database.pool.query("update analysis_plans set created_at = now() - interval '31 days'")
  await database.pool.query("update analysis_runs set started_at = now() - interval '366 days'")
  await createAnalysisHousekeeping(database).work({}, new AbortController().signal)
  const { rows } = await database.pool.query('select 1 from analysis_plans union all select 1 from analysis_runs')
  expect(rows).toEqual([])
  await planOf(cleo, await submit(cleo))
  expect(questions).toHaveLength(2)
})

test('a plan that broke off leaves nothing behind: the built-in plan stands alone and says why', async () => {
  const { person, runs } = await withModel([{ text: GOOD.slice(0, -80), isCutOff: true }])
  const cleo = await person('Cleo')
  const project = await planOf(cleo, await submit(cleo))
  expect(project.analystName).toBe('Built-in analyst (the model broke off)')
  expect(project.planNotes[0]).toBe('This plan was made by the built-in analyst: the model broke off.')
  expect(project.tasks.map(({ title }) => title)).not.toContain(TASK.title)
  expect(project.tasks.map(({ position }) => position)).toEqual(project.tasks.map((_, at) => at + 1))
  const [run] = await ended(runs, 1)
  expect(run).toMatchObject({ outcome: 'planned', fallbackReason: 'cut-off', inputTokens: null })
  expect(run?.cost).toBeGreaterThan(0)
})

test('where a model broke off and its stand-in only asks, nothing of the model is left', async () => {
  const { person, runs } = await withModel([{ text: GOOD.slice(0, -80), isCutOff: true }])
  const cleo = await person('Cleo')
  const projectId = await submit(cleo, {
    ...BRIEF,
    title: 'Some help please',
    description: 'I need help with my thing, can somebody come soon please?',
  })
  expect(await ended(runs, 1)).toMatchObject([{ outcome: 'asked', fallbackReason: 'cut-off' }])
  const project = (await cleo.call(getProject, { projectId })).body
  expect(project).toMatchObject({ status: 'submitted', tasks: [], analystName: 'Built-in analyst (the model broke off)' })
  expect(project.questions.length).toBeGreaterThan(0)
})

test('when the allowance of the day is used up the built-in analyst goes on, and says so', async () => {
  const { person, runs, questions } = await withModel([{ text: GOOD }], { AI_MAX_COST_PER_DAY: '0.001' })
  const cleo = await person('Cleo')
  const project = await planOf(cleo, await submit(cleo))
  expect(project.planNotes[0]).toContain("the model's allowance for today is used up")
  expect(questions).toEqual([])
  expect(await ended(runs, 1)).toMatchObject([{ fallbackReason: 'allowance-spent', cost: 0 }])
})

test('one client does not use up what is there for all', async () => {
  const { person, questions, runs } = await withModel([{ text: GOOD }], { AI_MAX_ANALYSES_PER_CLIENT: '2' })
  const [cleo, stan] = [await person('Cleo'), await person('Stan')]
  const brief = (room: string) => ({ ...BRIEF, description: `${BRIEF.description} It stands in the ${room}.` })
  for (const room of ['cellar', 'attic', 'kitchen']) await planOf(cleo, await submit(cleo, brief(room)))
  await planOf(stan, await submit(stan, brief('garage')))
  expect(questions).toHaveLength(3)
  const reasons = (await ended(runs, 4)).map(({ fallbackReason }) => fallbackReason)
  expect(reasons).toEqual([null, 'allowance-spent', null, null])
})

test('whoever lets a free model run into its time limit has had it asked', async () => {
  const { baseUrl } = await modelServer([{ text: GOOD.slice(0, -80), isStuck: true }])
  const { person, listen } = await testApp({
    environment: {
      ...{ ANALYST: 'model', AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: baseUrl },
      ...{ AI_TIME_LIMIT_SECONDS: '5', AI_MAX_ANALYSES_PER_CLIENT: '1' },
    },
  })
  await listen()
  const [cleo, ada] = [await person('Cleo'), await person('Ada', ['admin'])]
  await planOf(cleo, await submit(cleo))
  await planOf(cleo, await submit(cleo, { ...BRIEF, title: 'Boiler hums' }))
  const all = await ended(async () => (await ada.call(listAnalyses, {})).body, 2)
  expect(all.map(({ fallbackReason, cost }) => [fallbackReason, cost])).toEqual([
    ['allowance-spent', 0],
    ['timed-out', 0],
  ])
})

test('a job whose process died at every attempt leaves no run open', async () => {
  const { person, database } = await testApp()
  const [cleo, ada] = [await person('Cleo'), await person('Ada', ['admin'])]
  const projectId = await submit(cleo)
  await database.pool.query("insert into analysis_runs (run, project_id, analyst_name) values (gen_random_uuid(), $1, 'Dead')", [projectId])
  await database.pool.query("update projects set status = 'decomposing' where id = $1", [projectId])
  const experts = createExpertService(database)
  await createAnalysisJob(database, builtInAnalyst, experts, createMatching(database, experts)).giveUp?.({ projectId })
  expect((await ada.call(listAnalyses, {})).body).toMatchObject([{ analystName: 'Dead', outcome: 'stopped' }])
  expect((await cleo.call(getProject, { projectId })).body).toMatchObject({
    status: 'failed',
    failureReason: expect.stringContaining('Something went wrong'),
  })
})

test.each([
  ['its own words', new AppError('unavailable', 'No plan for boats.'), 'No plan for boats.'],
  ['nothing of what nobody foresaw', new Error('secret at line 7'), 'Something went wrong while the brief was analysed; please try again.'],
  ['nothing of what is ours', new AppError('internal', 'secret'), 'Something went wrong while the brief was analysed; please try again.'],
])('of an analyst that cannot work the client is told %s', async (_what, error, text) => {
  const { person, listen } = await testApp({
    // biome-ignore lint/correctness/useYield: it breaks before its first step.
    analyst: scriptedAnalyst(async function* () {
      throw error
    }),
  })
  await listen()
  const cleo = await person('Cleo')
  const projectId = await submit(cleo)
  const project = await eventually(async () => {
    const { body } = await cleo.call(getProject, { projectId })
    return body.status === 'failed' && body
  })
  expect(project.failureReason).toBe(text)
})

test("questions of a model wait for the client's answer", async () => {
  const question = elements([{ kind: 'question', text: 'How old is the boiler?' }])
  const { person, runs } = await withModel([{ text: question }])
  const cleo = await person('Cleo')
  const projectId = await submit(cleo)
  expect(await ended(runs, 1)).toMatchObject([{ outcome: 'asked' }])
  expect((await cleo.call(getProject, { projectId })).body).toMatchObject({ status: 'submitted', questions: ['How old is the boiler?'] })
})

test('a key that the provider refuses and repeats is not written down', async () => {
  const { person, runs } = await withModel([{ status: 401, message: 'Incorrect API key provided: secret' }])
  const cleo = await person('Cleo')
  await planOf(cleo, await submit(cleo))
  expect(await ended(runs, 1)).toMatchObject([{ fallbackReason: 'refused', detail: 'HTTP 401: Incorrect API key provided: [key]' }])
})

test('every run of the built-in analyst is written down too: planned, failed, stopped', async () => {
  const gate = Promise.withResolvers<void>()
  const analyst = scriptedAnalyst(async function* (attempt) {
    if (attempt === 1) throw new Error('the analyst broke')
    yield { kind: 'outline', taskCount: 1, planNotes: [], statedBudget: null }
    if (attempt === 3) await gate.promise
    yield { kind: 'task', task: plannedTask({ key: 'one' }) }
  })
  const { person, listen } = await testApp({ analyst })
  await listen()
  const [cleo, ada] = [await person('Cleo'), await person('Ada', ['admin'])]
  const runs = async () => (await ada.call(listAnalyses, {})).body
  await planOf(cleo, await submit(cleo))
  const projectId = await submit(cleo)
  await eventually(async () => (await cleo.call(getProject, { projectId })).body.progress?.tasksExpected === 1)
  await cleo.call(updateProject, { projectId, status: 'cancelled' })
  gate.resolve()
  const all = await ended(runs, 3)
  expect(all.map(({ outcome, detail }) => [outcome, detail])).toEqual([
    ['stopped', null],
    ['planned', null],
    ['failed', 'the analyst broke'],
  ])
  const only = async (outcome: 'failed' | 'fell-back') => (await ada.call(listAnalyses, { outcome })).body.map(run => run.outcome)
  expect(await only('failed')).toEqual(['failed'])
  expect(await only('fell-back')).toEqual([])
  expect((await ada.call(listAnalyses, { analystName: 'Nobody' })).body).toEqual([])
  expect((await ada.call(getAnalysisFigures, {})).body.allowance).toBeNull()
})

test('a run whose process died is closed when the project is taken up again', async () => {
  const analyst = scriptedAnalyst(async function* () {
    yield { kind: 'questions', questions: ['What?'] }
  })
  const { person, listen, database } = await testApp({ analyst })
  const [cleo, ada] = [await person('Cleo'), await person('Ada', ['admin'])]
  const projectId = await submit(cleo)
  await database.pool.query(
    "insert into analysis_runs (run, project_id, analyst_name) values ('0196a1b2-0000-7000-8000-000000000001', $1, 'Dead')",
    [projectId],
  )
  await listen()
  const runs = await ended(async () => (await ada.call(listAnalyses, {})).body, 2)
  expect(runs.map(({ analystName, outcome }) => [analystName, outcome])).toEqual([
    ['Scripted analyst', 'asked'],
    ['Dead', 'stopped'],
  ])
})

test('a run stays in the figures when its project and its client are gone, and names neither', async () => {
  const { person, database, ada, runs } = await withModel([{ text: GOOD }])
  const cleo = await person('Cleo')
  await planOf(cleo, await submit(cleo))
  await ended(runs, 1)
  await database.pool.query('delete from accounts where email = $1', [cleo.email])
  expect((await runs())[0]?.project).toBeNull()
  expect((await ada.call(getAnalysisFigures, {})).body.days.at(-1)?.cost).toBeGreaterThan(0)
  const { rows } = await database.pool.query('select 1 from analysis_plans')
  expect(rows).toEqual([])
})

test('only admins see what the analysts did', async () => {
  const { person, visitor } = await testApp()
  const [cleo, bea] = [await person('Cleo'), await person('Bea', ['client', 'expert'])]
  for (const who of [cleo, bea]) {
    expect((await who.call(listAnalyses, {})).status).toBe(403)
    expect((await who.call(getAnalysisFigures, {})).error).toEqual({ error: 'Only an admin may do this.', code: 'forbidden' })
  }
  expect((await visitor().call(listAnalyses, {})).status).toBe(401)
  expect((await visitor().call(getAnalysisFigures, {})).status).toBe(401)
})

test('the list is paged, and what it does not know is refused', async () => {
  const { person, database } = await testApp()
  const ada = await person('Ada', ['admin'])
  await database.pool.query(
    "insert into analysis_runs (run, analyst_name, outcome, ended_at) select gen_random_uuid(), 'Analyst ' || n, 'planned', now() from generate_series(1, 5) n",
  )
  const first = await ada.call(listAnalyses, { limit: 3 })
  const second = await ada.call(listAnalyses, { limit: 3, cursor: String(first.headers['x-next-cursor']) })
  expect([...first.body, ...second.body].map(run => run.analystName)).toEqual([5, 4, 3, 2, 1].map(n => `Analyst ${n}`))
  expect(second.headers['x-next-cursor']).toBeUndefined()
  const refused = await ada.send('GET', listAnalyses.path, { outcome: 'lost' })
  expect(refused.status).toBe(400)
  expect(refused.error.error).toContain('outcome must be one of running')
})

test('a work that a client names is planned by the built-in analyst, and no model is asked', async () => {
  const { person, runs, questions } = await withModel([{ text: GOOD, usage: { input: 2_000, output: 300 } }])
  const cleo = await person('Cleo')
  const projectId = await submit(cleo)
  const { planVersion } = await planOf(cleo, projectId)
  await cleo.call(planAsWork, { projectId, planVersion, packageId: 'boiler-service' })
  const [last] = await ended(runs, 2)
  expect(last).toMatchObject({ analystName: 'Built-in analyst', outcome: 'planned', inputTokens: null })
  expect((await planOf(cleo, projectId)).planNotes[0]).toBe('Planned as “Service the boiler or heat pump”, as you said.')
  expect(questions).toHaveLength(1)
})
