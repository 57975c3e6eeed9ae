import { glbOf } from '../../server/src/demo/box-model.ts'

export { boxModel } from '../../server/src/demo/box-model.ts'

/** A hilly ground of about so many triangles: a grid of squares, two of them to a square. */
export const gridModel = (triangles: number): Buffer => {
  const side = Math.ceil(Math.sqrt(triangles / 2))
  const across = side + 1
  const positions = new Float32Array(across * across * 3)
  const heights = { min: 0, max: 0 }
  for (let at = 0; at < across * across; at += 1) {
    const [x, z] = [(at % across) / side - 0.5, Math.floor(at / across) / side - 0.5]
    const y = Math.fround(0.05 * Math.sin(x * 30) * Math.cos(z * 30))
    positions.set([x, y, z], at * 3)
    heights.min = Math.min(heights.min, y)
    heights.max = Math.max(heights.max, y)
  }
  const corners = new Uint32Array(side * side * 6)
  for (let square = 0; square < side * side; square += 1) {
    const first = Math.floor(square / side) * across + (square % side)
    corners.set([first, first + across, first + 1, first + 1, first + across, first + across + 1], square * 6)
  }
  const scene = {
    asset: { version: '2.0' },
    ...{
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 1 }, indices: 0 }] }],
    },
    accessors: [
      { bufferView: 0, componentType: 5125, count: corners.length, type: 'SCALAR' },
      {
        ...{ bufferView: 1, componentType: 5126, count: across * across, type: 'VEC3' },
        ...{ min: [-0.5, heights.min, -0.5], max: [0.5, heights.max, 0.5] },
      },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: corners.byteLength },
      { buffer: 0, byteOffset: corners.byteLength, byteLength: positions.byteLength },
    ],
    buffers: [{ byteLength: corners.byteLength + positions.byteLength }],
  }
  return glbOf(scene, Buffer.concat([Buffer.from(corners.buffer), Buffer.from(positions.buffer)]))
}
