import type { PackageTemplate } from '../knowledge/package-template.ts'
import { addSaidWords, countSaidWords, type SaidWords } from './said-words.ts'
import { featuresOf, type HeardWord, LABELS_BESIDE, type Lesson, lessonsOf } from './wish-lessons.ts'

/**
 * How much a text sounds like each package (by its place in the index), like no wish at all, or like what is told beside a wish; together 1 (less
 * where hardly anything but the last two is heard).
 * `little` and `idle` stand beside them: of all that it sounds like, how much is a wish that says nothing of what is wished for, and how much
 * is chatter. A long letter holds some of both, so they take nothing from the others.
 */
export interface Likeness {
  packages: Float32Array
  none: number
  aside: number
  little: number
  idle: number
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

type SparseVector = readonly (readonly [feature: number, value: number])[]

const ROUNDS = 10
const FIRST_STEP = 5
/** Of a lesson's words so many are passed over each time it is taught, others each time: what is learned then leans on no single word. */
const PASSED_OVER = 0.5
/** A lesson of fewer words, a trigger as a rule, is taught whole. */
const FEWEST_TO_PASS_OVER = 5
/** Rare words tell more, but not as much more as they are rarer. */
const WEIGHT_OF_RARITY = 0.6
/** Of all that a lesson would change, what is too little to matter. */
const LEAST_CHANGE = 0.004
const SEED = 7
/** Packages with many lessons are not to swallow those with few. */
const MOST_BALANCE = 2
const UNKNOWN_WORD = 2
/** Of all words of a brief, how much what was learned of them counts, and how often they were said: fitted on the written briefs. */
const LEARNED_OF_ALL = 0.8
const SAID_OF_ALL = 0.18
/** More words, by their weight, make nothing surer: what naive Bayes says grows with each of them. */
const LONGEST_OF_ALL = 40
/** What is hardly anything but too little or idle is not made more of than it is. */
const LEAST_WISHED = 0.02
/** Scatters two whole numbers over all of 32 bits. */
const scattered = (one: number, other: number): number => {
  let mixed = Math.imul(one ^ Math.imul(other + SEED, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
const ALL_NUMBERS = 2 ** 32
const numberOf = (text: string): number => {
  let number = 0
  for (let at = 0; at < text.length; at++) number = scattered(number, text.charCodeAt(at))
  return number
}

/** What is taught: its chance is its own, so that a lesson more changes neither the order of the others nor what is passed over of them. */
interface Taught {
  label: number
  vector: SparseVector
  weight: number
  chance: number
}

/** Neighbours of one package must not be learned one after the other. */
const shuffled = (lessons: readonly Taught[], round: number): Taught[] =>
  lessons
    .map(lesson => ({ lesson, place: scattered(lesson.chance, round) }))
    .sort((one, other) => one.place - other.place)
    .map(({ lesson }) => lesson)

/** What is left of a lesson's words when some are passed over in a round, of length 1 again. */
const inPart = ({ vector, chance }: Taught, chances: readonly number[], round: number): SparseVector => {
  if (vector.length < FEWEST_TO_PASS_OVER) return vector
  const now = scattered(chance, round)
  const left = vector.filter(([place]) => scattered(now, chances[place] ?? 0) >= PASSED_OVER * ALL_NUMBERS)
  const length = Math.sqrt(left.reduce((sum, [, value]) => sum + value * value, 0))
  return left.map(([place, value]) => [place, value / length])
}

/** Turns scores into shares of 1, in place. Plain loops here and below: this runs some ten thousand times at start. */
const toShares = (scores: Float32Array): void => {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < scores.length; at++) most = Math.max(most, scores[at] ?? 0)
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const share = Math.exp((scores[at] ?? 0) - most)
    scores[at] = share
    sum += share
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
}

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

const scoresOf = (vector: SparseVector, weights: Float32Array | Int8Array, scores: Float32Array): void => {
  scores.fill(0)
  const labels = scores.length
  for (const [place, value] of vector)
    for (let label = 0, at = place * labels; label < labels; label++, at++)
      scores[label] = (scores[label] ?? 0) + (weights[at] ?? 0) * value
}

/** Multinomial logistic regression by stochastic gradient descent, with dropout. */
const learn = (lessons: readonly Taught[], chances: readonly number[], labels: number) => {
  const features = chances.length
  const weights = new Float32Array(features * labels)
  const shares = new Float32Array(labels)
  const taught = new Float32Array(labels)
  for (const { label, weight } of lessons) taught[label] = (taught[label] ?? 0) + weight
  const usual = taught.reduce((sum, one) => sum + one, 0) / labels
  const lessonsInAll = ROUNDS * lessons.length
  for (let round = 0, at = 0; round < ROUNDS; round++) {
    for (const lesson of shuffled(lessons, round)) {
      const { label, weight } = lesson
      const vector = inPart(lesson, chances, round)
      scoresOf(vector, weights, shares)
      toShares(shares)
      const balance = Math.min(MOST_BALANCE, Math.sqrt(usual / (taught[label] ?? usual)))
      // Smaller and smaller down to nothing, so that what was taught last says no more than what was taught first.
      const step = FIRST_STEP * (1 - at / lessonsInAll) * weight * balance
      at += 1
      for (let other = 0; other < labels; other++) {
        const change = step * ((other === label ? 1 : 0) - (shares[other] ?? 0))
        if (change < LEAST_CHANGE && change > -LEAST_CHANGE) continue
        for (const [place, value] of vector) weights[place * labels + other] = (weights[place * labels + other] ?? 0) + change * value
      }
    }
  }
  return weights
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

/** Learns from all that the packages say of themselves: some seconds of work. */
export const learnWishes = (packages: readonly PackageTemplate[]): LearnedWishes => {
  const labels = packages.length + LABELS_BESIDE
  const lessons = lessonsOf(packages)
  const rarityOf = rarityOfFeatures(lessons, labels)
  const features = [...rarityOf.keys()]
  const rarities = Float32Array.from(rarityOf.values())
  const vectorOf = createVectors(placesOf(features), rarities)
  const taught = lessons.map(({ label, weight, features: said }) => ({
    label,
    weight,
    vector: vectorOf(said),
    chance: scattered(label, numberOf([...said.keys()].join(' '))),
  }))
  const weights = inWholeNumbers(learn(taught, features.map(numberOf), labels), features.length, labels)
  return { labels, features, rarities, ...weights, said: countSaidWords(lessons, features, labels) }
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
    const [none = 0, aside = 0, little = 0, idle = 0] = shares.subarray(packages)
    const wished = Math.max(LEAST_WISHED, 1 - little - idle)
    return { packages: shares.subarray(0, packages).map(share => share / wished), none: none / wished, aside: aside / wished, little, idle }
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
      const { none, little, idle } = likenessOf(shares)
      return { packages: both.map(share => share * (1 - none)), none, aside: 0, little, idle }
    },
  }
}
