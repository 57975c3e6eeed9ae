import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import type { Hearing } from './hearing.ts'
import type { PartShares } from './part-model.ts'

type ReadExclusion = Reading['exclusions'][number]

/** Surer than that it is nothing but told: what is left out is missed by who wanted it. */
const LEAST_SETTLED = 0.7
/** With more telling words a clause tells of something, and leaves none of it out. */
const MOST_WORDS = 5
/** What is settled is spoken of, not asked for. */
const WEIGHT_OF_SETTLED = 0.3

const settledIn = (shares: PartShares | undefined): number => (shares === undefined ? 0 : shares.done + shares.not)

const exclusionIn = (sentence: ReadSentence, at: number, clause: number, shares: PartShares): ReadExclusion[] => {
  const { text, from } = sentence.clauses[clause] ?? { text: '', from: 0 }
  const stems = new Set(sentence.words.flatMap(word => (word.clause === clause && !word.isCommon ? [word.stem] : [])))
  if (stems.size === 0 || stems.size > MOST_WORDS) return []
  const kind = shares.not >= shares.done ? 'unwanted' : 'done'
  const words = fold(text).replace(/[.!?]+$/, '')
  // A rule that reads an exclusion knows what it is said of: this may only tell of something that no work would touch.
  return [{ kind, stems, words, index: from, sentenceIndex: at, isBare: true, ...(kind === 'done' ? { isMade: true } : {}) }]
}

/**
 * A brief as it is planned: clauses that say what is done or not wanted, and that no rule has read as such, leave out what they name.
 */
export const withSettledParts = (reading: Reading, { part }: Pick<Hearing, 'part'>): Reading => {
  const { sentences, exclusions } = reading
  const isRead = (at: number, from: number, to: number) =>
    exclusions.some(({ sentenceIndex, index }) => sentenceIndex === at && index >= from && index < to)
  const isSettled = (at: number, clause: number) => settledIn(part(at, clause)) >= LEAST_SETTLED
  const found = sentences.flatMap((sentence, at) =>
    sentence.clauses.flatMap(({ from, to }, clause) => {
      const shares = part(at, clause)
      return shares === undefined || !isSettled(at, clause) || isRead(at, from, to) ? [] : exclusionIn(sentence, at, clause, shares)
    }),
  )
  return {
    ...reading,
    sentences: sentences.map((sentence, at) => ({
      ...sentence,
      words: sentence.words.map(word => (isSettled(at, word.clause) ? { ...word, weight: word.weight * WEIGHT_OF_SETTLED } : word)),
    })),
    exclusions: [...exclusions, ...found],
  }
}
