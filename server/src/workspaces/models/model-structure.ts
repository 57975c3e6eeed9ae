import { type FileHandle, open, readFile } from 'node:fs/promises'
import { AppError } from '#contract/shared/errors.ts'
import type { ModelFileType } from '#contract/shared/file-rule.ts'
import { broken } from './model-scene.ts'
import { requireObj, requireStlText } from './model-text.ts'
import { requireScene } from './require-scene.ts'

const GLB_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const GLTF_VERSION = 2
/** No version is near this: then it is not the version that stands there. */
const LAST_VERSION_EVER = 99
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
/** What describes a scene; what it is made of lies beside it. */
const MAX_JSON_BYTES = 32 * 1024 * 1024

/** How many bytes follow the scene of a .glb. */
const binaryBytesOf = async (file: FileHandle, at: number): Promise<number> => {
  const { buffer: head, bytesRead } = await file.read(Buffer.alloc(CHUNK_HEADER_BYTES), 0, CHUNK_HEADER_BYTES, at)
  return bytesRead === CHUNK_HEADER_BYTES && head.readUInt32LE(4) === BINARY_CHUNK ? head.readUInt32LE(0) : 0
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
    if (version > LAST_VERSION_EVER) throw broken('This .glb file is damaged: it does not go on as one after its first word.')
    if (version !== GLTF_VERSION) throw broken(`This is glTF ${version}; version 2 can be shown here.`)
    const declared = header.readUInt32LE(8)
    if (declared !== sizeBytes) throw broken(`This .glb file is not whole: it says it has ${declared} bytes, and has ${sizeBytes}.`)
    const jsonBytes = header.readUInt32LE(GLB_HEADER_BYTES)
    const isJson = header.readUInt32LE(GLB_HEADER_BYTES + 4) === JSON_CHUNK
    if (!isJson || jsonBytes > Math.min(sizeBytes - header.length, MAX_JSON_BYTES))
      throw broken('This .glb file does not describe a model.')
    const { buffer: json } = await file.read(Buffer.alloc(jsonBytes), 0, jsonBytes, header.length)
    await requireScene(json, '.glb', await binaryBytesOf(file, header.length + jsonBytes))
  } finally {
    await file.close()
  }
}

const requireGltf = async (path: string, sizeBytes: number): Promise<void> => {
  if (sizeBytes > MAX_JSON_BYTES)
    throw new AppError('payload_too_large', 'A .gltf file of this size is shown by no browser. Export the model as .glb, which is smaller.')
  await requireScene(await readFile(path), '.gltf', 0)
}

const STL_HEAD_BYTES = 84
const TRIANGLE_BYTES = 50
/** Of a triangle: its direction and three corners, each of three numbers. Many programs write no direction that is one: it follows from the corners. */
const TRIANGLE_NUMBERS = { firstOfCorners: 3, all: 12 }
const TRIANGLES_AT_ONCE = 10_000

const requireStlNumbers = async (file: FileHandle, triangles: number): Promise<void> => {
  const piece = Buffer.alloc(TRIANGLES_AT_ONCE * TRIANGLE_BYTES)
  for (let done = 0; done < triangles; done += TRIANGLES_AT_ONCE) {
    const { bytesRead } = await file.read(piece, 0, piece.length, STL_HEAD_BYTES + done * TRIANGLE_BYTES)
    for (let at = 0; at + TRIANGLE_BYTES <= bytesRead; at += TRIANGLE_BYTES)
      for (let number = TRIANGLE_NUMBERS.firstOfCorners; number < TRIANGLE_NUMBERS.all; number += 1)
        if (!Number.isFinite(piece.readFloatLE(at + number * 4)))
          throw broken(`This .stl file is damaged: triangle ${done + at / TRIANGLE_BYTES + 1} has a corner that is nowhere.`)
  }
}

const requireStl = async (path: string, sizeBytes: number): Promise<void> => {
  const file = await open(path)
  try {
    const head = Buffer.alloc(STL_HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    const triangles = bytesRead === head.length ? head.readUInt32LE(STL_HEAD_BYTES - 4) : 0
    if (triangles > 0 && sizeBytes === head.length + triangles * TRIANGLE_BYTES) return await requireStlNumbers(file, triangles)
  } finally {
    await file.close()
  }
  await requireStlText(path)
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
  return requireObj(path)
}
