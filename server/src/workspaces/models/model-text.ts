import type { AppError } from '#contract/shared/errors.ts'
import { broken } from './model-scene.ts'
import { linesOf } from './text-lines.ts'

const areNumbers = (words: readonly string[]): boolean =>
  words.length >= 3 && words.slice(0, 3).every(word => Number.isFinite(Number(word)))

/** A face names vertices that stand before it: by their number, or how many it is back to them. */
const faultOfFace = (words: readonly string[], vertices: number, number: number): AppError | null => {
  if (words.length < 3) return broken(`Line ${number} of this .obj file is damaged: a face has at least three corners.`)
  const wrong = words.find(word => {
    const index = Number(word.split('/')[0])
    return !Number.isInteger(index) || index === 0 || Math.abs(index) > vertices
  })
  if (wrong === undefined) return null
  return broken(`Line ${number} of this .obj file is damaged: it names vertex ${wrong.slice(0, 20)}, and there are ${vertices} before it.`)
}

export const requireObj = async (path: string): Promise<void> => {
  let [vertices, faces] = [0, 0]
  for await (const lines of linesOf(path, '.obj'))
    for (const { line, number } of lines) {
      const [kind, ...words] = line.split(/\s+/)
      if (kind === 'v') {
        if (!areNumbers(words)) throw broken(`Line ${number} of this .obj file is damaged: a vertex has three numbers.`)
        vertices += 1
      }
      if (kind === 'f') {
        const fault = faultOfFace(words, vertices, number)
        if (fault) throw fault
        faces += 1
      }
    }
  if (vertices === 0 || faces === 0) throw broken('This .obj file holds no surface: it needs vertices (v) and faces (f).')
}

/** An .stl file in words. */
export const requireStlText = async (path: string): Promise<void> => {
  let [triangles, corners, hasEnd] = [0, 0, false]
  for await (const lines of linesOf(path, '.stl'))
    for (const { line, number } of lines) {
      const [kind = '', ...words] = line.toLowerCase().split(/\s+/)
      if (kind === 'facet') corners = 0
      if (kind === 'vertex') {
        if (!areNumbers(words)) throw broken(`Line ${number} of this .stl file is damaged: a corner has three numbers.`)
        corners += 1
      }
      if (kind === 'endfacet') {
        if (corners !== 3)
          throw broken(`Line ${number} of this .stl file is damaged: a triangle has three corners, this one has ${corners}.`)
        triangles += 1
      }
      hasEnd ||= kind === 'endsolid'
    }
  if (triangles === 0) throw broken('This .stl file holds no triangle.')
  if (!hasEnd) throw broken('This .stl file is not whole: its end is missing.')
}
