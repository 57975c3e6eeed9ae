import { expect, test } from 'vitest'
import { waitAfter } from './back-off.ts'

test('the waits between the attempts grow, up to two hours', () => {
  const waits = Array.from({ length: 12 }, (_, attempts) => waitAfter(attempts) / 1_000)
  expect(waits.slice(0, 5)).toEqual([30, 60, 120, 240, 480])
  expect(waits.at(-1)).toBe(7_200)
  expect(waitAfter(10_000)).toBe(7_200_000)
})
