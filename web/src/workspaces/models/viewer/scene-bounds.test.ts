import sharp from 'sharp'
import { BufferGeometry, Float32BufferAttribute, InstancedMesh, Mesh, MeshBasicMaterial } from 'three'
import { expect, test } from 'vitest'
import { sizeOfPicture } from './picture-size.ts'
import { MAX_PIECES, MAX_PIXELS, requireShowable, requireShowablePictures, trianglesIn } from './scene-bounds.ts'
import { partsOf } from './scene-parts.ts'

test('triangles are counted before anything is unpacked, once for each place that draws them', () => {
  const primitives = [{ indices: 0, attributes: {} }, { mode: 1, indices: 0, attributes: {} }, { attributes: { POSITION: 1 } }]
  expect(trianglesIn({ nodes: [{ mesh: 0 }, { mesh: 0 }, {}], meshes: [{ primitives }], accessors: [{ count: 30 }, { count: 9 }] })).toBe(
    26,
  )
})

test('a surface that is drawn many times counts as often, in triangles and in pieces', () => {
  const drawn = (times: number) => ({
    nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } } }],
    meshes: [{ primitives: [{ indices: 0, attributes: {} }] }],
    accessors: [{ count: 30 }, { count: times }],
  })
  expect(trianglesIn(drawn(7))).toBe(70)
  expect(() => requireShowable(drawn(MAX_PIECES), 1_000_000)).not.toThrow()
  expect(() => requireShowable(drawn(MAX_PIECES + 100), 1_000_000)).toThrow('This model has 10.1 thousand pieces')
  expect(() => requireShowable(drawn(1_000), 9_999)).toThrow('10 thousand triangles')
})

test('lists that say that they are long are refused before anybody makes room for them', () => {
  expect(() => requireShowable({ accessors: [{ count: 1e9 }] }, 1_000_000)).toThrow('This model has 1 billion points and numbers')
})

test('each kind of picture is measured by its first bytes, and all of them together are not too large', async () => {
  const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
  const pictures = [await blank.png().toBuffer(), await blank.jpeg().toBuffer(), await blank.webp().toBuffer()]
  pictures.push(await blank.webp({ lossless: true }).toBuffer(), await blank.avif().toBuffer())
  for (const bytes of pictures) expect(sizeOfPicture(bytes)).toEqual({ width: 300, height: 200 })
  for (const bytes of [new Uint8Array(), Uint8Array.of(255, 216), new TextEncoder().encode('<svg width="1" height="1"/>')])
    expect(sizeOfPicture(bytes)).toBeUndefined()

  const [png = Buffer.alloc(0)] = pictures
  const claiming = (width: number) => {
    const bytes = Uint8Array.from(png)
    new DataView(bytes.buffer).setUint32(16, width)
    return bytes.buffer
  }
  const carrying = { images: [{ bufferView: 0 }, { bufferView: 0 }], bufferViews: [{ buffer: 0, byteLength: png.length }] }
  expect(() => requireShowablePictures(carrying, claiming(MAX_PIXELS / 400))).not.toThrow()
  expect(() => requireShowablePictures(carrying, claiming(MAX_PIXELS / 400 + 10_000))).toThrow(
    'This model has pictures of 164 million pixels',
  )
  expect(() => requireShowablePictures(carrying, new ArrayBuffer(png.length))).toThrow('is no PNG, JPEG, WebP or AVIF')
})

test('what a loader made of too many pieces is not handed over', () => {
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute([0, 0, 0, 1, 0, 0, 0, 1, 0], 3))
  const material = new MeshBasicMaterial()
  expect(partsOf(new Mesh(geometry, material), { isDoubleSided: true }).parts).toHaveLength(1)
  expect(() => partsOf(new InstancedMesh(geometry, material, MAX_PIECES + 1), { isDoubleSided: true })).toThrow('pieces')
})
