import { open } from 'node:fs/promises'
import type { ModelFileType } from '#contract/shared/file-rule.ts'

const GLB_MAGIC = 'glTF'
const STL_HEADER_BYTES = 80
const STL_COUNT_BYTES = 4
const STL_TRIANGLE_BYTES = 50
/** So much of a text is looked at: comments of a whole page may stand before the first line that says something. */
const BEGINNING_BYTES = 64 * 1024

/** A text's type by how it begins. */
const ofText = (text: string): ModelFileType | undefined => {
  const beginning = text.replace(/^\ufeff/, '').trimStart()
  if (beginning.startsWith('{')) return 'model/gltf+json'
  if (/^solid\b/i.test(beginning)) return 'model/stl'
  const first = beginning.split(/\r?\n/).find(line => line.trim() !== '' && !line.startsWith('#'))
  return first !== undefined && /^(mtllib|usemtl|o|g|s|v|vn|vt|vp|f|l)\s/.test(first) ? 'model/obj' : undefined
}

/** What kind of 3D model a file is by its own bytes; undefined when it is none. That it is whole is looked into by whoever takes it in. */
export const modelTypeOf = async (path: string, sizeBytes: number): Promise<ModelFileType | undefined> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0, BEGINNING_BYTES, 0)
    const beginning = buffer.subarray(0, bytesRead)
    if (beginning.toString('latin1', 0, GLB_MAGIC.length) === GLB_MAGIC) return 'model/gltf-binary'
    // The binary kind has no mark: that its length is what its count of triangles makes it is one, and tells it from text that begins alike.
    const headerBytes = STL_HEADER_BYTES + STL_COUNT_BYTES
    if (bytesRead >= headerBytes && sizeBytes === headerBytes + beginning.readUInt32LE(STL_HEADER_BYTES) * STL_TRIANGLE_BYTES)
      return 'model/stl'
    return beginning.includes(0) ? undefined : ofText(beginning.toString('utf8'))
  } finally {
    await file.close()
  }
}
