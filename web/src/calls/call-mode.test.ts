import { expect, test } from 'vitest'
import { MODE_AT_START, nextMode, videoLimits, type WaySample } from './call-mode.ts'

const WELL: WaySample = { availableKbps: 2_000, loss: 0, latencyMs: 20 }
const NARROW: WaySample = { ...WELL, availableKbps: 60 }
const TINY: WaySample = { ...WELL, availableKbps: 30 }
const LOSSY: WaySample = { ...WELL, loss: 0.2 }
const through = (samples: readonly WaySample[], from = MODE_AT_START) => samples.reduce(nextMode, from)
const times = (count: number, sample: WaySample) => Array.from({ length: count }, () => sample)

test.each([
  ['a good way', times(100, WELL), 'video'],
  ['two bad seconds', [...times(2, NARROW), WELL, ...times(2, NARROW)], 'video'],
  ['three narrow seconds', times(3, NARROW), 'stills'],
  ['three seconds of loss', times(3, LOSSY), 'stills'],
  ['a way that bears stills and no more', times(7, NARROW), 'stills'],
  ['a way that bears nothing but sound', times(6, TINY), 'audio'],
  ['a way of which nothing is known', times(20, { ...WELL, availableKbps: undefined }), 'video'],
  ['a way that is good again for a moment', [...times(3, NARROW), ...times(7, WELL)], 'stills'],
  ['a way that is good again', [...times(3, NARROW), ...times(8, WELL)], 'video'],
  ['from sound back to video, by stills', [...times(6, TINY), ...times(8, WELL)], 'stills'],
  ['from sound back to video', [...times(6, TINY), ...times(16, WELL)], 'video'],
])('%s', (_, samples, mode) => {
  expect(through(samples).mode).toBe(mode)
})

test.each([
  ['a break of the line', { ...WELL, loss: 1 }],
  ['a line that was narrow for a while', TINY],
])('after %s video comes back by itself, though the browser still guesses that nothing fits', (_, broken) => {
  let state = through(times(10, broken))
  expect(state.mode).not.toBe('video')
  const modes = times(60, WELL).map(sample => {
    // It guesses anew only from what is sent.
    state = nextMode(state, state.mode === 'video' ? sample : { ...sample, availableKbps: 20 })
    return state.mode
  })
  expect(modes.indexOf('video')).toBeGreaterThan(0)
  expect(modes.indexOf('video')).toBeLessThan(25)
  expect(modes.slice(modes.indexOf('video')).every(mode => mode === 'video')).toBe(true)
})

test('who comes back too early waits twice as long the next time, and no longer than a minute', () => {
  let state = MODE_AT_START
  const waits: number[] = []
  for (let round = 0; round < 6; round += 1) {
    state = through(times(3, NARROW), state)
    let waited = 0
    while (state.mode !== 'video') {
      state = nextMode(state, WELL)
      waited += 1
    }
    waits.push(waited)
  }
  expect(waits).toEqual([8, 16, 32, 60, 60, 60])
})

test('the narrower the way, the smaller the picture', () => {
  expect([undefined, 2_000, 600, 300, 120].map(kbps => videoLimits(kbps).scaleResolutionDownBy)).toEqual([1, 1, 1.5, 2, 4])
})
