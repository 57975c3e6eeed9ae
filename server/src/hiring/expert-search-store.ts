import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { expertProfiles, mayHire, searchedWords } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { containing } from '../platform/database/like-pattern.ts'
import { RATING_STANDING } from '../platform/database/rating-standing.ts'
import { hiringExpertColumns } from './offer-store.ts'

/** Where an expert stands among those found: the best first, whom few reviews do not lift far, and who is unavailable last. */
interface FoundPosition {
  isUnavailable: boolean
  standing: number
  id: number
}

const standing = sql<number>`${sql.raw(RATING_STANDING)}`
const bestFirst = sql`${standing} desc`

/** An index of trigrams finds three letters anywhere; fewer it finds where a word begins. */
const INDEXED_LETTERS = 3
const patternOf = (word: string): string => (word.length < INDEXED_LETTERS ? containing(` ${word}`) : containing(word))

const holds = (word: string): SQL => sql`${searchedWords(expertProfiles)} ilike ${patternOf(word)}`

/** Experts whose name, title or address holds every word, after a position. */
export const findHiringExperts = (
  db: Queryable,
  { words, except, after, limit }: { words: readonly string[]; except: string; after: FoundPosition | undefined; limit: number },
) => {
  const { id, accountId } = expertProfiles
  const { isUnavailable } = hiringExpertColumns
  const isAfter =
    after &&
    sql`(${isUnavailable}, -${standing}, ${id}) > (${after.isUnavailable}::boolean, -(${after.standing}::float8), ${after.id}::int)`
  return db
    .select({ ...hiringExpertColumns, standing })
    .from(expertProfiles)
    .where(and(...words.map(holds), sql`${accountId} is distinct from ${except}`, mayHire, isAfter))
    .orderBy(isUnavailable, bestFirst, asc(id))
    .limit(limit)
}

/** Fewer letters are like too many words. */
const LIKENED_LETTERS = 4
const SWAPPED_LETTERS = 3
/** How much of its trigrams a word shares with one that it may mean: 'exprt' and 'expert' 0.44, 'sweap' and 'sweep' 0.33. */
const LIKENESS = 0.3
/** Of more who are called nearly so it says little who is most: the best of them are ranked. Comparing trigrams is dear. */
const RANKED_MAX = 300
/** The best are looked for among so many: where more are called nearly so, looking at all costs half a second for fifty thousand. */
const FOUND_MAX = 3000
/** More words of a search are taken as they stand: each that is likened is looked up in several ways. As many are the most that somebody is alike. */
export const LIKENED_WORDS = 6

/** A word with each two neighbours swapped, the slip that trigrams know least of: 'jhon' is also 'john'. */
const swapped = (word: string): string[] => {
  const letters = [...word]
  if (letters.length < SWAPPED_LETTERS) return []
  return letters.slice(1).flatMap((letter, at) => {
    const before = letters[at] ?? ''
    return letter === before ? [] : [[...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('')]
  })
}

const means = (word: string): SQL => {
  const text = searchedWords(expertProfiles)
  const ways = [
    holds(word),
    ...swapped(word).map(other => sql`${text} ilike ${containing(` ${other}`)}`),
    ...([...word].length < LIKENED_LETTERS ? [] : [sql`${word} <<% ${text}`]),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

/** Where somebody stands among those who are called nearly so: first by how alike he is, then as among those found. */
interface AlikePosition extends FoundPosition {
  likeness: number
}

interface AlikeSearch {
  words: readonly string[]
  except: string
  after: AlikePosition | undefined
  limit: number
}

/** Whoever is called nearly so, as far as the connection's threshold lets two words be alike; who is most alike comes first, who is unavailable last. */
export const alikeExperts = (tx: Queryable, { words, except, after, limit }: AlikeSearch) => {
  const { id, accountId } = expertProfiles
  const { isUnavailable } = hiringExpertColumns
  const typed = words.slice(0, LIKENED_WORDS)
  const likeness = sql<number>`(${sql.join(
    typed.map(word => sql`strict_word_similarity(${word}, ${searchedWords(expertProfiles)})`),
    sql` + `,
  )})`
  const isAfter =
    after &&
    sql`(${isUnavailable}, -${likeness}, -${standing}, ${id}) > (${after.isUnavailable}::boolean, -(${after.likeness}::real), -(${after.standing}::float8), ${after.id}::int)`
  const found = tx
    .select({ id })
    .from(expertProfiles)
    .where(and(...typed.map(means), ...words.slice(LIKENED_WORDS).map(holds), sql`${accountId} is distinct from ${except}`, mayHire))
    .limit(FOUND_MAX)
  const near = tx.select({ id }).from(expertProfiles).where(inArray(id, found)).orderBy(isUnavailable, bestFirst, asc(id)).limit(RANKED_MAX)
  return tx
    .select({ ...hiringExpertColumns, standing, likeness })
    .from(expertProfiles)
    .where(and(inArray(id, near), isAfter))
    .orderBy(isUnavailable, sql`${likeness} desc`, bestFirst, asc(id))
    .limit(limit)
}

/** For a search that finds nobody as it is typed. */
export const findAlikeExperts = async (tx: Transaction, search: AlikeSearch) => {
  // The planner does not know how dear trigrams are: for a few hundred rows it would rather compare those of the whole table.
  await tx.execute(
    sql`select set_config('pg_trgm.strict_word_similarity_threshold', ${String(LIKENESS)}, true), set_config('enable_seqscan', 'off', true)`,
  )
  return alikeExperts(tx, search)
}
