import { expect, test } from 'vitest'
import { sampleRandom } from './sample-random.ts'

test('the same seed gives the same numbers, another seed others', () => {
  const draw = (seed: string) => {
    const random = sampleRandom(seed)
    return Array.from({ length: 5 }, () => random.between(0, 1_000_000))
  }
  expect(draw('people')).toEqual(draw('people'))
  expect(draw('people')).not.toEqual(draw('projects'))
})

test('numbers stay between their bounds and reach both', () => {
  const random = sampleRandom('bounds')
  const drawn = new Set(Array.from({ length: 200 }, () => random.between(2, 4)))
  expect([...drawn].toSorted((a, b) => a - b)).toEqual([2, 3, 4])
})

test('shuffling keeps every entry once', () => {
  const entries = Array.from({ length: 30 }, (_, at) => at)
  const shuffled = sampleRandom('cards').shuffled(entries)
  expect(shuffled).not.toEqual(entries)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(entries)
})
