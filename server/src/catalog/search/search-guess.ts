import { fold } from '../taxonomy/fold.ts'
import { closeWords, nearestWord } from '../taxonomy/typo.ts'
import { anyOf, type SearchQuery } from './search-query.ts'
import type { KnownWord } from './search-reads-store.ts'
import { areSaidTogether, closeTaxonomyWords, isTaxonomyWord, nearestTaxonomyWord, TAXONOMY_WORDS } from './search-words.ts'
import type { NearWord } from './service-search-store.ts'

/** What an unfinished word may become. */
const LONGER_TAKEN = 6
/** So many words are tried of what one may have meant, and so many searches. */
const WORDS_TRIED = 4
const SEARCHES_TRIED = 4

/** A word as it may have been meant; the word itself where it is known, unfinished or beyond guessing. */
export interface Guess {
  meant: string
  /** With all that are as likely. */
  query: SearchQuery
}

/** Neither a service nor the taxonomy uses it. */
export const isUnknown = ({ word, query, isKnown }: KnownWord): boolean => !isKnown && query !== '' && !isTaxonomyWord(word)

/** What a word may have meant, the likeliest first. `besideOthers`: it stands beside words that say whether it was meant so. */
export const guessesOf = ({ word, query }: KnownWord, near: readonly NearWord[], beside: { besideOthers: boolean }): Guess[] => {
  const own = near.filter(candidate => candidate.word === word)
  // Another form of a word that is used, as its plural, is no slip.
  if (own.some(candidate => candidate.query === query)) return [{ meant: word, query }]
  // Nor is one without its accents.
  const accented = own.filter(candidate => fold(candidate.near) === fold(word))
  if (accented.length > 0) return [{ meant: word, query: anyOf(...accented.map(each => each.query)) }]
  const used = closeWords(
    word,
    own.map(candidate => candidate.near),
    beside,
  )
  const inTaxonomy = used.toSorted((one, other) => Number(isTaxonomyWord(other.word)) - Number(isTaxonomyWord(one.word)))
  const named = closeTaxonomyWords(word).filter(close => !used.some(each => each.word === close.word))
  const close = [...inTaxonomy, ...named].toSorted((one, other) => one.slips - other.slips)
  if (close.length === 0) {
    // An unfinished word is no slip: nothing is said of what it may become.
    const longer = own.filter(({ isLonger }) => isLonger).slice(0, LONGER_TAKEN)
    const meant = longer.length > 0 ? null : nearestTaxonomyWord(word)
    return [{ meant: meant ?? word, query: anyOf(query, ...new Set(longer.map(each => each.query))) }]
  }
  return close.slice(0, WORDS_TRIED).map(({ word: meant, slips }) => {
    const alike = new Set(used.filter(each => each.slips === slips).map(each => each.word))
    return { meant, query: anyOf(query, ...new Set(own.filter(each => alike.has(each.near)).map(each => each.query))) }
  })
}

/** The searches that may have been meant, the likeliest first: what is said of the same skill as the other words comes before what is merely nearer. */
export const likeliestSearches = (typed: readonly string[], guesses: ReadonlyMap<string, readonly Guess[]>): Guess[][] => {
  const saidBeside = (word: string) =>
    typed.filter(other => other !== word).flatMap(other => guesses.get(other)?.map(each => each.meant) ?? [other])
  const tried = typed.map((word): readonly Guess[] => {
    const others = saidBeside(word)
    const fits = ({ meant }: Guess) => Number(others.some(other => areSaidTogether(meant, other)))
    return guesses.get(word)?.toSorted((one, other) => fits(other) - fits(one)) ?? [{ meant: word, query: '' }]
  })
  const first = tried.flatMap(([likeliest]) => likeliest ?? [])
  const others = tried.flatMap((choices, at) => choices.slice(1).map(choice => first.with(at, choice)))
  return [first, ...others].slice(0, SEARCHES_TRIED)
}

/**
 * What a word is cut to may be what another is cut to, so that a slip finds something: 'accountent' what has an account. The words of the
 * taxonomy that unknown ones are slips of; whether they are cut to the same is asked of the index.
 */
export const slipsOfTaxonomy = (known: Iterable<KnownWord>): Map<string, string> =>
  new Map(
    [...known].filter(isUnknown).flatMap(({ word }) => {
      const meant = nearestWord(fold(word), TAXONOMY_WORDS)
      // Another form of the same word is no slip.
      return meant === null || meant.startsWith(word) || word.startsWith(meant) ? [] : [[word, meant] as const]
    }),
  )
