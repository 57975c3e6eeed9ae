import { fold } from '../../../catalog/taxonomy/fold.ts'
import { type Concept, type HarmRule, LAWFUL } from '../knowledge/harm-concepts.ts'
import { HARM_OF_DANGER } from '../knowledge/harm-of-danger.ts'
import { HARM_OF_DECEIT } from '../knowledge/harm-of-deceit.ts'
import { HARM_OF_MONEY } from '../knowledge/harm-of-money.ts'
import { HARM_OF_WATCHING } from '../knowledge/harm-of-watching.ts'

const RULES: readonly HarmRule[] = [...HARM_OF_WATCHING, ...HARM_OF_DECEIT, ...HARM_OF_DANGER, ...HARM_OF_MONEY]

const WITHIN = 16
/** What makes a wish lawful may be said before or after it, a sentence away. */
const LAWFUL_WITHIN = 40
/** A full stop keeps words apart as this many words do. */
const FULL_STOP = 3
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
const isHeard = ({ text, place }: Part, word: string | undefined) =>
  word !== undefined && (place === 'whole' ? word === text : place === 'start' ? word.startsWith(text) : word.endsWith(text))

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

const WORD_OR_END = /[\p{L}\p{N}]+|[.!?;\n]/gu

interface Said {
  words: string[]
  /** Where each word stands, counted in words, full stops included. */
  places: number[]
}
const saidIn = (text: string): Said => {
  const said: Said = { words: [], places: [] }
  let place = 0
  for (const [mark] of fold(text).matchAll(WORD_OR_END)) {
    if ('.!?;\n'.includes(mark)) place += FULL_STOP
    else {
      said.words.push(mark)
      said.places.push(place)
      place += 1
    }
  }
  return said
}

const begunWith = (word: string): Phrase[] => {
  const phrases = [...(INDEX.whole.get(word) ?? [])]
  for (let length = SHORTEST_STEM; length <= word.length; length += 1) {
    phrases.push(...(INDEX.start.get(word.slice(0, length)) ?? []))
    phrases.push(...(INDEX.end.get(word.slice(-length)) ?? []))
  }
  return phrases
}

/** The places at which each concept is spoken of, in order. */
const heardIn = ({ words, places }: Said) => {
  const heard = new Map<Concept, number[]>()
  const begun = new Map(words.map(word => [word, [] as Phrase[]]))
  for (const word of begun.keys()) begun.set(word, begunWith(word))
  words.forEach((word, at) => {
    for (const { concept, rest } of begun.get(word) ?? [])
      if (rest.every((part, after) => isHeard(part, words[at + 1 + after]))) {
        const known = heard.get(concept)
        if (known) known.push(places[at] ?? 0)
        else heard.set(concept, [places[at] ?? 0])
      }
  })
  return heard
}

const isNear = (places: readonly number[], place: number, within: number) => {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < place - within) low = middle + 1
    else high = middle
  }
  return (places[low] ?? Number.POSITIVE_INFINITY) <= place + within
}

const isAsked = ({ all, within = WITHIN, unless = [] }: HarmRule, heard: ReadonlyMap<Concept, readonly number[]>) => {
  const [anchors, ...others] = all.map(concept => heard.get(concept) ?? [])
  const lawful = [LAWFUL, ...unless].map(concept => heard.get(concept) ?? [])
  return (anchors ?? []).some(
    place =>
      others.every(places => isNear(places, place, within)) && !lawful.some(places => isNear(places, place, LAWFUL_WITHIN)),
  )
}

/** The wishes of a text that would harm somebody or break the law, in our words. */
export const harmsAskedIn = (text: string): string[] => {
  const heard = heardIn(saidIn(text))
  return RULES.filter(rule => isAsked(rule, heard)).map(({ wish }) => wish)
}

/** Whether a text asks for something that would harm somebody or break the law. A word by itself ('poison', 'bomb') asks for nothing. */
export const asksForHarm = (text: string): boolean => harmsAskedIn(text).length > 0
