import { expect, test } from 'vitest'
import { analyseBrief } from '../analysis/built-in-analyst.ts'
import { capOf, type Evidence, learnFrom } from './learning.ts'

const RANGE = { optimistic: 2, likely: 4, pessimistic: 8 }
const MEAN = 26 / 6

let projects = 0
/** `count` finished jobs of one client, each `ratio` times what the handbook says. */
const jobs = (client: string, count: number, ratio: number, more: Partial<Evidence> = {}): Evidence[] =>
  Array.from({ length: count }, () => {
    projects += 1
    const learnedFactor = more.learnedFactor ?? 1
    return {
      clientAccountId: client,
      projectId: projects,
      templateKeys: ['leak/find'],
      actualHours: (MEAN * ratio) / learnedFactor,
      hoursRange: RANGE,
      learnedFactor,
      ...more,
    }
  })
const ofMany = (clients: number, each: number, ratio: number, more: Partial<Evidence> = {}): Evidence[] =>
  Array.from({ length: clients }, (_, at) => jobs(`client ${at}`, each, ratio, more)).flat()

const factor = (evidence: Evidence[], key = 'leak/find') => learnFrom(evidence).factorOf([key])

test('nothing is learned from nothing, from few jobs, or from few clients', () => {
  expect(factor([])).toBe(1)
  expect(factor(ofMany(4, 1, 1.5))).toBe(1)
  expect(factor(ofMany(3, 20, 1.5))).toBe(1)
  expect(factor(ofMany(5, 1, 1.5))).toBeGreaterThan(1.1)
})

test('the more is known, the nearer to what was seen: never further than it', () => {
  const factors = [5, 10, 30, 200].map(clients => factor(ofMany(clients, 1, 1.4)))
  expect(factors).toEqual(factors.toSorted((a, b) => a - b))
  expect(factors[0]).toBeLessThan(1.25)
  expect(factors.at(-1)).toBeGreaterThan(1.36)
  expect(factors.at(-1)).toBeLessThanOrEqual(1.4)
})

test('work that takes what the handbook says leaves the handbook as it is', () => {
  expect(factor(ofMany(30, 2, 1))).toBe(1)
  expect(factor(ofMany(30, 1, 1.01))).toBe(1)
})

test('where overruns are as much longer than savings as the range says, the handbook is right', () => {
  const sigma = Math.log(4) / 2.563
  // The normal distribution in nine equal parts, by their middles.
  const luck = [-1.59, -0.97, -0.59, -0.28, 0, 0.28, 0.59, 0.97, 1.59]
  const evidence = luck.flatMap(each => ofMany(8, 1, Math.exp(each * sigma - (sigma * sigma) / 2)))
  expect(factor(evidence)).toBe(1)
})

test('one client cannot move it alone, however many jobs he has', () => {
  const others = ofMany(6, 1, 1)
  const alone = factor([...others, ...jobs('loud', 500, 3)])
  const asQuarter = factor([...others, ...jobs('loud', 2, 3)])
  expect(alone).toBeCloseTo(asQuarter, 2)
  expect(alone).toBeLessThan(1.2)
})

test('a slip of the keyboard is damped, and no factor leaves its bounds', () => {
  const honest = ofMany(10, 1, 1.1)
  expect(factor([...honest, ...jobs('slip', 1, 1000)])).toBe(factor([...honest, ...jobs('slip', 1, 3)]))
  expect(factor(ofMany(100, 3, 50))).toBe(1.8)
  expect(factor(ofMany(100, 3, 0.01))).toBe(0.6)
})

test('what was learned already is not learned a second time', () => {
  const first = factor(ofMany(20, 1, 1.3))
  const after = factor([
    ...ofMany(20, 1, 1.3),
    ...ofMany(20, 1, 1.3, { learnedFactor: 1.25, hoursRange: scaled(RANGE, 1.25), actualHours: MEAN * 1.3 }),
  ])
  expect(after).toBeGreaterThan(first)
  expect(after).toBeLessThanOrEqual(1.3)
})

test('a task of which little is known follows its package; one of which much is known goes its own way', () => {
  const ofMend = { templateKeys: ['leak/mend'] }
  const learned = learnFrom([...ofMany(12, 1, 1.4), ...ofMany(2, 1, 1, ofMend)])
  expect(learned.factorOf(['leak/mend'])).toBeCloseTo(learned.factorOf(['leak/unknown']), 1)
  expect(learned.factorOf(['leak/mend'])).toBeGreaterThan(1.05)
  const more = learnFrom([...ofMany(12, 1, 1.4), ...ofMany(12, 1, 1, ofMend)])
  expect(more.factorOf(['leak/mend'])).toBeLessThan(learned.factorOf(['leak/mend']))
  expect(more.factorOf(['leak/mend'])).toBeLessThan(more.factorOf(['leak/find']))
  expect(learned.factorOf(['other/task'])).toBe(1)
  expect(learned.jobsOf('leak')).toBe(14)
})

test('the order of what was seen does not matter', () => {
  const evidence = [...ofMany(7, 2, 1.3), ...jobs('loud', 9, 0.7)]
  expect(factor(evidence.toReversed())).toBe(factor(evidence))
})

test.each([
  [[1, 1, 1, 1], Number.POSITIVE_INFINITY],
  [[6, 3, 3, 3], 3],
  [[10, 2, 1, 1, 1], 1.5],
])('of %j nobody is more than a quarter when cut at %d', (weights, cap) => {
  expect(capOf(weights)).toBe(cap)
})

const scaled = ({ optimistic, likely, pessimistic }: typeof RANGE, by: number) => ({
  optimistic: optimistic * by,
  likely: likely * by,
  pessimistic: pessimistic * by,
})

const BRIEF = { title: 'New windows', description: 'We want the 6 old windows of our house replaced by double glazing.' }
const tasksWith = (learned: Parameters<typeof analyseBrief>[1]) =>
  analyseBrief(BRIEF, learned).flatMap(step => (step.kind === 'task' ? [step.task] : []))
const notesWith = (learned: Parameters<typeof analyseBrief>[1]) =>
  analyseBrief(BRIEF, learned).flatMap(step => (step.kind === 'outline' ? step.planNotes : []))

test('a later plan of the same kind of work uses what was learned, keeps the factor, and says where it comes from', () => {
  const handbook = tasksWith(undefined)
  const packageId = handbook[0]?.grounds?.templateKeys[0]?.split('/')[0] ?? ''
  const learned = learnFrom(ofMany(14, 1, 1.3, { templateKeys: handbook.map(({ key }) => key) }))
  const later = tasksWith(learned)
  const sum = (tasks: typeof handbook) => tasks.reduce((total, { hours }) => total + hours.likely, 0)
  expect(sum(later) / sum(handbook)).toBeGreaterThan(1.1)
  expect(sum(later) / sum(handbook)).toBeLessThan(1.3)
  for (const [at, { grounds, hours }] of later.entries())
    expect(hours.likely / (handbook[at]?.hours.likely ?? 1)).toBeCloseTo(grounds?.learnedFactor ?? 0, 0)
  expect(learned.jobsOf(packageId)).toBe(14)
  expect(notesWith(learned).at(-1)).toMatch(/^Learned from 14 finished jobs like “.+”: \d+ % more hours than the handbook\.$/)
  expect(notesWith(undefined).some(note => note.startsWith('Learned'))).toBe(false)
  expect(tasksWith(learned)).toEqual(later)
})
