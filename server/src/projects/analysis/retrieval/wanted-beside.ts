import type { Reading } from '../reading/brief-reading.ts'
import { CLAUSES_A_SENTENCE, type Evidence } from './evidence.ts'
import { type Hearing, isList, mostLikely } from './hearing.ts'
import { type Chosen, isOnlyRemarked } from './only-remarked.ts'
import type { PackageIndex } from './package-index.ts'

// Learned by logistic regression from the 822 further packages that 1,700 written briefs (`bench/tuning/written`) called, of which 145 were
// wanted: docs/measurements.md, The analysis. Beside the rule for short briefs this keeps 127 of those, and 269 of the other 677 (557 before).
const LEAST_WANTED = 0.12
const LEAST_WANTED_OF_FEW = 0.01
/** With the title: whoever writes so little lists what he wants. */
const SHORT_BRIEF = 3
const WEIGHTS = {
  bias: -4.92,
  words: 0.54,
  clause: 0.74,
  ofFirst: -0.57,
  adds: 1.73,
  ownWord: 0.33,
  wishedPoint: 0.094,
  aside: -0.63,
  sentence: -0.3,
}
const LEAST_SHARE = 0.005
const CLEARLY = 0.85
const HARDLY = 0.05
const MORE_THAN_NOT = 0.5
const FEWEST_IN_LIST = 3
const MANY_IN_A_SENTENCE = 4
const MOST_OWN_WORDS = 5
const MOST_SENTENCES = 8
/** Words of the subject, not of the work, are nobody's to use. */
const LEAST_WEIGHT = 0.5

const log = (share: number): number => Math.log(share + LEAST_SHARE)

const bestBy = <T>(all: readonly T[], shareOf: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || shareOf(one) > shareOf(best) ? one : best), undefined)

/** Words of the brief that clients of a package use, and those of the first do not. */
const ownWords = ({ calledStems }: PackageIndex, { sentences }: Reading, packageIndex: number, first: number): number => {
  const isOwn = (stem: string) => calledStems[packageIndex]?.has(stem) === true && calledStems[first]?.has(stem) !== true
  const words = sentences.flatMap(({ isTitle, words: said }) => (isTitle ? [] : said))
  return new Set(words.flatMap(({ stem, isCommon, weight }) => (!isCommon && weight >= LEAST_WEIGHT && isOwn(stem) ? [stem] : []))).size
}

/** A hidden instruction makes no brief longer. */
const saidIn = ({ sentences }: Reading): number => sentences.filter(({ isInstruction }) => !isInstruction).length

export const isLong = (reading: Reading): boolean => saidIn(reading) > SHORT_BRIEF

/** How likely it is that a further package is wanted beside the first, from 0 to 1. */
const chanceOf = (
  index: PackageIndex,
  { packageIndex, sentenceIndexes }: Chosen,
  first: number,
  evidence: Evidence | undefined,
  reading: Reading,
  hearing: Hearing,
): number => {
  const { sentences } = reading
  const places = sentenceIndexes.filter(at => sentences[at]?.isTitle === false)
  const heardIn = (at: number) => hearing.sentences[at]?.packages[packageIndex] ?? 0
  const clauses = places.flatMap(at => [...(sentences[at]?.clauses.keys() ?? [])].map(clause => at * CLAUSES_A_SENTENCE + clause))
  const shareAt = (place: number, one: number) =>
    hearing.clause(Math.floor(place / CLAUSES_A_SENTENCE), place % CLAUSES_A_SENTENCE).packages[one] ?? 0
  const sentence = bestBy(places, heardIn)
  const clause = bestBy(clauses, place => shareAt(place, packageIndex))
  const wished = [...(evidence?.points.values() ?? [])].reduce((sum, { isWished, best }) => sum + (isWished ? best : 0), 0)
  const heard = clause === undefined ? 0 : shareAt(clause, packageIndex)
  const ofFirst = clause === undefined ? 0 : shareAt(clause, first)
  const score =
    WEIGHTS.bias +
    WEIGHTS.words * log(hearing.words.packages[packageIndex] ?? 0) +
    WEIGHTS.clause * log(heard) +
    WEIGHTS.ofFirst * log(ofFirst) +
    WEIGHTS.adds * (sentence !== undefined && sentences[sentence]?.voice === 'adds' ? 1 : 0) +
    WEIGHTS.ownWord * Math.min(ownWords(index, reading, packageIndex, first), MOST_OWN_WORDS) +
    WEIGHTS.wishedPoint * wished +
    WEIGHTS.aside * log(sentence === undefined ? 0 : (hearing.sentences[sentence]?.aside ?? 0)) +
    WEIGHTS.sentence * Math.min(saidIn(reading), MOST_SENTENCES)
  return 1 / (1 + Math.exp(-score))
}

/** 'Build an online shop. Run ads for the launch. Write the terms.': each sentence is a wish of its own. */
const isListOfWishes = ({ sentences }: Reading, hearing: Hearing): boolean => {
  const heard = sentences.flatMap((sentence, at) => (sentence.isTitle ? [] : [mostLikely(hearing.sentences[at] ?? hearing.whole)]))
  return heard.every(({ share }) => share >= MORE_THAN_NOT) && new Set(heard.map(({ packageIndex }) => packageIndex)).size >= FEWEST_IN_LIST
}

/** 'Run Google Ads for the launch.': a sentence that asks for it, and sounds not at all like the first. */
const isAskedFor = ({ packageIndex, sentenceIndexes }: Chosen, first: number, { sentences }: Reading, hearing: Hearing): boolean =>
  sentenceIndexes.some(at => {
    const sentence = sentences[at]
    if (sentence === undefined || sentence.isTitle) return false
    const heard = hearing.sentences[at]?.packages
    return (sentence.isWish || sentence.voice === 'asks') && (heard?.[packageIndex] ?? 0) >= CLEARLY && (heard?.[first] ?? 0) < HARDLY
  })

/** Nobody names so many works in one sentence without wanting them. */
const isListed = ({ sentenceIndexes }: Chosen, all: readonly Chosen[], { sentences }: Reading): boolean =>
  sentenceIndexes.some(at => {
    const sentence = sentences[at]
    return (
      sentence?.isTitle === false && isList(sentence) && all.filter(one => one.sentenceIndexes.includes(at)).length >= MANY_IN_A_SENTENCE
    )
  })

/**
 * Whether a further package that a brief called is wanted beside those kept before it, or only came up by the way: as a tool, a place, a part of
 * the first one's work, or something that others do. In a long brief it is likely, when all words together and one clause sound like it, that
 * clause does not sound like the first, and the sentence names one more thing; the longer the brief the less.
 */
export const isWantedBeside = (
  index: PackageIndex,
  one: Chosen,
  kept: readonly [Chosen, ...Chosen[]],
  all: readonly Chosen[],
  evidence: Evidence | undefined,
  reading: Reading,
  hearing: Hearing,
): boolean =>
  isListed(one, all, reading) ||
  isListOfWishes(reading, hearing) ||
  isAskedFor(one, kept[0].packageIndex, reading, hearing) ||
  (isLong(reading)
    ? chanceOf(index, one, kept[0].packageIndex, evidence, reading, hearing) >= LEAST_WANTED
    : chanceOf(index, one, kept[0].packageIndex, evidence, reading, hearing) >= LEAST_WANTED_OF_FEW &&
      !isOnlyRemarked(one, kept, reading, hearing))
