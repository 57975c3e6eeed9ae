import { expect, test } from 'vitest'
import { withLength } from './webm-length.ts'

const OPEN_ENDED = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const MILLISECONDS = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40]
const CLUSTER = [0x1f, 0x43, 0xb6, 0x75, 0xff, 7, 7, 7]

/** As a browser that records writes it: the head of the file, a segment without an end, what is told of it, and the first pictures. */
const recorded = ({ segmentSize = OPEN_ENDED, info = MILLISECONDS } = {}) =>
  new File(
    [
      new Uint8Array([
        0x1a,
        0x45,
        0xdf,
        0xa3,
        0x80,
        0x18,
        0x53,
        0x80,
        0x67,
        ...segmentSize,
        0x15,
        0x49,
        0xa9,
        0x66,
        0x80 + info.length,
        ...info,
        ...CLUSTER,
      ]),
    ],
    'call.webm',
    { type: 'video/webm' },
  )
const bytesOf = async (file: File) => [...new Uint8Array(await file.arrayBuffer())]

test('a recording says how long it is: 90 seconds, in milliseconds, and all else is as it was', async () => {
  const before = recorded()
  const file = await withLength(before, 90)
  expect([file.name, file.type]).toEqual(['call.webm', 'video/webm'])
  const length = [0x44, 0x89, 0x88, ...new Uint8Array(new Float64Array([90_000]).buffer).toReversed()]
  const told = [...MILLISECONDS, ...length]
  const size = [0x01, 0, 0, 0, 0, 0, 0, told.length]
  expect(await bytesOf(file)).toEqual([...(await bytesOf(before)).slice(0, 21), ...size, ...told, ...CLUSTER])
  expect(await withLength(file, 90)).toBe(file)
})

test('what says its length, has an end, or is another kind of file, stays as it is', async () => {
  const others = [
    recorded({ info: [...MILLISECONDS, 0x44, 0x89, 0x84, 0x47, 0x2f, 0xc8, 0x00] }),
    recorded({ segmentSize: [0x01, 0, 0, 0, 0, 0, 0, 0x20] }),
    new File(['ftypisom'], 'call.mp4', { type: 'video/mp4' }),
    new File([], 'call.webm'),
  ]
  for (const file of others) expect(await withLength(file, 90)).toBe(file)
})
