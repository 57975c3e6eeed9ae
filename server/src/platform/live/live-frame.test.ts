import { expect, test } from 'vitest'
import { packetsOf, textFrame } from './live-frame.ts'

test.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a text of %i bytes has the header that the protocol says', (length, header) => {
  const frame = textFrame('x'.repeat(length))
  expect([...frame.subarray(0, header.length)]).toEqual(header)
  expect(frame.length).toBe(header.length + length)
})

test('the length of a text is counted in bytes', () => {
  expect([...textFrame('ü')]).toEqual([0x81, 2, 0xc3, 0xbc])
})

test('frames become few packets, in order, none larger than allowed unless one frame is', () => {
  const frames = [3, 4, 5, 20, 1, 1].map((length, index) => Buffer.alloc(length, index))
  const packets = packetsOf(frames, 8)
  expect(packets.map(packet => packet.length)).toEqual([7, 5, 20, 2])
  expect(Buffer.concat(packets)).toEqual(Buffer.concat(frames))
  expect(packetsOf([], 8)).toEqual([])
})
