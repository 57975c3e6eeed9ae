import { expect, test } from 'vitest'
import { type ForecastTask, forecast } from './hiring-forecast.ts'

const task = (id: number, hours: number, predecessors: number[] = []): ForecastTask => ({
  ...{ id, predecessors, estimatedHours: hours, estimatedCost: hours * 50 },
  hoursRange: { optimistic: hours / 2, likely: hours, pessimistic: hours * 2 },
})
/** A Friday; the answer is there on the next one, after five working days. */
const CALENDAR = { today: '2026-11-20', answerDays: 7, busyUntil: new Map<number, string>() }

test('one expert for two tasks works on them one after the other, two experts at once', () => {
  const tasks = [task(1, 6), task(2, 6)]
  const by = (...experts: number[]) => new Map(experts.map((expertId, index) => [index + 1, { expertId, price: 400 }]))
  expect(forecast(tasks, by(7, 7), CALENDAR)).toMatchObject({ workingDays: 9, endsOn: '2026-12-03', cost: 800, estimatedCost: 600 })
  expect(forecast(tasks, by(7, 8), CALENDAR)).toMatchObject({ workingDays: 7, endsOn: '2026-12-01' })
})

test('a task waits for its answer and for those before it, and its date holds if all goes badly', () => {
  const { dueDates, cost } = forecast([task(1, 6), task(2, 6, [1])], new Map([[1, { expertId: 7, price: 1_000 }]]), CALENDAR)
  expect([dueDates.get(1), dueDates.get(2)]).toEqual(['2026-12-01', '2026-12-03'])
  expect(cost).toBe(1_300)
})

test.each([3, 7, 14])('a day is never promised before the %i days for an answer are over', answerDays => {
  for (const today of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-25']) {
    const day = forecast([task(1, 0.5)], new Map(), { ...CALENDAR, today, answerDays }).dueDates.get(1) ?? ''
    expect((Date.parse(day) - Date.parse(today)) / 86_400_000).toBeGreaterThan(answerDays)
  }
})

test('an expert who has agreed to work for others begins after it; who is not known to have any does not', () => {
  const busy = { ...CALENDAR, busyUntil: new Map([[7, '2026-12-04']]) }
  const by = (expertId: number) => forecast([task(1, 6)], new Map([[1, { expertId, price: 400 }]]), busy)
  expect([by(7).endsOn, by(8).endsOn]).toEqual(['2026-12-08', '2026-12-01'])
  // Work that ends before the answer is awaited makes no difference.
  const soon = { ...CALENDAR, busyUntil: new Map([[7, '2026-11-23']]) }
  expect(forecast([task(1, 6)], new Map([[1, { expertId: 7, price: 400 }]]), soon).endsOn).toBe('2026-12-01')
})

test('what has a day keeps it, also one on a weekend; what is done takes none', () => {
  const one = { expertId: 7, price: 300 }
  const of = (tasks: ForecastTask[], dueDate: string | null) => forecast(tasks, new Map([[1, { ...one, dueDate }]]), CALENDAR)
  expect(of([task(1, 6)], '2026-12-19')).toMatchObject({ endsOn: '2026-12-19', workingDays: 20 })
  expect(of([task(1, 6), task(2, 6, [1])], '2026-12-18').endsOn).toBe('2026-12-22')
  const done = of([task(1, 6), task(2, 6, [1])], null)
  expect([[...done.dueDates.keys()], done.endsOn]).toEqual([[2], '2026-12-01'])
  expect(of([task(1, 6)], null)).toMatchObject({ endsOn: null, workingDays: 0 })
})

test('the day of the plan is the last of its tasks, and sending them on these days does not move it', () => {
  const tasks = [task(1, 9), task(2, 30), task(3, 4, [1, 2])]
  const choices = new Map([1, 2, 3].map(id => [id, { expertId: 7, price: 300 }]))
  const before = forecast(tasks, choices, CALENDAR)
  expect(before.endsOn).toBe([...before.dueDates.values()].toSorted().at(-1))
  const sent = new Map([...choices].map(([id, choice]) => [id, { ...choice, dueDate: before.dueDates.get(id) ?? null }]))
  for (const [today, answerDays] of [['2026-11-20', 7] as const, ['2026-11-20', 14] as const, ['2026-11-27', 7] as const])
    expect(forecast(tasks, sent, { ...CALENDAR, today, answerDays })).toMatchObject({ dueDates: before.dueDates, endsOn: before.endsOn })
})
