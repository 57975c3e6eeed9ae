import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut } from './graph-layout.ts'

test('a task stands one layer after the last that it waits for, and what goes without saying is not drawn', () => {
  const { places, edges, layers } = layOut([
    { id: 1, predecessors: [] },
    { id: 2, predecessors: [1] },
    { id: 3, predecessors: [1, 2] },
    { id: 4, predecessors: [] },
  ])
  expect([1, 2, 3, 4].map(id => places.get(id)?.along)).toEqual([0, 1, 2, 0])
  expect(edges.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [2, 3],
  ])
  expect(layers).toBe(3)
})

test('a line over several layers passes beside what stands between', () => {
  const { places, edges } = layOut([
    { id: 1, predecessors: [] },
    { id: 2, predecessors: [] },
    { id: 3, predecessors: [2] },
    { id: 4, predecessors: [1, 3] },
  ])
  const long = edges.find(({ from }) => from === 1)
  expect(long?.through).toHaveLength(1)
  expect(Math.abs((long?.through[0]?.across ?? 0) - (places.get(3)?.across ?? 0))).toBeGreaterThan(0.5)
})

const arbitraryPlan = fc
  .array(fc.array(fc.nat(), { maxLength: 3 }), { minLength: 1, maxLength: 14 })
  .map(drafts =>
    drafts.map((waits, index) => ({ id: index + 1, predecessors: index === 0 ? [] : [...new Set(waits.map(wait => (wait % index) + 1))] })),
  )

test('every task has a place of its own, within the picture', () => {
  fc.assert(
    fc.property(arbitraryPlan, tasks => {
      const { places, edges, lanes, layers } = layOut(tasks)
      const taken = [...places.values()]
      expect(taken).toHaveLength(tasks.length)
      for (const [index, one] of taken.entries()) {
        expect(one.across).toBeGreaterThanOrEqual(-0.001)
        expect(one.across).toBeLessThanOrEqual(lanes - 1 + 0.001)
        expect(one.along).toBeLessThan(layers)
        for (const other of taken.slice(index + 1))
          expect(one.along !== other.along || Math.abs(one.across - other.across) > 0.99).toBe(true)
      }
      for (const { from, to } of edges) expect(places.get(from)?.along ?? 0).toBeLessThan(places.get(to)?.along ?? 0)
    }),
  )
})
