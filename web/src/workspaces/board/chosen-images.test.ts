import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BOARD_IMAGE_WRONG_TYPE, BOARD_TOO_MANY_IMAGES } from '#contract/workspaces-board.ts'
import { chosenImages } from './chosen-images.ts'

// Only a browser can open a picture.
beforeEach(() => vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined })))
afterEach(() => vi.unstubAllGlobals())

const photo = (name = 'image.jpg', type = 'image/jpeg') => new File(['x'], name, { type })
const choose = async (files: readonly File[], room = 10) => {
  const faults: string[] = []
  const wanted = await chosenImages(files, { at: { x: 0, y: 0 }, room, onFault: words => faults.push(words) })
  return { names: wanted.map(({ file }) => file.name), spots: wanted.map(({ at }) => at), faults }
}

test('photos that a phone calls the same are files of their own, other names stay', async () => {
  const { names, spots } = await choose([photo(), photo(), photo('boiler.png', 'image/png')])
  expect(names).toEqual([expect.stringMatching(/^Picture .*\.jpg$/), expect.stringMatching(/^Picture .* \(2\)\.jpg$/), 'boiler.png'])
  expect(new Set(spots.map(({ x }) => x)).size).toBe(3)
})

test('what is no image, and what the board has no room for, is told and left out', async () => {
  const { names, faults } = await choose([photo('plan.pdf', 'application/pdf'), photo('a.jpg'), photo('b.jpg')], 1)
  expect(names).toEqual(['a.jpg'])
  expect(faults).toEqual([
    `‘plan.pdf’ is not on the board. ${BOARD_IMAGE_WRONG_TYPE}`,
    `‘b.jpg’ is not on the board. ${BOARD_TOO_MANY_IMAGES}`,
  ])
})
