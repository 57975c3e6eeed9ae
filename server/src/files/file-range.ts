import type { ByteRange } from '../platform/storage/blob-store.ts'

/**
 * The part of a file that a Range header asks for. `whole` when there is no header, or one that is not understood or asks for several parts
 * at once, as HTTP allows; `unsatisfiable` when it begins behind the end.
 */
export const rangeOf = (header: string | undefined, sizeBytes: number): ByteRange | 'whole' | 'unsatisfiable' => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') return to === '0' ? 'unsatisfiable' : { first: Math.max(0, sizeBytes - Number(to)), last: sizeBytes - 1 }
  const [first, last] = [Number(from), to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1)]
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= sizeBytes ? 'unsatisfiable' : { first, last }
}
