import { fold } from '../../../catalog/taxonomy/fold.ts'
import { type Concept, type HarmRule, LAWFUL } from './harm-concepts.ts'
import { HARM_OF_DANGER } from './harm-of-danger.ts'
import { HARM_OF_DECEIT } from './harm-of-deceit.ts'
import { HARM_OF_FORGERY } from './harm-of-forgery.ts'
import { HARM_OF_GAIN } from './harm-of-gain.ts'
import { HARM_OF_GREED } from './harm-of-greed.ts'
import { HARM_OF_GUILE } from './harm-of-guile.ts'
import { HARM_OF_INTRUSION } from './harm-of-intrusion.ts'
import { HARM_OF_MONEY } from './harm-of-money.ts'
import { HARM_OF_PERIL } from './harm-of-peril.ts'
import { HARM_OF_WATCHING } from './harm-of-watching.ts'

export const RULES: readonly HarmRule[] = [
  ...HARM_OF_WATCHING,
  ...HARM_OF_INTRUSION,
  ...HARM_OF_DECEIT,
  ...HARM_OF_DANGER,
  ...HARM_OF_PERIL,
  ...HARM_OF_MONEY,
  ...HARM_OF_GAIN,
  ...HARM_OF_GREED,
  ...HARM_OF_GUILE,
  ...HARM_OF_FORGERY,
]

const WITHIN = 16
/** What makes a wish lawful may be said before or after it, a sentence away. */
const LAWFUL_WITHIN = 40
/** A full stop keeps words apart as this many words do. */
const FULL_STOP = 6
/** Of two sentences some words stand near each other by chance: there they must stand nearer than within one. */
const REACH_BEYOND = 0.5
const SHORTEST_STEM = 2

type Place = 'whole' | 'start' | 'end'
interface Part {
  text: string
  place: Place
}
interface Phrase {
  concept: Concept
  rest: readonly Part[]
}

const partOf = (word: string): Part => {
  if (word.endsWith('*')) return { text: word.slice(0, -1), place: 'start' }
  return word.startsWith('*') ? { text: word.slice(1), place: 'end' } : { text: word, place: 'whole' }
}

const SHORTEST_INFLECTED = 4
const ENDINGS = ['s', 'es', 'ed', 'd', 'ing', 'er', 'e', 'en', 'n', 'r', 't', 'te', 'ten']
/** A word and what it may be an inflection of: 'deleting' is 'delete', 'Kameras' is 'Kamera'. */
const formsOf = (word: string) => {
  const stems = ENDINGS.filter(ending => word.endsWith(ending) && word.length - ending.length >= SHORTEST_INFLECTED).map(ending =>
    word.slice(0, -ending.length),
  )
  return [word, ...stems, ...(word.endsWith('ing') ? stems.map(stem => `${stem}e`) : [])]
}
/** The phrases of all concepts by their first word, so that a text is read once however many rules there are. */
const indexed = (concepts: Iterable<Concept>) => {
  const index = { whole: new Map<string, Phrase[]>(), start: new Map<string, Phrase[]>(), end: new Map<string, Phrase[]>() }
  for (const concept of concepts)
    for (const phrase of concept.split(' / ')) {
      const [first, ...rest] = phrase.split(' ').map(partOf)
      if (!first?.text) throw new Error(`Not a word of harm: '${phrase}'`)
      const phrases = index[first.place]
      phrases.set(first.text, [...(phrases.get(first.text) ?? []), { concept, rest }])
    }
  return index
}
const INDEX = indexed(new Set([LAWFUL, ...RULES.flatMap(({ all, unless = [] }) => [...all, ...unless])]))

const WORD_OR_END = /[\p{L}\p{N}]+|[.!?;\n](?!\d)/gu

interface Said {
  words: string[]
  /** Where each word stands, counted in words, full stops included. */
  places: number[]
  /** In which sentence, counted from 0. */
  sentences: number[]
}
const saidIn = (text: string): Said => {
  const said: Said = { words: [], places: [], sentences: [] }
  let [place, sentence] = [0, 0]
  for (const [mark] of fold(text).matchAll(WORD_OR_END)) {
    if ('.!?;\n'.includes(mark)) {
      place += FULL_STOP
      sentence += 1
    } else {
      said.words.push(mark)
      said.places.push(place)
      said.sentences.push(sentence)
      place += 1
    }
  }
  return said
}

const NONE: readonly Phrase[] = []
const begunWith = (word: string, forms: Iterable<string>): Phrase[] => {
  const phrases = [...forms].flatMap(form => INDEX.whole.get(form) ?? NONE)
  for (let length = SHORTEST_STEM; length <= word.length; length += 1)
    phrases.push(...(INDEX.start.get(word.slice(0, length)) ?? NONE), ...(INDEX.end.get(word.slice(-length)) ?? NONE))
  return phrases
}

interface Read {
  word: string
  forms: ReadonlySet<string>
  begun: readonly Phrase[]
}
const readOf = (word: string): Read => {
  const forms = new Set(formsOf(word))
  return { word, forms, begun: begunWith(word, forms) }
}
const isHeard = ({ text, place }: Part, read: Read | undefined) =>
  read !== undefined &&
  (place === 'whole' ? read.forms.has(text) : place === 'start' ? read.word.startsWith(text) : read.word.endsWith(text))

const isGoneOn = (rest: readonly Part[], reads: readonly (Read | undefined)[], at: number) => {
  let after = at
  for (const part of rest) {
    if (!isHeard(part, reads[after])) return false
    after += 1
  }
  return true
}

/** A phrase where it stands: from the place of its first word to that of its last. */
interface Span {
  from: number
  to: number
  sentence: number
}

/** Words that were read already: a text read in windows says each of them several times. */
export type WordsRead = Map<string, Read>

const readOnce = (word: string, readBefore: WordsRead): Read => {
  const before = readBefore.get(word)
  if (before) return before
  const read = readOf(word)
  readBefore.set(word, read)
  return read
}

/** Where each concept is spoken of, in order. */
const heardIn = ({ words, places, sentences }: Said, readBefore: WordsRead = new Map()) => {
  const reads = words.map(word => readOnce(word, readBefore))
  const heard = new Map<Concept, Span[]>()
  for (const [at, read] of reads.entries())
    for (const { concept, rest } of read.begun) {
      if (!isGoneOn(rest, reads, at + 1)) continue
      const span = { from: places[at] ?? 0, to: places[at + rest.length] ?? 0, sentence: sentences[at] ?? 0 }
      const before = heard.get(concept)
      if (before) before.push(span)
      else heard.set(concept, [span])
    }
  return heard
}

const near = (spans: readonly Span[], place: number, within: number): Span[] => {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.from ?? 0) < place - within) low = middle + 1
    else high = middle
  }
  let end = low
  while ((spans[end]?.from ?? Number.POSITIVE_INFINITY) <= place + within) end += 1
  return spans.slice(low, end)
}

const isApart = (one: Span, other: Span) => one.to < other.from || other.to < one.from

/** Whether each concept has a place to itself: a quiet exhaust ('silencieux') is no silencer for a weapon only because both are the same word. */
const haveOwnPlaces = (concepts: readonly (readonly Span[])[], taken: readonly Span[]): boolean => {
  const [spans, ...others] = concepts
  if (spans === undefined) return true
  return spans.some(span => taken.every(other => isApart(span, other)) && haveOwnPlaces(others, [...taken, span]))
}

const isWithin = (span: Span, anchor: Span, within: number): boolean =>
  span.sentence === anchor.sentence || Math.abs(span.from - anchor.from) <= within * REACH_BEYOND

const isAsked = ({ all, within = WITHIN, unless = [] }: HarmRule, heard: ReadonlyMap<Concept, readonly Span[]>): boolean => {
  const [anchors = [], ...others] = all.map(concept => heard.get(concept) ?? [])
  if (anchors.length === 0 || others.some(spans => spans.length === 0)) return false
  const lawful = [LAWFUL, ...unless].map(concept => heard.get(concept) ?? [])
  return anchors.some(anchor => {
    const nearby = others
      .map(spans => near(spans, anchor.from, within).filter(span => isWithin(span, anchor, within)))
      .toSorted((a, b) => a.length - b.length)
    return haveOwnPlaces(nearby, [anchor]) && !lawful.some(spans => near(spans, anchor.from, LAWFUL_WITHIN).length > 0)
  })
}

/** What the rules make of a text: the concepts it speaks of, the rules that hold, and those of three or more concepts that lack only one. */
export interface RulesHeard {
  concepts: readonly Concept[]
  asked: readonly HarmRule[]
  nearly: readonly HarmRule[]
}

const FEWEST_TO_LACK_ONE = 3

export const hearRules = (text: string, readBefore: WordsRead = new Map()): RulesHeard => {
  const heard = heardIn(saidIn(text), readBefore)
  const asked = new Set(RULES.filter(rule => isAsked(rule, heard)))
  const lacksOne = (rule: HarmRule) => rule.all.filter(concept => !heard.has(concept)).length <= 1
  return {
    concepts: [...heard.keys()],
    asked: [...asked],
    nearly: RULES.filter(rule => rule.all.length >= FEWEST_TO_LACK_ONE && !asked.has(rule) && lacksOne(rule)),
  }
}

/** The rules that hold, for a text read whole. */
export const rulesAskedIn = (text: string): HarmRule[] => {
  const heard = heardIn(saidIn(text))
  return RULES.filter(rule => isAsked(rule, heard))
}
