import { boxModel } from '../src/demo/box-model.ts'

const named = (name: string, bytes: Uint8Array | string): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'application/octet-stream' })

const RED_BOX = { at: [0, 0, 0], size: [1, 1, 1], colour: [0.9, 0.1, 0.1] } as const

/** Models as people bring them, each the smallest that is one. */
export const glb = (name = 'box.glb', bytes: Uint8Array = boxModel([RED_BOX])): File => named(name, bytes)
export const gltf = (name = 'box.gltf', scene: object = { asset: { version: '2.0' } }): File => named(name, JSON.stringify(scene))
export const obj = (name = 'box.obj', text = '# made by hand\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n'): File => named(name, text)
export const textStl = (name = 'box.stl', text?: string): File =>
  named(name, text ?? 'solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid a\n')
/** `missingBytes`: how much of its end is cut off. */
export const stl = (name = 'box.stl', missingBytes = 0): File => {
  const bytes = Buffer.alloc(84 + 50 - missingBytes)
  bytes.writeUInt32LE(1, 80)
  return named(name, bytes)
}
