import { type BriefInParts, taughtInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { PACKAGES } from '../knowledge/packages.ts'
import { type LearnedParts, learnParts } from './part-model.ts'
import { saidAlone } from './said-alone.ts'
import { type LearnedWishes, learnWishes } from './wish-model.ts'

/** All that is learned from what the product knows: what a wish sounds like, and what the clauses of a brief do. */
export interface Learned {
  wishes: LearnedWishes
  parts: LearnedParts
}

/** Learns it all: most of a minute of work. */
export const learn = (packages: readonly PackageTemplate[] = PACKAGES, briefs: readonly BriefInParts[] = taughtInParts()): Learned => ({
  wishes: learnWishes(packages, briefs),
  parts: learnParts(briefs, saidAlone(packages)),
})
