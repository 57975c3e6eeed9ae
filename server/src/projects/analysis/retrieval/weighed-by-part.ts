import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import type { PartShares } from './part-model.ts'

/** What a clause of a sentence does in the brief. */
export type PartAt = (sentence: number, clause: number) => PartShares | undefined

/** What is told to be done already, or not wanted, has so much less to say of what is; and what only tells, or names terms. */
const LESS_SETTLED = 0.5
const LESS_TOLD = 0.25

/** Where all is done or not wanted, the clause that is so least. */
const LEAST_WEIGHT = 0.01

const weightOfPart = (shares: PartShares | undefined): number =>
  shares === undefined ? 1 : 1 - LESS_SETTLED * (shares.done + shares.not) - LESS_TOLD * (shares.told + shares.terms)

/** The sentences with their words weighed by what their clauses do in the brief; the clause that asks most keeps its weight beside the title. */
export const weighedByPart = ({ sentences }: Reading, part: PartAt): ReadSentence[] => {
  const weights = sentences.map(({ clauses }, at) => clauses.map((_, clause) => weightOfPart(part(at, clause))))
  const most = sentences
    .flatMap(({ isTitle, isInstruction }, at) => (isTitle || isInstruction ? [] : (weights[at] ?? [])))
    .reduce((a, b) => Math.max(a, b), LEAST_WEIGHT)
  return sentences.map((sentence, at) => ({
    ...sentence,
    words: sentence.isTitle
      ? sentence.words
      : sentence.words.map(word => ({ ...word, weight: (word.weight * (weights[at]?.[word.clause] ?? 1)) / most })),
  }))
}
