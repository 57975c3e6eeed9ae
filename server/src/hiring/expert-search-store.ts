import { and, asc, desc, sql } from 'drizzle-orm'
import { expertProfiles, mayHire, searchedWords } from '../experts/expert-tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import { hiringExpertColumns } from './offer-store.ts'

/** Where an expert stands among those found: the best rated first, who is unavailable last. */
interface FoundPosition {
  isUnavailable: boolean
  rating: number
  id: number
}

/** An index of trigrams finds three letters anywhere; fewer it finds where a word begins. */
const INDEXED_LETTERS = 3
const patternOf = (word: string): string => (word.length < INDEXED_LETTERS ? containing(` ${word}`) : containing(word))

/** Experts whose name, title or address holds every word, after a position. */
export const findHiringExperts = (
  db: Queryable,
  { words, except, after, limit }: { words: readonly string[]; except: string; after: FoundPosition | undefined; limit: number },
) => {
  const { ratingAverage, id, accountId } = expertProfiles
  const { isUnavailable } = hiringExpertColumns
  const isAfter =
    after &&
    sql`(${isUnavailable}, -${ratingAverage}, ${id}) > (${after.isUnavailable}::boolean, -(${after.rating}::numeric), ${after.id}::int)`
  return db
    .select(hiringExpertColumns)
    .from(expertProfiles)
    .where(
      and(
        ...words.map(word => sql`${searchedWords(expertProfiles)} ilike ${patternOf(word)}`),
        sql`${accountId} is distinct from ${except}`,
        mayHire,
        isAfter,
      ),
    )
    .orderBy(isUnavailable, desc(ratingAverage), asc(id))
    .limit(limit)
}
