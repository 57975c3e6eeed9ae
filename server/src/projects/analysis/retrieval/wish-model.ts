import type { BriefInParts } from '../knowledge/briefs-in-parts.ts'
import type { PackageTemplate } from '../knowledge/package-template.ts'
import { addSaidWords, countSaidWords, type SaidWords } from './said-words.ts'
import { featuresOf, type HeardWord, LABELS_BESIDE, type Lesson, lessonsOf } from './wish-lessons.ts'
import { learnWeights, numberOf, type Shape, type SparseVector, type Taught, taughtFrom, toShares } from './wish-regression.ts'

/**
 * How much a text sounds like each package (by its place in the index), like no wish at all, or like what is told beside a wish; together 1 (less
 * where hardly anything but the last two is heard).
 * `little` and `idle` stand beside them: of all that it sounds like, how much is a wish that says nothing of what is wished for, and how much
 * is chatter; `other` is how much is work that no package knows. A long letter holds some of both, so they take nothing from the others.
 */
export interface Likeness {
  packages: Float32Array
  none: number
  aside: number
  little: number
  idle: number
  other: number
}

/**
 * Learned from all that the packages say of themselves: which words speak for which work. It lands wordings that no trigger
 * foresees, and doubts a trigger that stands alone against all other words. Deterministic: the same knowledge gives the same model.
 */
export interface WishModel {
  likenessOf(words: readonly HeardWord[]): Likeness
  /**
   * The same of all words of a brief: beside what was learned it asks how often each word was said. A brief as a whole is told beside
   * nothing.
   */
  likenessOfAll(words: readonly HeardWord[]): Likeness
}

/** Rare words tell more, but not as much more as they are rarer. */
const WEIGHT_OF_RARITY = 0.6
const UNKNOWN_WORD = 2
/** Of all words of a brief, how much what was learned of them counts, and how often they were said: fitted on the written briefs. */
const LEARNED_OF_ALL = 0.8
const SAID_OF_ALL = 0.18
/** More words, by their weight, make nothing surer: what naive Bayes says grows with each of them. */
const LONGEST_OF_ALL = 40
/** What is hardly anything but too little or idle is not made more of than it is. */
const LEAST_WISHED = 0.02

/** What was learned: how telling each feature is, and what it says for each label. Plain data, so that it can be kept in a file. */
export interface LearnedWishes {
  labels: number
  features: readonly string[]
  /** By feature. */
  rarities: Float32Array
  /** By feature: what its weights are counted in. */
  scales: Float32Array
  /** By feature and label, a feature's labels side by side: whole numbers take a quarter of the room and say the same. */
  weights: Int8Array
  /** How often each label says each feature. */
  said: SaidWords
}

const rarityOfFeatures = (lessons: readonly Lesson[], labels: number): Map<string, number> => {
  const holders = new Map<string, Set<number>>()
  for (const { label, features } of lessons)
    for (const feature of features.keys()) holders.set(feature, (holders.get(feature) ?? new Set()).add(label))
  return new Map([...holders].map(([feature, own]) => [feature, Math.fround(Math.log(1 + labels / own.size) ** WEIGHT_OF_RARITY)]))
}

const placesOf = (features: readonly string[]): ReadonlyMap<string, number> => new Map(features.map((feature, place) => [feature, place]))

/** Texts as vectors of the features that are known. */
const createVectors = (places: ReadonlyMap<string, number>, rarities: ArrayLike<number>) => {
  /** Of length 1; words that were never heard make the others count less. */
  return (told: ReadonlyMap<string, number>): SparseVector => {
    let unknown = 0
    const known: [number, number][] = []
    for (const [feature, value] of told) {
      const place = places.get(feature)
      if (place !== undefined) known.push([place, value * (rarities[place] ?? 0)])
      else if (feature.startsWith('=')) unknown += (value * UNKNOWN_WORD) ** 2
    }
    const length = Math.sqrt(known.reduce((sum, [, value]) => sum + value * value, unknown))
    return known.map(([place, value]) => [place, value / length])
  }
}

const scoresOf = (vector: SparseVector, weights: Int8Array, scores: Float32Array): void => {
  scores.fill(0)
  const labels = scores.length
  for (const [place, value] of vector)
    for (let label = 0, at = place * labels; label < labels; label++, at++)
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) * value
}

const MOST_WHOLE = 127

/** The weights as whole numbers, each feature's in a unit of its own. */
const inWholeNumbers = (exact: Float32Array, features: number, labels: number): Pick<LearnedWishes, 'scales' | 'weights'> => {
  const scales = new Float32Array(features)
  const weights = new Int8Array(exact.length)
  for (let place = 0; place < features; place++) {
    let most = 0
    for (let at = place * labels; at < (place + 1) * labels; at++) most = Math.max(most, Math.abs(exact[at] ?? 0))
    const scale = Math.fround(most / MOST_WHOLE)
    scales[place] = scale
    if (scale > 0) for (let at = place * labels; at < (place + 1) * labels; at++) weights[at] = Math.round((exact[at] ?? 0) / scale)
  }
  return { scales, weights }
}

/** By label, a number for its trade; what is no package's is of no trade with others. */
const groupsOf = (packages: readonly PackageTemplate[]): Uint16Array => {
  const trades = [...new Set(packages.map(({ tradeId }) => tradeId))]
  const beside = Array.from({ length: LABELS_BESIDE }, (_, at) => trades.length + at)
  return Uint16Array.from([...packages.map(({ tradeId }) => trades.indexOf(tradeId)), ...beside])
}

/** What the packages say of themselves, ready to be learned from. */
export interface WishesToLearn {
  labels: number
  lessons: readonly Lesson[]
  features: readonly string[]
  rarities: Float32Array
  taught: Taught
  shape: Shape
}

export const wishesToLearn = (packages: readonly PackageTemplate[], briefs: readonly BriefInParts[] = []): WishesToLearn => {
  const labels = packages.length + LABELS_BESIDE
  const lessons = lessonsOf(packages, briefs)
  const rarityOf = rarityOfFeatures(lessons, labels)
  const features = [...rarityOf.keys()]
  const rarities = Float32Array.from(rarityOf.values())
  const taught = taughtFrom(lessons, createVectors(placesOf(features), rarities))
  return {
    labels,
    lessons,
    features,
    rarities,
    taught,
    shape: { chances: Uint32Array.from(features, numberOf), groups: groupsOf(packages) },
  }
}

/** `exact`: the weights that `learnWeights` makes of it. */
export const learnedWishes = ({ labels, lessons, features, rarities }: WishesToLearn, exact: Float32Array): LearnedWishes => {
  const weights = inWholeNumbers(exact, features.length, labels)
  return { labels, features, rarities, ...weights, said: countSaidWords(lessons, features, labels) }
}

/** Learns from all that the packages say of themselves: minutes of work for all of them. */
export const learnWishes = (packages: readonly PackageTemplate[], briefs: readonly BriefInParts[] = []): LearnedWishes => {
  const wishes = wishesToLearn(packages, briefs)
  return learnedWishes(wishes, learnWeights(wishes.taught, wishes.shape))
}

export const wishModelOf = ({ labels, features, rarities, scales, weights, said }: LearnedWishes): WishModel => {
  const places = placesOf(features)
  const vectorOf = createVectors(places, rarities)
  const packages = labels - LABELS_BESIDE
  const learnedOf = (told: ReadonlyMap<string, number>): Float32Array => {
    const scores = new Float32Array(labels)
    const vector = vectorOf(told).map(([place, value]) => [place, value * (scales[place] ?? 0)] as const)
    scoresOf(vector, weights, scores)
    return scores
  }
  const likenessOf = (shares: Float32Array): Likeness => {
    const [none = 0, aside = 0, little = 0, idle = 0, other = 0] = shares.subarray(packages)
    const wished = Math.max(LEAST_WISHED, 1 - little - idle - other)
    return {
      packages: shares.subarray(0, packages).map(share => share / wished),
      none: none / wished,
      aside: aside / wished,
      little,
      idle,
      other,
    }
  }
  return {
    likenessOf(words) {
      const shares = learnedOf(featuresOf(words))
      toShares(shares)
      return likenessOf(shares)
    },
    likenessOfAll(words) {
      const told = featuresOf(words)
      const shares = learnedOf(told)
      const both = shares.subarray(0, packages).map(score => score * LEARNED_OF_ALL)
      const known = [...told].flatMap(([feature, value]) => {
        const place = places.get(feature)
        return place === undefined ? [] : [[place, value] as const]
      })
      const length = known.reduce((sum, [, value]) => sum + value, 0)
      addSaidWords(said, known, SAID_OF_ALL * Math.min(1, LONGEST_OF_ALL / length), both)
      toShares(both)
      toShares(shares)
      const { none, little, idle, other } = likenessOf(shares)
      return { packages: both.map(share => share * (1 - none)), none, aside: 0, little, idle, other }
    },
  }
}
