import { expect, test } from 'vitest'
import { createHeardLevel } from './heard-level.ts'

/** A receiver whose statistics are those given, one after another, as a browser gives them. */
const receiverOf = (...told: readonly object[]) => {
  const left = [...told]
  return {
    getStats: async () => new Map([['codec', { type: 'codec' }], ...left.splice(0, 1).map(each => ['in', each] as const)]),
  } as unknown as RTCRtpReceiver
}
const sound = (totalAudioEnergy: number, totalSamplesDuration: number) => ({ type: 'inbound-rtp', totalAudioEnergy, totalSamplesDuration })

test('it is the mean since the last look, and at the first look nothing is known', async () => {
  const level = createHeardLevel()
  // For half a second at a tenth of full loudness, then nothing, then as loud as can be.
  const receiver = receiverOf(sound(3, 60), sound(3.005, 60.5), sound(3.005, 61), sound(5, 61.5))
  expect(await level(receiver)).toBe(0)
  expect(await level(receiver)).toBeCloseTo(0.1)
  expect(await level(receiver)).toBe(0)
  expect(await level(receiver)).toBe(1)
})

test('another receiver begins anew, and where nothing arrives or the statistics say nothing of sound it is silent', async () => {
  const level = createHeardLevel()
  await level(receiverOf(sound(0, 1)))
  expect(await level(receiverOf(sound(1, 2)))).toBe(0)
  expect(await level(receiverOf())).toBe(0)
  const still = receiverOf(sound(1, 2), sound(1, 2), { type: 'inbound-rtp' })
  expect([await level(still), await level(still), await level(still)]).toEqual([0, 0, 0])
})
