import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { circleIn } from '#contract/projects-plan.ts'
import { added, deleted, edited, merged, moved, type PlanTask, requireSound, split } from './plan-edits.ts'

const task = (id: number, given: Partial<PlanTask> = {}): PlanTask => ({
  ...{ id, title: `Task ${id}`, description: `What ${id} is.`, deliverable: `Result ${id}`, acceptanceCheck: `Check ${id}` },
  ...{ complexityLevel: 'medium', hoursRange: { optimistic: 1, likely: 2, pessimistic: 3 }, requiredSkillIds: ['plumbing'] },
  ...{ predecessors: [], citedSentences: [], hourlyRate: 60 },
  ...given,
})

/** One after the other. */
const chain = [task(1), task(2, { predecessors: [1] }), task(3, { predecessors: [2] })]

const shape = (tasks: readonly PlanTask[]) => tasks.map(({ id, predecessors }) => [id, predecessors])
const hoursOf = (tasks: readonly PlanTask[]) =>
  tasks.reduce((sum, { hoursRange }) => sum + hoursRange.optimistic + 4 * hoursRange.likely + hoursRange.pessimistic, 0)
const costOf = (tasks: readonly PlanTask[]) => tasks.reduce((sum, each) => sum + hoursOf([each]) * each.hourlyRate, 0)

test('a split task is followed by its parts, and what waited for it waits for the last of them', () => {
  const part = (title: string) => ({ title, description: '', hoursRange: { optimistic: 1, likely: 1, pessimistic: 1 } })
  expect(shape(split(2, [part('a'), part('b'), part('c')], true)(chain))).toEqual([
    [1, []],
    [2, [1]],
    [-1, [2]],
    [-2, [-1]],
    [3, [-2]],
  ])
  expect(shape(split(2, [part('a'), part('b')], false)(chain))).toEqual([
    [1, []],
    [2, [1]],
    [-1, [1]],
    [3, [2, -1]],
  ])
})

test('merging adds hours and cost up, unites skills and keeps what came before', () => {
  const plan = [
    task(1),
    task(2, { predecessors: [1], requiredSkillIds: ['tiling'], hourlyRate: 40, complexityLevel: 'expert' }),
    task(3, { predecessors: [2], hoursRange: { optimistic: 2, likely: 4, pessimistic: 9 }, hourlyRate: 90 }),
    task(4, { predecessors: [3] }),
  ]
  const after = merged([3, 2], 'Both')(plan)
  expect(shape(after)).toEqual([
    [1, []],
    [2, [1]],
    [4, [2]],
  ])
  expect(after[1]).toMatchObject({ title: 'Both', complexityLevel: 'expert', requiredSkillIds: ['tiling', 'plumbing'] })
  expect(hoursOf(after)).toBe(hoursOf(plan))
  expect(Math.abs(costOf(after) / costOf(plan) - 1)).toBeLessThan(0.001)
})

test('a merge over a task that stands between is refused by its name', () => {
  expect(() => requireSound(merged([1, 3], 'Ends')(chain))).toThrow(/‘Ends’ would wait for ‘Task 2’|‘Task 2’ would wait for ‘Ends’/)
})

test('what waited for a deleted task waits for what that one waited for', () => {
  expect(shape(deleted(2)(chain))).toEqual([
    [1, []],
    [3, [1]],
  ])
})

test('a task cannot wait for itself, nor for one that waits for it, nor for one that is not there', () => {
  expect(() => requireSound(edited(1, { predecessors: [1] }, 0)(chain))).toThrow('‘Task 1’ cannot wait for itself.')
  expect(() => requireSound(edited(1, { predecessors: [3] }, 0)(chain))).toThrow(/would wait for .* and so for itself/)
  expect(() => requireSound(edited(1, { predecessors: [99] }, 0)(chain))).toThrow(
    'A task that comes before ‘Task 1’ is not part of this plan',
  )
  expect(() => edited(99, {}, 0)(chain)).toThrow('no longer part of the plan')
})

test('other skills bring their own rate, the same skills keep the one that was', () => {
  expect(edited(1, { requiredSkillIds: ['tiling'] }, 45)(chain)[0]?.hourlyRate).toBe(45)
  expect(edited(1, { requiredSkillIds: ['plumbing'] }, 45)(chain)[0]?.hourlyRate).toBe(60)
})

test('a task is moved to a place counted from one, and past the end is the end', () => {
  expect(moved(3, 1)(chain).map(({ id }) => id)).toEqual([3, 1, 2])
  expect(moved(1, 2)(chain).map(({ id }) => id)).toEqual([2, 1, 3])
  expect(moved(1, 50)(chain).map(({ id }) => id)).toEqual([2, 3, 1])
})

const arbitraryPlan = fc
  .integer({ min: 2, max: 8 })
  .chain(size =>
    fc
      .array(fc.array(fc.boolean(), { minLength: size, maxLength: size }), { minLength: size, maxLength: size })
      .map(matrix =>
        matrix.map((row, index) => task(index + 1, { predecessors: row.flatMap((is, at) => (is && at < index ? [at + 1] : [])) })),
      ),
  )

test('whatever is split, deleted or moved, a sound plan stays sound, and nothing but a deletion loses hours', () => {
  fc.assert(
    fc.property(arbitraryPlan, fc.nat(), fc.boolean(), (plan, pick, isSequential) => {
      const id = (pick % plan.length) + 1
      const part = { title: 'Part', description: '', hoursRange: { optimistic: 0.5, likely: 1, pessimistic: 1.5 } }
      const afterSplit = split(id, [part, part], isSequential)(plan)
      for (const after of [afterSplit, deleted(id)(plan), moved(id, (pick % 5) + 1)(plan), added(task(9), 1)(plan)]) {
        expect(() => requireSound(after)).not.toThrow()
        expect(circleIn(after)).toEqual([])
      }
      expect(hoursOf(afterSplit)).toBe(hoursOf(plan))
    }),
  )
})

test('tasks are not merged into one that its own form would refuse', () => {
  const long = [task(1, { description: 'a'.repeat(2_500) }), task(2, { description: 'b'.repeat(2_500) })]
  expect(() => merged([1, 2], 'Both')(long)).toThrow(
    'The descriptions of these tasks have 5001 characters together; one task holds at most 4000. Shorten one, or merge fewer tasks.',
  )
  const hoursRange = { optimistic: 1, likely: 2, pessimistic: 6_000 }
  expect(() => merged([1, 2], 'Both')([task(1, { hoursRange }), task(2, { hoursRange })])).toThrow('more than 10000 hours together')
})
