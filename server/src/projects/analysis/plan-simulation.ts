import type { HoursRange } from '#contract/projects.ts'

/** Money and hours of a whole plan: the mean, and the range that holds the true value four times out of five. */
export interface SimulatedTotal {
  mean: number
  low: number
  high: number
}

const DRAWS = 2_000
/** How much of a task's luck is the plan's luck: a client who decides slowly delays everything. */
const SHARED = 0.5
const SEED = 20_26

/** The mean of a three-point estimate (PERT), in tenths of an hour. The one place for it. */
export const meanHours = ({ optimistic, likely, pessimistic }: HoursRange): number =>
  Math.round(((optimistic + 4 * likely + pessimistic) / 6) * 10) / 10

/** Mulberry32: the same seed gives the same draws on every machine. */
const seededUniform = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const standardNormal = (uniform: () => number): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())

/** A log-normal whose mean is the task's and whose P10 to P90 spans its range: overruns are longer than savings. */
const distributionOf = ({ optimistic, likely, pessimistic }: HoursRange) => {
  const low = Math.max(optimistic, 0.05)
  const high = Math.max(pessimistic, low)
  const sigma = Math.log(high / low) / 2.563
  const mean = Math.max(meanHours({ optimistic, likely, pessimistic }), 0.05)
  return { mu: Math.log(mean) - (sigma * sigma) / 2, sigma }
}

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

/**
 * The totals of a plan. The mean is the sum of the means, never a sum of medians (that comes out too low by half); the interval comes from
 * drawing every task many times, partly with the same luck.
 */
export const simulateTotals = (
  tasks: readonly { hours: HoursRange; hourlyRate: number }[],
): { hours: SimulatedTotal; cost: SimulatedTotal } => {
  const uniform = seededUniform(SEED)
  const parts = tasks.map(task => ({ ...distributionOf(task.hours), rate: task.hourlyRate, mean: meanHours(task.hours) }))
  const drawsOfHours: number[] = []
  const drawsOfCost: number[] = []
  for (let draw = 0; draw < DRAWS; draw++) {
    const common = standardNormal(uniform)
    let hours = 0
    let cost = 0
    for (const { mu, sigma, rate } of parts) {
      const luck = Math.sqrt(SHARED) * common + Math.sqrt(1 - SHARED) * standardNormal(uniform)
      const drawn = Math.exp(mu + sigma * luck)
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
