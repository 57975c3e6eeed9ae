import { expect, test } from 'vitest'
import { meanHours, simulateTotals } from './plan-simulation.ts'

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

test('a plan without doubt has no interval to speak of', () => {
  const { low, high } = simulateTotals([task(3, 3, 3)]).hours
  expect([low, high]).toEqual([3, 3])
})

test('an empty plan costs nothing', () => {
  expect(simulateTotals([])).toEqual({ hours: { mean: 0, low: 0, high: 0 }, cost: { mean: 0, low: 0, high: 0 } })
})
