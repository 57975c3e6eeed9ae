import type { ServiceSort } from '#contract/catalog-limits.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ServiceFilter } from '../catalog-store.ts'
import { AR_MARK, categoryMark, earliestBand, LAST_BAND, SLICES, sliceMark } from './search-marks.ts'
import { type Meaning, understand } from './search-meaning.ts'
import { allOf, anyOf, bandsBetween, firstSlices, lexeme, type SearchQuery } from './search-query.ts'
import {
  bandsOfOrder,
  bandsOfStanding,
  bestMatches,
  countMatches,
  matchesAlongOrder,
  matchesInOrder,
  ORDERS,
  type Position,
  type RankedRow,
} from './service-search-store.ts'

/** With at most so many matches in one slice of the services, all matches are read: about a thousand. */
const FEW_IN_SAMPLE = 8
/** Matches that are read of a search that has many, about. */
const WANTED = 512
/** More than this is never read at once. */
const TOO_MANY = 2_048

const SAMPLE = lexeme(sliceMark(0))

const arQuery = (isArEnabled: boolean): SearchQuery => (isArEnabled ? lexeme(AR_MARK) : `!${lexeme(AR_MARK)}`)
const filterQuery = ({ categoryId, isArEnabled }: ServiceFilter): SearchQuery =>
  allOf(categoryId === undefined ? '' : lexeme(categoryMark(categoryId)), isArEnabled === undefined ? '' : arQuery(isArEnabled))

/** The band up to which about as many lie as are wanted, by the sample's. */
const cutOf = (sample: readonly number[]): number => sample.toSorted((a, b) => a - b)[Math.ceil(WANTED / SLICES) - 1] ?? LAST_BAND
const expectedOf = (sample: readonly number[], belongs: (band: number) => boolean): number => sample.filter(belongs).length * SLICES

/**
 * Of many matches those that stand best, about as many as are wanted. Where too many stand alike, as all the new ones do, chance decides
 * among these.
 */
const bestStanding = (query: SearchQuery, sample: readonly number[]): SearchQuery => {
  if (sample.length <= FEW_IN_SAMPLE) return query
  const cut = cutOf(sample)
  if (expectedOf(sample, band => band <= cut) <= TOO_MANY) return allOf(query, bandsBetween('q', 0, cut))
  const better = expectedOf(sample, band => band < cut)
  const alikePerSlice = expectedOf(sample, band => band === cut) / SLICES
  const alike = allOf(bandsBetween('q', cut, cut), firstSlices(Math.max(1, Math.ceil((WANTED - better) / alikePerSlice))))
  return allOf(query, cut === 0 ? alike : anyOf(bandsBetween('q', 0, cut - 1), alike))
}

interface Asked {
  meaning: Meaning
  filter: ServiceFilter
  position: Position | undefined
  limit: number
}

const byRelevance = async (database: Database, { meaning, filter, position, limit }: Asked): Promise<RankedRow[]> => {
  const query = allOf(meaning.words, filterQuery(filter))
  const sample = await bandsOfStanding(database.query, allOf(query, SAMPLE))
  return bestMatches(database.query, { ...meaning, within: bestStanding(query, sample) }, position, limit)
}

const inOrderOf = async (database: Database, sortBy: keyof typeof ORDERS, { meaning, filter, position, limit }: Asked) => {
  const db = database.query
  const order = ORDERS[sortBy]
  const query = allOf(meaning.words, filterQuery(filter))
  const sample = await bandsOfOrder(db, allOf(query, SAMPLE), order, position)
  if (sample.length <= FEW_IN_SAMPLE) return matchesInOrder(db, query, order, position, limit)
  // Bands rise with the price, so from the dearest on they are gone through backwards.
  const isBackwards = sortBy === 'price-high'
  const cut = isBackwards ? -cutOf(sample.map(band => -band)) : cutOf(sample)
  const isBefore = (band: number) => (isBackwards ? band >= cut : band <= cut)
  if (expectedOf(sample, isBefore) > TOO_MANY) return matchesAlongOrder(db, query, order, position, limit)
  const start = position === undefined ? (isBackwards ? LAST_BAND : 0) : earliestBand(order.band, position.value)
  const bands = isBackwards ? bandsBetween(order.band, cut, position ? start + 2 : start) : bandsBetween(order.band, start, cut)
  const rows = await matchesInOrder(db, allOf(query, bands), order, position, limit)
  return rows.length < limit ? matchesAlongOrder(db, query, order, position, limit) : rows
}

/** Services that a search finds, in the order asked for. */
export const searchServices = async (database: Database, q: string, sortBy: ServiceSort, asked: Omit<Asked, 'meaning'>) => {
  const meaning = await understand(database.query, q)
  if (meaning.words === '') return []
  return sortBy === 'relevance' ? byRelevance(database, { ...asked, meaning }) : inOrderOf(database, sortBy, { ...asked, meaning })
}

/** How many services a search finds, by category and AR: exactly where they are few, else by a sample. */
export const countFound = async (database: Database, q: string) => {
  const { words, meant } = await understand(database.query, q)
  if (words === '') return { counts: [], isEstimate: false, meant }
  const sample = await countMatches(database.query, allOf(words, SAMPLE))
  const inSample = sample.reduce((sum, { count }) => sum + count, 0)
  if (inSample <= FEW_IN_SAMPLE) return { counts: await countMatches(database.query, words), isEstimate: false, meant }
  return { counts: sample.map(row => ({ ...row, count: row.count * SLICES })), isEstimate: true, meant }
}
