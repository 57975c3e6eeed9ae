import { expect, test } from 'vitest'
import { limitsToIt } from './only-this.ts'

test('what is wanted alone is told from what alone is done', () => {
  expect(limitsToIt('only the inspection')).toBe(true)
  expect(limitsToIt('so please only the planting plan')).toBe(true)
  expect(limitsToIt('nur abends')).toBe(false)
  expect(limitsToIt('only the tiling is already done')).toBe(false)
  expect(limitsToIt('nur den boden machen wir selbst')).toBe(false)
})
