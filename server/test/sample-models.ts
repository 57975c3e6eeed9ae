import { boxModel } from '../src/demo/box-model.ts'

const named = (name: string, bytes: Uint8Array | string): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'application/octet-stream' })

const RED_BOX = { at: [0, 0, 0], size: [1, 1, 1], colour: [0.9, 0.1, 0.1] } as const

/** Models as people bring them, each the smallest that is one. */
export const glb = (name = 'box.glb', bytes: Uint8Array = boxModel([RED_BOX])): File => named(name, bytes)
/** A triangle, its bytes in the scene itself. */
const TRIANGLE = {
  asset: { version: '2.0' },
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [
    {
      byteLength: 36,
      uri: `data:application/octet-stream;base64,${Buffer.from(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0).buffer).toString('base64')}`,
    },
  ],
}
export const gltfWith = (more: object): File => gltf('with.gltf', { ...TRIANGLE, ...more })
export const gltf = (name = 'box.gltf', scene: object = TRIANGLE): File => named(name, JSON.stringify(scene))
export const obj = (name = 'box.obj', text = '# made by hand\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n'): File => named(name, text)
export const textStl = (name = 'box.stl', text?: string): File =>
  named(name, text ?? 'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid a\n')
/** `place`: which of a triangle's numbers it is; the first three are its direction. */
export const stlAt = (x: number, place = 3): File => {
  const bytes = Buffer.alloc(84 + 50)
  bytes.writeUInt32LE(1, 80)
  bytes.writeFloatLE(x, 84 + place * 4)
  return named('at.stl', bytes)
}
/** `missingBytes`: how much of its end is cut off. */
export const stl = (name = 'box.stl', missingBytes = 0): File => {
  const bytes = Buffer.alloc(84 + 50 - missingBytes)
  bytes.writeUInt32LE(1, 80)
  return named(name, bytes)
}
