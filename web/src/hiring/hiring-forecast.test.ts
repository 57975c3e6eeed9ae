import { expect, test } from 'vitest'
import { type ForecastTask, forecast } from './hiring-forecast.ts'

const task = (id: number, hours: number, predecessors: number[] = []): ForecastTask => ({
  ...{ id, predecessors, estimatedHours: hours, estimatedCost: hours * 50 },
  hoursRange: { optimistic: hours / 2, likely: hours, pessimistic: hours * 2 },
})
const FRIDAY = '2026-11-20'

test('one expert for two tasks works on them one after the other, two experts at once', () => {
  const tasks = [task(1, 6), task(2, 6)]
  const by = (...experts: number[]) => new Map(experts.map((expertId, index) => [index + 1, { expertId, price: 400 }]))
  expect(forecast(tasks, by(7, 7), FRIDAY)).toMatchObject({ workingDays: 2, endsOn: '2026-11-24', cost: 800, estimatedCost: 600 })
  expect(forecast(tasks, by(7, 8), FRIDAY)).toMatchObject({ workingDays: 1, endsOn: '2026-11-23' })
})

test('a task waits for those before it, and its date holds if all goes badly', () => {
  const { dueDates, cost } = forecast([task(1, 6), task(2, 6, [1])], new Map([[1, { expertId: 7, price: 1_000 }]]), FRIDAY)
  expect([dueDates.get(1), dueDates.get(2)]).toEqual(['2026-11-24', '2026-11-26'])
  expect(cost).toBe(1_300)
})
