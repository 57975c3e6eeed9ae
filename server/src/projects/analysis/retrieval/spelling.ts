import { nearestWord } from '../../../catalog/taxonomy/typo.ts'
import type { Reading, ReadWord } from '../reading/brief-reading.ts'
import { SAME_WORDS } from '../reading/lexicon/lexicon.ts'
import { stem } from '../reading/stems.ts'
import type { PackageIndex } from './package-index.ts'
import { PLAIN_WORDS } from './plain-words.ts'

const SHORTEST_CORRECTED = 6
const SHORTEST_COMPOUND = 9
const LONGEST_COMPOUND = 40
const SHORTEST_PART = 4
const SHORTEST_FIRST_PART = 3
const CORRECTED_WEIGHT = 0.7
const COMPOUND_WEIGHT = 0.9

/** 'Badezimmerfliesen' is 'badezimmer' and 'fliesen', with or without an s between. */
const partsOfCompound = (word: string, index: PackageIndex): string[] | null => {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return null
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_FIRST_PART; at--) {
    const first =
      index.spellings.get(word.slice(0, at)) ??
      index.spellings.get(word.slice(0, at).replace(/s$/, '')) ??
      SAME_WORDS.get(word.slice(0, at))
    const rest = stem(word.slice(at))
    if (first !== undefined && (index.spellings.has(word.slice(at)) || index.postings.has(rest))) return [first, rest]
  }
  return null
}

const SHORTEST_AGAIN = 4
/** 'Repintar' and 'rehang' are the same work as 'pintar' and 'hang', done again. */
const doneAgain = (word: string, index: PackageIndex): string | null => {
  const first = /^re-?(?=\p{L})/u.exec(word)?.[0] ?? ''
  const rest = word.slice(first.length)
  if (first === '' || rest.length < SHORTEST_AGAIN) return null
  return index.spellings.get(rest) ?? SAME_WORDS.get(rest) ?? (index.knownStems.has(stem(rest)) ? stem(rest) : null)
}

/** Reads a brief's unknown words: compounds into their parts, slips of the keyboard as the word of a trigger they most likely mean. */
export const createSpelling = (index: PackageIndex) => {
  const byFirstLetter = Map.groupBy(index.spellings.keys(), word => word.slice(0, 1))

  const correct = (word: string): string | null => {
    if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_COMPOUND || PLAIN_WORDS.has(word)) return null
    const near = nearestWord(word, byFirstLetter.get(word.slice(0, 1)) ?? [])
    return near === null ? null : (index.spellings.get(near) ?? null)
  }
  const readWord = (word: ReadWord, known: Map<string, readonly string[] | string | null>): ReadWord[] => {
    if (word.isCommon || index.knownStems.has(word.stem)) return [word]
    const meant = known.has(word.text)
      ? known.get(word.text)
      : (partsOfCompound(word.text, index) ?? doneAgain(word.text, index) ?? correct(word.text))
    known.set(word.text, meant ?? null)
    if (meant === null || meant === undefined) return [word]
    if (typeof meant === 'string') return [{ ...word, stem: meant, weight: word.weight * CORRECTED_WEIGHT }]
    return meant.map(part => ({ ...word, stem: part, weight: word.weight * COMPOUND_WEIGHT }))
  }

  /** 'Online-Kurs' and 'dish washer' are one word to the triggers that write them so. */
  const joinWords = (words: readonly ReadWord[]): ReadWord[] =>
    words.flatMap((word, at) => {
      const next = words[at + 1]
      const isNext = next !== undefined && next.index === word.index + word.text.length + 1
      const joined = isNext ? index.spellings.get(word.text + next.text) : undefined
      return joined === undefined ? [word] : [word, { ...word, stem: joined, isCommon: false }]
    })

  return (reading: Reading): Reading => {
    const known = new Map<string, readonly string[] | string | null>()
    const sentences = reading.sentences.map(sentence => ({
      ...sentence,
      words: joinWords(sentence.words).flatMap(word => readWord(word, known)),
    }))
    // What is excluded in a compound is excluded by its parts.
    const exclusions = reading.exclusions.map(exclusion => {
      const { index, words, sentenceIndex } = exclusion
      const within = (sentences[sentenceIndex]?.words ?? []).filter(word => word.index >= index && word.index < index + words.length)
      return { ...exclusion, stems: new Set([...exclusion.stems, ...within.flatMap(word => (word.isCommon ? [] : word.stem))]) }
    })
    // '12 Bürostühle' are twelve chairs: the last part of a compound is what is counted. '400 reciepts' are receipts.
    const meantBy = (noun: string, isFirst: boolean): string[] => {
      const last = index.knownStems.has(noun) ? null : (partsOfCompound(noun, index)?.at(-1) ?? (isFirst ? correct(noun) : null))
      return last === null ? [] : [last]
    }
    const quantities = reading.quantities.map(quantity => ({
      ...quantity,
      nouns: quantity.nouns.flatMap((noun, at) => [noun, ...meantBy(noun, at === 0)]),
    }))
    return { ...reading, sentences, exclusions, quantities }
  }
}
