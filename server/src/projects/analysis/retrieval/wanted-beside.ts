import type { Reading } from '../reading/brief-reading.ts'
import { FEATURES_BESIDE, type FeaturesBeside, featuresBeside, isListed, listnessOf, type PackageSpokenOf } from './features-beside.ts'
import type { Hearing } from './hearing.ts'
import type { PackageIndex } from './package-index.ts'

// `WEIGHTS` and `BIAS` are what `npm run bench -- wanted` learned from the further packages that the briefs to tune on speak of, the limits
// were chosen on them: they follow the shares of the wish model and want another look when its lessons change much (docs/measurements.md).
const LEAST_WANTED = 0.28
/** Where a sentence that sounds not at all like the first asks for it. */
const LEAST_ASKED = 0.1
const BIAS = -1.913
const WEIGHTS: FeaturesBeside = {
  words: 0.512,
  wordsOfFirst: -0.029,
  sentence: 0.271,
  clause: -0.706,
  clauseOfFirst: -0.397,
  wordsOfClause: 0.15,
  title: 0.467,
  first: 0.162,
  ownWord: 0.258,
  called: 1.107,
  akin: 1.027,
  adds: 1.001,
  askedFor: 0.79,
  length: -0.033,
  shareOfText: 2.886,
  told: -0.437,
  states: -0.321,
  asks: 0.52,
  mayAsk: -0.367,
  item: -0.572,
  listness: 3.566,
  clauseOfList: 2.727,
  asWish: 0.824,
  asTold: 0.148,
  asDone: 0.096,
  asNotWanted: 0.037,
  openWish: 0.004,
  openWishClear: 1.773,
}

/** How likely it is that a further package is wanted beside the first, from 0 to 1. */
const learnedChanceOf = (features: FeaturesBeside): number =>
  1 / (1 + Math.exp(-FEATURES_BESIDE.reduce((sum, name) => sum + WEIGHTS[name] * features[name], BIAS)))

/** A further package, and what tells whether it is wanted. */
export interface Measured<One extends PackageSpokenOf> {
  one: One
  features: FeaturesBeside
  isListed: boolean
}

export const measureFurther = <One extends PackageSpokenOf>(
  index: PackageIndex,
  first: One,
  further: readonly One[],
  reading: Reading,
  hearing: Hearing,
): Measured<One>[] => {
  const listness = listnessOf(reading, hearing)
  const called = [first, ...further.filter(({ isCalled }) => isCalled)]
  return further.map(one => ({
    one,
    features: featuresBeside(index, one, first, reading, hearing, listness),
    isListed: isListed(one, called, reading, hearing),
  }))
}

const isWanted = (further: Measured<PackageSpokenOf> & { chance: number }): boolean =>
  further.isListed || further.chance >= (further.one.isCalled && further.features.askedFor > 0 ? LEAST_ASKED : LEAST_WANTED)

/** What is not planned, but so likely wanted that it is said back. */
const LEAST_NAMED = 0.1

/** The further packages that may be wanted: those that are not planned are told as such. */
export const perhapsWanted = <One extends PackageSpokenOf>(further: readonly Measured<One>[]): One[] =>
  further.flatMap(({ one, features }) => (learnedChanceOf(features) >= LEAST_NAMED ? [one] : []))

/** The wanted among the further packages of a brief, the likeliest where there are more than so many. */
export const keepWanted = <One extends PackageSpokenOf>(
  further: readonly Measured<One>[],
  most: number,
  chanceOf: (features: FeaturesBeside) => number,
): One[] => {
  const wanted = further.map(each => ({ ...each, chance: chanceOf(each.features) })).filter(isWanted)
  const likeliest = new Set(wanted.toSorted((a, b) => b.chance - a.chance).slice(0, most))
  return wanted.flatMap(each => (likeliest.has(each) ? [each.one] : []))
}

/**
 * The further packages that are wanted beside the first, at most so many; the others only came up by the way: as a tool, a place, a part of
 * the first one's work, or something that others do. One is likely wanted when all words together and one clause sound like it, that clause
 * does not sound like the first, the two are work of kindred trades, and the sentence names one more thing.
 */
export const wantedBeside = <One extends PackageSpokenOf>(further: readonly Measured<One>[], most: number): One[] =>
  keepWanted(further, most, learnedChanceOf)
