import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BoardImages } from './board-images.ts'

const picture = { width: 40, height: 30, close: () => undefined }
let open: BoardImages | undefined

// Only a browser can open a picture.
beforeEach(() => vi.stubGlobal('createImageBitmap', async () => picture))
afterEach(() => {
  open?.close()
  vi.unstubAllGlobals()
})

/** Pictures whose line answers as told, one answer after the other; the last one stays. */
const imagesBy = (...answers: (() => Promise<Response>)[]) => {
  const asked = vi.fn(() => (answers.length > 1 ? answers.shift() : answers[0])?.())
  vi.stubGlobal('fetch', asked)
  const images = new BoardImages(() => undefined)
  open = images
  return { images, asked }
}
const whole = async () => new Response('picture')
const deleted = async () => new Response(null, { status: 404 })
const cut = async () => new Response(new ReadableStream({ pull: stream => stream.error(new TypeError('network error')) }))

test('an image whose line broke is still on its way, and comes when the line is back', async () => {
  const { images } = imagesBy(cut, whole)
  await images.settled(['a'])
  expect(images.of('a')).toBe('coming')
  images.lookAgain({ isOnlyMissing: true })
  await images.settled(['a'])
  expect(images.of('a')).toBe(picture)
})

test('an image that stands there stays when the line breaks while it is looked at again', async () => {
  const { images } = imagesBy(whole, cut)
  await images.settled(['a'])
  images.lookAgain({ isOnlyMissing: false })
  await images.settled(['a'])
  expect(images.of('a')).toBe(picture)
})

test('an image that this browser cannot open is not said to be deleted, and one that is deleted is', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new DOMException('no picture', 'InvalidStateError')))
  const { images } = imagesBy(whole, deleted)
  await images.settled(['a'])
  expect(images.of('a')).toBe('unreadable')
  images.lookAgain({ isOnlyMissing: false })
  await images.settled(['a'])
  expect(images.of('a')).toBe('gone')
})

test('that a file was deleted is not lost when it is told while the image is on its way', async () => {
  const gate = Promise.withResolvers<void>()
  const { images, asked } = imagesBy(() => gate.promise.then(whole), deleted)
  images.of('a')
  expect(asked).toHaveBeenCalledTimes(1)
  images.lookAgain({ isOnlyMissing: false })
  gate.resolve()
  await images.settled(['a'])
  expect(images.of('a')).toBe('gone')
  expect(asked).toHaveBeenCalledTimes(2)
})
