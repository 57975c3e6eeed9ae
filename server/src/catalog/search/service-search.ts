import type { ServiceSort } from '#contract/catalog-limits.ts'
import { atMostEvery, type Kept } from '../../platform/at-most-every.ts'
import { type Database, PLANNED_CONNECTIONS, type Queryable } from '../../platform/database/database.ts'
import { inLine } from '../../platform/in-line.ts'
import { sharedWhileAsked } from '../../platform/shared-while-asked.ts'
import type { ServiceFilter, ServiceRow } from '../catalog-store.ts'
import { ENOUGH, FEW, rankMatches, WANTED } from './rank-matches.ts'
import { bandsOfBest, bandsOnwards } from './search-bands.ts'
import { AR_MARK, type Band, COARSE_SAMPLE, categoryMark, SAMPLE, SAMPLES } from './search-marks.ts'
import { createMeanings, type SearchText } from './search-meanings.ts'
import { allOf, lexeme, type SearchQuery } from './search-query.ts'
import { createSearchReads, type SearchReads } from './search-reads-store.ts'
import { countMatches, matchesAlongOrder, ORDERS, type Position, type RankedRow, sampleBands } from './service-search-store.ts'
import { findSimilar } from './similar-services.ts'

/** More than this is never sorted for one page. */
const TOO_MANY = 4_096
/** Beyond this many it is quicker to walk along an index until enough match. */
const MANY = 20_000
/** How services are spread over the bands changes slowly. */
const SHAPE_FRESH_MS = 600_000

const arQuery = (isArEnabled: boolean): SearchQuery => (isArEnabled ? lexeme(AR_MARK) : `!${lexeme(AR_MARK)}`)
const filterQuery = ({ categoryId, isArEnabled }: ServiceFilter): SearchQuery =>
  allOf(categoryId === undefined ? '' : lexeme(categoryMark(categoryId)), isArEnabled === undefined ? '' : arQuery(isArEnabled))

interface Asked {
  filter: ServiceFilter
  position: Position | undefined
  limit: number
}
interface Found extends Asked {
  query: SearchQuery
  /** About how many match the query. */
  count: number
}

type Shape = Kept<Record<Band, number[]>>

const inOrderOf = async (
  { db, reads }: { db: Queryable; reads: SearchReads },
  shape: Shape,
  sortBy: keyof typeof ORDERS,
  { query, count, position, limit }: Found,
): Promise<RankedRow[]> => {
  const order = ORDERS[sortBy]
  const all = () => (count > MANY ? matchesAlongOrder(db, query, order, position, limit) : reads.inOrder(sortBy, query, position, limit))
  if (count <= FEW) return reads.inOrder(sortBy, query, position, limit)
  const { [order.band]: bands } = await shape.get()
  for (const wanted of WANTED) {
    const part = bandsOnwards(bands, { ...order, isBackwards: sortBy === 'price-high' }, position?.value, wanted / count)
    // So many share a band that a beginning of the order is no small part.
    if (part === null || part.share * count > TOO_MANY) break
    const rows = await reads.inOrder(sortBy, allOf(query, part.query), position, limit)
    if (rows.length === limit) return rows
  }
  return all()
}

/** Finds services by words; keeps in memory how services are spread over the bands. */
export const createServiceSearch = (database: Database) => {
  const db = database.query
  const reads = createSearchReads(database.planned)
  const shape = atMostEvery(SHAPE_FRESH_MS, () => sampleBands(db))
  /** The bands in which about a share of all services stand best. */
  const bestBands = async (share: number): Promise<SearchQuery> => bandsOfBest((await shape.get()).q, share)
  const meanings = createMeanings(db, reads)
  // Searches that wait for one another in the database all take as long as the last of them.
  const inTurn = inLine(PLANNED_CONNECTIONS)
  const found = sharedWhileAsked(
    (text: SearchText, sortBy: ServiceSort, asked: Asked): Promise<RankedRow[]> =>
      inTurn(async () => {
        const meaning = await meanings.of(text)
        if (meaning.words === '') return []
        const filter = filterQuery(asked.filter)
        const query = allOf(meaning.words, filter)
        const count = filter === '' ? meaning.estimate : await reads.estimate(query)
        if (sortBy !== 'relevance') return inOrderOf({ db, reads }, shape, sortBy, { ...asked, query, count })
        return rankMatches(reads, { ...asked, ...meaning, query, count }, bestBands)
      }),
  )
  const counted = sharedWhileAsked((text: SearchText) =>
    inTurn(async () => {
      const { words, estimate, meant } = await meanings.of(text)
      if (words === '') return { counts: [], isEstimate: false, meant }
      if (estimate <= FEW) return { counts: await countMatches(db, words), isEstimate: false, meant }
      const { mark, share } = SAMPLES.find(sample => estimate * sample.share >= ENOUGH) ?? COARSE_SAMPLE
      const sample = await countMatches(db, allOf(words, lexeme(mark)))
      return { counts: sample.map(row => ({ ...row, count: Math.round(row.count / share) })), isEstimate: true, meant }
    }),
  )

  return {
    /** In the order asked for. */
    search: found.ask,
    /** The marks of about so many services that stand best; empty where there are too few to choose among. */
    best: async (count: number): Promise<SearchQuery> => {
      const { q: bands } = await shape.get()
      return bandsOfBest(bands, (count * SAMPLE.share) / bands.length)
    },
    similar: (service: ServiceRow, limit: number) => inTurn(() => findSimilar(reads, service, limit, bestBands)),
    /** After a change of what is on offer: searches are understood anew, and who asks from now on is not answered with what was found before. */
    forget: () => {
      meanings.forget()
      found.forget()
      counted.forget()
    },
    /** How many there are, by category and AR: exactly where they are few, else by a sample. */
    count: counted.ask,
  }
}
