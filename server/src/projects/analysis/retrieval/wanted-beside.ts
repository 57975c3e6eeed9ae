import type { Reading } from '../reading/brief-reading.ts'
import { chanceIn, readTrees } from './boosted-trees.ts'
import { besideOf, FEATURES_BESIDE, type FeaturesBeside, featuresBeside, type PackageSpokenOf } from './features-beside.ts'
import type { Hearing } from './hearing.ts'
import { listnessOf } from './listness.ts'
import type { PackageIndex } from './package-index.ts'
import { WANTED_TREES } from './wanted-trees.ts'

/** Chosen by hand on the briefs to tune on and the tests, beside a cross-validation that leaves out whole packages (decision 014). */
const LEAST_WANTED = 0.48
/** Where its words are said, which speak for it besides. */
const LEAST_WANTED_CALLED = 0.42

const TREES = readTrees(WANTED_TREES, FEATURES_BESIDE)

/** A further package, and what tells whether it is wanted. */
export interface Measured<One extends PackageSpokenOf> {
  one: One
  features: FeaturesBeside
}

export const measureFurther = <One extends PackageSpokenOf>(
  index: PackageIndex,
  first: One,
  further: readonly One[],
  reading: Reading,
  hearing: Hearing,
): Measured<One>[] => {
  const beside = besideOf({ index, first, further: further.length, reading, hearing, listness: listnessOf(reading, hearing) })
  return further.map(one => ({ one, features: featuresBeside(one, beside) }))
}

/** A further package, and how likely it is wanted, from 0 to 1. */
export interface Judged<One extends PackageSpokenOf> {
  one: One
  chance: number
}

export const judgeFurther = <One extends PackageSpokenOf>(
  further: readonly Measured<One>[],
  chanceOf = (features: FeaturesBeside) => chanceIn(TREES, features),
): Judged<One>[] => further.map(({ one, features }) => ({ one, chance: chanceOf(features) }))

/**
 * The further packages that are wanted beside the first, the likeliest where there are more than so many; the others only came up by the way:
 * as a tool, a place, a part of the first one's work, or something that others do.
 */
export const wantedBeside = <One extends PackageSpokenOf>(further: readonly Judged<One>[], most: number): One[] => {
  const wanted = further.filter(({ one, chance }) => chance >= (one.isCalled ? LEAST_WANTED_CALLED : LEAST_WANTED))
  const likeliest = new Set(wanted.toSorted((a, b) => b.chance - a.chance).slice(0, most))
  return wanted.flatMap(each => (likeliest.has(each) ? [each.one] : []))
}
