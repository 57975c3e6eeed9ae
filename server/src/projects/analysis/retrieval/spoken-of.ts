import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { mayAskForMore } from '../reading/voice.ts'
import { type Hearing, mostLikely } from './hearing.ts'
import { askedIn } from './part-model.ts'
import type { Likeness } from './wish-model.ts'

/** What a sentence or a clause must sound like at least to be a wish, too: `wantedBeside` judges whether it is one. */
const LEAST_HEARD = 0.3
const LEAST_WEIGHT = 0.5
/** A clause that asks for work no more than this only tells. */
const LEAST_ASKED = 0.2
/** With the title: whoever writes so little lists what he wants. */
const SHORT_BRIEF = 3

const heardIn = (...likenesses: readonly Likeness[]): number[] =>
  likenesses.flatMap(likeness => {
    const { packageIndex, share } = mostLikely(likeness)
    return share >= LEAST_HEARD && share > likeness.none ? [packageIndex] : []
  })

const hasWord = (words: ReadSentence['words']): boolean => words.some(({ isCommon, weight }) => !isCommon && weight >= LEAST_WEIGHT)

/** The packages that each sentence, and each clause of it that may ask for work, sound like most, as either model hears them, with the sentences that do. */
export const spokenOf = ({ sentences }: Reading, hearing: Hearing): Map<number, number[]> => {
  const places = new Map<number, number[]>()
  const mayAsk = mayAskForMore(sentences)
  const isShort = sentences.filter(({ isInstruction }) => !isInstruction).length <= SHORT_BRIEF
  sentences.forEach((sentence, at) => {
    const { words, clauses } = sentence
    const whole = hearing.sentences[at]
    if (sentence.isTitle || sentence.isInstruction || whole === undefined) return
    const mayAskAll = isShort && mayAsk(sentence)
    const asks = clauses.map((_, clause) => mayAskAll || askedIn(hearing.part(at, clause)) >= LEAST_ASKED)
    const wordsOf = Map.groupBy(words, ({ clause }) => clause)
    const byClause = clauses.flatMap((_, clause) =>
      asks[clause] === true && hasWord(wordsOf.get(clause) ?? [])
        ? heardIn(hearing.clause(at, clause), hearing.clauseByBoth(at, clause), hearing.pairByBoth(at, clause))
        : [],
    )
    for (const one of new Set([...(asks.includes(true) && hasWord(words) ? heardIn(whole, hearing.sentenceByBoth(at)) : []), ...byClause]))
      places.set(one, [...(places.get(one) ?? []), at])
  })
  return places
}
