import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { elements, type ModelAnswer, modelServer } from '../../../test/model-server.ts'
import type { ModelSettings } from '../../platform/analyst-config.ts'
import type { AnalysisErrand, AnalysisStep, Brief } from './analyst.ts'
import { analyseBrief, builtInAnalyst } from './built-in-analyst.ts'
import { createPlanCache } from './model/plan-cache.ts'
import { createPurse } from './model/purse.ts'
import { moneyTakenToday } from './model-account-store.ts'
import { createModelAnalyst } from './model-analyst.ts'

const BRIEF: Brief = {
  title: 'Boiler knocks',
  description: 'My boiler makes a knocking noise when the heating starts. Two radiators stay cold.',
}

const TASK = {
  kind: 'task',
  key: 'find',
  title: 'Find the cause of the knocking',
  description: 'Check pump, pressure and air.',
  sentences: [1],
  deliverable: 'The cause, in writing.',
  acceptanceCheck: 'The noise can be explained.',
  complexityLevel: 'medium',
  skills: ['boiler-repair'],
  hours: { optimistic: 1, likely: 2, pessimistic: 3 },
  after: [],
}
const MEND = { ...TASK, key: 'mend', title: 'Bleed the system and set the pressure', sentences: [1, 2], after: ['find'] }
const GOOD = elements([{ kind: 'outline', taskCount: 2 }, TASK, MEND, { kind: 'note', text: 'It is assumed that the boiler runs on gas.' }])

const SETTINGS: ModelSettings = {
  provider: 'openai-compatible',
  model: 'test-model',
  apiKey: undefined,
  baseUrl: undefined,
  hasJsonSchema: true,
  timeLimitMs: 60_000,
  maxOutputTokens: 5_000,
  inputPricePerMillion: 1,
  outputPricePerMillion: 10,
  maxCostPerAnalysis: 1,
  maxCostPerDay: 1_000,
  maxAnalysesPerClient: 20,
}

// One for all: what a test looks at in it is the difference that it made.
const database = await testDatabase()

interface Given {
  answers: readonly ModelAnswer[]
  brief?: Brief
  settings?: Partial<ModelSettings>
  signal?: AbortSignal
}

/** Runs an analysis against a server that says what it is told to; what it told of itself beside its steps. */
const analysed = async ({ answers, brief = BRIEF, settings = {}, signal = new AbortController().signal }: Given) => {
  const { baseUrl, questions } = await modelServer(answers)
  const takenBefore = await moneyTakenToday(database.query)
  const own = { ...SETTINGS, baseUrl, ...settings }
  const told: unknown[] = []
  const account: AnalysisErrand['account'] = {
    asksModel: async () => undefined,
    used: usage => told.push(usage),
    foundInCache: () => told.push('cache'),
    fellBack: (reason, detail) => told.push({ reason, detail }),
  }
  const plans = { ...createPlanCache(database), keep: async () => undefined }
  const analyst = createModelAnalyst({ settings: own, fallback: builtInAnalyst, purse: createPurse(database, own), plans })
  const steps: AnalysisStep[] = []
  for await (const step of analyst.analyse(brief, signal, { projectId: 1, account })) steps.push(step)
  return { steps, told, questions, taken: (await moneyTakenToday(database.query)) - takenBefore }
}

/** What counts in the end: all after the last taking back. */
const inTheEnd = (steps: readonly AnalysisStep[]) => steps.slice(steps.findLastIndex(({ kind }) => kind === 'start-over') + 1)
const tasksIn = (steps: readonly AnalysisStep[]) => inTheEnd(steps).flatMap(step => (step.kind === 'task' ? [step.task] : []))
const notesIn = (steps: readonly AnalysisStep[]) =>
  inTheEnd(steps).flatMap(step => (step.kind === 'notes' || step.kind === 'outline' ? step.planNotes : []))
const reasonOf = (told: readonly unknown[]) => told.map(said => Object(said).reason).find(reason => reason !== undefined)

/** The built-in analyst's own plan stands, says so, and nothing of the model's is left. */
const expectFallback = (steps: readonly AnalysisStep[], words: string) => {
  expect(steps.filter(({ kind }) => kind === 'start-over').at(-1)).toEqual({
    kind: 'start-over',
    analystName: `Built-in analyst (${words})`,
  })
  expect(tasksIn(steps)).toEqual(tasksIn(analyseBrief(BRIEF)))
  expect(notesIn(steps)[0]).toBe(`This plan was made by the built-in analyst: ${words}.`)
}

test.each([
  ['openai-compatible', 'test-model'],
  ['openai', 'gpt-4o'],
  // Answers through a tool, and, where the model is known for it, as text held to a schema.
  ['anthropic', 'test-model'],
  ['anthropic', 'claude-sonnet-4-5'],
] as const)('a good answer in the protocol of %s (%s) becomes a plan', async (provider, model) => {
  const { steps, told, questions, taken } = await analysed({
    answers: [{ text: GOOD, usage: { input: 2_000, output: 400 } }],
    settings: { provider, model, apiKey: 'secret-key' },
  })
  expect(steps.map(({ kind }) => kind)).toEqual(['outline', 'task', 'task', 'notes'])
  expect(steps[0]).toMatchObject({ taskCount: 2, statedBudget: null })
  const [find, mend] = tasksIn(steps)
  expect(find).toMatchObject({
    title: TASK.title,
    requiredSkillIds: ['boiler-repair'],
    citedSentences: ['My boiler makes a knocking noise when the heating starts.'],
    hours: { optimistic: 1, likely: 2, pessimistic: 3 },
  })
  expect(mend?.predecessorKeys).toEqual([find?.key])
  expect(notesIn(steps)).toContain('It is assumed that the boiler runs on gas.')
  expect(told).toEqual([{ inputTokens: 2_000, outputTokens: 400, cost: 0.006 }])
  expect(taken).toBeCloseTo(0.006, 6)
  expect(questions).toHaveLength(1)
  expect(questions[0]?.headers[provider === 'anthropic' ? 'x-api-key' : 'authorization']).toContain('secret-key')
})

test('tasks arrive one by one, long before the answer ends', async () => {
  const whole = elements([TASK, MEND])
  const { baseUrl } = await modelServer([{ text: whole.slice(0, -40), isStuck: true }])
  const analyst = createModelAnalyst({
    settings: { ...SETTINGS, baseUrl },
    fallback: builtInAnalyst,
    purse: createPurse(database, SETTINGS),
    plans: createPlanCache(database),
  })
  const steps: AnalysisStep[] = []
  for await (const step of analyst.analyse(BRIEF, new AbortController().signal)) {
    steps.push(step)
    if (step.kind === 'task') break
  }
  expect(tasksIn(steps).map(({ title }) => title)).toEqual([TASK.title])
})

test('the model is told the skills that matter and not all of them, and the brief as data', async () => {
  const { questions } = await analysed({ answers: [{ text: GOOD }] })
  const body = questions[0]?.body ?? ''
  expect(body).toContain('boiler-repair')
  expect(body).not.toContain('subtitling')
  expect(body).toMatch(/<brief-[0-9a-f]{16}>/)
  expect(body).toContain('"response_format":{"type":"json_schema"')
})

test('questions in place of a plan are passed on', async () => {
  const { steps } = await analysed({
    answers: [
      {
        text: elements([
          { kind: 'question', text: 'How old is the boiler?' },
          { kind: 'question', text: 'Gas or oil?' },
        ]),
      },
    ],
  })
  expect(steps).toEqual([{ kind: 'questions', questions: ['How old is the boiler?', 'Gas or oil?'] }])
})

test('JSON in a code fence is understood', async () => {
  const { steps } = await analysed({ answers: [{ text: `\`\`\`json\n${GOOD}\n\`\`\`` }], settings: { hasJsonSchema: false } })
  expect(tasksIn(steps)).toHaveLength(2)
})

test('a slow model is not waited for longer than the limit, and pays as if it had answered', async () => {
  const { steps, told, taken } = await analysed({
    answers: [{ text: elements([TASK, MEND]).slice(0, -5), isStuck: true }],
    settings: { timeLimitMs: 400 },
  })
  expect(reasonOf(told)).toBe('timed-out')
  expectFallback(steps, 'the model did not answer in time')
  expect(told[0]).toMatchObject({ inputTokens: null, outputTokens: null })
  expect(taken).toBeGreaterThan(0.05)
})

test('an answer that breaks off is asked for again, and what had arrived is taken back', async () => {
  const { steps, questions } = await analysed({ answers: [{ text: GOOD.slice(0, -150), isCutOff: true }, { text: GOOD }] })
  expect(steps.map(({ kind }) => kind)).toEqual(['outline', 'task', 'start-over', 'outline', 'task', 'task', 'notes'])
  expect(questions).toHaveLength(2)
  expect(questions[1]?.body).toContain('it broke off')
})

test.each<[string, ModelAnswer, string, string]>([
  ['breaks off twice', { text: GOOD.slice(0, -150), isCutOff: true }, 'cut-off', 'the model broke off'],
  ['is no JSON', { text: 'Sure! Here is a plan for your boiler: first, ...' }, 'unusable', 'the model did not answer usably'],
  ['is broken JSON', { text: GOOD.replace('"likely":2', '"likely":two') }, 'unusable', 'the model did not answer usably'],
  ['is longer than allowed', { text: GOOD.slice(0, -150), finish: 'length' }, 'cut-off', 'the model broke off'],
  ['is empty', { text: elements([]) }, 'unusable', 'the model did not answer usably'],
  ['has another form', { text: JSON.stringify({ plan: ['do it'] }) }, 'unusable', 'the model did not answer usably'],
])('an answer that %s is replaced by the built-in plan, which says so', async (_, answer, reason, words) => {
  const { steps, told, questions } = await analysed({ answers: [answer] })
  expect(reasonOf(told)).toBe(reason)
  expect(questions).toHaveLength(2)
  expectFallback(steps, words)
})

test.each<[number, string, number, string]>([
  [401, 'refused', 1, 'the model could not be asked'],
  [404, 'refused', 1, 'the model could not be asked'],
  [429, 'overloaded', 2, 'the model was too busy'],
  [500, 'refused', 2, 'the model could not be asked'],
  [503, 'overloaded', 2, 'the model was too busy'],
  [502, 'unreachable', 2, 'the model could not be reached'],
])('HTTP %d costs nothing, and the built-in analyst answers', async (status, reason, asked, words) => {
  const { steps, told, questions, taken } = await analysed({
    answers: [{ status, headers: { 'retry-after-ms': '1' }, message: 'no' }],
  })
  expect(told).toEqual([{ reason, detail: expect.stringContaining(`HTTP ${status}`) }])
  expect(questions).toHaveLength(asked)
  expect(taken).toBeCloseTo(0, 6)
  expectFallback(steps, words)
})

test.each(['openai-compatible', 'anthropic'] as const)('an answer that %s filters is paid for all the same', async provider => {
  const { steps, told, taken } = await analysed({
    answers: [{ text: GOOD.slice(0, -150), finish: 'filtered', usage: { input: 2_000, output: 400 } }],
    settings: { provider, apiKey: 'secret-key' },
  })
  expect(told[0]).toEqual({ inputTokens: 2_000, outputTokens: 400, cost: 0.006 })
  expect(reasonOf(told)).toBe('refused')
  expect(taken).toBeCloseTo(0.006, 6)
  expectFallback(steps, 'the model could not be asked')
})

test('a server that was busy for a moment is asked again after the time it names', async () => {
  const { steps, told } = await analysed({
    answers: [{ status: 429, headers: { 'retry-after-ms': '1' }, message: 'slow down' }, { text: GOOD }],
  })
  expect(steps.map(({ kind }) => kind)).toEqual(['outline', 'task', 'task', 'notes'])
  expect(told).toHaveLength(1)
})

test('a server that is not there is told apart', async () => {
  const { told } = await analysed({ answers: [], settings: { baseUrl: 'http://127.0.0.1:9/v1', timeLimitMs: 20_000 } })
  expect(reasonOf(told)).toBe('unreachable')
})

test('an answer without end is cut off, however fast it comes', async () => {
  const endless = `{"elements":[{"kind":"note","text":"${'x'.repeat(3_000_000)}`
  const { steps, told } = await analysed({
    answers: [{ text: endless, pieceLength: 500_000, isStuck: true }],
    settings: { maxOutputTokens: 1_000 },
  })
  expect(told).toContainEqual({ reason: 'cut-off', detail: 'the answer is longer than 8000 characters' })
  expectFallback(steps, 'the model broke off')
})

test('an answer that is whole and goes on in small pieces is cut off where its tokens end, not where its bytes do', async () => {
  const { told } = await analysed({
    answers: [{ text: `${GOOD}${' '.repeat(200_000)}`, pieceLength: 100, isStuck: true }],
    settings: { maxOutputTokens: 2_000 },
  })
  expect(told).toContainEqual({ reason: 'cut-off', detail: 'the answer is longer than 16000 characters' })
})

test('an invalid answer is asked for once more with what is wrong, and the mended one counts', async () => {
  const bad = elements([TASK, { ...MEND, hours: { optimistic: 1, likely: 'two', pessimistic: 3 } }])
  const { steps, told, questions } = await analysed({ answers: [{ text: bad }, { text: GOOD }] })
  expect(steps.map(({ kind }) => kind)).toEqual(['outline', 'task', 'start-over', 'outline', 'task', 'task', 'notes'])
  expect(steps.find(step => step.kind === 'start-over')).toMatchObject({ analystName: 'Model analyst (test-model)' })
  expect(questions[1]?.body).toContain('hours.likely')
  expect(told).toHaveLength(2)
})

test('an analysis that is ended from outside ends, and no plan takes its place', async () => {
  const ending = new AbortController()
  const { baseUrl } = await modelServer([{ text: elements([TASK, MEND]).slice(0, -40), isStuck: true }])
  const analyst = createModelAnalyst({
    settings: { ...SETTINGS, baseUrl },
    fallback: builtInAnalyst,
    purse: createPurse(database, SETTINGS),
    plans: createPlanCache(database),
  })
  const seen: string[] = []
  await expect(async () => {
    for await (const step of analyst.analyse(BRIEF, ending.signal)) {
      seen.push(step.kind)
      if (step.kind === 'task') ending.abort(new Error('the server stops'))
    }
  }).rejects.toThrow('the server stops')
  expect(seen).toEqual(['outline', 'task'])
})
