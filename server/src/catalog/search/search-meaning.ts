import type { Queryable } from '../../platform/database/database.ts'
import { fold } from '../taxonomy/fold.ts'
import { TAXONOMY } from '../taxonomy/taxonomy-index.ts'
import { fewestSlips } from '../taxonomy/typo.ts'
import { categoryMark } from './search-marks.ts'
import { allOf, anyOf, lexeme, type SearchQuery } from './search-query.ts'
import { isTaxonomyWord, nearestTaxonomyWord, type Term, termsOf } from './search-words.ts'
import { countUpTo, estimateMatches, estimateOrCount, type KnownWord, type NearWord, wordsLike } from './service-search-store.ts'
import type { WordLookUp } from './word-look-up.ts'

/** With fewer matches than this the unknown words of a search are taken for misspelt. */
const FEW = 5
/** A correction must find so many times what was found as it was typed, else nobody is told that he meant something else. */
const CLEARLY_MORE = 3
/** What an unfinished word may become. */
const LONGER_TAKEN = 6

/** What a search asks for. `exact` finds what fits the words as they were typed; `words` whatever is shown. */
export interface Meaning {
  exact: SearchQuery
  words: SearchQuery
  /** About how many match `words`; 0 where there are too few to meet any in a sample. */
  estimate: number
  /** So many services have what was typed that the next one changes nothing of what it means. */
  isSettled: boolean
  /** The search as it was understood, where that is not as it was typed. */
  meant: string | null
}

export interface Asking {
  lookUp: WordLookUp
  /** Each word is meant as it was typed. */
  isVerbatim: boolean
  /** The category of each trade. */
  categoryIds: ReadonlyMap<string, number>
}

/** What a search may say, a term after the other. `exact` leaves out what only belongs to the same work. */
interface Reading {
  exact: SearchQuery[]
  wide: SearchQuery[]
}

const workQuery = ({ work }: Term, { categoryIds }: Asking): SearchQuery => {
  if (work === null) return ''
  if ('skillIds' in work) return anyOf(...work.skillIds.map(lexeme))
  const categoryId = categoryIds.get(work.tradeId)
  return categoryId === undefined ? '' : lexeme(categoryMark(categoryId))
}

const read = (terms: readonly Term[], asking: Asking, queryOf: (word: string) => SearchQuery): Reading => {
  const exact = terms.map(term => anyOf(allOf(...term.words.map(queryOf)), term.skillId === null ? '' : lexeme(term.skillId)))
  return { exact, wide: terms.map((term, at) => anyOf(exact[at] ?? '', workQuery(term, asking))) }
}

const looked = async ({ lookUp }: Asking, terms: readonly Term[]): Promise<Map<string, KnownWord>> => {
  const words = await lookUp([...new Set(terms.flatMap(term => term.words))])
  return new Map(words.map(word => [word.word, word]))
}

/** A word as it may have been meant. */
interface Guess {
  /** The likeliest; the word itself where it is known, unfinished or beyond guessing. */
  meant: string
  /** All that it may be. */
  query: SearchQuery
}

/** Neither a service nor the taxonomy uses it. */
const isUnknown = ({ word, query, isKnown }: KnownWord): boolean => !isKnown && query !== '' && !isTaxonomyWord(word)

const guessOf = ({ word, query }: KnownWord, near: readonly NearWord[]): Guess => {
  const own = near.filter(candidate => candidate.word === word)
  // Another form of a word that is used, as its plural, is no slip.
  if (own.some(candidate => candidate.query === query)) return { meant: word, query }
  // Nor is one without its accents.
  const accented = own.filter(candidate => fold(candidate.near) === fold(word))
  if (accented.length > 0) return { meant: word, query: anyOf(...accented.map(each => each.query)) }
  const nearest = fewestSlips(
    word,
    own.map(candidate => candidate.near),
  )
  const [likeliest] = nearest.toSorted((one, other) => Number(isTaxonomyWord(other)) - Number(isTaxonomyWord(one)))
  const taken =
    likeliest === undefined
      ? own.filter(({ isLonger }) => isLonger).slice(0, LONGER_TAKEN)
      : own.filter(each => nearest.includes(each.near))
  // An unfinished word is no slip: nothing is said of what it may become.
  const named = likeliest ?? (taken.length > 0 ? null : nearestTaxonomyWord(word))
  return { meant: named ?? word, query: anyOf(query, ...new Set(taken.map(each => each.query))) }
}

/**
 * The search with its unknown words as they may have been meant, first as they most likely were; null where none is unknown. A corrected
 * word may belong to a name that was not seen before.
 */
const guess = async (db: Queryable, known: ReadonlyMap<string, KnownWord>, typed: readonly string[], asking: Asking) => {
  const unknown = [...known.values()].filter(isUnknown)
  if (unknown.length === 0) return null
  const near = await wordsLike(
    db,
    unknown.map(({ word }) => word),
  )
  const guesses = new Map(unknown.map((word): [string, Guess] => [word.word, guessOf(word, near)]))
  const meant = typed.map(word => guesses.get(word)?.meant ?? word)
  const terms = termsOf(meant.join(' '))
  const words = await looked(asking, terms)
  const guessed = new Map([...guesses.values()].map(({ meant: word, query }): [string, SearchQuery] => [word, query]))
  const likeliest = read(terms, asking, word => words.get(word)?.query ?? '')
  const wide = read(terms, asking, word => anyOf(words.get(word)?.query ?? '', guessed.get(word) ?? ''))
  return { terms, reading: { exact: likeliest.exact, wide: wide.wide }, meant: meant.join(' ') }
}

/** Services that have some of the words: those that fit what names work come first. Where there are none, services of related skills. */
const some = async (db: Queryable, terms: readonly Term[], { wide }: Reading): Promise<{ exact: SearchQuery; words: SearchQuery }> => {
  const exact = allOf(...wide.filter((_, at) => terms[at]?.skillId || terms[at]?.work))
  const words = anyOf(...wide)
  if (words !== '' && (await countUpTo(db, words, 1)) > 0) return { exact, words }
  const related = terms.flatMap(({ skillId }) => (skillId === null ? [] : TAXONOMY.relatedTo(skillId)))
  return { exact, words: anyOf(words, ...related.map(lexeme)) }
}

/** What is found another way than by its words as they were typed. */
const unsettled = async (db: Queryable, meaning: Omit<Meaning, 'estimate' | 'isSettled'>): Promise<Meaning> => ({
  ...meaning,
  estimate: meaning.words === '' ? 0 : await estimateMatches(db, meaning.words),
  isSettled: false,
})

/** Understands a search: first by its words, then, when these find next to nothing, by what unknown ones may be slips of, at last by any of them. */
export const understand = async (db: Queryable, q: string, asking: Asking): Promise<Meaning> => {
  const terms = termsOf(q)
  const typed = terms.flatMap(({ words }) => words)
  const known = await looked(asking, terms)
  const asTyped = read(terms, asking, word => known.get(word)?.query ?? '')
  const exact = allOf(...asTyped.exact)
  const words = allOf(...asTyped.wide)
  if (words === '') return { exact, words, estimate: 0, meant: null, isSettled: false }
  const { estimate, found } = await estimateOrCount(db, words, FEW)
  if (found === FEW) return { exact, words, estimate, meant: null, isSettled: estimate > 0 }

  const wider = asking.isVerbatim ? null : await guess(db, known, typed, asking)
  if (wider) {
    const { reading, meant } = wider
    const all = allOf(...reading.wide)
    const wanted = Math.max(1, found * CLEARLY_MORE)
    if (all !== words && (await countUpTo(db, all, wanted)) === wanted)
      return unsettled(db, {
        exact: anyOf(exact, allOf(...reading.exact)),
        words: anyOf(words, all),
        meant: meant === typed.join(' ') ? null : meant,
      })
  }
  if (found > 0) return { exact, words, estimate, meant: null, isSettled: false }
  const part = await some(db, wider?.terms ?? terms, wider?.reading ?? asTyped)
  const isCorrected = wider !== null && wider.meant !== typed.join(' ') && part.words !== ''
  return unsettled(db, { ...part, meant: isCorrected ? wider.meant : null })
}
