import type { PackageTemplate } from '../knowledge/package-template.ts'
import type { Reading, ReadSentence, ReadWord } from '../reading/brief-reading.ts'
import { mayAskForMore, voiceOf } from '../reading/voice.ts'
import { areAkin } from './akin.ts'
import { type Hearing, mostLikely } from './hearing.ts'
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
 * does not is 1 or 0. 'Its clause' is the one that sounds like it most.
 */
export const FEATURES_BESIDE = [
  // How much all words of the brief sound like it, and like the first.
  'words',
  'wordsOfFirst',
  // How much the sentence that speaks of it does, and its clause; the same as both models hear them.
  'sentence',
  'sentenceByBoth',
  'clause',
  'clauseByBoth',
  'clauseOfFirst',
  'clauseOfFirstByBoth',
  // The clause with the one before it or after it, whichever sounds like it more.
  'pairByBoth',
  'title',
  // How much the sentence that does so most sounds like the first.
  'first',
  // Telling words of its clause: how many, what part of them its own clients use, those of the first, and how many only its own.
  'wordsOfClause',
  'clauseKnown',
  'clauseKnownToFirst',
  'clauseOwnWords',
  // Words of the brief that clients of it use, and those of the first do not.
  'ownWord',
  // Its words are said.
  'called',
  'akin',
  // Its sentence names one more thing: 'also'.
  'adds',
  // Sentences of the brief, the title among them, eight at most; and what part of them one is.
  'length',
  'shareOfText',
  // How many packages are spoken of beside the first, and in how many clauses this one most of all.
  'further',
  'clausesOfIt',
  // Where its clause stands: in the brief, and to the clause that sounds like the first most.
  'place',
  'clausesFromFirst',
  'inSentenceOfFirst',
  // How its clause stands to the work.
  'asks',
  // Whether a sentence that speaks of it may ask for more, as its voice is and those of the others are.
  'mayAsk',
  // Of the clauses of the brief, how many name a work each, and not the same; and that, where its clause says it all.
  'listness',
  'clauseOfList',
  // What its clause does in the brief.
  'asWish',
  'asTold',
  'asDone',
  'asNotWanted',
  // How much the clause that does so most both sounds like it, and not like the first, and asks for work.
  'openWish',
] as const

export type FeaturesBeside = Readonly<Record<(typeof FEATURES_BESIDE)[number], number>>

const LEAST_SHARE = 0.005
/** With the title: whoever writes so little lists what he wants. */
const SHORT_BRIEF = 3
const MOST_OWN_WORDS = 5
const MOST_SENTENCES = 8
const MOST_CLAUSES = 8
const MOST_CLAUSES_OF_IT = 4
const MOST_FURTHER = 12
/** What sounds like no work as much as this names none. */
const NAMES_WORK = 0.5
/** Words of the subject, not of the work, are nobody's to use. */
const LEAST_WEIGHT = 0.5

/** A clause of the description. */
export interface Place {
  at: number
  clause: number
}

/** How a share is told to trees. */
export const logOf = (share = 0): number => Math.log(share + LEAST_SHARE)

const bestBy = <T>(all: readonly T[], shareOf: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>((best, one) => (best === undefined || shareOf(one) > shareOf(best) ? one : best), undefined)

export const isTelling = ({ isCommon, weight }: ReadWord): boolean => !isCommon && weight >= LEAST_WEIGHT

/** Words that clients of a package use, and those of the first do not. */
const ownWords = ({ calledStems }: PackageIndex, words: readonly ReadWord[], packageIndex: number, first: number): number => {
  const isOwn = (stem: string) => calledStems[packageIndex]?.has(stem) === true && calledStems[first]?.has(stem) !== true
  return Math.min(new Set(words.flatMap(word => (isTelling(word) && isOwn(word.stem) ? [word.stem] : []))).size, MOST_OWN_WORDS)
}

/** What part of some telling words the clients of a package use. */
const partKnown = ({ calledStems }: PackageIndex, telling: readonly ReadWord[], packageIndex: number): number =>
  telling.filter(({ stem }) => calledStems[packageIndex]?.has(stem) === true).length / Math.max(1, telling.length)

/** A hidden instruction makes no brief longer. */
const saidIn = ({ sentences }: Reading): number => sentences.filter(({ isInstruction }) => !isInstruction).length

export const isLong = (reading: Reading): boolean => saidIn(reading) > SHORT_BRIEF

/** How much the sentence of a kind that does so most sounds like a package. */
const mostHeard = (hearing: Hearing, { sentences }: Reading, isOfKind: (sentence: ReadSentence) => boolean, packageIndex: number): number =>
  Math.max(0, ...sentences.map((sentence, at) => (isOfKind(sentence) ? (hearing.sentences[at]?.packages[packageIndex] ?? 0) : 0)))

/** What the features of all further packages of a brief are measured against. */
export interface Beside {
  index: PackageIndex
  reading: Reading
  hearing: Hearing
  first: PackageSpokenOf
  further: number
  listness: number
  /** All clauses of the description in their order, what each of them sounds like most, and which of them sounds like the first most. */
  clauses: readonly Place[]
  worksOfClauses: readonly number[]
  clauseOfFirst: number
  mayAsk: (sentence: ReadSentence) => boolean
}

export const besideOf = (about: Pick<Beside, 'index' | 'reading' | 'hearing' | 'first' | 'further' | 'listness'>): Beside => {
  const { reading, hearing, first } = about
  const clauses = reading.sentences.flatMap(({ isTitle, isInstruction, clauses: own }, at) =>
    isTitle || isInstruction ? [] : own.map((_, clause) => ({ at, clause })),
  )
  const shareOfFirst = ({ at, clause }: Place) => hearing.clause(at, clause).packages[first.packageIndex] ?? 0
  const clearest = bestBy(clauses, shareOfFirst)
  const worksOfClauses = clauses.map(({ at, clause }) => mostLikely(hearing.clause(at, clause)).packageIndex)
  return {
    ...about,
    clauses,
    worksOfClauses,
    clauseOfFirst: clearest === undefined ? -1 : clauses.indexOf(clearest),
    mayAsk: mayAskForMore(reading.sentences),
  }
}

/** How much a brief, its sentences and its clauses sound like a further package, and like the first. */
const heardBeside = ({ reading, hearing, first }: Beside, packageIndex: number, sentence: number | undefined, place: Place | undefined) => {
  const clause = place === undefined ? undefined : hearing.clause(place.at, place.clause).packages
  const both = place === undefined ? undefined : hearing.clauseByBoth(place.at, place.clause).packages
  const heard = sentence === undefined ? undefined : hearing.sentences[sentence]?.packages
  const sentenceByBoth = sentence === undefined ? undefined : hearing.sentenceByBoth(sentence).packages
  return {
    words: logOf(hearing.words.packages[packageIndex]),
    wordsOfFirst: logOf(hearing.words.packages[first.packageIndex]),
    sentence: logOf(heard?.[packageIndex]),
    sentenceByBoth: logOf(sentenceByBoth?.[packageIndex]),
    clause: logOf(clause?.[packageIndex]),
    clauseByBoth: logOf(both?.[packageIndex]),
    clauseOfFirst: logOf(clause?.[first.packageIndex]),
    clauseOfFirstByBoth: logOf(both?.[first.packageIndex]),
    pairByBoth: logOf(
      place === undefined
        ? 0
        : Math.max(...[place.clause - 1, place.clause].map(clause => hearing.pairByBoth(place.at, clause).packages[packageIndex] ?? 0)),
    ),
    title: logOf(mostHeard(hearing, reading, ({ isTitle }) => isTitle, packageIndex)),
    first: logOf(mostHeard(hearing, reading, ({ isTitle }) => !isTitle, first.packageIndex)),
  }
}

/** Whose words they are. */
const saidBeside = ({ index, reading, first }: Beside, packageIndex: number, wordsOfClause: readonly ReadWord[]) => ({
  wordsOfClause: wordsOfClause.length,
  clauseKnown: partKnown(index, wordsOfClause, packageIndex),
  clauseKnownToFirst: partKnown(index, wordsOfClause, first.packageIndex),
  clauseOwnWords: ownWords(index, wordsOfClause, packageIndex, first.packageIndex),
  ownWord: ownWords(
    index,
    reading.sentences.flatMap(({ isTitle, words }) => (isTitle ? [] : words)),
    packageIndex,
    first.packageIndex,
  ),
})

/** How long the brief is, and where in it the clause stands. */
const placedBeside = ({ reading, further, clauses, worksOfClauses, clauseOfFirst }: Beside, packageIndex: number, place?: Place) => {
  const length = Math.min(saidIn(reading), MOST_SENTENCES)
  const at = clauses.findIndex(one => one.at === place?.at && one.clause === place.clause)
  const isFound = at >= 0 && clauseOfFirst >= 0
  return {
    length,
    shareOfText: 1 / length,
    further: Math.min(further, MOST_FURTHER),
    clausesOfIt: Math.min(worksOfClauses.filter(work => work === packageIndex).length, MOST_CLAUSES_OF_IT),
    place: Math.max(0, at) / Math.max(1, clauses.length),
    clausesFromFirst: isFound ? Math.min(Math.abs(at - clauseOfFirst), MOST_CLAUSES) : MOST_CLAUSES,
    inSentenceOfFirst: Number(isFound && clauses[at]?.at === clauses[clauseOfFirst]?.at),
  }
}

/** 'The wiring is old _and has to be replaced_': what follows names no work of its own, and asks for the clause before it, too. */
const askedAt = ({ reading, hearing }: Pick<Beside, 'reading' | 'hearing'>, { at, clause }: Place): number => {
  const own = askedIn(hearing.part(at, clause))
  const next = clause + 1
  const isGoneOn = next < (reading.sentences[at]?.clauses.length ?? 0) && mostLikely(hearing.clause(at, next)).share < NAMES_WORK
  return isGoneOn ? Math.max(own, askedIn(hearing.part(at, next))) : own
}

/** What the clause does in the brief. */
const doneBeside = ({ reading, hearing }: Beside, place?: Place) => {
  const voice = voiceOf(reading.sentences[place?.at ?? -1]?.clauses[place?.clause ?? -1]?.text ?? '')
  const part = place === undefined ? undefined : hearing.part(place.at, place.clause)
  return {
    asks: Number(voice === 'asks'),
    asWish: logOf(place === undefined ? 0 : askedAt({ reading, hearing }, place)),
    asTold: logOf(part?.told),
    asDone: logOf(part?.done),
    asNotWanted: logOf(part?.not),
  }
}

export const featuresBeside = (one: PackageSpokenOf, beside: Beside): FeaturesBeside => {
  const { reading, hearing, first, listness } = beside
  const { sentences } = reading
  const { packageIndex } = one
  const spokenIn = one.sentenceIndexes.filter(at => sentences[at]?.isTitle === false)
  const clauses = spokenIn.flatMap(at => [...(sentences[at]?.clauses.keys() ?? [])].map(clause => ({ at, clause })))
  const sentence = bestBy(spokenIn, at => hearing.sentences[at]?.packages[packageIndex] ?? 0)
  const place = bestBy(clauses, ({ at, clause }) => hearing.clause(at, clause).packages[packageIndex] ?? 0)
  const wordsOfClause = sentences[place?.at ?? -1]?.words.filter(word => word.clause === place?.clause && isTelling(word)) ?? []
  const openWish = ({ at, clause }: Place) => {
    const { packages } = hearing.clause(at, clause)
    return (packages[packageIndex] ?? 0) * (1 - (packages[first.packageIndex] ?? 0)) * askedAt(beside, { at, clause })
  }
  const mayAsk = (at: number) => sentences.slice(at, at + 1).some(beside.mayAsk)
  const heard = heardBeside(beside, packageIndex, sentence, place)
  return {
    ...heard,
    ...saidBeside(beside, packageIndex, wordsOfClause),
    ...placedBeside(beside, packageIndex, place),
    ...doneBeside(beside, place),
    called: Number(one.isCalled),
    akin: Number(areAkin(one.template, first.template)),
    adds: Number(sentences[sentence ?? -1]?.voice === 'adds'),
    mayAsk: Number(spokenIn.some(mayAsk)),
    listness,
    clauseOfList: listness * heard.clause,
    openWish: logOf(Math.max(0, ...clauses.map(openWish))),
  }
}
