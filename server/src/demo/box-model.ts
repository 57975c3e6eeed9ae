/** A box of a model: where its middle is, how far it reaches each way, and its colour as red, green and blue from 0 to 1. */
export interface Box {
  at: readonly [number, number, number]
  size: readonly [number, number, number]
  colour: readonly [number, number, number]
}

const CORNERS = [-1, 1].flatMap(x => [-1, 1].flatMap(y => [-1, 1].map(z => [x, y, z] as const)))
/** For each of the three directions the two sides: four corners of a side, seen from outside. */
const SIDES = [0, 1, 2].flatMap(axis =>
  [-1, 1].map(end => {
    const corners = CORNERS.filter(corner => corner[axis] === end)
    const [a, b, c, d] = corners
    // From outside they must turn to the left, or the side is seen from within only.
    const isTurned = (axis === 1) !== end > 0
    return { axis, end, corners: (isTurned ? [a, c, d, b] : [a, b, d, c]).flatMap(corner => corner ?? []) }
  }),
)

const vertices = ({ at, size }: Box) =>
  SIDES.flatMap(({ axis, end, corners }) =>
    Array.from({ length: 4 }, (_, corner) => ({
      position: [0, 1, 2].map(k => (at[k] ?? 0) + ((corners[corner * 3 + k] ?? 0) * (size[k] ?? 0)) / 2),
      normal: [0, 1, 2].map(k => (k === axis ? end : 0)),
    })),
  )

const padded = (bytes: Buffer, filler: string): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)])
const chunk = (kind: string, bytes: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(bytes.length, 0)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, bytes])
}

/** A binary glTF of what is described and the bytes that it is made of. */
export const glbOf = (scene: object, bytes: Buffer): Buffer => {
  const body = Buffer.concat([chunk('JSON', padded(Buffer.from(JSON.stringify(scene)), ' ')), chunk('BIN\0', padded(bytes, '\0'))])
  const head = Buffer.alloc(12)
  head.write('glTF', 0, 'latin1')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(head.length + body.length, 8)
  return Buffer.concat([head, body])
}

/** A model of boxes as a binary glTF. */
export const boxModel = (boxes: readonly Box[]): Buffer => {
  const parts = boxes.map(vertices)
  const floats = parts.map(part =>
    Float32Array.from([...part.flatMap(({ position }) => position), ...part.flatMap(({ normal }) => normal)]),
  )
  const indices = Uint16Array.from(SIDES.flatMap((_, side) => [0, 1, 2, 0, 2, 3].map(corner => side * 4 + corner)))
  const pieces = [Buffer.from(indices.buffer), ...floats.map(each => Buffer.from(each.buffer))]
  const starts = pieces.map((_, at) => pieces.slice(0, at).reduce((sum, { length }) => sum + length, 0))
  const vector = { componentType: 5126, count: SIDES.length * 4, type: 'VEC3' }
  const bounds = ({ at, size }: Box) => ({
    min: at.map((middle, k) => Math.fround(middle - (size[k] ?? 0) / 2)),
    max: at.map((middle, k) => Math.fround(middle + (size[k] ?? 0) / 2)),
  })
  return glbOf(
    {
      asset: { version: '2.0', generator: 'Onhand' },
      scene: 0,
      scenes: [{ nodes: boxes.map((_, at) => at) }],
      nodes: boxes.map((_, mesh) => ({ mesh })),
      meshes: boxes.map((_, at) => ({
        primitives: [{ attributes: { POSITION: 1 + at * 2, NORMAL: 2 + at * 2 }, indices: 0, material: at }],
      })),
      materials: boxes.map(({ colour }) => ({
        pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: 0, roughnessFactor: 0.8 },
      })),
      accessors: [
        { bufferView: 0, componentType: 5123, count: indices.length, type: 'SCALAR' },
        ...boxes.flatMap((box, at) => [
          { ...vector, bufferView: 1 + at, ...bounds(box) },
          { ...vector, bufferView: 1 + at, byteOffset: SIDES.length * 4 * 12 },
        ]),
      ],
      bufferViews: pieces.map(({ length }, at) => ({ buffer: 0, byteOffset: starts[at], byteLength: length })),
      buffers: [{ byteLength: pieces.reduce((sum, { length }) => sum + length, 0) }],
    },
    Buffer.concat(pieces),
  )
}
