import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

const at = () => {
  const clock = { nowMs: 10_000 }
  return { clock, arrivals: new Arrivals(() => clock.nowMs) }
}

test('what arrives at once enters one after the other, within about a second', () => {
  const { arrivals } = at()
  const delays = Array.from({ length: 20 }, (_, id) => arrivals.delayMsOf(id))
  expect(delays.slice(0, 4)).toEqual([0, 120, 240, 360])
  expect(Math.max(...delays)).toBeLessThan(1_000)
})

test('what arrives alone waits for nothing, and keeps its entrance when it is drawn again', () => {
  const { arrivals, clock } = at()
  expect(arrivals.delayMsOf(1)).toBe(0)
  clock.nowMs += 40
  expect(arrivals.delayMsOf(2)).toBe(80)
  clock.nowMs += 5_000
  expect(arrivals.delayMsOf(3)).toBe(0)
  expect(arrivals.delayMsOf(2)).toBe(80)
})
