import type { Reading } from '../reading/brief-reading.ts'
import { PIECES } from '../reading/spoken-before.ts'
import { chanceIn, readTrees } from '../retrieval/boosted-trees.ts'
import type { PartAt } from '../retrieval/weighed-by-part.ts'
import { driverStems } from './effort.ts'
import { type Called, FEATURES_OF_NUMBER, type NumberSaid, numbersSaid } from './features-of-number.ts'
import { NUMBER_TREES } from './number-trees.ts'

const TREES = readTrees(NUMBER_TREES, FEATURES_OF_NUMBER)
/** Chosen on the pairs, with the figures of both halves in view, and on plans of which experts told the hours (docs/measurements.md, 2026-11-29). */
export const LEAST_SURE = 0.6

/** A count that no driver of a package names: of things, or of metres. */
export interface UnnamedCount {
  count: number
  /** Of places that each hold what the work is on, or of what has all of it once more: '12 flats', '6 towns'. */
  isWhole: boolean
  /** Of what the work is on itself: 'there are 24'. */
  isTally: boolean
  measure: NumberSaid['measure']
}

/** 'There are 24', '24 pieces in all': what is named by nothing else. '80 hives in all' are hives, whatever the package counts. */
const isOfAnything = ({ nouns, features }: NumberSaid): boolean =>
  features.bare === 1 || features.ofThem === 1 || nouns.slice(0, 1).some(noun => PIECES.test(noun))

export const unnamedCountOf = (said: NumberSaid): UnnamedCount => {
  const { value, measure, isTally, features } = said
  return {
    count: value,
    isWhole: features.place === 1 || features.whole === 1,
    isTally: isTally && isOfAnything(said),
    measure,
  }
}

/** Forty of a thing are counted where six of it surely are, unless so many speak against it. */
const SMALL = Math.log(6)
const SURE_OF_SMALL = 0.7
const LEAST_OF_LARGE = 0.4

const chanceOf = ({ features }: NumberSaid): number => {
  // 'Six keys stick' of one piano: parts are rarely the work itself.
  if (features.noThing === 1 && features.whole === 0 && features.place === 0) return 0
  const own = chanceIn(TREES, features)
  const small = own >= LEAST_SURE || own < LEAST_OF_LARGE ? own : chanceIn(TREES, { ...features, size: Math.min(features.size, SMALL) })
  return small >= SURE_OF_SMALL ? Math.max(own, small) : own
}

/** The number of a brief that says how much work a package is, whatever it counts; null where none does. */
export type NumberOfWork = (called: Called) => UnnamedCount | null

/** Whether a number is another work's: that one counts such things, or its sentence speaks of that one alone. */
const isOfOther = ({ sentenceIndex, nouns }: NumberSaid, { template, sentenceIndexes }: Called, all: readonly Called[]): boolean =>
  all.some(
    other =>
      other.template !== template &&
      other.sentenceIndexes.includes(sentenceIndex) &&
      (!sentenceIndexes.includes(sentenceIndex) ||
        Object.values(other.template.drivers).some(driver => nouns.some(noun => driverStems(driver).has(noun)))),
  )

/** `all`: the packages of the plan. */
export const createNumberOfWork =
  (reading: Reading, part: PartAt, all: readonly Called[]): NumberOfWork =>
  called => {
    const own = numbersSaid(reading, part, called).filter(said => !isOfOther(said, called, all))
    const tallied = own.filter(
      ({ isTally, features }) =>
        isTally && features.asNotWanted < LEAST_SURE && features.asDone < LEAST_SURE && features.noThing === 0 && features.ofSomebody === 0,
    )
    const [first] = tallied
    if (first !== undefined && tallied.every(({ value }) => value === first.value)) return unnamedCountOf(first)
    const [best] = own.map(said => ({ said, chance: chanceOf(said) })).toSorted((a, b) => b.chance - a.chance)
    return best === undefined || best.chance < LEAST_SURE ? null : unnamedCountOf(best.said)
  }
