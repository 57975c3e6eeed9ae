import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inWorkingOrder, schedule } from './plan-schedule.ts'

const task = (id: number, estimatedHours: number, predecessors: number[] = []) => ({
  ...{ id, estimatedHours, predecessors },
  hoursRange: { optimistic: estimatedHours / 2, likely: estimatedHours, pessimistic: estimatedHours * 2 },
})

/** 1 and 2 side by side, then 3; 4 on its own. */
const plan = [task(3, 2, [1, 2]), task(1, 4), task(2, 6), task(4, 1)]

test('one expert does one task after the other, what comes before first', () => {
  const { slots, totalHours } = schedule(plan, 'alone')
  expect(slots.map(({ id, start, end }) => [id, start, end])).toEqual([
    [1, 0, 4],
    [2, 4, 10],
    [3, 10, 12],
    [4, 12, 13],
  ])
  expect(totalHours).toBe(13)
})

test('with an expert for each task it is done as early as the longest way allows, and that way is marked', () => {
  const { slots, totalHours } = schedule(plan, 'together')
  expect(totalHours).toBe(8)
  expect(slots.find(({ id }) => id === 3)).toMatchObject({ start: 6, end: 8 })
  expect(slots.filter(({ isCritical }) => isCritical).map(({ id }) => id)).toEqual([2, 3])
})

const arbitraryPlan = fc
  .array(fc.record({ hours: fc.integer({ min: 1, max: 40 }), waits: fc.array(fc.nat(), { maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map(drafts =>
    drafts.map(({ hours, waits }, index) => task(index + 1, hours, index === 0 ? [] : [...new Set(waits.map(wait => (wait % index) + 1))])),
  )

test('nothing begins before what it waits for has ended, and more experts never take longer', () => {
  fc.assert(
    fc.property(arbitraryPlan, tasks => {
      const alone = schedule(tasks, 'alone')
      const together = schedule(tasks, 'together')
      for (const { slots } of [alone, together]) {
        const endOf = new Map(slots.map(({ id, end }) => [id, end]))
        for (const slot of slots) {
          for (const id of tasks.find(each => each.id === slot.id)?.predecessors ?? [])
            expect(slot.start).toBeGreaterThanOrEqual(endOf.get(id) ?? 0)
        }
      }
      expect(together.totalHours).toBeLessThanOrEqual(alone.totalHours)
      expect(together.slots.some(({ isCritical }) => isCritical)).toBe(true)
      expect(inWorkingOrder(tasks)).toHaveLength(tasks.length)
    }),
  )
})
