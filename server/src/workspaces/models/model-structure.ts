import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { AppError } from '#contract/shared/errors.ts'
import type { ModelFileType } from '#contract/shared/file-rule.ts'
import { brokenScene } from './model-scene.ts'
import { requireScene } from './require-scene.ts'

const GLB_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const GLTF_VERSION = 2
const JSON_CHUNK = 0x4e4f534a
/** What describes a scene; what it is made of lies beside it. */
const MAX_JSON_BYTES = 32 * 1024 * 1024

const broken = (what: string) => {
  const { code, message } = brokenScene(what)
  return new AppError(code, message)
}

const requireGlb = async (path: string, sizeBytes: number): Promise<void> => {
  const file = await open(path)
  try {
    const { buffer: header, bytesRead } = await file.read(
      Buffer.alloc(GLB_HEADER_BYTES + CHUNK_HEADER_BYTES),
      0,
      GLB_HEADER_BYTES + CHUNK_HEADER_BYTES,
      0,
    )
    if (bytesRead < GLB_HEADER_BYTES + CHUNK_HEADER_BYTES) throw broken('This .glb file ends in its first line.')
    const version = header.readUInt32LE(4)
    if (version !== GLTF_VERSION) throw broken(`This is glTF ${version}; version 2 can be shown here.`)
    const declared = header.readUInt32LE(8)
    if (declared !== sizeBytes) throw broken(`This .glb file is not whole: it says it has ${declared} bytes, and has ${sizeBytes}.`)
    const jsonBytes = header.readUInt32LE(GLB_HEADER_BYTES)
    const isJson = header.readUInt32LE(GLB_HEADER_BYTES + 4) === JSON_CHUNK
    if (!isJson || jsonBytes > Math.min(sizeBytes - header.length, MAX_JSON_BYTES))
      throw broken('This .glb file does not describe a model.')
    const { buffer: json } = await file.read(Buffer.alloc(jsonBytes), 0, jsonBytes, header.length)
    await requireScene(json, '.glb')
  } finally {
    await file.close()
  }
}

const requireGltf = async (path: string, sizeBytes: number): Promise<void> => {
  if (sizeBytes > MAX_JSON_BYTES)
    throw new AppError('payload_too_large', 'A .gltf file of this size is shown by no browser. Export the model as .glb, which is smaller.')
  await requireScene(await readFile(path), '.gltf')
}

/** Reads as far as it must: whether a line of each of these kinds is in a text. */
const requireLines = async (path: string, kinds: readonly RegExp[], complaint: string): Promise<void> => {
  const stream = createReadStream(path)
  const wanted = new Set(kinds)
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      for (const kind of wanted) if (kind.test(line)) wanted.delete(kind)
      if (wanted.size === 0) return
    }
  } finally {
    stream.destroy()
  }
  throw broken(complaint)
}

const requireStl = async (path: string, sizeBytes: number): Promise<void> => {
  const file = await open(path)
  const head = Buffer.alloc(84)
  const { bytesRead } = await file.read(head, 0, head.length, 0).finally(() => file.close())
  const triangles = bytesRead === head.length ? head.readUInt32LE(80) : 0
  if (triangles > 0 && sizeBytes === head.length + triangles * 50) return
  await requireLines(path, [/^\s*facet\b/i, /^\s*vertex\s/i], 'This .stl file holds no triangle.')
}

/** Refuses what is not a whole model of the type that its beginning shows, and says what is wrong with it. */
export const requireWholeModel = async ({
  path,
  sizeBytes,
  type,
}: {
  path: string
  sizeBytes: number
  type: ModelFileType
}): Promise<void> => {
  if (type === 'model/gltf-binary') return requireGlb(path, sizeBytes)
  if (type === 'model/gltf+json') return requireGltf(path, sizeBytes)
  if (type === 'model/stl') return requireStl(path, sizeBytes)
  return requireLines(path, [/^\s*v\s/, /^\s*f\s/], 'This .obj file holds no surface: it needs vertices (v) and faces (f).')
}
