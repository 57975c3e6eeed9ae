/** Bytes of a megabyte, as every limit of the product means it. */
export const MB = 1024 * 1024
/** The largest file of people, in megabytes, where the operator sets no other (IMPORT_MAX_MB). */
export const IMPORT_MAX_MB = 256
/** The largest 3D model, in megabytes, where the operator sets no other (MODEL_MAX_MB). */
export const MODEL_MAX_MB = 50

/** What may be uploaded at all: media types, each with the endings that file names of it go by, the usual one first. */
export const FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'video/webm': ['webm'],
  'video/mp4': ['mp4'],
  'application/x-ndjson': ['ndjson', 'jsonl'],
  'model/gltf-binary': ['glb'],
  'model/gltf+json': ['gltf'],
  'model/obj': ['obj'],
  'model/stl': ['stl'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const

export type FileType = keyof typeof FILE_TYPES

/** What a model in space may be; told apart by what is in them, which for some is text as any other. */
export const MODEL_FILE_TYPES = ['model/gltf-binary', 'model/gltf+json', 'model/obj', 'model/stl'] as const satisfies readonly FileType[]
export type ModelFileType = (typeof MODEL_FILE_TYPES)[number]
export const isModelFileType = (type: string): type is ModelFileType => MODEL_FILE_TYPES.some(one => one === type)

/** How names of such files end, for whoever chooses one: the same list in a hint, a refusal and a check. */
export const endingsOf = (types: readonly FileType[]): string[] => types.flatMap(type => [...FILE_TYPES[type]])

/** What a form's field for files of these types lets one pick from. */
export const acceptOf = (types: readonly FileType[]): string =>
  types.flatMap(type => [...endingsOf([type]).map(ending => `.${ending}`), type]).join(',')

/** How large a file may be. One of exactly `maxBytes` passes. */
export interface FileLimit {
  maxBytes: number
  tooLarge: string
}

/** What a call takes as its file; its type is read off its bytes, not off its name. */
export interface FileRule extends FileLimit {
  types: readonly FileType[]
  wrongType: string
}

/** Where a file of whatever kind is taken: it is only ever saved, or shown as what its bytes are. */
export interface AnyFileRule extends FileLimit {
  types: 'any'
}

/** The form's field that carries the file. */
export const FILE_FIELD = 'file'
export const MAX_FILE_NAME = 300
export const FILE_MISSING = 'Choose a file first.'
export const FILE_EMPTY = 'This file is empty. Choose another one.'
export const FILE_TOO_MANY = 'Maximum 1 file(s) allowed'
