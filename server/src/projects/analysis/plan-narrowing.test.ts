import { expect, test } from 'vitest'
import type { TaskGrounds } from './analyst.ts'
import { analyseBrief } from './built-in-analyst.ts'
import { type NarrowedTask, narrowingOf, varianceShares } from './plan-narrowing.ts'
import { partOf, simulateTotals } from './plan-simulation.ts'
import { planTotals } from './plan-totals.ts'

const GROUNDS: TaskGrounds = { templateKeys: [], learnedFactor: 1, missingCounts: [], openQuestion: null }
const WINDOWS = { noun: 'windows', assumed: 4, elasticity: 0.8 }

const task = (
  id: number,
  [optimistic, likely, pessimistic]: [number, number, number],
  grounds: Partial<TaskGrounds> = {},
): NarrowedTask => {
  const whole = { ...GROUNDS, ...grounds }
  return {
    id,
    title: `Task ${id}`,
    hours: { optimistic, likely, pessimistic },
    hourlyRate: 50,
    grounds: whole,
    missingCounts: whole.missingCounts,
  }
}

const planFor = (description: string) => {
  const tasks = analyseBrief({ title: 'Work in our house', description }).flatMap(step => (step.kind === 'task' ? [step.task] : []))
  return planTotals(
    tasks.map((planned, index) => ({
      id: index + 1,
      title: planned.title,
      hoursRange: planned.hours,
      hourlyRate: 50,
      analystHours: planned.hours,
      grounds: planned.grounds ?? null,
    })),
  )
}

test('the shares of the tasks add up to all of the variance, and the widest task has most of it', () => {
  const shares = varianceShares([task(1, [1, 2, 3]), task(2, [5, 10, 40]), task(3, [2, 3, 4], { missingCounts: [WINDOWS] })].map(partOf))
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10)
  expect(shares.indexOf(Math.max(...shares))).toBe(1)
})

test('an assumed count widens the interval and leaves the mean', () => {
  const known = simulateTotals([task(1, [4, 6, 10]), task(2, [4, 6, 10])])
  const assumed = simulateTotals([task(1, [4, 6, 10], { missingCounts: [WINDOWS] }), task(2, [4, 6, 10], { missingCounts: [WINDOWS] })])
  expect(assumed.hours.mean).toBe(known.hours.mean)
  expect(assumed.hours.high - assumed.hours.low).toBeGreaterThan(known.hours.high - known.hours.low)
})

test('a count that several tasks hang on is what to find out, and that leaves the interval of a plan that knows it', () => {
  const tasks = [task(11, [4, 6, 9], { missingCounts: [WINDOWS] }), task(12, [6, 8, 12], { missingCounts: [WINDOWS] }), task(13, [1, 1, 2])]
  const [first] = narrowingOf(tasks)
  const known = simulateTotals(tasks.map(({ missingCounts: _, ...rest }) => rest))
  expect(first).toMatchObject({ kind: 'count', noun: 'windows', taskIds: [11, 12], question: 'How many windows are there?' })
  expect(first?.advice).toMatch(
    /^Knowing how many windows there are would narrow the total most: from [\d.]+–[\d.]+ h to about [\d.]+–[\d.]+ h\. The plan assumes 4\.$/,
  )
  const width = ({ low, high }: { low: number; high: number }) => high - low
  expect(first && width(first.hoursThen)).toBeLessThan(width(simulateTotals(tasks).hours))
  // Another stream of luck: the same but for the noise of drawing.
  expect(first && width(first.hoursThen) / width(known.hours)).toBeCloseTo(1, 1)
})

test('where all is counted, the widest task is named with its share and the question that would settle it', () => {
  const [first] = narrowingOf([task(1, [1, 2, 3]), task(2, [5, 10, 40], { openQuestion: 'How old is the boiler?' })])
  expect(first).toMatchObject({ kind: 'task', taskIds: [2], noun: null, question: 'How old is the boiler?' })
  expect(first?.advice).toMatch(
    /^9\d % of the doubt is in task 2, “Task 2”\. Have an expert look at it first, with an answer to “How old is the boiler\?” at hand: that would narrow the total most, from [\d.]+–[\d.]+ h to about [\d.]+–[\d.]+ h\.$/,
  )
})

test('one question is not asked twice', () => {
  const questions = narrowingOf([1, 2, 3].map(id => task(id, [4, 8, 30], { openQuestion: 'How old is it?' }))).map(
    ({ question }) => question,
  )
  expect(questions.length).toBeLessThanOrEqual(1)
})

test('no advice where nothing is uncertain, where there is nothing, and where no single thing helps', () => {
  expect(narrowingOf([])).toEqual([])
  expect(narrowingOf([task(1, [3, 3, 3])])).toEqual([])
  expect(narrowingOf(Array.from({ length: 30 }, (_, at) => task(at + 1, [1, 2, 4])))).toEqual([])
})

test('beside the task to look at, the count to answer is named, which costs nobody anything', () => {
  const tasks = [task(1, [8, 20, 70]), task(2, [7, 18, 60]), task(3, [24, 30, 39], { missingCounts: [WINDOWS] })]
  expect(narrowingOf(tasks).map(({ kind, taskIds }) => [kind, taskIds])).toEqual([
    ['task', [1]],
    ['count', [3]],
  ])
})

test('hours written by hand leave no doubt about a count', () => {
  const row = { id: 1, title: 'Fit the windows', hourlyRate: 50, grounds: { ...GROUNDS, missingCounts: [WINDOWS] } }
  const hours = { optimistic: 4, likely: 6, pessimistic: 9 }
  const byAnalyst = planTotals([{ ...row, hoursRange: hours, analystHours: hours }])
  const byHand = planTotals([{ ...row, hoursRange: hours, analystHours: { ...hours, likely: 5 } }])
  expect(byAnalyst.narrowing.map(({ kind }) => kind)).toContain('count')
  expect(byHand.narrowing.map(({ kind }) => kind)).not.toContain('count')
  expect(byHand.hoursHigh - byHand.hoursLow).toBeLessThan(byAnalyst.hoursHigh - byAnalyst.hoursLow)
})

test('answering the question in the brief settles it', () => {
  const before = planFor('We want the old windows of our house replaced by new ones.')
  expect(before.narrowing).toContainEqual(expect.objectContaining({ kind: 'count', noun: 'windows' }))
  const after = planFor('We want the old windows of our house replaced by new ones. There are 4 windows.')
  expect(after.narrowing.some(({ noun }) => noun === 'windows')).toBe(false)
  expect(after.totalEstimatedHours).toBe(before.totalEstimatedHours)
  expect(after.hoursHigh).toBeLessThan(before.hoursHigh)
})
