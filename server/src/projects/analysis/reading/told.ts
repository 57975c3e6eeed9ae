import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Brief } from '../analyst.ts'
import { withoutCourtesies } from './courtesies.ts'
import { isInstructionToMachine } from './instructions.ts'
import { splitRunOn } from './run-on.ts'
import { findSentences, type Sentence } from './sentences.ts'
import { setApart } from './set-apart.ts'

/** A sentence as it stands in the brief, before it is read. */
export interface FoundSentence extends Sentence {
  /** Speaks to a program, not of work: quoted as not understood. */
  isInstruction: boolean
  /** It stands in a list of the client's. */
  isItem: boolean
}

const sentencesIn = (text: string, isTitle: boolean): FoundSentence[] =>
  setApart(text).flatMap(({ text: stretch, isApart }) =>
    isApart
      ? [{ text: stretch.trim(), isTitle, isInstruction: true, isItem: false }]
      : findSentences(stretch).flatMap(({ text: sentence, isItem }) =>
          isInstructionToMachine(sentence)
            ? [{ text: sentence, isTitle, isInstruction: true, isItem }]
            : splitRunOn(sentence).map(text => ({ text, isTitle, isInstruction: isInstructionToMachine(text), isItem })),
        ),
  )

const withoutRepeats = (sentences: readonly FoundSentence[]): FoundSentence[] => {
  const seen = new Set<string>()
  return sentences.filter(({ text }) => {
    const same = fold(text)
      .replaceAll(/[\s.!?]+/g, ' ')
      .trim()
    return !seen.has(same) && seen.add(same)
  })
}

/** Letters and spaces: a shorter title may be a name, 'Kitchen' of a kitchen. */
const LEAST_BEGINNING = 12
const plainly = (text: string): string =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 'Rehang three sagging do': how a client, or a program for him, makes a title of a brief's first words. It says nothing more, and may end within a word. */
const isBeginning = (title: string, description: string, sentences: readonly FoundSentence[]): boolean => {
  const [first, all] = [plainly(title), plainly(description)]
  return first.length >= LEAST_BEGINNING && all.startsWith(first) && !sentences.some(({ text }) => plainly(text) === first)
}

/**
 * The sentences of a brief, title first; one said twice stands once. A title that says all of the brief is the brief: it says more than what
 * stands above one.
 */
export const toldIn = ({ title: given, description }: Brief): FoundSentence[] => {
  const ofDescription = sentencesIn(withoutCourtesies(description), false)
  const title = isBeginning(given, description, ofDescription) ? '' : given
  const told = withoutRepeats([...sentencesIn(title, true), ...ofDescription])
  return ofDescription.length === 0 || told.some(({ isTitle }) => !isTitle) ? told : told.map(one => ({ ...one, isTitle: false }))
}
