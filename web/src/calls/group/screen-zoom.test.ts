import { expect, test } from 'vitest'
import { mayZoomIn, zoomedIn, zoomedOut } from './screen-zoom.ts'

test('the zoom goes in steps of 1.2 from 1 to 5, and back to exactly 1', () => {
  expect(zoomedIn(1)).toBe(1.2)
  const steps = [1]
  while (mayZoomIn(steps.at(-1) ?? 5)) steps.push(zoomedIn(steps.at(-1) ?? 5))
  expect(steps).toHaveLength(10)
  expect(steps.at(-1)).toBe(5)
  const back = steps.reduce(zoom => zoomedOut(zoom), 5)
  expect(back).toBe(1)
  expect(zoomedOut(1)).toBe(1)
})
