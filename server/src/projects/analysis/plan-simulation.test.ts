import { expect, test } from 'vitest'
import { meanHours, partOf, simulateTotals, varianceOf } from './plan-simulation.ts'

const task = (optimistic: number, likely: number, pessimistic: number, hourlyRate = 50) => ({
  hours: { optimistic, likely, pessimistic },
  hourlyRate,
})

test.each([
  [1, 2, 3, 2],
  [2, 4, 12, 5],
  [1, 1, 1, 1],
  [0.5, 1, 2, 1.1],
])('the mean of %d, %d, %d hours is %d', (optimistic, likely, pessimistic, mean) => {
  expect(meanHours({ optimistic, likely, pessimistic })).toBe(mean)
})

test('the mean of a plan is the sum of the means, in hours and in money', () => {
  const tasks = [task(2, 4, 12, 50), task(1, 2, 3, 100)]
  const { hours, cost } = simulateTotals(tasks)
  expect(hours.mean).toBe(7)
  expect(cost.mean).toBe(5 * 50 + 2 * 100)
})

test('the interval holds the mean', () => {
  const { hours, cost } = simulateTotals([task(2, 4, 12), task(1, 2, 3), task(5, 8, 20)])
  for (const { low, mean, high } of [hours, cost]) {
    expect(low).toBeLessThan(mean)
    expect(high).toBeGreaterThan(mean)
  }
})

test('overruns are longer than savings', () => {
  const { low, mean, high } = simulateTotals([task(2, 4, 12)]).hours
  expect(high - mean).toBeGreaterThan(mean - low)
})

test('many tasks are surer than one of the same size, but not by much: they share their luck', () => {
  const spread = ({ low, mean, high }: { low: number; mean: number; high: number }) => (high - low) / mean
  const one = spread(simulateTotals([task(10, 20, 60)]).hours)
  const ten = spread(simulateTotals(Array.from({ length: 10 }, () => task(1, 2, 6))).hours)
  expect(ten).toBeLessThan(one)
  expect(ten).toBeGreaterThan(one / 2)
})

test('the same plan has the same figures', () => {
  const tasks = [task(2, 4, 12), task(1, 2, 3, 80)]
  expect(simulateTotals(tasks)).toEqual(simulateTotals(tasks))
})

const read = (title: string, hours: [number, number, number], noun?: string) => ({
  ...{ title, ...task(...hours), isOnlyRead: true },
  ...(noun === undefined ? {} : { missingCounts: [{ noun, assumed: 3, elasticity: 0.8 }] }),
})
const PLAN = [
  read('look', [2, 4, 12]),
  read('doors', [1, 2, 3], 'doors'),
  read('paint', [1, 2, 3]),
  read('rooms', [5, 8, 20], 'rooms'),
  read('leave', [0.5, 0.5, 0.5]),
]

test('tasks in another order are the same plan', () => {
  expect(simulateTotals(PLAN.toReversed())).toEqual(simulateTotals(PLAN))
})

test('another rate is no other work', () => {
  const dearer = PLAN.map((each, at) => (at === 0 ? { ...each, hourlyRate: 99 } : each))
  expect(simulateTotals(dearer).hours).toEqual(simulateTotals(PLAN).hours)
})

test('a task that may take longer never makes the most of the plan less', () => {
  for (const [at, { hours }] of PLAN.entries())
    for (const more of [0.5, 1, 4]) {
      const longer = PLAN.with(at, { ...read('', [0, 0, 0]), ...PLAN[at], hours: { ...hours, pessimistic: hours.pessimistic + more } })
      expect(simulateTotals(longer).hours.high).toBeGreaterThanOrEqual(simulateTotals(PLAN).hours.high)
    }
})

test('a task less makes neither end of the range larger', () => {
  const all = simulateTotals(PLAN)
  for (const [at] of PLAN.entries()) {
    const less = simulateTotals(PLAN.toSpliced(at, 1))
    for (const what of ['hours', 'cost'] as const) {
      expect(less[what].low).toBeLessThanOrEqual(all[what].low)
      expect(less[what].high).toBeLessThanOrEqual(all[what].high)
    }
  }
})

test('a plan without doubt has no interval to speak of', () => {
  const { low, high } = simulateTotals([task(3, 3, 3)]).hours
  expect([low, high]).toEqual([3, 3])
})

test('an empty plan costs nothing', () => {
  expect(simulateTotals([])).toEqual({ hours: { mean: 0, low: 0, high: 0 }, cost: { mean: 0, low: 0, high: 0 } })
})

test('what is only read from a brief may be half or twice as much, and more tasks make that no surer', () => {
  const read = (hours: [number, number, number]) => ({ ...task(...hours), isOnlyRead: true })
  const width = ({ low, high }: { low: number; high: number }) => high / low
  const known = simulateTotals([task(10, 20, 30)]).hours
  const one = simulateTotals([read([10, 20, 30])]).hours
  const many = simulateTotals(Array.from({ length: 20 }, () => read([0.5, 1, 1.5]))).hours
  expect(one.mean).toBe(known.mean)
  expect(width(one)).toBeGreaterThan(width(known) * 1.5)
  expect(many.low).toBeLessThan(many.mean * 0.55)
  expect(many.high).toBeGreaterThan(many.mean * 1.9)
})

test.each([
  ['alone', [task(4, 8, 20)]],
  ['beside others', [task(4, 8, 20), { ...task(2, 3, 9), missingCounts: [{ noun: 'doors', assumed: 3, elasticity: 0.8 }] }]],
])('the exact variance knows the doubt that the whole plan shares, %s', (_, tasks) => {
  const read = tasks.map(each => partOf({ ...each, isOnlyRead: true }))
  const known = tasks.map(each => partOf(each))
  // A doubt that the whole plan shares multiplies it: E[D²X²] − E[DX]², of a D whose median is 1.
  const mean = known.reduce((sum, part) => sum + part.mean, 0)
  const square = (read[0]?.reading ?? 0) ** 2
  const expected = Math.exp(2 * square) * (varianceOf(known) + mean ** 2) - Math.exp(square) * mean ** 2
  expect(varianceOf(read)).toBeCloseTo(expected, 6)
})
