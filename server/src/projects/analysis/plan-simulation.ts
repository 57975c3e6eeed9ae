import type { HoursRange } from '#contract/projects.ts'
import { seededUniform, standardNormal } from '../../platform/seeded-random.ts'
import type { MissingCount } from './analyst.ts'

/** Money and hours of a whole plan: the mean, and the range that holds the true value four times out of five. */
export interface SimulatedTotal {
  mean: number
  low: number
  high: number
}

/** A task as the totals see it. Both doubts come on top of the range: about a count that was only assumed, and about what was read. */
export interface UncertainTask {
  title?: string
  hours: HoursRange
  hourlyRate: number
  missingCounts?: readonly MissingCount[]
  /** Whether its hours come from a reading of the brief, and from nobody who knows the work. */
  isOnlyRead?: boolean
}

const SEED = 20_26
/** A whole number for a text, always the same. */
const seedOf = (text: string): number => [...text].reduce((seed, letter) => Math.imul(seed ^ letter.charCodeAt(0), 0x01000193), SEED)

const DRAWS = 2_000
/** How much of a task's luck is the plan's luck: a client who decides slowly delays everything. */
const SHARED = 0.5
/** From P10 to P90 of a normal distribution, in deviations. */
const DEVIATIONS_IN_RANGE = 2.563
/** A count that was only assumed is, four times out of five, at most so many times as large or as small. */
const COUNT_FACTOR = 2.5
const COUNT_SIGMA = (2 * Math.log(COUNT_FACTOR)) / DEVIATIONS_IN_RANGE
/**
 * What a brief does not say, and what is read in it that it does not mean, is not in the range of any task; it is the whole plan's doubt,
 * as often too much as too little. Fitted on 3,432 briefs of which experts said the hours (docs/decisions/039-what-an-interval-holds.md).
 */
const READING_SIGMA = 0.55

/** The mean of a three-point estimate (PERT). The one place for it. */
export const exactMeanHours = ({ optimistic, likely, pessimistic }: HoursRange): number => (optimistic + 4 * likely + pessimistic) / 6
/** The same as plans show it, in tenths of an hour. */
export const meanHours = (range: HoursRange): number => Math.round(exactMeanHours(range) * 10) / 10

/** A log-normal whose mean is the task's and whose P10 to P90 spans its range: overruns are longer than savings. */
export const distributionOf = ({ optimistic, likely, pessimistic }: HoursRange): { mu: number; sigma: number } => {
  const low = Math.max(optimistic, 0.05)
  const high = Math.max(pessimistic, low)
  const sigma = Math.log(high / low) / DEVIATIONS_IN_RANGE
  const mean = Math.max(meanHours({ optimistic, likely, pessimistic }), 0.05)
  return { mu: Math.log(mean) - (sigma * sigma) / 2, sigma }
}

/** One task's hours as random numbers: its own luck, and the luck of the counts it hangs on. */
export interface TaskPart {
  mean: number
  /** Seeds its own luck: from its title, which stays when its hours, its rate and its place are changed. */
  luck: number
  rate: number
  mu: number
  sigma: number
  /** Deviation by count, on the log scale. */
  counts: ReadonlyMap<string, number>
  /** Deviation of the reading that it shares with the whole plan, on the log scale. */
  reading: number
}

export const partOf = (task: UncertainTask): TaskPart => ({
  ...distributionOf(task.hours),
  mean: meanHours(task.hours),
  luck: seedOf(task.title ?? ''),
  rate: task.hourlyRate,
  counts: new Map((task.missingCounts ?? []).map(({ noun, elasticity }) => [noun, elasticity * COUNT_SIGMA])),
  reading: task.isOnlyRead === true ? READING_SIGMA : 0,
})

const sumOfSquares = (counts: TaskPart['counts']): number => [...counts.values()].reduce((sum, sigma) => sum + sigma * sigma, 0)

/** How far two tasks' hours vary together, in hours squared: exact, without drawing. */
export const covarianceOf = (one: TaskPart, other: TaskPart): number => {
  const luck = one === other ? one.sigma * one.sigma : SHARED * one.sigma * other.sigma
  const counts = [...one.counts].reduce((sum, [noun, sigma]) => sum + sigma * (other.counts.get(noun) ?? 0), 0)
  // The doubt of the reading leaves the median where it is, and so moves the mean.
  const means = one.mean * other.mean * Math.exp((one.reading ** 2 + other.reading ** 2) / 2)
  return means * (Math.exp(luck + counts + one.reading * other.reading) - 1)
}

export const varianceOf = (parts: readonly TaskPart[]): number =>
  parts.reduce((sum, one) => sum + parts.reduce((row, other) => row + covarianceOf(one, other), 0), 0)

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

const rounded = (draws: number[], mean: number, step: number): SimulatedTotal => {
  const sorted = draws.toSorted((a, b) => a - b)
  const round = (value: number) => Math.round(value / step) * step
  const tidy = (value: number) => Number(round(value).toFixed(2))
  return {
    mean: Number(mean.toFixed(2)),
    low: Math.min(tidy(quantile(sorted, 0.1)), mean),
    high: Math.max(tidy(quantile(sorted, 0.9)), mean),
  }
}

/** Tasks of the same title are not of the same luck. */
const createOwnLuck = () => {
  const seen = new Map<number, number>()
  return ({ luck }: TaskPart): (() => number) => {
    const before = seen.get(luck) ?? 0
    seen.set(luck, before + 1)
    return seededUniform(luck + before)
  }
}

/**
 * The totals of parts. Each part and each count has draws of its own, whatever else there is: what settles a doubt is compared on the same luck,
 * an order changes nothing, a rate no hours, and a task less never makes more of the rest.
 */
export const simulateParts = (parts: readonly TaskPart[], nouns: readonly string[]): { hours: SimulatedTotal; cost: SimulatedTotal } => {
  const uniform = seededUniform(SEED)
  const ownLuck = createOwnLuck()
  const fixed = parts.map(part => ({
    ...part,
    own: ownLuck(part),
    sigmas: nouns.map(noun => part.counts.get(noun) ?? 0),
    correction: sumOfSquares(part.counts) / 2,
  }))
  const luckOfCounts = nouns.map(noun => seededUniform(seedOf(noun)))
  const drawsOfHours: number[] = []
  const drawsOfCost: number[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    const common = standardNormal(uniform)
    const ofReading = standardNormal(uniform)
    const counts = luckOfCounts.map(standardNormal)
    let hours = 0
    let cost = 0
    for (const { mu, sigma, rate, reading, sigmas, correction, own } of fixed) {
      const luck = Math.sqrt(SHARED) * common + Math.sqrt(1 - SHARED) * standardNormal(own)
      const ofCounts = sigmas.reduce((sum, each, index) => sum + each * (counts[index] ?? 0), 0)
      const drawn = Math.exp(mu + sigma * luck + ofCounts - correction + reading * ofReading)
      hours += drawn
      cost += drawn * rate
    }
    drawsOfHours.push(hours)
    drawsOfCost.push(cost)
  }
  const meanOfHours = parts.reduce((sum, { mean }) => sum + mean, 0)
  const meanOfCost = parts.reduce((sum, { mean, rate }) => sum + Math.round(mean * rate * 100) / 100, 0)
  return { hours: rounded(drawsOfHours, Number(meanOfHours.toFixed(1)), 0.1), cost: rounded(drawsOfCost, meanOfCost, 1) }
}

/** Every count that some task hangs on. */
export const nounsOf = (parts: readonly TaskPart[]): string[] => [...new Set(parts.flatMap(({ counts }) => [...counts.keys()]))]

/**
 * The totals of a plan. The mean is the sum of the means, never a sum of medians (that comes out too low by half), of the work as it was
 * read; the interval comes from drawing every task many times, partly with the same luck.
 */
export const simulateTotals = (tasks: readonly UncertainTask[]): { hours: SimulatedTotal; cost: SimulatedTotal } => {
  const parts = tasks.map(partOf)
  return simulateParts(parts, nounsOf(parts))
}
