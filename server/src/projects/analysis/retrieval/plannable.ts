import { chanceIn, readTrees, type Tree } from './boosted-trees.ts'
import { FEATURES_OF_BRIEF, type FeatureOfBrief, type FeaturesOfBrief } from './features-of-brief.ts'
import { PLANNABLE_TREES } from './plannable-trees.ts'

const TREES = readTrees(PLANNABLE_TREES, FEATURES_OF_BRIEF)

/** Chosen on texts that were not taught: so few wishes of judges are asked about, and of what is none so little is planned (docs/measurements.md, 2026-11-30). */
const LEAST_CHANCE = 0.3

/** Whether a text is a wish that says enough to be planned, and no poem, no report, no chat, no call for anybody who can do anything. */
export const isPlannable = (features: FeaturesOfBrief, trees: readonly Tree<FeatureOfBrief>[] = TREES): boolean =>
  chanceIn(trees, features) >= LEAST_CHANCE
