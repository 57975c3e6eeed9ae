import type { Queryable } from '../../platform/database/database.ts'
import { nearestWords } from '../taxonomy/typo.ts'
import { allOf, anyOf, lexeme, type SearchQuery } from './search-query.ts'
import { misspeltSkill, type Term, termsOf } from './search-words.ts'
import { estimateMatches, hasMatches, type KnownWord, lookUpWords, type NearWord, wordsLike } from './service-search-store.ts'

/** With fewer matches than this a search is taken for misspelt, though somebody wrote the same. */
const FEW = 5
/** What an unfinished word may become. */
const LONGER_TAKEN = 6

/** What a search asks for. `exact` finds what fits the words as they were typed; `words` whatever is shown. */
export interface Meaning {
  exact: SearchQuery
  words: SearchQuery
  /** About how many match `words`; null where nobody has looked. */
  estimate: number | null
  /** The search as it was understood, where that is not as it was typed. */
  meant: string | null
}

const skillOf = ({ skillId }: Term): SearchQuery => (skillId === null ? '' : lexeme(skillId))

/** What stands for one word: itself, and whatever it may have been meant as. */
interface Reading {
  query: SearchQuery
  meant: string
}

const exactReading = (known: ReadonlyMap<string, KnownWord>, word: string): Reading => ({
  query: known.get(word)?.query ?? '',
  meant: word,
})

const widerReading = (known: ReadonlyMap<string, KnownWord>, near: readonly NearWord[], word: string): Reading => {
  const own = near.filter(candidate => candidate.word === word)
  const nearest = new Set(
    nearestWords(
      word,
      own.map(candidate => candidate.near),
    ),
  )
  const longer = own.filter(({ isLonger }) => isLonger).slice(0, LONGER_TAKEN)
  const taken = nearest.size > 0 ? own.filter(candidate => nearest.has(candidate.near)) : longer
  const skillId = known.get(word)?.isKnown ? null : misspeltSkill(word)
  const queries = new Set([
    exactReading(known, word).query,
    ...taken.map(({ query }) => query),
    ...(skillId === null ? [] : [lexeme(skillId)]),
  ])
  // An unfinished word is no slip: nothing is said of what it may become.
  return { query: anyOf(...queries), meant: (nearest.size > 0 && !known.get(word)?.isKnown && taken[0]?.near) || word }
}

const read = (terms: readonly Term[], readingOf: (word: string) => Reading) => {
  const readings = terms.map(term => ({ term, readings: term.words.map(readingOf) }))
  return {
    perTerm: readings.map(({ term, readings: own }) => anyOf(allOf(...own.map(({ query }) => query)), skillOf(term))),
    meant: readings.flatMap(({ readings: own }) => own.map(({ meant }) => meant)).join(' '),
  }
}

/** Understands a search: first by its words, then, when these find next to nothing, by what they may be slips of, at last by any of them. */
export const understand = async (db: Queryable, q: string): Promise<Meaning> => {
  const terms = termsOf(q)
  const typed = terms.flatMap(({ words }) => words)
  const known = new Map((await lookUpWords(db, [...new Set(typed)])).map(word => [word.word, word]))
  const asTyped = read(terms, word => exactReading(known, word))
  const exact = allOf(...asTyped.perTerm)
  const estimate = exact === '' ? 0 : await estimateMatches(db, exact)
  if (exact === '' || estimate > 0 || (await hasMatches(db, exact, FEW))) return { exact, words: exact, estimate, meant: null }

  const near = await wordsLike(db, [...known.keys()])
  const wider = read(terms, word => widerReading(known, near, word))
  const meant = wider.meant === typed.join(' ') ? null : wider.meant
  const all = allOf(...wider.perTerm)
  if (terms.length === 1 || (await hasMatches(db, all, 1))) return { exact, words: all, estimate: null, meant }
  return { exact, words: anyOf(...wider.perTerm), estimate: null, meant }
}
