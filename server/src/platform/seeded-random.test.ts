import { expect, test } from 'vitest'
import { seededUniform, standardNormal } from './seeded-random.ts'

const take = <T>(count: number, draw: () => T): T[] => Array.from({ length: count }, draw)

test('the same seed gives the same numbers, another seed others', () => {
  expect(take(5, seededUniform(7))).toEqual(take(5, seededUniform(7)))
  expect(take(5, seededUniform(7))).not.toEqual(take(5, seededUniform(8)))
})

test('numbers lie from 0 up to 1 and fill it evenly', () => {
  const drawn = take(4_000, seededUniform(1))
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...drawn)).toBeLessThan(1)
  for (const below of [0.25, 0.5, 0.75]) expect(drawn.filter(number => number < below).length / drawn.length).toBeCloseTo(below, 1)
})

test('normal draws have mean 0 and deviation 1', () => {
  const uniform = seededUniform(2)
  const drawn = take(4_000, () => standardNormal(uniform))
  const mean = drawn.reduce((sum, each) => sum + each, 0) / drawn.length
  expect(mean).toBeCloseTo(0, 1)
  expect(drawn.reduce((sum, each) => sum + (each - mean) ** 2, 0) / drawn.length).toBeCloseTo(1, 1)
})
