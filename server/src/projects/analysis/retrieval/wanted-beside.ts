import type { Reading } from '../reading/brief-reading.ts'
import { type FeaturesBeside, type Further, featuresBeside, isListed, listnessOf } from './features-beside.ts'
import type { Hearing } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'

// Learned by `npm run bench -- wanted` from the further packages that the briefs to tune on speak of: both follow the shares of the wish model and
// want another look when its lessons change much (docs/measurements.md).
export const LEAST_WANTED = 0.24
/** Where a sentence that sounds not at all like the first asks for it. */
const LEAST_ASKED = 0.1
const BIAS = -0.269
const WEIGHTS: Readonly<Record<keyof FeaturesBeside, number>> = {
  words: 0.798,
  wordsOfFirst: 0.522,
  sentence: 0.039,
  clause: -0.097,
  clauseOfFirst: -0.437,
  wordsOfClause: 0.117,
  title: 0.457,
  first: 0.272,
  ownWord: 0.273,
  called: 1.328,
  akin: 1.402,
  adds: 1.315,
  askedFor: 1.345,
  length: -0.39,
  shareOfText: 0.34,
  told: -0.023,
  states: -0.536,
  asks: 0.549,
  listness: 3.413,
  clauseOfList: 2.117,
}
const NAMES = Object.keys(WEIGHTS) as (keyof FeaturesBeside)[]

/** How likely it is that a further package is wanted beside the first, from 0 to 1. */
const chanceOf = (features: FeaturesBeside): number =>
  1 / (1 + Math.exp(-NAMES.reduce((sum, name) => sum + WEIGHTS[name] * features[name], BIAS)))

/**
 * The further packages that are wanted beside the first, at most so many; the others only came up by the way: as a tool, a place, a part of
 * the first one's work, or something that others do. One is likely wanted when all words together and one clause sound like it, that clause
 * does not sound like the first, the two are work of kindred trades, and the sentence names one more thing.
 */
export const wantedBeside = <T extends Further>(
  index: PackageIndex,
  first: T,
  further: readonly T[],
  most: number,
  reading: Reading,
  hearing: Hearing,
): T[] => {
  const listness = listnessOf(reading, hearing)
  const called = [first, ...further.filter(({ isCalled }) => isCalled)]
  const wanted = further.flatMap(one => {
    const features = featuresBeside(index, one, first, reading, hearing, listness)
    const chance = chanceOf(features)
    return chance >= (one.isCalled && features.askedFor > 0 ? LEAST_ASKED : LEAST_WANTED) || isListed(one, called, reading, hearing)
      ? [{ one, chance }]
      : []
  })
  const likeliest = new Set(wanted.toSorted((a, b) => b.chance - a.chance).slice(0, most))
  return wanted.flatMap(each => (likeliest.has(each) ? [each.one] : []))
}
