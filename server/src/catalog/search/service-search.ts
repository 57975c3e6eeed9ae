import type { ServiceSort } from '#contract/catalog-limits.ts'
import { atMostEvery, type Kept } from '../../platform/at-most-every.ts'
import { type Database, PLANNED_CONNECTIONS, type Queryable } from '../../platform/database/database.ts'
import { inLine } from '../../platform/in-line.ts'
import { sharedWhileAsked } from '../../platform/shared-while-asked.ts'
import type { ServiceFilter, ServiceRow } from '../catalog-store.ts'
import { ENOUGH, FEW, rankMatches, WANTED } from './rank-matches.ts'
import { areReadSooner, type BestAsked, bandsOfBest, bandsOnwards, bestOf, type Shape, wellRatedOf } from './search-bands.ts'
import { AR_MARK, COARSE_SAMPLE, categoryMark, SAMPLE, SAMPLES } from './search-marks.ts'
import { createMeanings, type SearchText } from './search-meanings.ts'
import { allOf, lexeme, type SearchQuery } from './search-query.ts'
import { createSearchReads, type SearchReads } from './search-reads-store.ts'
import { countMatches, matchesAlongOrder, ORDERS, type Position, type RankedRow, sampleBands } from './service-search-store.ts'
import { findSimilar } from './similar-services.ts'

/** More than this is never sorted for one page. */
const TOO_MANY = 4_096
/** Beyond this many it is quicker to walk along an index until enough match. */
const MANY = 20_000
/** About so many of them as a page has may turn out to be too few. */
const SURELY_A_PAGE = 2
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

/** A page of a list by rating that ends among the well rated; null where it does not, or where many are. */
const ofWellRated = async (
  reads: SearchReads,
  shapes: Kept<Shape>,
  { query, count, position, limit }: Found,
): Promise<RankedRow[] | null> => {
  const shape = await shapes.get()
  const expected = wellRatedOf(count, shape, position?.value)
  if (expected < limit * SURELY_A_PAGE || (count > FEW && !areReadSooner(expected, shape, WANTED[0], count))) return null
  const rows = await reads.inOrder('rating', query, { position, limit, isWellRated: true })
  return rows.length === limit ? rows : null
}

const inOrderOf = async (
  { db, reads }: { db: Queryable; reads: SearchReads },
  shapes: Kept<Shape>,
  sortBy: keyof typeof ORDERS,
  found: Found,
): Promise<RankedRow[]> => {
  const { query, count, position, limit } = found
  const page = { position, limit, isWellRated: false }
  const wellRated = sortBy === 'rating' ? await ofWellRated(reads, shapes, found) : null
  if (wellRated !== null) return wellRated
  const order = ORDERS[sortBy]
  const all = () => (count > MANY ? matchesAlongOrder(db, query, order, position, limit) : reads.inOrder(sortBy, query, page))
  if (count <= FEW) return reads.inOrder(sortBy, query, page)
  const { [order.band]: bands } = await shapes.get()
  for (const wanted of WANTED) {
    const part = bandsOnwards(bands, { ...order, isBackwards: sortBy === 'price-high' }, position?.value, wanted / count)
    // So many share a band that a beginning of the order is no small part.
    if (part === null || part.share * count > TOO_MANY) break
    const rows = await reads.inOrder(sortBy, allOf(query, part.query), { ...page, isWellRated: part.isWellRated })
    if (rows.length === limit) return rows
  }
  return all()
}

/** Finds services by words; keeps in memory how services are spread over the bands. */
export const createServiceSearch = (database: Database) => {
  const db = database.query
  const reads = createSearchReads(database.planned)
  const shapes = atMostEvery(SHAPE_FRESH_MS, () => sampleBands(db))
  const bestBands = async (count: number, wanted: number): Promise<BestAsked> => bestOf(count, await shapes.get(), wanted)
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
        if (sortBy !== 'relevance') return inOrderOf({ db, reads }, shapes, sortBy, { ...asked, query, count })
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
      const { q: bands } = await shapes.get()
      return bandsOfBest(bands, (count * SAMPLE.share) / bands.length).query
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
