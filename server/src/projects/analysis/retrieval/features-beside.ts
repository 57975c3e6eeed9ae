import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading, ReadSentence, ReadWord } from '../reading/brief-reading.ts'
import { mayAskForMore, toldClauses, voiceOf } from '../reading/voice.ts'
import { areAkin } from './akin.ts'
import { type Hearing, isList, mostLikely } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'
import { askedIn } from './part-model.ts'

/** A package that a brief speaks of: the first, or one beside it. */
export interface PackageSpokenOf {
  template: PackageTemplate
  packageIndex: number
  /** Places of sentences that speak of it. */
  sentenceIndexes: readonly number[]
  /** Its words are said; or else a sentence or a clause only sounds like it. */
  isCalled: boolean
}

/**
 * What tells whether a further package is wanted beside the first. How much something sounds like a package is a logarithm; what holds or
 * does not is 1 or 0.
 */
export const FEATURES_BESIDE = [
  // How much all words of the brief sound like it, and like the first.
  'words',
  'wordsOfFirst',
  // How much the sentence that speaks of it does, and its clearest clause.
  'sentence',
  'clause',
  'clauseOfFirst',
  // Telling words of that clause.
  'wordsOfClause',
  'title',
  // How much the sentence that does so most sounds like the first.
  'first',
  // Words that clients of it use, and those of the first do not.
  'ownWord',
  // Its words are said.
  'called',
  'akin',
  // Its sentence names one more thing: 'also'.
  'adds',
  'askedFor',
  // Sentences of the brief, the title among them, eight at most; and what part of them one is.
  'length',
  'shareOfText',
  // How its clearest clause stands to the work.
  'told',
  'states',
  'asks',
  // Whether a sentence that speaks of it may ask for more, as its voice is and those of the others are.
  'mayAsk',
  // A line of a list speaks of it.
  'item',
  // Of the clauses of the brief, how many name a work each, and not the same.
  'listness',
  // Both together: in a list the clause says it all.
  'clauseOfList',
  // What its clearest clause does in the brief.
  'asWish',
  'asTold',
  'asDone',
  'asNotWanted',
  // How much the clause that does so most both sounds like it, and not like the first, and asks for work.
  'openWish',
  'openWishClear',
] as const

export type FeaturesBeside = Readonly<Record<(typeof FEATURES_BESIDE)[number], number>>

const LEAST_SHARE = 0.005
const LEAST_ITEM = 0.5
/** With the title: whoever writes so little lists what he wants. */
const SHORT_BRIEF = 3
const CLEARLY = 0.85
const HARDLY = 0.05
const MORE_THAN_NOT = 0.5
const LEAST_ASKED = 0.3
const FEWEST_IN_LIST = 3
const MANY_IN_A_SENTENCE = 4
const MOST_OF_BRIEF = 0.7
const LEAST_LINE = 0.7
const MOST_OWN_WORDS = 5
const MOST_SENTENCES = 8
/** Words of the subject, not of the work, are nobody's to use. */
const LEAST_WEIGHT = 0.5

interface Place {
  at: number
  clause: number
}

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

const isLong = (reading: Reading): boolean => saidIn(reading) > SHORT_BRIEF

/** How much the sentence of a kind that does so most sounds like a package. */
const mostHeard = (hearing: Hearing, { sentences }: Reading, isOfKind: (sentence: ReadSentence) => boolean, one: number): number =>
  Math.max(0, ...sentences.map((sentence, at) => (isOfKind(sentence) ? (hearing.sentences[at]?.packages[one] ?? 0) : 0)))

/** 'Run Google Ads for the launch.': a sentence that asks for it, and sounds not at all like the first. */
const isAskedFor = ({ packageIndex, sentenceIndexes }: PackageSpokenOf, first: number, { sentences }: Reading, hearing: Hearing): boolean =>
  sentenceIndexes.some(at => {
    const sentence = sentences[at]
    if (sentence === undefined || sentence.isTitle) return false
    const heard = hearing.sentences[at]?.packages
    return (sentence.isWish || sentence.voice === 'asks') && (heard?.[packageIndex] ?? 0) >= CLEARLY && (heard?.[first] ?? 0) < HARDLY
  })

/** How much of a brief is a list: of its clauses, how many different works they sound like more than not. */
export const listnessOf = (reading: Reading, hearing: Hearing): number => {
  const { sentences } = reading
  const isLongText = isLong(reading)
  const clauses = sentences.flatMap(({ isTitle, isInstruction, words, clauses: all }, at) =>
    isTitle || isInstruction
      ? []
      : all.flatMap((_, clause) =>
          words.some(word => word.clause === clause && isTelling(word)) && (!isLongText || askedIn(hearing.part(at, clause)) >= LEAST_ASKED)
            ? [mostLikely(hearing.clause(at, clause))]
            : [],
        ),
  )
  const works = new Set(clauses.flatMap(({ packageIndex, share }) => (share >= MORE_THAN_NOT ? [packageIndex] : [])))
  return works.size < 2 ? 0 : works.size / clauses.length
}

/** Whether a clause that does not only tell how things are sounds like a package more than not. */
const isItemOf = (at: number, { sentences }: Reading, hearing: Hearing, packageIndex: number): boolean => {
  const sentence = sentences[at]
  if (sentence === undefined || sentence.isTitle) return false
  const told = toldClauses(sentence)
  return sentence.clauses.some((_, clause) => {
    const { packages } = hearing.clause(at, clause)
    return !told.has(clause) && (packages[packageIndex] ?? 0) >= LEAST_ITEM
  })
}

/** Whether a brief is a list, line by line, and hardly anything else. */
const isLineByLine = ({ sentences }: Reading): boolean => {
  const told = sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction)
  const items = told.filter(({ isItem }) => isItem)
  return items.length >= FEWEST_IN_LIST && items.length >= told.length * MOST_OF_BRIEF
}

/** A line of such a list that sounds like a package, and not like the first: one more thing to be done. */
const isOwnLine = (at: number, one: number, first: number, { sentences }: Reading, hearing: Hearing): boolean => {
  const { isItem = false, voice } = sentences[at] ?? {}
  const heard = hearing.sentences[at]?.packages
  return isItem && voice !== 'tells' && voice !== 'states' && (heard?.[one] ?? 0) >= LEAST_LINE && (heard?.[first] ?? 0) < HARDLY
}

/**
 * Nobody names so many works in one sentence, each in a clause that sounds like it, or each on a line of a list, without wanting them.
 * `called`: the first package and the others whose words are said.
 */
export const isListed = (
  { packageIndex, sentenceIndexes }: PackageSpokenOf,
  called: readonly PackageSpokenOf[],
  reading: Reading,
  hearing: Hearing,
): boolean => {
  const [first] = called
  const isOfLines = isLineByLine(reading)
  return sentenceIndexes.some(at => {
    const sentence = reading.sentences[at]
    if (isOfLines && isOwnLine(at, packageIndex, first?.packageIndex ?? -1, reading, hearing)) return true
    if (sentence === undefined || !isItemOf(at, reading, hearing, packageIndex)) return false
    const here = called.filter(one => one.sentenceIndexes.includes(at))
    if (!isLong(reading))
      return sentence.isAsked && here.filter(one => isItemOf(at, reading, hearing, one.packageIndex)).length >= FEWEST_IN_LIST
    return isList(sentence) && here.length >= MANY_IN_A_SENTENCE
  })
}

export const featuresBeside = (
  index: PackageIndex,
  one: PackageSpokenOf,
  first: PackageSpokenOf,
  reading: Reading,
  hearing: Hearing,
  listness: number,
): FeaturesBeside => {
  const { sentences } = reading
  const { packageIndex } = one
  const places = one.sentenceIndexes.filter(at => sentences[at]?.isTitle === false)
  const clauses = places.flatMap(at => [...(sentences[at]?.clauses.keys() ?? [])].map(clause => ({ at, clause })))
  const heardIn = (at: number) => hearing.sentences[at]?.packages[packageIndex] ?? 0
  const sentence = bestBy(places, heardIn)
  const clause = bestBy(clauses, place => hearing.clause(place.at, place.clause).packages[packageIndex] ?? 0)
  const likeness = clause === undefined ? undefined : hearing.clause(clause.at, clause.clause).packages
  const wordsOfClause = sentences[clause?.at ?? -1]?.words.filter(word => word.clause === clause?.clause && isTelling(word)) ?? []
  const voice = voiceOf(sentences[clause?.at ?? -1]?.clauses[clause?.clause ?? -1]?.text ?? '')
  const length = Math.min(saidIn(reading), MOST_SENTENCES)
  const asks = mayAskForMore(sentences)
  const mayAsk = (at: number) => {
    const one = sentences[at]
    return one !== undefined && asks(one)
  }
  const part = (place?: Place) => (place === undefined ? undefined : hearing.part(place.at, place.clause))
  const openWish = (place: Place) => {
    const { packages } = hearing.clause(place.at, place.clause)
    return (packages[packageIndex] ?? 0) * (1 - (packages[first.packageIndex] ?? 0)) * askedIn(part(place))
  }
  const open = Math.max(0, ...clauses.map(openWish))
  return {
    words: log(hearing.words.packages[packageIndex]),
    wordsOfFirst: log(hearing.words.packages[first.packageIndex]),
    sentence: log(sentence === undefined ? 0 : heardIn(sentence)),
    clause: log(likeness?.[packageIndex]),
    clauseOfFirst: log(likeness?.[first.packageIndex]),
    wordsOfClause: wordsOfClause.length,
    title: log(mostHeard(hearing, reading, ({ isTitle }) => isTitle, packageIndex)),
    first: log(mostHeard(hearing, reading, ({ isTitle }) => !isTitle, first.packageIndex)),
    ownWord: Math.min(ownWords(index, reading, packageIndex, first.packageIndex), MOST_OWN_WORDS),
    called: Number(one.isCalled),
    akin: Number(areAkin(one.template, first.template)),
    adds: Number(sentences[sentence ?? -1]?.voice === 'adds'),
    askedFor: Number(isAskedFor(one, first.packageIndex, reading, hearing)),
    length,
    shareOfText: 1 / length,
    told: Number(voice === 'tells'),
    states: Number(voice === 'states'),
    asks: Number(voice === 'asks'),
    item: Number(places.some(at => sentences[at]?.isItem === true)),
    mayAsk: Number(places.some(at => mayAsk(at))),
    listness,
    clauseOfList: listness * log(likeness?.[packageIndex]),
    asWish: log(askedIn(part(clause))),
    asTold: log(part(clause)?.told),
    asDone: log(part(clause)?.done),
    asNotWanted: log(part(clause)?.not),
    openWish: log(open),
    openWishClear: open ** 2,
  }
}
