import { type HarmWeights, shareOf } from '../../server/src/projects/analysis/harm/harm-judge.ts'
import { SIGNS_OF_RULES } from '../../server/src/projects/analysis/harm/signs-of-harm.ts'
import type { HarmLesson } from './harm-lessons.ts'

/** So often it is learned from the start, in another order, and the mean taken: each alone errs by chance. */
const TIMES = 5
const ROUNDS = 20
const STEP = 0.3
const STEP_OF_BIAS = 0.1
/** Harm is asked for seldom. */
const FIRST_BIAS = -2
const RIDGE = 0.0001
/** So many of a lesson's words are passed over each time, others each time: what is learned then leans on no single word. */
const PASSED_OVER = 0.5
const SMALLEST_SLOPE = 0.001
/** Seen less often, a word says nothing; a harmless text counts as a third, there are so many of them. */
const LEAST_SEEN = 2
const HARMLESS_SEEN = 0.34
/** What weighs less changes no judgement. */
const LEAST_KEPT = 0.25

/** Whole numbers of 32 bits, the same ones every time. */
const createChances = (seed: number) => {
  let state = seed
  return (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

const signsSeen = (lessons: readonly HarmLesson[]): Map<string, number> => {
  const seen = new Map<string, number>()
  for (const { signs, isOfList } of lessons)
    for (const name of signs.words) seen.set(name, (seen.get(name) ?? 0) + (isOfList ? 1 : HARMLESS_SEEN))
  const names = [...SIGNS_OF_RULES, ...[...seen].filter(([, times]) => times >= LEAST_SEEN).map(([name]) => name)]
  return new Map(names.map((name, place) => [name, place]))
}

interface Placed {
  rules: readonly number[]
  words: readonly number[]
  share: number
  isHarm: boolean
  weight: number
}

const shuffle = (order: Placed[], chance: () => number): void => {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one && two) [order[at], order[other]] = [two, one]
  }
}

const placedFrom = (lessons: readonly HarmLesson[], places: ReadonlyMap<string, number>): Placed[] => {
  const placesOf = (names: readonly string[]) => names.flatMap(name => places.get(name) ?? [])
  return lessons.map(({ signs, isHarm, weight }) => ({
    rules: placesOf(signs.rules),
    words: placesOf(signs.words),
    share: shareOf(signs.rules.length + signs.words.length),
    isHarm,
    weight,
  }))
}

/** Logistic regression by steps that shorten with what a weight was moved already; the bias stands after the weights. */
const learnOnce = (lessons: readonly Placed[], count: number, chance: () => number): Float64Array => {
  const order = [...lessons]
  const weights = new Float64Array(count + 1)
  weights[count] = FIRST_BIAS
  const moved = new Float64Array(count + 1).fill(SMALLEST_SLOPE)
  const move = (place: number, slope: number, step = STEP): void => {
    moved[place] = (moved[place] ?? 0) + slope * slope
    weights[place] = (weights[place] ?? 0) - (step * slope) / Math.sqrt(moved[place] ?? 1)
  }
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + (weights[place] ?? 0), 0)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, chance)
    for (const { rules, words, share, isHarm, weight } of order) {
      const heard = words.filter(() => chance() >= PASSED_OVER)
      const value = share / (1 - PASSED_OVER)
      const odds = (weights[count] ?? 0) + sum(rules) + sum(heard) * value
      const slope = weight * (1 / (1 + Math.exp(-odds)) - Number(isHarm))
      for (const place of rules) move(place, slope + RIDGE * (weights[place] ?? 0))
      for (const place of heard) move(place, slope * value + RIDGE * (weights[place] ?? 0))
      move(count, slope, STEP_OF_BIAS)
    }
  }
  return weights
}

/** What speaks for harm and what against it, by what was told. */
export const learnHarm = (lessons: readonly HarmLesson[]): HarmWeights => {
  const places = signsSeen(lessons)
  const placed = placedFrom(lessons, places)
  const learned = Array.from({ length: TIMES }, (_, seed) => learnOnce(placed, places.size, createChances(seed + 1)))
  const mean = (place: number) => learned.reduce((sum, weights) => sum + (weights[place] ?? 0), 0) / TIMES
  const weights = [...places].map(([name, place]) => [name, mean(place)] as const)
  return { bias: mean(places.size), weights: new Map(weights.filter(([, weight]) => Math.abs(weight) >= LEAST_KEPT)) }
}
