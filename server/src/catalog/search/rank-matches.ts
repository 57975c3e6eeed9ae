import { allOf, type SearchQuery } from './search-query.ts'
import type { SearchReads } from './search-reads-store.ts'
import type { Position, RankedRow } from './service-search-store.ts'

/** Up to about so many matches are all read. */
export const FEW = 1_024
/** How many of more matches are read at first, and then, should these turn out to be too few. */
export const WANTED = [256, 4_096]
/** With fewer candidates than this a list would be short although there is more. */
export const ENOUGH = 128

interface Asked {
  /** Of what `words` find `exact` stands first, then `work`. */
  words: SearchQuery
  work: SearchQuery
  exact: SearchQuery
  /** What of it is asked for. */
  query: SearchQuery
  /** About how many match the query. */
  count: number
  position: Position | undefined
  limit: number
}

/**
 * Ranks what matches: all of a few; of more those in the bands that stand best, and more of them only where these turn out to be too few.
 * `bandsOf`: the bands in which about a share of all services stand best.
 */
export const rankMatches = async (
  reads: SearchReads,
  { words, work, exact, query, count, position, limit }: Asked,
  bandsOf: (share: number) => Promise<SearchQuery>,
): Promise<RankedRow[]> => {
  const best = (within: SearchQuery) => reads.best({ within, words, work, exact }, position, limit)
  if (count <= FEW) return best(query)
  for (const wanted of WANTED) {
    const rows = await best(allOf(query, await bandsOf(wanted / count)))
    if ((rows[0]?.candidates ?? 0) >= ENOUGH) return rows
  }
  return best(query)
}
