import { expect, test } from 'vitest'
import { callQuality, getIceServers } from './calls.ts'
import { CallSaid, callRoom } from './calls-live.ts'

test.each([
  [29.9, 0, 'excellent'],
  [30, 0, 'good'],
  [50, 0.01, 'good'],
  [50.1, 0, 'fair'],
  [10, 0.011, 'fair'],
  [100, 0.03, 'fair'],
  [100.1, 0, 'poor'],
  [5, 0.031, 'poor'],
])('a connection with %s ms and a loss of %s is %s', (latencyMs, loss, quality) => {
  expect(callQuality({ latencyMs, loss })).toBe(quality)
})

test('a call is named by its room', () => {
  expect(getIceServers.input.safeParse({ room: callRoom('session', 12) }).success).toBe(true)
  for (const room of ['session-12', 'call:session-', 'call:session-12x', 'project:12', undefined])
    expect(getIceServers.input.safeParse({ room }).error?.issues[0]?.message).toBe('Say which call, as in call:session-12.')
})

test.each([
  [{ type: 'description', generation: 0, description: { type: 'rollback', sdp: '' } }, false],
  [{ type: 'description', generation: 0, description: { type: 'offer', sdp: 'v=0' } }, true],
  [{ type: 'anew', generation: 1 }, true],
  [{ type: 'anew', generation: -1 }, false],
  [{ type: 'shout' }, false],
])('%j said in a call is understood: %s', (said, isUnderstood) => {
  expect(CallSaid.safeParse(said).success).toBe(isUnderstood)
})
