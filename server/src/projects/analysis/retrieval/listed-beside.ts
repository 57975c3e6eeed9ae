import type { Reading } from '../reading/brief-reading.ts'
import { toldClauses } from '../reading/voice.ts'
import { isLong, isTelling, type PackageSpokenOf } from './features-beside.ts'
import { type Hearing, isList, mostLikely } from './hearing.ts'
import { askedIn } from './part-model.ts'

const LEAST_ITEM = 0.5
const HARDLY = 0.05
const MORE_THAN_NOT = 0.5
/** In a longer brief a clause that asks for work no more than this is none of a list. */
const LEAST_ASKED_IN_LIST = 0.3
const FEWEST_IN_LIST = 3
const MANY_IN_A_SENTENCE = 4
const MOST_OF_BRIEF = 0.7
const LEAST_LINE = 0.7

/** How much of a brief is a list: of its clauses, how many different works they sound like more than not. */
export const listnessOf = (reading: Reading, hearing: Hearing): number => {
  const { sentences } = reading
  const isLongText = isLong(reading)
  const clauses = sentences.flatMap(({ isTitle, isInstruction, words, clauses: all }, at) =>
    isTitle || isInstruction
      ? []
      : all.flatMap((_, clause) =>
          words.some(word => word.clause === clause && isTelling(word)) &&
          (!isLongText || askedIn(hearing.part(at, clause)) >= LEAST_ASKED_IN_LIST)
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
