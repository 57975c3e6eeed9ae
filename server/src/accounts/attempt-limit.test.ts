import { expect, test } from 'vitest'
import { createAttemptLimit } from './attempt-limit.ts'

test('a window takes so many attempts of one key, and the next window as many again', () => {
  let now = 0
  const count = createAttemptLimit(2, 60_000, () => now)
  count('ana')
  count('ana')
  expect(() => count('ana')).toThrow('Try again in a minute.')
  expect(() => count('bo')).not.toThrow()
  now = 59_999
  expect(() => count('ana')).toThrow()
  now = 60_000
  expect(() => count('ana')).not.toThrow()
})

test('it says how long to wait', () => {
  const count = createAttemptLimit(0, 15 * 60_000, () => 0)
  expect(() => count('ana')).toThrow('Try again in 15 minutes.')
})
