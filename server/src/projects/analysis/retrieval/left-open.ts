import type { Reading, ReadSentence } from '../reading/brief-reading.ts'
import { chanceIn, readTrees } from './boosted-trees.ts'
import { isTelling } from './features-beside.ts'
import { FEATURES_LEFT_OPEN, type FeaturesLeftOpen, featuresLeftOpen, type PlannedPackages } from './features-left-open.ts'
import type { Hearing } from './hearing.ts'
import { LEFT_OPEN_TREES } from './left-open-trees.ts'
import type { PackageIndex } from './package-index.ts'

const TREES = readTrees(LEFT_OPEN_TREES, FEATURES_LEFT_OPEN)

/** Chosen so that what is told to be missing mostly is, and most of what is missing is told. */
export const LEAST_LEFT_OPEN = 0.44
/** With fewer telling words a clause says too little alone. */
const LEAST_WORDS = 2
const MOST_LETTERS = 140

/** 'And sort it this week': a single word that speaks of what was said before names no other work. */
const namesNoWork = ({ saysBack, words }: FeaturesLeftOpen): boolean => saysBack === 1 && words < LEAST_WORDS

/** Clauses that follow one another are one wish. */
const runsOf = (clauses: readonly number[]): number[][] =>
  clauses.reduce<number[][]>((runs, clause) => {
    const last = runs.at(-1)
    if (last?.at(-1) === clause - 1) last.push(clause)
    else runs.push([clause])
    return runs
  }, [])

const textOf = ({ text, clauses, words }: ReadSentence, run: readonly number[]): string => {
  const telling = words.filter(word => run.includes(word.clause) && isTelling(word))
  const [first, last] = [clauses[run[0] ?? 0], clauses[run.at(-1) ?? 0]]
  const isOfList = clauses.length > run.length + 1
  if (first === undefined || last === undefined || (telling.length < LEAST_WORDS && text.length <= MOST_LETTERS && !isOfList)) return text
  return text.slice(Math.max(first.from, text.indexOf(first.text, first.from)), last.to).trim()
}

/** What a brief asks for that is not planned, as it is written: whether a package knows it that was not chosen, or none does. */
export const clausesLeftOpen = (index: PackageIndex, reading: Reading, hearing: Hearing, planned: PlannedPackages): string[] => {
  const open = featuresLeftOpen(index, reading, hearing, planned).filter(
    ({ features }) => !namesNoWork(features) && chanceIn(TREES, features) >= LEAST_LEFT_OPEN,
  )
  // Where a brief is one clause, what is planned is planned for it.
  if (reading.sentences.reduce((sum, { isTitle, isInstruction, clauses }) => sum + (isTitle || isInstruction ? 0 : clauses.length), 0) < 2)
    return []
  const bySentence = Map.groupBy(open, ({ place }) => place.at)
  return reading.sentences.flatMap((sentence, at) =>
    runsOf((bySentence.get(at) ?? []).map(({ place }) => place.clause)).map(run => textOf(sentence, run)),
  )
}
