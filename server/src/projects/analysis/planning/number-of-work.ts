import type { Reading } from '../reading/brief-reading.ts'
import { chanceIn, readTrees } from '../retrieval/boosted-trees.ts'
import type { PartAt } from '../retrieval/weighed-by-part.ts'
import { type Called, FEATURES_OF_NUMBER, numbersSaid } from './features-of-number.ts'
import { NUMBER_TREES } from './number-trees.ts'

const TREES = readTrees(NUMBER_TREES, FEATURES_OF_NUMBER)
/** Chosen on the seen halves of the pairs and on plans of which experts told the hours. */
export const LEAST_SURE = 0.5

/** A count that no driver of a package names: of things, or of places that each hold what the work is on. */
export interface UnnamedCount {
  count: number
  isPlace: boolean
}

/** The number of a brief that says how much work a package is, whatever it counts; null where none does. */
export type NumberOfWork = (called: Called) => UnnamedCount | null

export const createNumberOfWork =
  (reading: Reading, part: PartAt): NumberOfWork =>
  called => {
    const [best] = numbersSaid(reading, part, called)
      .map(({ value, features }) => ({ value, features, chance: chanceIn(TREES, features) }))
      .toSorted((a, b) => b.chance - a.chance)
    return best === undefined || best.chance < LEAST_SURE ? null : { count: best.value, isPlace: best.features.place === 1 }
  }
