import { expect, test } from 'vitest'
import { type Reading, type ReadWord, readBrief } from '../reading/brief-reading.ts'
import { type Hearing, isHeardInWords } from './hearing.ts'

const WORD: ReadWord | undefined = readBrief({ title: 'Help', description: 'The tap drips.' }).sentences[1]?.words[0]

/** A description of so many telling words below a title. */
const readingOf = (words: number, language: Reading['language'] = 'en'): Reading => {
  const reading = readBrief({ title: 'The tap in our kitchen and the one in the bathroom', description: 'The tap drips.' })
  const sentences = reading.sentences.map(sentence =>
    sentence.isTitle ? sentence : { ...sentence, words: Array.from({ length: words }, () => WORD).filter(word => word !== undefined) },
  )
  return { ...reading, language, sentences }
}
/** What all its words together sound like; each sentence by itself sounds like nothing. */
const hearingOf = (share: number, none: number): Hearing => {
  const nothing = { packages: Float32Array.of(0, 0), none: 1, aside: 0, little: 0, idle: 0, other: 0 }
  return {
    whole: nothing,
    sentences: [],
    clause: () => nothing,
    clauseByBoth: () => nothing,
    sentenceByBoth: () => nothing,
    pairByBoth: () => nothing,
    part: () => undefined,
    words: { packages: Float32Array.of(0, share), none, aside: 0, little: 0, idle: 0, other: 0 },
  }
}
const isHeard = (words: number, share: number, none: number, language: Reading['language'] = 'en') =>
  isHeardInWords(readingOf(words, language), hearingOf(share, none), 1)

test('a longer description may be known by all its words together, though no sentence of it says what it is about', () => {
  expect(isHeard(18, 0.16, 0.19)).toBe(true)
})

test.each([
  ['too few words', 17, 0.16, 0.19, 'en'],
  ['a sound that is faint', 18, 0.14, 0.19, 'en'],
  ['a sound of what nobody wishes for', 18, 0.16, 0.21, 'en'],
  ['a language that is not read', 18, 0.16, 0.19, null],
] as const)('but not by %s', (_, words, share, none, language) => {
  expect(isHeard(words, share, none, language)).toBe(false)
})

test('the words of the title do not make a description longer', () => {
  expect(isHeard(12, 0.16, 0.19)).toBe(false)
})
