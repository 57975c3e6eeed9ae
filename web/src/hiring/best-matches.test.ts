import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestMatches, NEARLY_AS_GOOD_POINTS, type TaskToMatch } from './best-matches.ts'

const [BEA, PIA, OLA] = [1, 2, 3]
const NOBODY: ReadonlySet<number> = new Set()
const task = (id: number, ...scores: [expertId: number, matchScore: number, hasJoined?: boolean][]): TaskToMatch => ({
  id,
  candidates: scores.map(([expertId, matchScore, hasJoined = true]) => ({ expertId, matchScore, hasJoined })),
})
const chosen = (tasks: TaskToMatch[], known = NOBODY) => Object.fromEntries(bestMatches(tasks, known))

test('each task gets its best match', () => {
  expect(chosen([task(1, [BEA, 90], [PIA, 70]), task(2, [BEA, 60], [PIA, 80])])).toEqual({ 1: BEA, 2: PIA })
})

test('one who is nearly as good for several tasks is taken for all of them, one who is clearly worse is not', () => {
  expect(chosen([task(1, [BEA, 90], [PIA, 85]), task(2, [PIA, 80])])).toEqual({ 1: PIA, 2: PIA })
  expect(chosen([task(1, [BEA, 90], [PIA, 84]), task(2, [PIA, 80])])).toEqual({ 1: BEA, 2: PIA })
})

test('who is chosen, asked or hired for another task already comes first among those nearly as good', () => {
  const tasks = [task(1, [BEA, 90], [OLA, 86]), task(2, [BEA, 90], [OLA, 80])]
  expect(chosen(tasks)).toEqual({ 1: BEA, 2: BEA })
  expect(chosen(tasks, new Set([OLA]))).toEqual({ 1: OLA, 2: BEA })
})

test('one who has not joined is taken only where nobody who has is nearly as good', () => {
  expect(chosen([task(1, [BEA, 90, false], [PIA, 86])])).toEqual({ 1: PIA })
  expect(chosen([task(1, [BEA, 90, false], [PIA, 70])])).toEqual({ 1: BEA })
})

test('between equals the first that is listed, and for a task that nobody is suggested for nobody', () => {
  expect(chosen([task(1, [PIA, 80], [BEA, 80]), task(2)])).toEqual({ 1: PIA })
  expect(chosen([])).toEqual({})
})

test('whatever the plan: every task that has candidates gets one of them, and none who is clearly worse than its best', () => {
  const candidate = fc.record({
    expertId: fc.integer({ min: 1, max: 6 }),
    matchScore: fc.integer({ min: 0, max: 100 }),
    hasJoined: fc.boolean(),
  })
  const candidates = fc.uniqueArray(candidate, { selector: ({ expertId }) => expertId, maxLength: 4 })
  const plan = fc.array(candidates, { maxLength: 12 }).map(all => all.map((each, id) => ({ id, candidates: each })))
  fc.assert(
    fc.property(plan, fc.uniqueArray(fc.integer({ min: 1, max: 6 })), (tasks, known) => {
      const matches = bestMatches(tasks, new Set(known))
      expect([...matches.keys()].toSorted((a, b) => a - b)).toEqual(tasks.filter(each => each.candidates.length > 0).map(({ id }) => id))
      for (const { id, candidates: all } of tasks) {
        if (all.length === 0) continue
        const most = Math.max(...all.map(({ matchScore }) => matchScore))
        expect(all.find(({ expertId }) => expertId === matches.get(id))?.matchScore).toBeGreaterThanOrEqual(most - NEARLY_AS_GOOD_POINTS)
      }
    }),
  )
})
