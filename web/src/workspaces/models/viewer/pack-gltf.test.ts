import { expect, test } from 'vitest'
import { packGltf, readGlb, readScene, refersOutside } from './pack-gltf.ts'

const bytesOf = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer

test('a scene and what it refers to become one file, in which every piece is found again', async () => {
  const scene = {
    asset: { version: '2.0' },
    buffers: [
      { uri: 'a.bin', byteLength: 3 },
      { uri: 'data:application/octet-stream;base64,BwgJ', byteLength: 3 },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 1, byteLength: 2 },
      { buffer: 1, byteLength: 3 },
    ],
    images: [{ uri: 'wood%20grain.JPG' }],
  }
  const asked: string[] = []
  const packed = await packGltf(scene, null, async uri => {
    asked.push(uri)
    return uri === 'a.bin' ? bytesOf(1, 2, 3) : bytesOf(255, 216)
  })
  expect(asked).toEqual(['a.bin', 'wood%20grain.JPG'])
  const { scene: read, binary } = readGlb(packed)
  expect(refersOutside(read)).toBe(false)
  const pieces = (read.bufferViews ?? []).map(({ byteOffset = 0, byteLength }) => [
    ...new Uint8Array(binary ?? new ArrayBuffer(0), byteOffset, byteLength),
  ])
  expect(pieces).toEqual([
    [2, 3],
    [7, 8, 9],
    [255, 216],
  ])
  expect(read.images).toEqual([{ mimeType: 'image/jpeg', bufferView: 2 }])
  expect(packed.byteLength % 4).toBe(0)
})

test('what is cut off or no glTF at all is said so', () => {
  expect(() => readScene('{"asset"')).toThrow('is no JSON')
  expect(() => readGlb(bytesOf(1, 2, 3))).toThrow('it is no glTF')
  const longer = new ArrayBuffer(20)
  new DataView(longer).setUint32(0, 0x46546c67, true)
  new DataView(longer).setUint32(8, 100, true)
  expect(() => readGlb(longer)).toThrow('its end is missing')
})
