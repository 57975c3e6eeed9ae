import type { MatchPart } from '#contract/projects.ts'
import type { MatchInputs } from '#contract/projects-matching.ts'
import type { MatchRules, PartName } from './match-rules.ts'

interface Part {
  share: number
  reason: string
}

/** Related enough to be named as standing in; what is less is only said to be distant. */
const STANDS_IN = 0.5

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const dollars = (rate: number) => `$${rate.toFixed(2)}/hr`

/** As many of an expert's first skills as the task needs count in full, each later one less. */
export const prominenceOf = (place: number, needed: number, { leastProminence, prominenceStep }: MatchRules): number =>
  leastProminence + (1 - leastProminence) * prominenceStep ** Math.max(0, place + 1 - needed)

const skillReason = ({ wanted, own, closeness }: MatchInputs['skills'][number], isSideline: boolean): string => {
  if (own === null || closeness <= 0) return `lacks ${wanted}`
  if (closeness >= 1) return isSideline ? `has ${wanted}, listed after other skills` : `has ${wanted}`
  return closeness >= STANDS_IN ? `knows ${own}, you asked for ${wanted}` : `lacks ${wanted}, knows ${own} as a related skill`
}

/** `coverage`: how much of the required skills is there at all. The share counts besides how prominent they are with the expert. */
const skillsPart = ({ skills }: MatchInputs, rules: MatchRules): Part & { coverage: number } => {
  let covered = 0
  let weighed = 0
  let total = 0
  const reasons = skills.map((skill, index) => {
    const weight = rules.skillWeightStep ** index
    const prominence = skill.place === null ? 0 : prominenceOf(skill.place, skills.length, rules)
    total += weight
    covered += weight * skill.closeness
    weighed += weight * skill.closeness * prominence
    return skillReason(skill, prominence < rules.sideline)
  })
  if (total === 0) return { share: 0, coverage: 0, reason: '' }
  return { share: weighed / total, coverage: covered / total, reason: reasons.join('; ') }
}

/** How much of a task's skills an expert has, the first counting most. */
export const coverageOf = (inputs: MatchInputs, rules: MatchRules): number => skillsPart(inputs, rules).coverage

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const qualityPart = ({ ratingAverage, reviewsCount, completedCount }: MatchInputs, rules: MatchRules): Part => {
  const { priorRating, priorReviews, starsWeight, completedWeight, completedDoublings } = rules
  const [none, full] = rules.starsSpan
  const shrunk = (ratingAverage * reviewsCount + priorRating * priorReviews) / (reviewsCount + priorReviews)
  const stars = clamp((shrunk - none) / (full - none))
  const finished = clamp(Math.log2(1 + completedCount) / completedDoublings)
  const share = starsWeight * stars + completedWeight * finished
  const rated =
    reviewsCount === 0 ? 'no reviews yet, counted as average' : `${ratingAverage.toFixed(1)} from ${counted(reviewsCount, 'review')}`
  return { share, reason: `${rated}; ${counted(completedCount, 'job')} finished` }
}

const VERIFICATION: Record<string, string> = { verified: 'verified by Onhand', pending: 'verification is under way' }
const AVAILABILITY: Record<string, string> = { available: 'available now', busy: 'busy at the moment' }

/** All up to the first figure times the reference, nothing from the second on, in a straight line between. */
const shareOfRate = (rate: number, reference: number, [full, none]: readonly [number, number]): number =>
  reference === 0 ? 1 : clamp((none - rate / reference) / (none - full))

/** Against the going rate, and the budget where one was stated. */
const ratePart = ({ hourlyRate, goingRate, budgetRate }: MatchInputs, rules: MatchRules): Part => {
  const market = shareOfRate(hourlyRate, goingRate, rules.goingRateSpan)
  const beside = `asks ${dollars(hourlyRate)}, the going rate is ${dollars(goingRate)}`
  if (budgetRate === null) return { share: market, reason: beside }
  const { budgetWeight, budgetSpan } = rules
  const share = (1 - budgetWeight) * market + budgetWeight * shareOfRate(hourlyRate, budgetRate, budgetSpan)
  const verdict = hourlyRate <= budgetRate ? 'fits your budget' : 'is above what your budget leaves'
  return { share, reason: `${beside}; ${verdict}: ${dollars(budgetRate)} for this task` }
}

const timezonePart = ({ timezone, clientTimezone, sharedHours }: MatchInputs, { enoughSharedHours }: MatchRules): Part => {
  if (clientTimezone === null) return { share: 1, reason: `works in ${timezone}; your time zone is not set, so this counts against nobody` }
  if (sharedHours === null) return { share: 1, reason: `works in ${timezone}; the zone is not known here, so this counts against nobody` }
  const hours = sharedHours === 1 ? '1 working hour' : `${sharedHours} working hours`
  return { share: clamp(sharedHours / enoughSharedHours), reason: `works in ${timezone}; ${hours} a day in common with you` }
}

/** Whole points that add up: each is rounded down, what is left goes to the largest remainders. */
const wholePoints = (exact: { part: PartName; points: number }[]): Map<PartName, number> => {
  const target = Math.round(exact.reduce((sum, { points }) => sum + points, 0))
  const floors = exact.map(({ part, points }) => ({ part, floor: Math.floor(points), rest: points - Math.floor(points) }))
  let left = target - floors.reduce((sum, { floor }) => sum + floor, 0)
  const byRest = [...floors].sort((a, b) => b.rest - a.rest)
  const points = new Map(floors.map(({ part, floor }) => [part, floor]))
  for (const { part, floor } of byRest) {
    if (left <= 0) break
    points.set(part, floor + 1)
    left -= 1
  }
  return points
}

const PART_NAMES: readonly PartName[] = ['skills', 'relevance', 'quality', 'verification', 'availability', 'rate', 'timezone']

/** The score with its parts, from the inputs and the rules alone: no clock, no taxonomy, so that a receipt can be recomputed. */
export const scoreInputs = (inputs: MatchInputs, rules: MatchRules): { matchScore: number; parts: MatchPart[] } => {
  const parts: Record<PartName, Part> = {
    skills: skillsPart(inputs, rules),
    relevance: {
      share: clamp(inputs.textRank),
      reason: inputs.textRank > 0.05 ? 'describes work like this in the profile' : 'the profile says little about work like this',
    },
    quality: qualityPart(inputs, rules),
    verification: {
      share: rules.verification[inputs.verificationStatus] ?? 0,
      reason: VERIFICATION[inputs.verificationStatus] ?? 'not verified yet',
    },
    availability: {
      share: rules.availability[inputs.availabilityStatus] ?? 0,
      reason: AVAILABILITY[inputs.availabilityStatus] ?? 'not available',
    },
    rate: ratePart(inputs, rules),
    timezone: timezonePart(inputs, rules),
  }
  const points = wholePoints(PART_NAMES.map(part => ({ part, points: parts[part].share * rules.points[part] })))
  const receipt = PART_NAMES.map(part => ({
    part,
    points: points.get(part) ?? 0,
    maxPoints: rules.points[part],
    reason: parts[part].reason,
  }))
  return { matchScore: receipt.reduce((sum, part) => sum + part.points, 0), parts: receipt }
}
