import type { Reading } from '../reading/brief-reading.ts'
import type { Evidence } from './evidence.ts'
import { type Hearing, isHeardAside, isHeardInWords, mostLikely, saysList } from './hearing.ts'
import { createFit } from './kind-of-work.ts'
import type { PackageIndex } from './package-index.ts'
import type { Likeness } from './wish-model.ts'

/** Words of the subject, not of the work, are nobody's to answer. */
const LEAST_WEIGHT = 0.5
/** Of its triggers' points what is left at least to a package when the brief as a whole sounds like another. */
const DOUBTED = 0.1
const DOUBT_GROWS = 0.7
/** At least, where a clause that says them sounds like it. */
const DOUBTED_BUT_CLEAR = 0.5
const CLEAR_ENOUGH = 0.2
/** A title alone, 'A poem', above a text of something else is no wish. */
const LEAST_HEARD_IN_TEXT = 0.02
const SAYS_LITTLE = 0.2
const FEW_WORDS = 1
const HEARD_IN_PIECES = 0.3

/** A package that something of a brief speaks for. */
export interface Candidate {
  packageIndex: number
  evidence: Evidence
  /** How much the whole brief sounds like it, and the sentence of the description that does so most. */
  heard: number
  heardAside: number
  /** How much all words of the brief together sound like it. */
  words: number
  /** How much they sound like any package of its trade. */
  wordsOfTrade: number
  /** How much the title and the first of two sentences do; empty in a longer brief. */
  opening: readonly number[]
  /** Whether the whole description is one sentence. */
  isOneSentence: boolean
  /** Whether its words sound like it clearly enough to choose it first, whatever each sentence sounds like. */
  isHeardInWords: boolean
  /** Below 1 where the brief as a whole sounds like another. */
  trust: number
  /** Below 1 where the brief wants a thing mended and it makes one, or the other way round. */
  fit: number
  /** How many different words of the brief its clients use, of how many telling ones. */
  ownWords: number
  tellingWords: number
  /** Whether it may stand beside the first: one of its clauses sounds like it. */
  isClear: boolean
}

/** How much the sentence of the description that does so most sounds like a package. */
const heardInText = ({ sentences }: Reading, hearing: Hearing, packageIndex: number): number =>
  Math.max(0, ...hearing.sentences.map(({ packages }, at) => (sentences[at]?.isTitle === true ? 0 : (packages[packageIndex] ?? 0))))

/** Of a brief of so many sentences at most, what it begins with is what it is about; what comes after tells how things are. */
const FEW_SENTENCES = 2

/** How much the title and the first of two sentences sound like a package; empty in a longer brief. */
const openingOf = ({ sentences }: Reading, hearing: Hearing): ((packageIndex: number) => number[]) => {
  const told = sentences.flatMap((sentence, at) => (sentence.isInstruction ? [] : [{ ...sentence, said: hearing.sentences[at] }]))
  const text = told.filter(({ isTitle }) => !isTitle)
  if (text.length > FEW_SENTENCES) return () => []
  // 'In the garden stands our old summer house, and I would love lights': there the wish comes after.
  const isAfter = text[0]?.voice !== 'asks' && text[1]?.voice === 'asks'
  const begins = [...told.filter(({ isTitle }) => isTitle), ...(isAfter ? [] : text.slice(0, text.length - 1))]
  return packageIndex => begins.map(({ said }) => said?.packages[packageIndex] ?? 0)
}

/** 'As soon as possible, please': a text that says nothing of its own leaves the wish to the title. */
const saysNothingOfItsOwn = ({ sentences }: Reading, hearing: Hearing): boolean =>
  sentences.flatMap(({ isTitle, words }) => (isTitle ? [] : words.filter(({ isCommon }) => !isCommon))).length <= FEW_WORDS &&
  sentences.every(
    ({ isTitle, words }, at) =>
      isTitle ||
      words.every(({ isCommon }) => isCommon) ||
      (mostLikely(hearing.sentences[at] ?? hearing.whole).share < SAYS_LITTLE && (hearing.sentences[at]?.none ?? 0) < SAYS_LITTLE),
  )

/** How much the whole brief sounds like a package; not at all where only the title does, or in a language that is not read. */
const heardOf = (reading: Reading, hearing: Hearing, packageIndex: number): number => {
  if (reading.language === null) return 0
  const isSaid = heardInText(reading, hearing, packageIndex) >= LEAST_HEARD_IN_TEXT || saysNothingOfItsOwn(reading, hearing)
  return isSaid ? (hearing.whole.packages[packageIndex] ?? 0) : 0
}

/** The telling words of a brief, each once. */
const tellingStems = ({ sentences }: Reading): ReadonlySet<string> =>
  new Set(
    sentences.flatMap(({ words }) => words.filter(({ isCommon, weight }) => !isCommon && weight >= LEAST_WEIGHT).map(({ stem }) => stem)),
  )

/** How much a text sounds like any package of a trade: two that lie near each other halve what each of them is heard with. */
export const shareOfTrade = ({ packages }: PackageIndex, likeness: Likeness, tradeId: string | undefined): number =>
  packages.reduce((sum, template, at) => sum + (template.tradeId === tradeId ? (likeness.packages[at] ?? 0) : 0), 0)

export const candidatesOf = (
  index: PackageIndex,
  reading: Reading,
  evidence: ReadonlyMap<number, Evidence>,
  hearing: Hearing,
): Candidate[] => {
  const telling = tellingStems(reading)
  const isList = saysList(reading)
  const mostHeard = Math.max(CLEAR_ENOUGH, mostLikely(hearing.whole).share)
  const suits = createFit(reading)
  const opening = openingOf(reading, hearing)
  const isOneSentence = reading.sentences.filter(({ isTitle, isInstruction }) => !isTitle && !isInstruction).length <= 1
  return [...evidence].map(([packageIndex, own]) => {
    const template = index.packages[packageIndex]
    const isClear = isHeardAside(packageIndex, own, hearing)
    const share = hearing.whole.packages[packageIndex] ?? 0
    return {
      packageIndex,
      evidence: own,
      heard: heardOf(reading, hearing, packageIndex) * (isList && !isClear ? HEARD_IN_PIECES : 1),
      heardAside: heardInText(reading, hearing, packageIndex),
      words: hearing.words.packages[packageIndex] ?? 0,
      wordsOfTrade: shareOfTrade(index, hearing.words, template?.tradeId),
      opening: opening(packageIndex),
      isOneSentence,
      isHeardInWords: isHeardInWords(reading, hearing, packageIndex),
      trust: Math.max(isClear ? DOUBTED_BUT_CLEAR : DOUBTED, (share / mostHeard) ** DOUBT_GROWS),
      fit: template === undefined ? 1 : suits(template),
      ownWords: [...telling].filter(stem => index.calledStems[packageIndex]?.has(stem) === true).length,
      tellingWords: telling.size,
      isClear,
    }
  })
}
