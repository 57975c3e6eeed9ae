import { expect, test } from 'vitest'
import { pictureLimits } from './picture-share.ts'

const CAMERA = { width: 1_280, height: 720 }
const to = (others: number, isLarge: boolean, availableKbps?: number) => ({ slot: 'camera' as const, others, isLarge, availableKbps })
const SCREEN = { slot: 'screen' as const, isLarge: true, availableKbps: undefined }

test.each([1, 2, 3, 4, 5, 9])('who looks at it large gets more of it than who has it small, among %i', others => {
  const [large, small] = [pictureLimits(to(others, true), CAMERA), pictureLimits(to(others, false), CAMERA)]
  expect(large.maxBitrate).toBeGreaterThan(small.maxBitrate)
  expect(large.maxFramerate).toBeGreaterThan(small.maxFramerate)
  expect(large.scaleResolutionDownBy).toBeLessThan(small.scaleResolutionDownBy)
})

test('to one other the whole picture goes', () => {
  expect(pictureLimits(to(1, true), CAMERA)).toEqual({ maxBitrate: 2_000_000, maxFramerate: 30, scaleResolutionDownBy: 1 })
})

test.each([true, false])('the more they are, the less each gets; large: %s', isLarge => {
  const rates = [1, 2, 3, 4, 5].map(others => pictureLimits(to(others, isLarge), CAMERA).maxBitrate)
  expect(rates).toEqual([...rates].sort((one, other) => other - one))
})

test('a camera sends five others no more points a second than one, also where all look at it large', () => {
  const points = (others: number) => {
    const { scaleResolutionDownBy: by, maxFramerate } = pictureLimits(to(others, true), CAMERA)
    return others * (CAMERA.width / by) * (CAMERA.height / by) * maxFramerate
  }
  for (const others of [2, 3, 4, 5]) expect(points(others)).toBeLessThanOrEqual(points(1) * 1.05)
})

test('a telephone held upright is measured by its shorter side, and a small camera is not made smaller', () => {
  expect(pictureLimits(to(5, true), { width: 720, height: 1_280 }).scaleResolutionDownBy).toBe(2)
  expect(pictureLimits(to(5, true), { width: 320, height: 240 }).scaleResolutionDownBy).toBe(1)
})

test('a narrow way takes what is left of the share', () => {
  expect(pictureLimits(to(5, true, 120), CAMERA)).toMatchObject({ maxBitrate: 100_000, scaleResolutionDownBy: 4 })
  expect(pictureLimits(to(5, false, 5_000), CAMERA)).toMatchObject({ maxBitrate: 80_000, scaleResolutionDownBy: 4 })
})

test('a screen keeps the size at which its text is read, and moves less the more look at it', () => {
  const limits = [1, 5].map(others => pictureLimits({ ...SCREEN, others }, { width: 1_920, height: 1_080 }))
  expect(limits.map(({ scaleResolutionDownBy }) => scaleResolutionDownBy)).toEqual([1, 1])
  expect(limits.map(({ maxFramerate }) => maxFramerate)).toEqual([15, 8])
  expect(pictureLimits({ ...SCREEN, others: 5 }, { width: 3_840, height: 2_160 }).scaleResolutionDownBy).toBe(2)
})
