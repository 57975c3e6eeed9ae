/** Bytes of a megabyte, as every limit of the product means it. */
export const MB = 1024 * 1024
/** The largest file of people, in megabytes, where the operator sets no other (IMPORT_MAX_MB). */
export const IMPORT_MAX_MB = 256

/** What may be uploaded at all: media types, each with the endings that file names of it go by, the usual one first. */
export const FILE_TYPES = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'video/webm': ['webm'],
  'video/mp4': ['mp4'],
  'application/x-ndjson': ['ndjson', 'jsonl'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const

export type FileType = keyof typeof FILE_TYPES

/** How names of such files end, for whoever chooses one: the same list in a hint, a refusal and a check. */
export const endingsOf = (types: readonly FileType[]): string[] => types.flatMap(type => [...FILE_TYPES[type]])

/** What a form's field for files of these types lets one pick from. */
export const acceptOf = (types: readonly FileType[]): string =>
  types.flatMap(type => [...endingsOf([type]).map(ending => `.${ending}`), type]).join(',')

/** What a call takes as its file. A file of exactly `maxBytes` passes; its type is read off its bytes, not off its name. */
export interface FileRule {
  maxBytes: number
  tooLarge: string
  types: readonly FileType[]
  wrongType: string
}

/** The form's field that carries the file. */
export const FILE_FIELD = 'file'
export const MAX_FILE_NAME = 300
export const FILE_MISSING = 'Choose a file first.'
export const FILE_EMPTY = 'This file is empty. Choose another one.'
export const FILE_TOO_MANY = 'Maximum 1 file(s) allowed'
