import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentBox, nearestOfFrame, toFrame } from './video-box.ts'

const element = { left: 10, top: 20, width: 400, height: 400 }

test.each([
  ['a wide picture has bars above and below', { width: 800, height: 400 }, { left: 10, top: 120, width: 400, height: 200 }],
  ['a tall one beside', { width: 100, height: 400 }, { left: 160, top: 20, width: 100, height: 400 }],
  ['one of the same shape none', { width: 50, height: 50 }, element],
  ['and one that is not there yet neither', { width: 0, height: 0 }, element],
])('%s', (_, picture, box) => {
  expect(contentBox(element, picture)).toEqual(box)
})

test('a picture that fills its element hangs over', () => {
  expect(contentBox(element, { width: 800, height: 400 }, 'cover')).toEqual({ left: -190, top: 20, width: 800, height: 400 })
})

test('a spot of the frame is the same spot at any size', () => {
  const size = fc.integer({ min: 50, max: 3_000 })
  const share = fc.integer({ min: 0, max: 1_000 }).map(each => each / 1_000)
  fc.assert(
    fc.property(size, size, size, size, share, share, (width, height, wide, high, x, y) => {
      const box = contentBox({ left: 7, top: 3, width, height }, { width: wide, height: high })
      const found = nearestOfFrame(box, { x: box.left + x * box.width, y: box.top + y * box.height })
      expect(found.x).toBeCloseTo(x, 6)
      expect(found.y).toBeCloseTo(y, 6)
    }),
  )
})

test('beside the picture there is no frame, and a stroke goes on along its edge', () => {
  const box = contentBox(element, { width: 800, height: 400 })
  expect(toFrame(box, { x: 100, y: 50 })).toBeNull()
  expect(nearestOfFrame(box, { x: 110, y: 50 })).toEqual({ x: 0.25, y: 0 })
})
