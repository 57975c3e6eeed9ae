import { expect, test } from 'vitest'
import { roundedRange } from './range.ts'

test.each([
  [4, 12.5, [4, 12.5]],
  [35.7, 82.6, [36, 83]],
  [12.34, 13.1, [12.3, 13.1]],
  [2731, 6323, [2700, 6300]],
  [118.6, 397.2, [120, 400]],
  [3, 3, [3, 3]],
  [0.25, 0.25, [0.3, 0.3]],
])('from %d to %d is told as %j', (low, high, told) => {
  expect(roundedRange(low, high)).toEqual(told)
})
