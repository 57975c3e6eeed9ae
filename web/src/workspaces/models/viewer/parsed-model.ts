import type { ErrorCode } from '#contract/shared/errors.ts'

/** A list of numbers for every vertex, as the graphics card takes it. */
export interface ParsedAttribute {
  array: Float32Array | Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array
  itemSize: number
  isNormalized: boolean
}

export interface ParsedPicture {
  bitmap: ImageBitmap
  isFlipped: boolean
}

export interface ParsedMaterial {
  colour: readonly [number, number, number]
  emissive: readonly [number, number, number]
  opacity: number
  metalness: number
  roughness: number
  isDoubleSided: boolean
  isFlat: boolean
  isTransparent: boolean
  hasVertexColours: boolean
  alphaTest: number
  /** Its place in the list of pictures. */
  picture: number | null
}

/** One surface of a model with its place in it. */
export interface ParsedPart {
  kind: 'surface' | 'lines' | 'points'
  attributes: Record<string, ParsedAttribute>
  index: Uint16Array | Uint32Array | null
  matrix: readonly number[]
  material: ParsedMaterial
  /** Middle and radius in the part's own coordinates, so that nobody has to look at every vertex again. */
  sphere: readonly [number, number, number, number]
}

/** A model as it comes out of the worker: nothing but numbers and pictures, handed over and not copied. */
export interface ParsedModel {
  parts: ParsedPart[]
  pictures: ParsedPicture[]
  triangles: number
  /** The corner with the least and the one with the most of each coordinate. */
  box: { min: readonly [number, number, number]; max: readonly [number, number, number] }
}

export interface ModelSource {
  url: string
  /** Another site's: it is asked without saying who one is. */
  isForeign: boolean
  format: string
}

/** What the worker is asked: to bring a model, or to make one file of a scene and the parts that belong to it. */
export type WorkerRequest = { kind: 'load'; source: ModelSource; maxTriangles: number } | { kind: 'pack'; scene: File; parts: File[] }
export type WorkerAnswer =
  | { kind: 'progress'; share: number | null }
  | { kind: 'loaded'; model: ParsedModel }
  | { kind: 'packed'; bytes: ArrayBuffer }
  | { kind: 'failed'; message: string; code: ErrorCode }
