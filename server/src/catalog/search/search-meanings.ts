import { LRUCache } from 'lru-cache'
import { atMostEvery } from '../../platform/at-most-every.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { allCategories } from '../catalog-store.ts'
import { TRADES } from '../taxonomy/trades.ts'
import { type Meaning, understand } from './search-meaning.ts'
import type { SearchReads } from './search-reads-store.ts'
import { createWordLookUp } from './word-look-up.ts'

/** How many have a word that many have changes slowly, and so do categories. */
const SETTLED_FRESH_MS = 600_000
/** So many searches are remembered as they were understood; what they find is looked up each time. */
const MEANINGS_KEPT = 2_000
/** One for what few or none have as it was typed: the next service may change what it means. A page and the figures beside it are two such. */
const UNSETTLED_FRESH_MS = 60_000

/** What is searched for. `isVerbatim`: each word is meant as it was typed. */
export interface SearchText {
  q: string
  isVerbatim: boolean
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

/** How searches are understood; remembered, and understood once for all who ask at once. */
export const createMeanings = (db: Queryable, reads: SearchReads) => {
  const categoryIds = atMostEvery(SETTLED_FRESH_MS, () => tradeCategories(db))
  const lookUp = createWordLookUp(reads)
  const meanings = new LRUCache<string, Promise<Meaning>>({ max: MEANINGS_KEPT, ttl: UNSETTLED_FRESH_MS })
  const understood = async (key: string, { q, isVerbatim }: SearchText): Promise<Meaning> => {
    try {
      const meaning = await understand(db, q, { isVerbatim, reads, lookUp, categoryIds: await categoryIds.get() })
      if (meaning.isSettled) meanings.set(key, Promise.resolve(meaning), { ttl: SETTLED_FRESH_MS })
      return meaning
    } catch (error) {
      meanings.delete(key)
      throw error
    }
  }
  return {
    of: (text: SearchText): Promise<Meaning> => {
      const key = `${text.isVerbatim}:${text.q}`
      const known = meanings.get(key) ?? understood(key, text)
      if (!meanings.has(key)) meanings.set(key, known)
      return known
    },
    /** After a change of what is on offer. */
    forget: () => meanings.clear(),
  }
}
