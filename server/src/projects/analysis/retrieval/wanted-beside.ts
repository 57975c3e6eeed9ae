import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading, ReadSentence, ReadWord } from '../reading/brief-reading.ts'
import { toldClauses } from '../reading/voice.ts'
import { areAkin } from './akin.ts'
import { type Hearing, isList, mostLikely } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'

/** A package that a brief calls beside the first. */
export interface Further {
  template: PackageTemplate
  packageIndex: number
  /** Places of sentences that speak of it. */
  sentenceIndexes: readonly number[]
  /** Its words are said; or else a sentence or a clause only sounds like it. */
  isCalled: boolean
}

// `WEIGHTS` were learned by logistic regression from the further packages that the briefs to tune on speak of, the limits chosen on them
// (docs/measurements.md, Words side by side): both follow the shares of the wish model and want another look when its lessons change much.
const LEAST_WANTED = 0.2
/** Where no words say it, and it only sounds like it. */
const LEAST_WANTED_UNSAID = 0.5
/** Where each sentence is a wish of its own. */
const LEAST_WANTED_OF_LIST = 0.03
const LEAST_ITEM = 0.5
/** With the title: whoever writes so little lists what he wants. */
const SHORT_BRIEF = 3
const LEAST_WANTED_OF_FEW = 0.13
const LEAST_WANTED_OF_ITEM = 0.1
const LEAST_WANTED_OF_ASKED = 0.09
const WEIGHTS = {
  bias: 2.476,
  words: 0.748,
  wordsOfFirst: 0.257,
  sentence: 0.217,
  clause: 0.657,
  clauseOfFirst: -0.355,
  wordsOfClause: 0.179,
  title: 0.329,
  first: 0.415,
  ownWord: 0.422,
  called: 1.42,
  akin: 1.108,
  askedFor: 1.583,
  adds: 1.372,
  length: -0.633,
  shareOfText: -1.864,
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

const log = (share = 0): number => Math.log(share + LEAST_SHARE)

const bestBy = <T>(all: readonly T[], shareOf: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || shareOf(one) > shareOf(best) ? one : best), undefined)

const isTelling = ({ isCommon, weight }: ReadWord): boolean => !isCommon && weight >= LEAST_WEIGHT

/** Words of the brief that clients of a package use, and those of the first do not. */
const ownWords = ({ calledStems }: PackageIndex, { sentences }: Reading, packageIndex: number, first: number): number => {
  const isOwn = (stem: string) => calledStems[packageIndex]?.has(stem) === true && calledStems[first]?.has(stem) !== true
  const words = sentences.flatMap(({ isTitle, words: said }) => (isTitle ? [] : said))
  return new Set(words.flatMap(word => (isTelling(word) && isOwn(word.stem) ? [word.stem] : []))).size
}

/** A hidden instruction makes no brief longer. */
const saidIn = ({ sentences }: Reading): number => sentences.filter(({ isInstruction }) => !isInstruction).length

export const isLong = (reading: Reading): boolean => saidIn(reading) > SHORT_BRIEF

/** How much the sentence of a kind that does so most sounds like a package. */
const mostHeard = (hearing: Hearing, { sentences }: Reading, isOfKind: (sentence: ReadSentence) => boolean, one: number): number =>
  Math.max(0, ...sentences.map((sentence, at) => (isOfKind(sentence) ? (hearing.sentences[at]?.packages[one] ?? 0) : 0)))

/** 'Run Google Ads for the launch.': a sentence that asks for it, and sounds not at all like the first. */
const isAskedFor = ({ packageIndex, sentenceIndexes }: Further, first: number, { sentences }: Reading, hearing: Hearing): boolean =>
  sentenceIndexes.some(at => {
    const sentence = sentences[at]
    if (sentence === undefined || sentence.isTitle) return false
    const heard = hearing.sentences[at]?.packages
    return (sentence.isWish || sentence.voice === 'asks') && (heard?.[packageIndex] ?? 0) >= CLEARLY && (heard?.[first] ?? 0) < HARDLY
  })

/** How likely it is that a further package is wanted beside the first, from 0 to 1. */
const chanceBeside = (index: PackageIndex, one: Further, first: Further, reading: Reading, hearing: Hearing): number => {
  const { sentences } = reading
  const { packageIndex } = one
  const places = one.sentenceIndexes.filter(at => sentences[at]?.isTitle === false)
  const clauses = places.flatMap(at => [...(sentences[at]?.clauses.keys() ?? [])].map(clause => ({ at, clause })))
  const heardIn = (at: number) => hearing.sentences[at]?.packages[packageIndex] ?? 0
  const sentence = bestBy(places, heardIn)
  const clause = bestBy(clauses, place => hearing.clause(place.at, place.clause).packages[packageIndex] ?? 0)
  const likeness = clause === undefined ? undefined : hearing.clause(clause.at, clause.clause).packages
  const wordsOfClause = sentences[clause?.at ?? -1]?.words.filter(word => word.clause === clause?.clause && isTelling(word)) ?? []
  const length = Math.min(saidIn(reading), MOST_SENTENCES)
  const score =
    WEIGHTS.bias +
    WEIGHTS.words * log(hearing.words.packages[packageIndex]) +
    WEIGHTS.wordsOfFirst * log(hearing.words.packages[first.packageIndex]) +
    WEIGHTS.sentence * log(sentence === undefined ? 0 : heardIn(sentence)) +
    WEIGHTS.clause * log(likeness?.[packageIndex]) +
    WEIGHTS.clauseOfFirst * log(likeness?.[first.packageIndex]) +
    WEIGHTS.wordsOfClause * wordsOfClause.length +
    WEIGHTS.title * log(mostHeard(hearing, reading, ({ isTitle }) => isTitle, packageIndex)) +
    WEIGHTS.first * log(mostHeard(hearing, reading, ({ isTitle }) => !isTitle, first.packageIndex)) +
    WEIGHTS.ownWord * Math.min(ownWords(index, reading, packageIndex, first.packageIndex), MOST_OWN_WORDS) +
    WEIGHTS.called * Number(one.isCalled) +
    WEIGHTS.akin * Number(areAkin(one.template, first.template)) +
    WEIGHTS.adds * Number(sentences[sentence ?? -1]?.voice === 'adds') +
    WEIGHTS.askedFor * Number(isAskedFor(one, first.packageIndex, reading, hearing)) +
    WEIGHTS.length * length +
    WEIGHTS.shareOfText * (1 / length)
  return 1 / (1 + Math.exp(-score))
}

/** 'Build an online shop. Run ads for the launch. Write the terms.': each sentence is a wish of its own. */
const isListOfWishes = ({ sentences }: Reading, hearing: Hearing): boolean => {
  const heard = sentences.flatMap((sentence, at) => (sentence.isTitle ? [] : [mostLikely(hearing.sentences[at] ?? hearing.whole)]))
  return heard.every(({ share }) => share >= MORE_THAN_NOT) && new Set(heard.map(({ packageIndex }) => packageIndex)).size >= FEWEST_IN_LIST
}

/** Whether a clause that does not only tell how things are sounds like a package more than not, and not at all like `other`. */
const isItemOf = (at: number, { sentences }: Reading, hearing: Hearing, packageIndex: number, other?: number): boolean => {
  const sentence = sentences[at]
  if (sentence === undefined || sentence.isTitle) return false
  const told = toldClauses(sentence)
  return sentence.clauses.some((_, clause) => {
    const { packages } = hearing.clause(at, clause)
    return !told.has(clause) && (packages[packageIndex] ?? 0) >= LEAST_ITEM && (packages[other ?? -1] ?? 0) <= HARDLY
  })
}

/** Nobody names so many works in one sentence, each in a clause that sounds like it, without wanting them. */
const isListed = ({ packageIndex, sentenceIndexes }: Further, called: readonly Further[], reading: Reading, hearing: Hearing): boolean =>
  sentenceIndexes.some(at => {
    const sentence = reading.sentences[at]
    if (sentence === undefined || !isItemOf(at, reading, hearing, packageIndex)) return false
    const here = called.filter(one => one.sentenceIndexes.includes(at))
    if (!isLong(reading))
      return sentence.isAsked && here.filter(one => isItemOf(at, reading, hearing, one.packageIndex)).length >= FEWEST_IN_LIST
    return isList(sentence) && here.length >= MANY_IN_A_SENTENCE
  })

/**
 * The further packages that are wanted beside the first, at most so many; the others only came up by the way: as a tool, a place, a part of
 * the first one's work, or something that others do. One is likely wanted when all words together and one clause sound like it, that clause
 * does not sound like the first, the two are work of kindred trades, and the sentence names one more thing.
 */
export const wantedBeside = <T extends Further>(
  index: PackageIndex,
  first: T,
  further: readonly T[],
  most: number,
  reading: Reading,
  hearing: Hearing,
): T[] => {
  const called = [first, ...further.filter(({ isCalled }) => isCalled)]
  const isEachWished = isListOfWishes(reading, hearing)
  const leastFor = (one: T): number => {
    if (isListed(one, called, reading, hearing)) return 0
    if (one.isCalled && isAskedFor(one, first.packageIndex, reading, hearing)) return LEAST_WANTED_OF_ASKED
    if (!one.isCalled) return LEAST_WANTED_UNSAID
    if (isEachWished) return LEAST_WANTED_OF_LIST
    if (isLong(reading)) return LEAST_WANTED
    // 'I need a logo, a website and some flyers'
    const isItem = one.sentenceIndexes.some(at => isItemOf(at, reading, hearing, one.packageIndex, first.packageIndex))
    return isItem ? LEAST_WANTED_OF_ITEM : LEAST_WANTED_OF_FEW
  }
  const wanted = further.flatMap(one => {
    const chance = chanceBeside(index, one, first, reading, hearing)
    return chance >= leastFor(one) ? [{ one, chance }] : []
  })
  const likeliest = new Set(wanted.toSorted((a, b) => b.chance - a.chance).slice(0, most))
  return wanted.flatMap(each => (likeliest.has(each) ? [each.one] : []))
}
