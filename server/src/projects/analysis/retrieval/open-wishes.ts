import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { isSubordinate } from '../reading/clauses.ts'
import { saysOrder } from '../reading/orders.ts'
import { mayAskForMore, toldClauses } from '../reading/voice.ts'
import { saysComplaint } from '../reading/wishes.ts'
import { type ClauseScore, scoreClause } from './clause-score.ts'
import { CLAUSES_A_SENTENCE, type Evidence } from './evidence.ts'
import { type Hearing, isHeardIn } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'

/** In a sentence that asks for work a single clear word is enough; elsewhere the clause must say a trigger of several. */
const LEAST_ASKED_SCORE = 4
/** After a colon or 'with' a clause rather describes what stands before. */
const LEAST_DETAIL_SCORE = 8.5
/** What a clause sounds like weighs as much as this many points of triggers. */
const LIKENESS_POINTS = 4
/** A clause in a chosen package's own words, in a sentence that sounds like it, goes on speaking of its work. */
const SOUNDS_LIKE_CHOSEN = 0.8
const CLAUSES_OF_A_LIST = 4
const SENTENCE_OF_CHOSEN = 0.7
const CLEAR_CLAUSE = 0.55
const LEAST_IN_SENTENCE = 0.015
const MORE_THAN_NOT = 0.5
/** A clause that sounds this much like a chosen package is answered by it. */
const ANSWERS = 0.2
/** But for a clause that sounds like nothing else. */
const OWN_CLAUSE = 0.93
const LEAST_COMPLAINT_SCORE = 3.4
const LEAST_REMARK_SCORE = 6
/** A chosen package answers a clause that it knows nearly as well as the package that knows it best. */
const LEAST_SHARE = 0.6
const COUNT = /^(?:\d+|two|three|four|five|six|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|due|tre)\s/i

/** A wish in a clause that no chosen package answers, and the package that would. */
export interface OpenWish {
  packageIndex: number
  score: number
  sentenceIndex: number
}

/** Whether the chosen package speaks of a clause: in a trigger that reaches over it, or because the clause only describes its work. */
const answersClause = (
  index: PackageIndex,
  packageIndex: number,
  evidence: Evidence | undefined,
  { stems }: ClauseScore,
  place: { heads: ReadonlySet<number>; isDetail: boolean },
  isCounted: boolean,
): boolean => {
  if (evidence === undefined) return false
  const isHead = [...evidence.points.values()].some(
    ({ isPhrase, clauses }) => isPhrase && [...clauses].some(clause => place.heads.has(clause)),
  )
  const does = index.doneStems[packageIndex]
  return place.isDetail && isHead && (isCounted || [...stems].every(stem => does?.has(stem) === true))
}

/** '2 bathrooms' as an item of a list: a number, a noun and nothing else. */
const countedIn = (index: PackageIndex, { words, clauses }: ReadSentence, clause: number): ClauseScore[] => {
  const telling = words.filter(word => word.clause === clause && !word.isCommon && word.weight > 0)
  const [only] = telling
  const packageIndex = index.byCounted.get(only?.stem ?? '')
  if (telling.length !== 1 || only === undefined || packageIndex === undefined) return []
  return COUNT.test(clauses[clause]?.text ?? '') ? [{ packageIndex, score: LEAST_ASKED_SCORE, stems: new Set([only.stem]) }] : []
}

/** 'clean it': the work is on what was spoken of before. */
const POINTS_BACK = /\b(?:it|them|this|that|these|those|everything)\W*$/i

/** 'It leaks': of what was spoken of before. */
const SPEAKS_BACK = /^\W*(?:it|they|er|es|sie|il|elle|ils|elles|ella|ello)\b/i
const MOST_WORDS_BACK = 2

/** Whether a clause only says what is wrong with what was named before it. */
export const saysMoreOfBefore = ({ words, clauses }: ReadSentence, clause: number): boolean =>
  SPEAKS_BACK.test(clauses[clause]?.text ?? '') &&
  new Set(words.filter(word => word.clause === clause && !word.isCommon).map(word => word.index)).size <= MOST_WORDS_BACK

/** 'Piano included' */
const INCLUDED = /\b(?:included?|including|inklusive|inbegriffen|incluid[oa]s?|inclus\w*|compris\w*)\b/i

/** 'About 60 m² of floor': how much of what was said. */
const MEASURE =
  /^\W*(?:(?:about|around|roughly|some|approx\.?|circa|ca\.?|etwa|ungefahr|ungefähr|unos|unas|environ|rund|total(?:ly)?|in all|size) )*\d[\d.,' ]*\s?(?:m2|m²|sqm|qm|square|sq|metros|metres?|meters?|m|cm|km)(?![\p{L}\d])/iu

/** Tells more of a wish that stands before it. */
export const isMoreOfBefore = (clause: string): boolean => INCLUDED.test(clause) || isSubordinate(clause) || MEASURE.test(clause)

const leastFor = ({ isAsked }: ReadSentence, clause: string, isDetail: boolean, { stems }: ClauseScore): number => {
  if (isMoreOfBefore(clause)) return Number.POSITIVE_INFINITY
  if (isDetail) return LEAST_DETAIL_SCORE
  if (stems.size === 1 && POINTS_BACK.test(clause) && !saysOrder(clause)) return Number.POSITIVE_INFINITY
  if (saysComplaint(clause)) return LEAST_COMPLAINT_SCORE
  if (isAsked) return LEAST_ASKED_SCORE
  return stems.size > 1 ? LEAST_REMARK_SCORE : Number.POSITIVE_INFINITY
}

const goesOn = (
  { calledStems, doneStems }: PackageIndex,
  { clauses }: ReadSentence,
  sentenceIndex: number,
  { stems }: ClauseScore,
  chosen: ReadonlySet<number>,
  hearing: Hearing,
): boolean =>
  clauses.length < CLAUSES_OF_A_LIST &&
  [...chosen].some(
    one =>
      (hearing.sentences[sentenceIndex]?.packages[one] ?? 0) >= SOUNDS_LIKE_CHOSEN &&
      [...stems].every(stem => calledStems[one]?.has(stem) === true || doneStems[one]?.has(stem) === true),
  )

/** Whether a sentence sounds like a chosen package more than not. */
const isOfChosen = (sentenceIndex: number, chosen: ReadonlySet<number>, hearing: Hearing): boolean =>
  [...chosen].some(one => (hearing.sentences[sentenceIndex]?.packages[one] ?? 0) >= MORE_THAN_NOT)

const openWishesOf = (
  index: PackageIndex,
  sentence: ReadSentence,
  sentenceIndex: number,
  chosen: ReadonlySet<number>,
  evidence: ReadonlyMap<number, Evidence>,
  hearing: Hearing,
): OpenWish[] => {
  const told = toldClauses(sentence)
  return sentence.clauses.flatMap(({ isDetail, text }, clause) => {
    if (told.has(clause)) return []
    const said = scoreClause(index, sentence, clause)
    const likeness = hearing.clause(sentenceIndex, clause)
    const scores = (said.length > 0 || !sentence.isAsked ? said : countedIn(index, sentence, clause))
      .map(one => ({ ...one, score: one.score + LIKENESS_POINTS * (likeness.packages[one.packageIndex] ?? 0) }))
      .toSorted((a, b) => b.score - a.score || a.packageIndex - b.packageIndex)
    const best = scores[0]
    if (chosen.size > 0 && saysMoreOfBefore(sentence, clause)) return []
    if (best === undefined || best.score < leastFor(sentence, text, isDetail, best) || !isHeardIn(likeness, best.packageIndex)) return []
    const isOwn = (likeness.packages[best.packageIndex] ?? 0) >= OWN_CLAUSE
    if (
      (likeness.packages[best.packageIndex] ?? 0) < CLEAR_CLAUSE &&
      isAsideOfChosen(sentence, sentenceIndex, best.packageIndex, chosen, hearing)
    )
      return []
    const pointsBack = best.stems.size === 1 && POINTS_BACK.test(text) && isOfChosen(sentenceIndex, chosen, hearing)
    if (pointsBack || (!isOwn && goesOn(index, sentence, sentenceIndex, best, chosen, hearing))) return []
    const near = scores.filter(({ score }) => score >= best.score * LEAST_SHARE)
    const isHeardOfChosen = [...chosen].some(one => (likeness.packages[one] ?? 0) >= ANSWERS)
    if (isHeardOfChosen || near.some(({ packageIndex }) => chosen.has(packageIndex))) return []
    const heads = new Set(sentence.clauses.flatMap((one, at) => (one.isDetail ? [] : [sentenceIndex * CLAUSES_A_SENTENCE + at])))
    const place = { heads, isDetail }
    const isAnswered = [...chosen].some(one => answersClause(index, one, evidence.get(one), best, place, said.length === 0))
    return isAnswered ? [] : [{ packageIndex: best.packageIndex, score: best.score, sentenceIndex }]
  })
}

/** 'Check for malware, clean up the system, fit an SSD': a clause of a sentence that is all of the chosen work, and not at all of another. */
const isAsideOfChosen = (
  { clauses }: ReadSentence,
  at: number,
  packageIndex: number,
  chosen: ReadonlySet<number>,
  { sentences }: Hearing,
): boolean =>
  clauses.length <= CLAUSES_OF_A_LIST + 1 &&
  (sentences[at]?.packages[packageIndex] ?? 0) < LEAST_IN_SENTENCE &&
  [...chosen].some(one => (sentences[at]?.packages[one] ?? 0) >= SENTENCE_OF_CHOSEN)

/** Wishes that stand in clauses of their own and that none of the chosen packages answers, in the order of the brief. */
export const openWishes = (
  index: PackageIndex,
  reading: Reading,
  chosen: ReadonlySet<number>,
  evidence: ReadonlyMap<number, Evidence>,
  hearing: Hearing,
): OpenWish[] => {
  const mayAsk = mayAskForMore(reading.sentences)
  return reading.sentences.flatMap((sentence, sentenceIndex) =>
    sentence.isTitle || sentence.isInstruction || !mayAsk(sentence)
      ? []
      : openWishesOf(index, sentence, sentenceIndex, chosen, evidence, hearing),
  )
}
