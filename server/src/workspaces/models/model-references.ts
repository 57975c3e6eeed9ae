import * as z from 'zod'

const at = z.int().min(0)
const Buffers = z.object({ byteLength: at, uri: z.string().optional(), extensions: z.record(z.string(), z.unknown()).optional() })
const View = z.object({ buffer: at, byteOffset: at.default(0), byteLength: at, byteStride: at.optional() })
const Accessor = z.object({ bufferView: at.optional(), byteOffset: at.default(0), count: at, componentType: z.int(), type: z.string() })
const Primitive = z.object({ attributes: z.record(z.string(), at), indices: at.optional() })
/** Of a scene what refers to something else in it. */
const Scene = z.object({
  buffers: z.array(Buffers).default([]),
  bufferViews: z.array(View).default([]),
  accessors: z.array(Accessor).default([]),
  meshes: z.array(z.object({ primitives: z.array(Primitive) })).default([]),
  nodes: z.array(z.object({ mesh: at.optional(), children: z.array(at).default([]) })).default([]),
})
type Scene = z.infer<typeof Scene>

const COMPONENT_BYTES: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4 }
const COMPONENTS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }
const BASE64 = /^data:[^,]*;base64,/

/** How many bytes a buffer has; null where they do not lie in it: another program's spare, for readers that do not know its packing. */
const heldBytes = ({ uri, extensions = {} }: z.infer<typeof Buffers>, index: number, binaryBytes: number): number | null => {
  if (Object.keys(extensions).some(name => name.endsWith('_meshopt_compression'))) return null
  if (uri === undefined) return index === 0 ? binaryBytes : 0
  return BASE64.test(uri) ? Math.floor(((uri.length - uri.indexOf(',') - 1) * 3) / 4) : null
}

const lastByteOf = ({ count, byteOffset, componentType, type }: z.infer<typeof Accessor>, { byteStride }: z.infer<typeof View>): number => {
  const bytes = (COMPONENT_BYTES[componentType] ?? 0) * (COMPONENTS[type] ?? 0)
  return count === 0 || bytes === 0 ? 0 : byteOffset + (count - 1) * (byteStride ?? bytes) + bytes
}

const isWhole = ({ buffers, bufferViews, accessors }: Scene, binaryBytes: number): boolean => {
  const areHeld = buffers.every((buffer, index) => buffer.byteLength <= (heldBytes(buffer, index, binaryBytes) ?? buffer.byteLength))
  const liesInBuffer = ({ buffer, byteOffset, byteLength }: z.infer<typeof View>) =>
    byteOffset + byteLength <= (buffers[buffer]?.byteLength ?? -1)
  const liesInView = (accessor: z.infer<typeof Accessor>) => {
    if (accessor.bufferView === undefined) return true
    const view = bufferViews[accessor.bufferView]
    return view !== undefined && lastByteOf(accessor, view) <= view.byteLength
  }
  return areHeld && bufferViews.every(liesInBuffer) && accessors.every(liesInView)
}

const isConnected = ({ accessors, meshes, nodes }: Scene): boolean => {
  const surfaces = meshes.flatMap(({ primitives }) => primitives)
  const areNumbers = surfaces.every(({ attributes, indices }) =>
    [...Object.values(attributes), ...(indices === undefined ? [] : [indices])].every(index => index < accessors.length),
  )
  return areNumbers && nodes.every(({ mesh = -1, children }) => mesh < meshes.length && children.every(child => child < nodes.length))
}

/** What is wrong with a scene's parts, without looking at a single vertex; null: nothing. `binaryBytes`: those that follow it in a .glb. */
export const faultOfParts = (described: unknown, kind: string, binaryBytes: number): string | null => {
  const { data } = Scene.safeParse(described)
  if (!data) return `This ${kind} file does not describe a model.`
  if (!data.meshes.some(({ primitives }) => primitives.length > 0))
    return `This ${kind} file holds nothing that can be shown: it has no mesh.`
  if (!isConnected(data)) return `This ${kind} file is damaged: it refers to parts that are not in it.`
  return isWhole(data, binaryBytes) ? null : `This ${kind} file is damaged: some of the bytes that it is made of are missing.`
}
