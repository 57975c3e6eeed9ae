import { fold, wordsOf } from '../../../catalog/taxonomy/fold.ts'
import { expressionsIn, SAME_WORDS } from './lexicon/lexicon.ts'
import { STOP_WORDS } from './stop-words.ts'

const VOWEL = /[aeiouy]/

/** 'dripp' -> 'drip', but not 'fall' -> 'fal': l, s and z double by nature. */
const undouble = (word: string): string => {
  const last = word.at(-1)
  return word.length > 3 && last === word.at(-2) && last !== undefined && !'lsz'.includes(last) ? word.slice(0, -1) : word
}

/** 'til' -> 'tile', 'wir' -> 'wire'; but 'fix' and 'drip' (from 'dripp') are whole. */
const withSilentE = (word: string, participle: string): string =>
  word === participle && /^[^aeiouy][aeiouy][^aeiouwxy]$/.test(word) ? `${word}e` : word

const withoutSuffix = (word: string, suffix: string): string | null => {
  const rest = word.slice(0, -suffix.length)
  return word.endsWith(suffix) && rest.length >= 3 && VOWEL.test(rest) ? rest : null
}

const withoutNounEnding = (word: string): string => {
  if (word.length > 7 && word.endsWith('ation')) return word.slice(0, -3)
  return word.length > 9 && word.endsWith('ung') ? word.slice(0, -3) : word
}

const bareForm = (word: string): string => {
  if (word.length <= 3 || /\d/.test(word)) return word
  let bare = word
  if (bare.endsWith('ies')) bare = `${bare.slice(0, -3)}y`
  else if (bare.endsWith('ungen')) bare = bare.slice(0, -2)
  else if (bare.endsWith('s') && !/(ss|us|is)$/.test(bare)) bare = bare.slice(0, -1)
  bare = withoutNounEnding(bare)
  const participle = withoutSuffix(bare, 'ing') ?? withoutSuffix(bare, 'ed')
  if (participle !== null) bare = withSilentE(undouble(participle), participle)
  bare = (bare.length > 5 ? withoutSuffix(bare, 'en') : null) ?? bare
  return bare.length > 4 && /[aeo]$/.test(bare) ? bare.slice(0, -1) : bare
}

/** Shorter ones are too often another word of another language: 'rot' is red in German. */
const SHORTEST_BARE = 5

/** Bare forms of the lexicon's words, with the word that stands for its line. */
const sameBare: ReadonlyMap<string, string> = new Map(
  [...SAME_WORDS].flatMap(([word, same]): [string, string][] => {
    const bare = bareForm(word)
    return bare.length >= SHORTEST_BARE && !word.includes(' ') && !SAME_WORDS.has(bare) ? [[bare, same]] : []
  }),
)

/**
 * A word without its plural, tense or final vowel; where the lexicon knows it, the word that stands for the same thing in four languages.
 * Not a dictionary form. Takes a folded word or an expression of the lexicon.
 */
export const stem = (word: string): string => {
  const same = SAME_WORDS.get(word)
  if (same !== undefined) return same
  const bare = bareForm(word)
  return SAME_WORDS.get(bare) ?? sameBare.get(bare) ?? ofDative(word) ?? bare
}

/** The German dative, 'mit 12 Rauchmeldern', of what the lexicon knows: an English pattern is none. */
const ofDative = (word: string): string | undefined => {
  const nominative = /.{4}e[lr]n$/.test(word) ? word.slice(0, -1) : ''
  return SAME_WORDS.get(nominative) ?? sameBare.get(bareForm(nominative))
}

/** The stems of a text in order, small words left out. */
export const stemsOf = (text: string): string[] => {
  const folded = fold(text)
  const words = wordsOf(folded)
  return [...words.filter(word => !STOP_WORDS.has(word.text)), ...expressionsIn(folded, words)].map(word => stem(word.text))
}
