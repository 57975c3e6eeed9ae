import type { ServiceSort } from '#contract/catalog-limits.ts'
import { atMostEvery } from '../../platform/at-most-every.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ServiceFilter, ServiceRow } from '../catalog-store.ts'
import { bandsOfBest, bandsOnwards } from './search-bands.ts'
import { AR_MARK, COARSE_SAMPLE, categoryMark, SAMPLES } from './search-marks.ts'
import { type Meaning, understand } from './search-meaning.ts'
import { allOf, anyOf, lexeme, type SearchQuery } from './search-query.ts'
import {
  bestMatches,
  countMatches,
  estimateMatches,
  matchesAlongOrder,
  matchesInOrder,
  ORDERS,
  type Position,
  type RankedRow,
  sampleBands,
} from './service-search-store.ts'

/** Up to about so many matches are all read. */
const FEW = 1_024
/** How many of more matches are read at first, and then, should these turn out to be too few. */
const WANTED = [512, 4_096]
/** More than this is never sorted for one page. */
const TOO_MANY = 4_096
/** With fewer candidates than this a list by relevance would be short although there is more. */
const ENOUGH = 128
/** Beyond this many it is quicker to walk along an index until enough match. */
const MANY = 20_000
/** Rows looked at for each similar service that is shown. */
const SIMILAR_LOOKED_AT = 8
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
  meaning: Meaning
  query: SearchQuery
  /** About how many match the query. */
  count: number
}

/** Finds services by words; keeps in memory how services are spread over the bands. */
export const createServiceSearch = (database: Database) => {
  const db = database.query
  const shape = atMostEvery(SHAPE_FRESH_MS, () => sampleBands(db))

  const byRelevance = async ({ meaning, query, count, position, limit }: Found): Promise<RankedRow[]> => {
    const best = (within: SearchQuery) => bestMatches(db, { ...meaning, within }, position, limit)
    if (count <= FEW) return best(query)
    const { q: bands } = await shape.get()
    for (const wanted of WANTED) {
      const rows = await best(allOf(query, bandsOfBest(bands, wanted / count)))
      if ((rows[0]?.candidates ?? 0) >= ENOUGH) return rows
    }
    return best(query)
  }

  const inOrderOf = async (sortBy: keyof typeof ORDERS, { query, count, position, limit }: Found): Promise<RankedRow[]> => {
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

  return {
    /** In the order asked for. */
    search: async (q: string, sortBy: ServiceSort, asked: Asked): Promise<RankedRow[]> => {
      const meaning = await understand(db, q)
      if (meaning.words === '') return []
      const filter = filterQuery(asked.filter)
      const query = allOf(meaning.words, filter)
      const count = (filter === '' ? meaning.estimate : null) ?? (await estimateMatches(db, query))
      const found = { ...asked, meaning, query, count }
      return sortBy === 'relevance' ? byRelevance(found) : inOrderOf(sortBy, found)
    },
    /** Services of other experts that take the same skills, those with most of them first. */
    similar: async ({ id, expertId, skillIds }: ServiceRow, limit: number): Promise<RankedRow[]> => {
      const skills = anyOf(...skillIds.map(lexeme))
      if (skills === '') return []
      const count = await estimateMatches(db, skills)
      const within = count <= FEW ? skills : allOf(skills, bandsOfBest((await shape.get()).q, (WANTED[0] ?? FEW) / count))
      // His own stand among them, and an expert is shown once.
      const rows = await bestMatches(
        db,
        { within, words: skills, exact: allOf(...skillIds.map(lexeme)) },
        undefined,
        limit * SIMILAR_LOOKED_AT,
      )
      const others = rows.filter(row => row.id !== id && row.expertId !== expertId)
      return others.filter((row, at) => others.findIndex(other => other.expertId === row.expertId) === at).slice(0, limit)
    },
    /** How many there are, by category and AR: exactly where they are few, else by a sample. */
    count: async (q: string) => {
      const { words, estimate, meant } = await understand(db, q)
      if (words === '') return { counts: [], isEstimate: false, meant }
      const count = estimate ?? (await estimateMatches(db, words))
      if (count <= FEW) return { counts: await countMatches(db, words), isEstimate: false, meant }
      const { mark, share } = SAMPLES.find(sample => count * sample.share >= ENOUGH) ?? COARSE_SAMPLE
      const sample = await countMatches(db, allOf(words, lexeme(mark)))
      return { counts: sample.map(row => ({ ...row, count: Math.round(row.count / share) })), isEstimate: true, meant }
    },
  }
}
