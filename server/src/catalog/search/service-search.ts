import { LRUCache } from 'lru-cache'
import type { ServiceSort } from '#contract/catalog-limits.ts'
import { atMostEvery, type Kept } from '../../platform/at-most-every.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { allCategories, type ServiceFilter, type ServiceRow } from '../catalog-store.ts'
import { TRADES } from '../taxonomy/trades.ts'
import { ENOUGH, FEW, rankMatches, WANTED } from './rank-matches.ts'
import { bandsOfBest, bandsOnwards } from './search-bands.ts'
import { AR_MARK, type Band, COARSE_SAMPLE, categoryMark, SAMPLE, SAMPLES } from './search-marks.ts'
import { type Meaning, understand } from './search-meaning.ts'
import { allOf, lexeme, type SearchQuery } from './search-query.ts'
import {
  countMatches,
  estimateMatches,
  matchesAlongOrder,
  matchesInOrder,
  ORDERS,
  type Position,
  type RankedRow,
  sampleBands,
} from './service-search-store.ts'
import { findSimilar } from './similar-services.ts'
import { createWordLookUp } from './word-look-up.ts'

/** More than this is never sorted for one page. */
const TOO_MANY = 4_096
/** Beyond this many it is quicker to walk along an index until enough match. */
const MANY = 20_000
/** How services are spread over the bands changes slowly, and so does how many have a word that many have. */
const SHAPE_FRESH_MS = 600_000
/** So many searches are remembered as they were understood; what they find is looked up each time. */
const MEANINGS_KEPT = 2_000
/** One for what few or none have as it was typed: the next service may change what it means. A page and the figures beside it are two such. */
const UNSETTLED_FRESH_MS = 60_000

const arQuery = (isArEnabled: boolean): SearchQuery => (isArEnabled ? lexeme(AR_MARK) : `!${lexeme(AR_MARK)}`)
const filterQuery = ({ categoryId, isArEnabled }: ServiceFilter): SearchQuery =>
  allOf(categoryId === undefined ? '' : lexeme(categoryMark(categoryId)), isArEnabled === undefined ? '' : arQuery(isArEnabled))

/** What is searched for. `isVerbatim`: each word is meant as it was typed. */
export interface SearchText {
  q: string
  isVerbatim: boolean
}
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
  db: Queryable,
  shape: Shape,
  sortBy: keyof typeof ORDERS,
  { query, count, position, limit }: Found,
): Promise<RankedRow[]> => {
  const order = ORDERS[sortBy]
  const all = () => (count > MANY ? matchesAlongOrder : matchesInOrder)(db, query, order, position, limit)
  if (count <= FEW) return matchesInOrder(db, query, order, position, limit)
  const { [order.band]: bands } = await shape.get()
  for (const wanted of WANTED) {
    const part = bandsOnwards(bands, { ...order, isBackwards: sortBy === 'price-high' }, position?.value, wanted / count)
    // So many share a band that a beginning of the order is no small part.
    if (part === null || part.share * count > TOO_MANY) break
    const rows = await matchesInOrder(db, allOf(query, part.query), order, position, limit)
    if (rows.length === limit) return rows
  }
  return all()
}

const tradeCategories = async (db: Queryable): Promise<Map<string, number>> => {
  const categories = await allCategories(db)
  return new Map(
    TRADES.flatMap(trade => {
      const category = categories.find(({ name }) => name.toLowerCase() === trade.name.toLowerCase())
      return category ? [[trade.id, category.id] as const] : []
    }),
  )
}

/** Finds services by words; keeps in memory how services are spread over the bands. */
export const createServiceSearch = (database: Database) => {
  const db = database.query
  const shape = atMostEvery(SHAPE_FRESH_MS, () => sampleBands(db))
  const categoryIds = atMostEvery(SHAPE_FRESH_MS, () => tradeCategories(db))
  /** The bands in which about a share of all services stand best. */
  const bestBands = async (share: number): Promise<SearchQuery> => bandsOfBest((await shape.get()).q, share)
  const lookUp = createWordLookUp(db)
  // Promises: what many ask for at once is understood once.
  const meanings = new LRUCache<string, Promise<Meaning>>({ max: MEANINGS_KEPT, ttl: UNSETTLED_FRESH_MS })
  const understood = async (key: string, { q, isVerbatim }: SearchText): Promise<Meaning> => {
    try {
      const meaning = await understand(db, q, { isVerbatim, lookUp, categoryIds: await categoryIds.get() })
      if (meaning.isSettled) meanings.set(key, Promise.resolve(meaning), { ttl: SHAPE_FRESH_MS })
      return meaning
    } catch (error) {
      meanings.delete(key)
      throw error
    }
  }
  const meaningOf = (text: SearchText): Promise<Meaning> => {
    const key = `${text.isVerbatim}:${text.q}`
    const known = meanings.get(key) ?? understood(key, text)
    if (!meanings.has(key)) meanings.set(key, known)
    return known
  }

  return {
    /** In the order asked for. */
    search: async (text: SearchText, sortBy: ServiceSort, asked: Asked): Promise<RankedRow[]> => {
      const meaning = await meaningOf(text)
      if (meaning.words === '') return []
      const filter = filterQuery(asked.filter)
      const query = allOf(meaning.words, filter)
      const count = filter === '' ? meaning.estimate : await estimateMatches(db, query)
      if (sortBy !== 'relevance') return inOrderOf(db, shape, sortBy, { ...asked, query, count })
      return rankMatches(db, { ...asked, ...meaning, query, count }, bestBands)
    },
    /** The marks of about so many services that stand best; empty where there are too few to choose among. */
    best: async (count: number): Promise<SearchQuery> => {
      const { q: bands } = await shape.get()
      return bandsOfBest(bands, (count * SAMPLE.share) / bands.length)
    },
    similar: (service: ServiceRow, limit: number) => findSimilar(db, service, limit, bestBands),
    /** After a change of what is on offer: searches are understood anew. */
    forget: () => meanings.clear(),
    /** How many there are, by category and AR: exactly where they are few, else by a sample. */
    count: async (text: SearchText) => {
      const { words, estimate, meant } = await meaningOf(text)
      if (words === '') return { counts: [], isEstimate: false, meant }
      if (estimate <= FEW) return { counts: await countMatches(db, words), isEstimate: false, meant }
      const { mark, share } = SAMPLES.find(sample => estimate * sample.share >= ENOUGH) ?? COARSE_SAMPLE
      const sample = await countMatches(db, allOf(words, lexeme(mark)))
      return { counts: sample.map(row => ({ ...row, count: Math.round(row.count / share) })), isEstimate: true, meant }
    },
  }
}
