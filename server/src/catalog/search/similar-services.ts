import type { ServiceRow } from '../catalog-store.ts'
import { TAXONOMY } from '../taxonomy/taxonomy-index.ts'
import { rankMatches } from './rank-matches.ts'
import type { BestAsked } from './search-bands.ts'
import { categoryMark } from './search-marks.ts'
import { allOf, anyOf, lexeme, type SearchQuery } from './search-query.ts'
import type { SearchReads } from './search-reads-store.ts'
import type { RankedRow } from './service-search-store.ts'

/** Rows looked at for each similar service that is shown. */
const LOOKED_AT = 8

/** Of whom there are some already, and the service itself, no more are shown: an expert is shown once. */
const added = (rows: readonly RankedRow[], more: readonly RankedRow[], { id, expertId }: ServiceRow): RankedRow[] =>
  [...rows, ...more.filter(row => row.id !== id && row.expertId !== expertId)].filter(
    (row, at, all) => all.findIndex(other => other.expertId === row.expertId) === at,
  )

/**
 * Services of other experts that take the same skills, those with most of them first; where these are too few, related skills, then
 * what else stands best in its category. `bestOf`: the bands in which of so many matches about the wanted ones stand best.
 */
export const findSimilar = async (
  reads: SearchReads,
  service: ServiceRow,
  limit: number,
  bestOf: (count: number, wanted: number) => Promise<BestAsked>,
): Promise<RankedRow[]> => {
  const best = async (words: SearchQuery, exact: SearchQuery): Promise<RankedRow[]> => {
    if (words === '') return []
    const count = await reads.estimate(words)
    return rankMatches(reads, { words, work: words, exact, query: words, count, position: undefined, limit: limit * LOOKED_AT }, bestOf)
  }
  const skills = service.skillIds.map(lexeme)
  const related = service.skillIds.flatMap(id => TAXONOMY.relatedTo(id)).map(lexeme)
  const category = lexeme(categoryMark(service.categoryId))
  let found = added([], await best(anyOf(...skills), allOf(...skills)), service)
  for (const words of [anyOf(...new Set(related)), category])
    if (found.length < limit) found = added(found, await best(words, words), service)
  return found.slice(0, limit)
}
