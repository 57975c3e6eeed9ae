import { AppError } from '#contract/shared/errors.ts'

interface Piece {
  uri?: string
  mimeType?: string
  bufferView?: number
  byteLength?: number
}
/** Of a glTF scene what tells where its bytes are. */
export interface GltfScene {
  asset?: { version?: string }
  buffers?: Piece[]
  bufferViews?: { buffer: number; byteOffset?: number; byteLength: number }[]
  images?: Piece[]
  extensionsRequired?: string[]
  accessors?: { count: number }[]
  meshes?: { primitives?: { mode?: number; indices?: number; attributes: Record<string, number> }[] }[]
  nodes?: { mesh?: number; extensions?: { EXT_mesh_gpu_instancing?: { attributes?: Record<string, number> } } }[]
}

const GLB_MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BIN_CHUNK = 0x004e4942
const HEADER_BYTES = 12
const CHUNK_BYTES = 8

const PICTURES: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' }
const broken = (text: string, cause?: unknown) => new AppError('bad_request', text, { cause })

export const readScene = (text: string): GltfScene => {
  try {
    // Whatever is not as the format has it, the loader finds; here only what stands in these fields is read.
    return JSON.parse(text) as GltfScene
  } catch (cause) {
    throw broken('This glTF file is damaged: what should describe the model is no JSON.', cause)
  }
}

/** A binary glTF apart: its scene, and the bytes that belong to it. */
export const readGlb = (bytes: ArrayBuffer): { scene: GltfScene; binary: ArrayBuffer | null } => {
  const view = new DataView(bytes)
  if (bytes.byteLength < HEADER_BYTES + CHUNK_BYTES || view.getUint32(0, true) !== GLB_MAGIC)
    throw broken('This .glb file is damaged: it is no glTF.')
  if (view.getUint32(8, true) > bytes.byteLength) throw broken('This .glb file is not whole: its end is missing.')
  const jsonBytes = view.getUint32(HEADER_BYTES, true)
  const binaryAt = HEADER_BYTES + CHUNK_BYTES + jsonBytes
  if (binaryAt > bytes.byteLength) throw broken('This .glb file is not whole: its end is missing.')
  const scene = readScene(new TextDecoder().decode(new Uint8Array(bytes, HEADER_BYTES + CHUNK_BYTES, jsonBytes)))
  const hasBinary = binaryAt + CHUNK_BYTES <= bytes.byteLength && view.getUint32(binaryAt + 4, true) === BIN_CHUNK
  if (!hasBinary) return { scene, binary: null }
  const from = binaryAt + CHUNK_BYTES
  return { scene, binary: bytes.slice(from, from + view.getUint32(binaryAt, true)) }
}

const ofDataUri = async (uri: string): Promise<ArrayBuffer> => {
  const comma = uri.indexOf(',')
  const content = uri.slice(comma + 1)
  const text = uri.slice(0, comma).endsWith(';base64') ? atob(content) : decodeURIComponent(content)
  return Uint8Array.from(text, letter => letter.charCodeAt(0)).buffer
}

const mediaTypeOf = (uri: string): string => {
  if (uri.startsWith('data:')) return uri.slice('data:'.length, uri.indexOf(';'))
  return PICTURES[uri.split('?')[0]?.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'image/png'
}

/** All bytes that a scene is made of in one run, each piece at a multiple of four. */
class Binary {
  readonly #pieces: Uint8Array[] = []
  length = 0

  add(bytes: ArrayBuffer): number {
    const at = this.length
    const filler = (4 - (bytes.byteLength % 4)) % 4
    this.#pieces.push(new Uint8Array(bytes), new Uint8Array(filler))
    this.length += bytes.byteLength + filler
    return at
  }

  writeInto(target: Uint8Array, from: number) {
    let at = from
    for (const piece of this.#pieces) {
      target.set(piece, at)
      at += piece.length
    }
  }
}

const written = (scene: GltfScene, binary: Binary): ArrayBuffer => {
  const json = new TextEncoder().encode(JSON.stringify(scene))
  const jsonBytes = Math.ceil(json.length / 4) * 4
  const bytes = new ArrayBuffer(HEADER_BYTES + CHUNK_BYTES + jsonBytes + CHUNK_BYTES + binary.length)
  const view = new DataView(bytes)
  for (const [at, value] of [GLB_MAGIC, 2, bytes.byteLength, jsonBytes, JSON_CHUNK].entries()) view.setUint32(at * 4, value, true)
  const target = new Uint8Array(bytes)
  target.fill(0x20, HEADER_BYTES + CHUNK_BYTES, HEADER_BYTES + CHUNK_BYTES + jsonBytes)
  target.set(json, HEADER_BYTES + CHUNK_BYTES)
  const binaryAt = HEADER_BYTES + CHUNK_BYTES + jsonBytes
  view.setUint32(binaryAt, binary.length, true)
  view.setUint32(binaryAt + 4, BIN_CHUNK, true)
  binary.writeInto(target, binaryAt + CHUNK_BYTES)
  return bytes
}

/** A scene and all that it refers to as one binary glTF. `bring`: the bytes behind a name that stands in it. */
export const packGltf = async (
  scene: GltfScene,
  own: ArrayBuffer | null,
  bring: (uri: string) => Promise<ArrayBuffer>,
): Promise<ArrayBuffer> => {
  const binary = new Binary()
  const brought = (uri: string) => (uri.startsWith('data:') ? ofDataUri(uri) : bring(uri))
  const starts: number[] = []
  for (const { uri } of scene.buffers ?? []) starts.push(binary.add(uri === undefined ? (own ?? new ArrayBuffer(0)) : await brought(uri)))
  const bufferViews = (scene.bufferViews ?? []).map(view => ({
    ...view,
    buffer: 0,
    byteOffset: (starts[view.buffer] ?? 0) + (view.byteOffset ?? 0),
  }))
  const images: Piece[] = []
  for (const image of scene.images ?? []) {
    const { uri, ...rest } = image
    if (uri === undefined) {
      images.push(image)
      continue
    }
    const bytes = await brought(uri)
    bufferViews.push({ buffer: 0, byteOffset: binary.add(bytes), byteLength: bytes.byteLength })
    images.push({ ...rest, mimeType: image.mimeType ?? mediaTypeOf(uri), bufferView: bufferViews.length - 1 })
  }
  const packed = { ...scene, bufferViews, buffers: [{ byteLength: binary.length }], ...(scene.images ? { images } : {}) }
  return written(packed, binary)
}

/** Whether a scene refers to anything outside of itself. */
export const refersOutside = ({ buffers = [], images = [] }: GltfScene): boolean =>
  [...buffers, ...images].some(({ uri }) => uri !== undefined)
