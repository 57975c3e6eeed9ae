import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { mayAskForMore, toldClauses } from '../reading/voice.ts'
import { type Hearing, isList, mostLikely } from './hearing.ts'
import { isMoreOfBefore, saysMoreOfBefore } from './open-wishes.ts'
import type { PackageIndex } from './package-index.ts'
import type { Likeness } from './wish-model.ts'

const LEAST_SENTENCE = 0.55
/** 'We would also like ...': a sentence that names one more thing. */
const LEAST_ADDED = 0.25
/** 'We are moving to another town' under the title 'Move and paint': no wish, but said of nothing else. */
const LEAST_REMARK = 0.9
const LEAST_CLAUSE = 0.75
/** An item of a long list is a wish by itself. */
const LEAST_ITEM = 0.65
const LEAST_TELLING_WORDS = 2
/** A chosen package that a place sounds a little like answers it. */
const ANSWERS = 0.08
/** A clause must not be torn from its sentence: that has to sound a little like it, too, unless it is a list. */
const LEAST_IN_SENTENCE = 0.04
const CLAUSES_OF_A_LIST = 4
/** 'And a designer for our logo': one more thing wished for in the same breath. */
/** A clause that is nothing else stands for itself, whatever the rest of its sentence sounds like. */
const OWN_CLAUSE = 0.97
const LEAST_ONE_MORE = 0.65
const ONE_MORE = /^(?:also )?(?:an?|some|somebody|someone|eine?[nmr]?|jemand\w*|una?|alguien|que alguien|une|quelqu['’ ]?un) \S/i
/** 'We need help to recover and close the hole': said of the chosen work, clause by clause. */
const SOUNDS_LIKE_CHOSEN = 0.7

const LEAST_WEIGHT = 0.3

const hasWords = (words: ReadSentence['words']): boolean =>
  new Set(words.filter(word => word.weight > LEAST_WEIGHT && !word.isCommon).map(word => word.index)).size >= LEAST_TELLING_WORDS

/** Whether the title says a word of the package. */
const isInTitle = ({ sentences }: Reading, called: ReadonlySet<string> | undefined): boolean =>
  sentences.some(({ isTitle, words }) => isTitle && words.some(({ stem }) => called?.has(stem) === true))

const openIn = (likeness: Likeness, least: number, chosen: ReadonlySet<number>): number[] => {
  const { packageIndex, share } = mostLikely(likeness)
  const isAnswered = [...chosen].some(one => (likeness.packages[one] ?? 0) >= ANSWERS)
  return share >= least && share > likeness.none && !isAnswered ? [packageIndex] : []
}

/** Packages that a sentence or a clause which asks for work clearly sounds like, and that no chosen one answers, with the sentence. */
export const likelyWishes = (
  { calledStems, doneStems }: PackageIndex,
  reading: Reading,
  hearing: Hearing,
  chosen: ReadonlySet<number>,
): { packageIndex: number; sentenceIndex: number }[] => {
  const mayAsk = mayAskForMore(reading.sentences)
  return reading.sentences.flatMap((sentence, sentenceIndex) => {
    const likeness = hearing.sentences[sentenceIndex]
    const adds = sentence.voice === 'adds' && reading.sentences.findIndex(({ isTitle }) => !isTitle) < sentenceIndex
    const asks = sentence.voice === 'asks' || sentence.voice === 'adds'
    if (likeness === undefined || sentence.isTitle || sentence.isInstruction || !mayAsk(sentence)) return []
    const least = adds ? LEAST_ADDED : asks ? LEAST_SENTENCE : LEAST_REMARK
    const whole = hasWords(sentence.words) ? openIn(likeness, least, chosen) : []
    if (!asks) return whole.filter(one => isInTitle(reading, calledStems[one])).map(packageIndex => ({ packageIndex, sentenceIndex }))
    const isOfChosen =
      sentence.clauses.length < CLAUSES_OF_A_LIST && [...chosen].some(one => (likeness.packages[one] ?? 0) >= SOUNDS_LIKE_CHOSEN)
    const told = toldClauses(sentence)
    const byClause = sentence.clauses.flatMap(({ isDetail, text }, clause) => {
      const words = sentence.words.filter(word => word.clause === clause)
      if (told.has(clause) || isMoreOfBefore(text) || saysMoreOfBefore(sentence, clause) || !hasWords(words)) return []
      // 'Inspection of our vans and a maintenance calendar': in the words of the chosen work it is no other.
      const isOfItsWords = words.some(({ stem, isCommon }) => !isCommon && [...chosen].some(one => calledStems[one]?.has(stem) === true))
      const isOneMore = !isDetail && clause > 0 && !isOfItsWords && ONE_MORE.test(text)
      const isOwn = mostLikely(hearing.clause(sentenceIndex, clause)).share >= OWN_CLAUSE
      if (isOfChosen && !isOneMore && (!isOwn || isDetail)) return []
      const isDone = (one: number) =>
        isDetail &&
        words.every(({ stem }) => calledStems[one]?.has(stem) !== true || [...chosen].some(other => doneStems[other]?.has(stem) === true))
      const leastHere = isOneMore ? LEAST_ONE_MORE : isList(sentence) ? LEAST_ITEM : LEAST_CLAUSE
      return openIn(hearing.clause(sentenceIndex, clause), leastHere, chosen).filter(
        one =>
          !isDone(one) && (isOneMore || sentence.clauses.length >= CLAUSES_OF_A_LIST || (likeness.packages[one] ?? 0) >= LEAST_IN_SENTENCE),
      )
    })
    return [...new Set([...whole, ...byClause])].map(packageIndex => ({ packageIndex, sentenceIndex }))
  })
}
