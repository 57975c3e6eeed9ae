import { fold } from '../../../catalog/taxonomy/fold.ts'
import { NUMERAL, numberWord, readNumeral } from './numbers.ts'
import { stem } from './stems.ts'

/** A number of the brief and the words it may count, stemmed, nearest first. */
export interface Quantity {
  value: number
  nouns: readonly string[]
  sentenceIndex: number
}

/** Adjectives may stand between a number and its noun: '40 outdoor IP cameras'. */
const WORDS_TO_NOUN = 4
const DOZEN = /^(dozen|dutzend|docenas?|douzaines?)$/
const SQUARE_METRES_PER_SQUARE_FOOT = 0.0929

/** `name`: '3D' and '5G' count nothing. */
const TOKEN = new RegExp(
  `(?<name>\\b\\d[dg]\\b)|(?<numeral>${NUMERAL.source})(?<thousands>\\s?k\\b)?|(?<word>\\p{L}[\\p{L}\\p{N}²]*)|(?<mark>[.,;:!?()/])`,
  'gu',
)

type Token = { kind: 'number'; value: number } | { kind: 'word'; word: string } | { kind: 'mark' }

const readTokens = (sentence: string): Token[] => {
  const tokens: Token[] = []
  for (const { groups } of sentence.matchAll(TOKEN)) {
    if (groups?.['numeral'] !== undefined) {
      const value = readNumeral(groups['numeral']) * (groups['thousands'] === undefined ? 1 : 1000)
      tokens.push({ kind: 'number', value })
    } else if (groups?.['word'] !== undefined) {
      const value = numberWord(groups['word'])
      const last = tokens.at(-1)
      if (value === null) tokens.push({ kind: 'word', word: groups['word'] })
      else if ((value >= 100 || DOZEN.test(groups['word'])) && last?.kind === 'number') last.value *= value
      else tokens.push({ kind: 'number', value })
    } else tokens.push({ kind: 'mark' })
  }
  return tokens
}

const nounsAfter = (tokens: readonly Token[], from: number): string[] => {
  const nouns: string[] = []
  for (const token of tokens.slice(from)) {
    if (token.kind !== 'word' || nouns.length >= WORDS_TO_NOUN || /^(and|und|y|et|or|but)$/.test(token.word)) break
    nouns.push(stem(token.word))
  }
  return nouns
}

/** 'Cameras: 12' */
const nounBefore = (tokens: readonly Token[], at: number): string[] => {
  const mark = tokens[at - 1]
  const noun = tokens[at - 2]
  return mark?.kind === 'mark' && noun?.kind === 'word' ? [stem(noun.word)] : []
}

const inSquareMetres = (quantity: Quantity): Quantity => {
  const [first, second] = quantity.nouns
  if (/^(m2|m²|sqm|qm|quadratmet|quadratmeter|mq)$/.test(first ?? '')) return { ...quantity, nouns: ['sqm'] }
  if (/^(squar|sq|metr|mete)$/.test(first ?? '') && /^(metr|meter|m|cuadrad|carr|carre)$/.test(second ?? ''))
    return { ...quantity, nouns: ['sqm'] }
  const isFeet = first === 'sqft' || (/^(squar|sq)$/.test(first ?? '') && /^(feet|foot|ft)$/.test(second ?? ''))
  return isFeet ? { ...quantity, value: Math.round(quantity.value * SQUARE_METRES_PER_SQUARE_FOOT), nouns: ['sqm'] } : quantity
}

/** The numbers of a sentence with what they count. Areas come in square metres under the noun 'sqm'. */
export const quantitiesIn = (sentence: string, sentenceIndex: number): Quantity[] => {
  const tokens = readTokens(fold(sentence))
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || token.value <= 0) return []
    const after = nounsAfter(tokens, at + 1)
    const nouns = after.length > 0 ? after : nounBefore(tokens, at)
    return nouns.length === 0 ? [] : [inSquareMetres({ value: token.value, nouns, sentenceIndex })]
  })
}

/** How many of a noun the brief speaks of: added up within a sentence ('two upstairs and one downstairs'), the largest of several sentences. */
export const countOf = (quantities: readonly Quantity[], nouns: ReadonlySet<string>): number | null => {
  const bySentence = new Map<number, Set<number>>()
  for (const quantity of quantities) {
    if (!quantity.nouns.some(noun => nouns.has(noun))) continue
    bySentence.set(quantity.sentenceIndex, (bySentence.get(quantity.sentenceIndex) ?? new Set()).add(quantity.value))
  }
  const counts = [...bySentence.values()].map(values => [...values].reduce((sum, value) => sum + value, 0))
  return counts.length === 0 ? null : Math.max(...counts)
}
