import type { HoursRange } from '#contract/projects.ts'
import { type LearnedHours, packageOf } from '../analysis/learned-hours.ts'
import { exactMeanHours } from '../analysis/plan-simulation.ts'

/** A finished task of which the analyst made the estimate. */
export interface Evidence {
  clientAccountId: string
  projectId: number
  templateKeys: readonly string[]
  actualHours: number
  hoursRange: HoursRange
  /** What the estimate had been multiplied by already. */
  learnedFactor: number
}

/** So many finished jobs, of so many clients, or nothing is learned. */
const LEAST_JOBS = 5
const LEAST_CLIENTS = 4
/** No client is more than this part of what is learned. */
const MOST_OF_ONE_CLIENT = 1 / 4
/** The handbook counts as much as so many finished tasks. */
const HANDBOOK_WEIGHT = 6
/** Whoever took longer than so many times the estimate, or less than that part of it, did other work: he counts as just so many. */
const LARGEST_RATIO = 2.5
const LEAST_FACTOR = 0.6
const LARGEST_FACTOR = 1.8
/** Nearer to the handbook than this is the handbook. */
const LEAST_CHANGE = 0.02

/** How far a task was from the handbook's mean, on the log scale. */
const deviationOf = ({
  actualHours,
  hoursRange,
  learnedFactor,
}: Pick<Evidence, 'actualHours' | 'hoursRange' | 'learnedFactor'>): number => {
  const deviation = Math.log((actualHours * learnedFactor) / exactMeanHours(hoursRange))
  return Math.min(Math.log(LARGEST_RATIO), Math.max(-Math.log(LARGEST_RATIO), deviation))
}

/** One task's word about one template. */
interface Word {
  templateKey: string
  clientAccountId: string
  projectId: number
  deviation: number
  weight: number
}

const wordsOf = (evidence: readonly Evidence[]): Map<string, Word[]> => {
  const byPackage = new Map<string, Word[]>()
  for (const { templateKeys, clientAccountId, projectId, ...rest } of evidence) {
    const deviation = deviationOf(rest)
    for (const templateKey of templateKeys) {
      const words = byPackage.get(packageOf(templateKey)) ?? []
      byPackage.set(packageOf(templateKey), words)
      words.push({ templateKey, clientAccountId, projectId, deviation, weight: 1 / templateKeys.length })
    }
  }
  return byPackage
}

const jobsIn = (words: readonly Word[]): number => new Set(words.map(({ projectId }) => projectId)).size

const weightsByClient = (words: readonly Word[]): Map<string, number> => {
  const clients = new Map<string, number>()
  for (const { clientAccountId, weight } of words) clients.set(clientAccountId, (clients.get(clientAccountId) ?? 0) + weight)
  return clients
}

/** The weight above which a client is cut, so that what is left of him is the allowed part of all. */
export const capOf = (weights: readonly number[]): number => {
  const sorted = weights.toSorted((a, b) => b - a)
  let rest = sorted.reduce((sum, weight) => sum + weight, 0)
  for (const [capped, weight] of sorted.entries()) {
    const left = 1 / MOST_OF_ONE_CLIENT - capped
    const cap = left <= 0 ? 0 : rest / left
    if (weight <= cap + 1e-9) return capped === 0 ? Number.POSITIVE_INFINITY : cap
    rest -= weight
  }
  return 0
}

/** What is said on the whole, drawn towards `prior` as far as little is said; `prior` itself where too little is. */
const shrunken = (words: readonly Word[], prior: number): number => {
  const clients = weightsByClient(words)
  if (jobsIn(words) < LEAST_JOBS || clients.size < LEAST_CLIENTS) return prior
  const cap = capOf([...clients.values()])
  const weighed = words.map(({ clientAccountId, deviation, weight }) => {
    const ofClient = clients.get(clientAccountId) ?? weight
    return { deviation, weight: weight * Math.min(1, cap / ofClient) }
  })
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const mean = weighed.reduce((sum, { weight, deviation }) => sum + weight * deviation, 0) / total
  const variance = weighed.reduce((sum, { weight, deviation }) => sum + weight * (deviation - mean) ** 2, 0) / total
  // Hours are estimated by their mean, and the mean of a log-normal lies half its variance above the median.
  return (total * (mean + variance / 2) + HANDBOOK_WEIGHT * prior) / (total + HANDBOOK_WEIGHT)
}

const factorFor = (logFactor: number): number => {
  const factor = Math.min(LARGEST_FACTOR, Math.max(LEAST_FACTOR, Math.exp(logFactor)))
  return Math.abs(factor - 1) < LEAST_CHANGE ? 1 : Number(factor.toFixed(3))
}

/**
 * What finished work teaches about the handbook's hours: a factor for each task of a package, that starts from what the package's other
 * tasks teach. Depends on nothing but the evidence, in whatever order it comes.
 */
export const learnFrom = (evidence: readonly Evidence[]): LearnedHours => {
  const packages = wordsOf(evidence)
  const known = new Map<string, number>()
  const logFactorOf = (key: string): number => {
    const before = known.get(key)
    if (before !== undefined) return before
    const words = packages.get(packageOf(key)) ?? []
    const [own, others] = [words.filter(word => word.templateKey === key), words.filter(word => word.templateKey !== key)]
    const logFactor = shrunken(own, shrunken(others, 0))
    known.set(key, logFactor)
    return logFactor
  }
  return {
    // Of joined tasks the middle of their factors.
    factorOf: keys => (keys.length === 0 ? 1 : factorFor(keys.reduce((sum, key) => sum + logFactorOf(key), 0) / keys.length)),
    jobsOf: packageId => jobsIn(packages.get(packageId) ?? []),
  }
}
