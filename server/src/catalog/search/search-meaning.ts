import type { Queryable } from '../../platform/database/database.ts'
import { TAXONOMY } from '../taxonomy/taxonomy-index.ts'
import { guessesOf, isUnknown, likeliestSearches, slipsOfTaxonomy } from './search-guess.ts'
import { categoryMark } from './search-marks.ts'
import { allOf, anyOf, lexeme, type SearchQuery } from './search-query.ts'
import type { KnownWord, SearchReads } from './search-reads-store.ts'
import { type Term, termsOf } from './search-words.ts'
import { wordsLike } from './service-search-store.ts'
import type { WordLookUp } from './word-look-up.ts'

/** With fewer matches than this the unknown words of a search are taken for misspelt. */
const FEW = 5
/** A correction must find so many times what was found as it was typed, else nobody is told that he meant something else. */
const CLEARLY_MORE = 3

/**
 * What a search asks for. `exact` finds what fits the words as they were typed; `work` whoever does what they name, whatever he calls it;
 * `words` whatever is shown.
 */
export interface Meaning {
  exact: SearchQuery
  work: SearchQuery
  words: SearchQuery
  /** About how many match `words`; 0 where there are too few to meet any in a sample. */
  estimate: number
  /** So many services have what was typed that the next one changes nothing of what it means. */
  isSettled: boolean
  /** The search as it was understood, where that is not as it was typed. */
  meant: string | null
}

export interface Asking {
  reads: SearchReads
  lookUp: WordLookUp
  /** Each word is meant as it was typed. */
  isVerbatim: boolean
  /** The category of each trade. */
  categoryIds: ReadonlyMap<string, number>
}

/** What a search may say, a term after the other. `exact` leaves out what only belongs to the same work. */
interface Reading {
  exact: SearchQuery[]
  work: SearchQuery[]
  wide: SearchQuery[]
}

const workQuery = ({ work }: Term, { categoryIds }: Asking): SearchQuery => {
  if (work === null) return ''
  if ('skillIds' in work) return anyOf(...work.skillIds.map(lexeme))
  const categoryId = categoryIds.get(work.tradeId)
  return categoryId === undefined ? '' : lexeme(categoryMark(categoryId))
}

const read = (terms: readonly Term[], asking: Asking, queryOf: (word: string) => SearchQuery): Reading => {
  const readings = terms.map(term => {
    const [words, work] = [allOf(...term.words.map(queryOf)), workQuery(term, asking)]
    const skill = term.skillId === null ? '' : lexeme(term.skillId)
    // Whoever is called by his work is called so best by who does it: 'accountant' is cut to what any text on an account has.
    const wide = anyOf(words, skill, work)
    return { exact: anyOf(work === '' ? words : allOf(words, work), skill), work: work === '' ? wide : anyOf(work, skill), wide }
  })
  return { exact: readings.map(({ exact }) => exact), work: readings.map(({ work }) => work), wide: readings.map(({ wide }) => wide) }
}

const looked = async ({ lookUp }: Asking, terms: readonly Term[]): Promise<Map<string, KnownWord>> => {
  const words = await lookUp([...new Set(terms.flatMap(term => term.words))])
  return new Map(words.map(word => [word.word, word]))
}

/** A search with its unknown words as they may have been meant. A corrected word may belong to a name that was not seen before. */
interface Guessed {
  terms: readonly Term[]
  reading: Reading
  meant: string
}

/** What a search may have meant, the likeliest first; nothing where no word is unknown. */
const guess = async (
  db: Queryable,
  known: ReadonlyMap<string, KnownWord>,
  typed: readonly string[],
  asking: Asking,
): Promise<Guessed[]> => {
  const unknown = [...known.values()].filter(isUnknown)
  if (unknown.length === 0) return []
  const near = await wordsLike(
    db,
    unknown.map(({ word }) => word),
  )
  const besideOthers = typed.length > 1
  const guesses = new Map(unknown.map(word => [word.word, guessesOf(word, near, { besideOthers })]))
  const searches = likeliestSearches(typed, guesses).map(words => {
    const meant = words.map(each => each.meant).join(' ')
    return { words, meant, terms: termsOf(meant) }
  })
  const used = await looked(
    asking,
    searches.flatMap(({ terms }) => terms),
  )
  return searches.map(({ words, meant, terms }) => {
    const guessed = new Map(words.map(({ meant: word, query }) => [word, query]))
    const likeliest = read(terms, asking, word => used.get(word)?.query ?? '')
    const wide = read(terms, asking, word => anyOf(used.get(word)?.query ?? '', guessed.get(word) ?? ''))
    return { terms, meant, reading: { exact: likeliest.exact, work: wide.work, wide: wide.wide } }
  })
}

/** The search without those slips that find what another word means, as it is cut to the same; null where there are none. */
const withoutHiddenSlips = async (
  known: ReadonlyMap<string, KnownWord>,
  typed: readonly string[],
  asking: Asking,
): Promise<string | null> => {
  const slips = slipsOfTaxonomy(known.values())
  if (slips.size === 0) return null
  const queries = new Map((await asking.lookUp([...slips.values()])).map(({ word, query }) => [word, query]))
  const mended = typed.map(word => {
    const meant = slips.get(word)
    return meant !== undefined && queries.get(meant) === known.get(word)?.query ? meant : word
  })
  return mended.every((word, at) => word === typed[at]) ? null : mended.join(' ')
}

/** Services that have some of the words: those that fit what names work come first. Where there are none, services of related skills. */
const some = async ({ reads }: Asking, terms: readonly Term[], { wide }: Reading): Promise<Pick<Meaning, 'exact' | 'work' | 'words'>> => {
  const exact = allOf(...wide.filter((_, at) => terms[at]?.skillId || terms[at]?.work))
  const words = anyOf(...wide)
  if (words !== '' && (await reads.countUpTo(words, 1)) > 0) return { exact, work: words, words }
  const related = terms.flatMap(({ skillId }) => (skillId === null ? [] : TAXONOMY.relatedTo(skillId)))
  const anything = anyOf(words, ...related.map(lexeme))
  return { exact, work: anything, words: anything }
}

/** What is found another way than by its words as they were typed. */
const unsettled = async ({ reads }: Asking, meaning: Omit<Meaning, 'estimate' | 'isSettled'>): Promise<Meaning> => ({
  ...meaning,
  estimate: meaning.words === '' ? 0 : await reads.estimate(meaning.words),
  isSettled: false,
})

/** Understands a search: first by its words, then, when these find next to nothing, by what unknown ones may be slips of, at last by any of them. */
export const understand = async (db: Queryable, q: string, asking: Asking): Promise<Meaning> => {
  const terms = termsOf(q)
  const typed = terms.flatMap(({ words }) => words)
  const known = await looked(asking, terms)
  const mended = asking.isVerbatim ? null : await withoutHiddenSlips(known, typed, asking)
  if (mended !== null) {
    const meaning = await understand(db, mended, asking)
    return { ...meaning, meant: meaning.meant ?? mended }
  }
  const asTyped = read(terms, asking, word => known.get(word)?.query ?? '')
  const exact = allOf(...asTyped.exact)
  const work = allOf(...asTyped.work)
  const words = allOf(...asTyped.wide)
  if (words === '') return { exact, work, words, estimate: 0, meant: null, isSettled: false }
  const { estimate, found } = await asking.reads.estimateOrCount(words, FEW)
  if (found === FEW) return { exact, work, words, estimate, meant: null, isSettled: estimate > 0 }

  const guesses = asking.isVerbatim ? [] : await guess(db, known, typed, asking)
  const wanted = Math.max(1, found * CLEARLY_MORE)
  for (const { reading, meant } of guesses) {
    const all = allOf(...reading.wide)
    if (all !== words && (await asking.reads.countUpTo(all, wanted)) === wanted)
      return unsettled(asking, {
        exact: anyOf(exact, allOf(...reading.exact)),
        work: anyOf(work, allOf(...reading.work)),
        words: anyOf(words, all),
        meant: meant === typed.join(' ') ? null : meant,
      })
  }
  if (found > 0) return { exact, work, words, estimate, meant: null, isSettled: false }
  const [likeliest] = guesses
  const part = await some(asking, likeliest?.terms ?? terms, likeliest?.reading ?? asTyped)
  const isCorrected = likeliest !== undefined && likeliest.meant !== typed.join(' ') && part.words !== ''
  return unsettled(asking, { ...part, meant: isCorrected ? likeliest.meant : null })
}
