import { fold } from '../../../catalog/taxonomy/fold.ts'
import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { mayAskForMore, voiceOf } from '../reading/voice.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import type { Likeness } from './wish-model.ts'

/** What a sentence or a clause must sound like at least to be a wish, too: `wantedBeside` judges whether it is one. */
const LEAST_HEARD = 0.3
const LEAST_WEIGHT = 0.5

const heardIn = (likeness: Likeness): number[] => {
  const { packageIndex, share } = mostLikely(likeness)
  return share >= LEAST_HEARD && share > likeness.none ? [packageIndex] : []
}

const hasWord = (words: ReadSentence['words']): boolean => words.some(({ isCommon, weight }) => !isCommon && weight >= LEAST_WEIGHT)

/** 'We tried a baby monitor but the range is too short': what failed is no wish. */
const TRIED = /\b(?:tried|versucht|probiert|intent(?:e|amos)|probe|probamos|probado|essaye)\b/

const onlyTells = (clause: string): boolean => {
  const voice = voiceOf(clause)
  return voice === 'tells' || voice === 'states'
}

/**
 * The package that each sentence that may ask for more, and each of its clauses, sounds like most, with the sentences that do; of one that
 * tells only the clauses that do not: 'live music for four hours, we had it in 1975'.
 */
export const spokenOf = ({ sentences }: Reading, hearing: Hearing): Map<number, number[]> => {
  const places = new Map<number, number[]>()
  const mayAsk = mayAskForMore(sentences)
  sentences.forEach((sentence, at) => {
    const { words, clauses } = sentence
    const whole = hearing.sentences[at]
    if (sentence.isTitle || sentence.isInstruction || sentence.isBackground || whole === undefined) return
    const mayAskAll = mayAsk(sentence)
    if (!mayAskAll && (sentence.voice !== 'tells' || TRIED.test(fold(sentence.text)))) return
    const byClause = clauses.flatMap(({ text }, clause) =>
      hasWord(words.filter(word => word.clause === clause)) && (mayAskAll || !onlyTells(text)) ? heardIn(hearing.clause(at, clause)) : [],
    )
    for (const one of new Set([...(mayAskAll && hasWord(words) ? heardIn(whole) : []), ...byClause]))
      places.set(one, [...(places.get(one) ?? []), at])
  })
  return places
}
