import { isSpanOrMeasure } from './of-each.ts'
import type { Quantity } from './quantity.ts'

/** Letters that the names of two things must share: 'Lernvideos' are 'Videos'. */
const LEAST_SHARED = 4

interface SentenceWithWords {
  words: readonly { text: string; stem: string }[]
}

const isNamedIn = ({ words }: SentenceWithWords, { nouns }: Quantity): boolean =>
  words.some(({ stem, text }) => nouns.some(noun => noun === stem || (noun.length >= LEAST_SHARED && text.includes(noun))))

/**
 * 'Our videos, each 60 seconds long ... We need six videos': what is measured of each, of all of them, where another sentence says of just
 * one thing that this one names how many there are. `isReadAsTold`: that nothing was multiplied into the sentence before it was counted.
 */
export const withEachOfAll = (
  quantities: readonly Quantity[],
  sentences: readonly SentenceWithWords[],
  isReadAsTold: (sentenceIndex: number) => boolean,
): Quantity[] =>
  quantities.map(quantity => {
    const sentence = sentences[quantity.sentenceIndex]
    if (quantity.isForEach !== true || sentence === undefined || !isReadAsTold(quantity.sentenceIndex)) return quantity
    const counted = quantities.filter(
      other =>
        other.sentenceIndex !== quantity.sentenceIndex &&
        other.isArticle !== true &&
        other.value > 1 &&
        !isSpanOrMeasure(other) &&
        (quantity.eachThing === undefined ? isNamedIn(sentence, other) : other.nouns.includes(quantity.eachThing)),
    )
    const [value, ...others] = new Set(counted.map(other => other.value))
    if (value === undefined || others.length > 0) return quantity
    const { isForEach: _, eachThing: _thing, ...measure } = quantity
    return { ...measure, value: quantity.value * value, isOfAll: true }
  })
