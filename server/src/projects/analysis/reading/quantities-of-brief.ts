import { withCountedElsewhere, withMuchOfAll } from './counted-elsewhere.ts'
import { withEachOfAll } from './each-of-all.ts'
import { withPeriods } from './period.ts'
import { quantitiesIn, withWordsOfPages } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { targetLanguagesIn } from './target-languages.ts'

interface TellingSentence {
  text: string
  isInstruction: boolean
  words: readonly { text: string; stem: string }[]
}

/** 'My apple trees were never pruned; they need a winter cut. There are twelve.' */
const SENTENCES_BEFORE = 2

/** What a number may count that has no noun of its own: 'our windows need replacing. There are twelve.' */
const textBefore = (sentences: readonly TellingSentence[], index: number): string =>
  sentences
    .slice(Math.max(0, index - SENTENCES_BEFORE), index)
    .map(({ text }) => text)
    .join(' ')

/**
 * All that a brief counts. What one sentence says of what another one counts is brought together in two steps: where the words say it, in the text
 * ('three shots per piece', 'there are 18. Each takes 45 minutes', 'one hour a week' and for how long), so that both make a number; what is left
 * ('our videos, each 60 seconds long', and six of them elsewhere) in the numbers. No sentence is multiplied in both.
 */
export const quantitiesOf = (sentences: readonly TellingSentence[]): Quantity[] => {
  const told = sentences.map(({ text, isInstruction }) => (isInstruction ? '' : text))
  const texts = withPeriods(withMuchOfAll(withCountedElsewhere(told)))
  const quantities = told.flatMap((text, at) =>
    text === '' ? [] : [...quantitiesIn(texts[at] ?? text, at, textBefore(sentences, at)), ...targetLanguagesIn(text, at)],
  )
  return withWordsOfPages(withEachOfAll(quantities, sentences, at => texts[at] === told[at]))
}
