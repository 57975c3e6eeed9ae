import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceEffect } from './choice-effect.ts'
import { type ForecastChoice, type ForecastTask, forecast } from './hiring-forecast.ts'

const task = (id: number, hours: number, predecessors: number[] = []): ForecastTask => ({
  ...{ id, predecessors, estimatedHours: hours, estimatedCost: hours * 50 },
  hoursRange: { optimistic: hours / 2, likely: hours, pessimistic: hours * 2 },
})
/** A Sunday, and an expert who is busy until the Tuesday of the week after the next. */
const CALENDAR = { today: '2026-11-29', answerDays: 7, busyUntil: new Map([[7, '2026-12-08']]) }
const by = (expertId: number) => ({ expertId, price: 400 })

test('of a busy expert both days are told: that of the task, which the offer proposes, and that of the plan, which others take on', () => {
  const tasks = [task(1, 3), task(2, 12, [1])]
  const effect = choiceEffect(tasks, new Map(), CALENDAR, { id: 1, estimatedCost: 150 }, by(7))
  expect(effect).toEqual({
    price: 400,
    difference: 250,
    afterOtherWork: { until: '2026-12-08', taskEndsOn: '2026-12-09', endsOn: '2026-12-15' },
  })
  expect(forecast(tasks, new Map([[1, by(7)]]), CALENDAR).dueDates.get(1)).toBe('2026-12-09')
  expect(choiceEffect(tasks, new Map(), CALENDAR, { id: 1, estimatedCost: 150 }, by(8)).afterOtherWork).toBeNull()
})

const tasksOf = fc
  .array(fc.record({ hours: fc.integer({ min: 1, max: 40 }), isAfterLast: fc.boolean() }), { minLength: 1, maxLength: 6 })
  .map(each => each.map(({ hours, isAfterLast }, index) => task(index + 1, hours, isAfterLast && index > 0 ? [index] : [])))

test('the day that an offer proposes is the one that stands beside its expert, and lies after his other work: also where all tasks are chosen at once', () => {
  fc.assert(
    fc.property(
      tasksOf,
      fc.array(fc.constantFrom(7, 8), { minLength: 6, maxLength: 6 }),
      fc.constantFrom(1, 7, 14),
      (tasks, experts, answerDays) => {
        const calendar = { ...CALENDAR, answerDays }
        const chosen = new Map<number, ForecastChoice & { expertId: number }>(tasks.map(({ id }) => [id, by(experts[id - 1] ?? 7)]))
        const proposed = forecast(tasks, chosen, calendar)
        for (const { id, estimatedCost } of tasks) {
          const choice = chosen.get(id) ?? by(7)
          const { afterOtherWork } = choiceEffect(tasks, chosen, calendar, { id, estimatedCost }, choice)
          if (afterOtherWork === null) continue
          expect(afterOtherWork.taskEndsOn).toBe(proposed.dueDates.get(id))
          expect(afterOtherWork.endsOn).toBe(proposed.endsOn)
          if (afterOtherWork.until !== null) expect((proposed.dueDates.get(id) ?? '') > afterOtherWork.until).toBe(true)
        }
      },
    ),
    { seed: 1 },
  )
})

test('what is told before somebody is chosen is what stands there once he is', () => {
  const tasks = [task(1, 3), task(2, 12, [1]), task(3, 5)]
  const before = new Map([[3, by(7)]])
  const told = choiceEffect(tasks, before, CALENDAR, { id: 2, estimatedCost: 600 }, by(7))
  const after = new Map([...before, [2, by(7)] as const])
  expect(choiceEffect(tasks, after, CALENDAR, { id: 2, estimatedCost: 600 }, by(7))).toEqual(told)
  expect(told.afterOtherWork?.taskEndsOn).toBe(forecast(tasks, after, CALENDAR).dueDates.get(2))
})
