import { type Band, bandMark } from './search-marks.ts'

/** Text of a tsquery: put together here, parsed by PostgreSQL. */
export type SearchQuery = string

/** A word or mark as it stands in the index, whatever letters it has. */
export const lexeme = (text: string): SearchQuery => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

const joined = (parts: readonly SearchQuery[], by: string): SearchQuery => {
  const [first, ...others] = new Set(parts.filter(part => part !== ''))
  if (first === undefined) return ''
  return others.length === 0 ? first : `(${[first, ...others].join(` ${by} `)})`
}

export const allOf = (...parts: readonly SearchQuery[]): SearchQuery => joined(parts, '&')
export const anyOf = (...parts: readonly SearchQuery[]): SearchQuery => joined(parts, '|')

/** Both ends belong to it. */
export const bandsBetween = (band: Band, from: number, to: number): SearchQuery =>
  anyOf(...Array.from({ length: to - from + 1 }, (_, step) => lexeme(bandMark(band, from + step))))
