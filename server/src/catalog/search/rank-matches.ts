import type { BestAsked } from './search-bands.ts'
import { allOf, type SearchQuery } from './search-query.ts'
import type { SearchReads } from './search-reads-store.ts'
import type { Position, RankedRow } from './service-search-store.ts'

/** Up to about so many matches are all read. */
export const FEW = 1_024
/** How many of more matches are read at first, and then, should these turn out to be too few. */
export const WANTED = [256, 4_096] as const
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
 * `bestOf`: the bands in which of so many matches about the wanted ones stand best.
 */
export const rankMatches = async (
  reads: SearchReads,
  { words, work, exact, query, count, position, limit }: Asked,
  bestOf: (count: number, wanted: number) => Promise<BestAsked>,
): Promise<RankedRow[]> => {
  const best = ({ marks, filter, isWellRated }: BestAsked) =>
    reads.best({ within: allOf(query, marks), filter, words, work, exact }, { position, limit, isWellRated })
  const all = async () =>
    (position === undefined ? await reads.first({ within: query, words, work, exact }, limit) : null) ??
    (await best({ marks: '', filter: null, isWellRated: false }))
  if (count <= FEW) return all()
  for (const wanted of WANTED) {
    const rows = await best(await bestOf(count, wanted))
    if ((rows[0]?.candidates ?? 0) >= ENOUGH) return rows
  }
  return all()
}
