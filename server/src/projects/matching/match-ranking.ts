import type { MatchPart } from '#contract/projects.ts'
import type { ExpertCandidate } from '../../experts/expert-service.ts'

/** What a match is measured against. */
export interface MatchTask {
  /** The most important first. */
  requiredSkillIds: readonly string[]
  /** The going rate of its skills, US dollars an hour. */
  goingRate: number
}

/** Shown names and closeness of skills; the taxonomy answers both. */
export interface SkillKnowledge {
  name(skillId: string): string
  /** 1 the same, 0 nothing to do with each other. */
  closeness(a: string, b: string): number
}

export interface RankedMatch {
  expertId: number
  matchScore: number
  parts: MatchPart[]
}

type PartName = MatchPart['part']

/** What the score is made of; together 100. Names, photos and gender are no features. */
export const PART_POINTS: Record<PartName, number> = {
  skills: 46,
  relevance: 18,
  quality: 13,
  verification: 7,
  availability: 6,
  rate: 7,
  timezone: 3,
}

/** Below this share of the required skills somebody is no match, however good he is. */
export const MIN_COVERAGE = 0.3
/** A required skill counts this much less than the one before it. */
const SKILL_WEIGHT_STEP = 0.6
/** What an expert names first is his trade; what he names late he does as well. */
const LEAST_PROMINENCE = 0.7
const PROMINENCE_STEP = 0.8
/** A new expert's rating counts as the market's mean until about this many reviews speak. */
const PRIOR_REVIEWS = 6
const PRIOR_RATING = 4.2
/** Scores this close are equals: the one suggested less often in this plan goes first. */
const EQUAL_WITHIN_POINTS = 4

interface Part {
  share: number
  reason: string
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** As many of an expert's first skills as the task needs count in full, each later one less. */
const prominenceOf = (place: number, needed: number): number =>
  LEAST_PROMINENCE + (1 - LEAST_PROMINENCE) * PROMINENCE_STEP ** Math.max(0, place + 1 - needed)

const bestCover = (skillId: string, needed: number, expert: ExpertCandidate, knowledge: SkillKnowledge) =>
  expert.skillIds
    .map((own, place) => {
      const closeness = knowledge.closeness(skillId, own)
      return { own, closeness, weighed: closeness * prominenceOf(place, needed) }
    })
    .reduce((best, next) => (next.weighed > best.weighed ? next : best), { own: '', closeness: 0, weighed: 0 })

const skillsPart = (task: MatchTask, expert: ExpertCandidate, knowledge: SkillKnowledge): Part & { coverage: number } => {
  let covered = 0
  let weighed = 0
  let total = 0
  const words: string[] = []
  task.requiredSkillIds.forEach((skillId, index) => {
    const weight = SKILL_WEIGHT_STEP ** index
    const best = bestCover(skillId, task.requiredSkillIds.length, expert, knowledge)
    total += weight
    covered += weight * best.closeness
    weighed += weight * best.weighed
    const name = knowledge.name(skillId)
    if (best.closeness >= 1) words.push(`has ${name}`)
    else if (best.closeness > 0) words.push(`has ${knowledge.name(best.own)}, close to ${name}`)
    else words.push(`lacks ${name}`)
  })
  if (total === 0) return { share: 0, coverage: 0, reason: '' }
  return { share: weighed / total, coverage: covered / total, reason: words.join('; ') }
}

const qualityPart = ({ ratingAverage, reviewsCount, completedCount }: ExpertCandidate): Part => {
  const shrunk = (ratingAverage * reviewsCount + PRIOR_RATING * PRIOR_REVIEWS) / (reviewsCount + PRIOR_REVIEWS)
  // From 3 to 5 stars is where experts differ; finished work adds what stars do not tell.
  const share = 0.8 * clamp((shrunk - 3) / 2) + 0.2 * clamp(Math.log2(1 + completedCount) / 7)
  const rated =
    reviewsCount === 0
      ? 'no reviews yet, counted as average'
      : `${ratingAverage.toFixed(1)} from ${reviewsCount} review${reviewsCount === 1 ? '' : 's'}`
  return { share, reason: `${rated}; ${completedCount} job${completedCount === 1 ? '' : 's'} finished` }
}

const VERIFICATION: Record<string, Part> = {
  verified: { share: 1, reason: 'verified by Onhand' },
  pending: { share: 0.4, reason: 'verification is under way' },
}
const AVAILABILITY: Record<string, Part> = {
  available: { share: 1, reason: 'available now' },
  busy: { share: 0.35, reason: 'busy at the moment' },
}

const ratePart = (goingRate: number, { hourlyRate }: ExpertCandidate): Part => {
  const ratio = goingRate === 0 ? 1 : hourlyRate / goingRate
  // Up to the going rate is full; at twice it is nothing.
  return { share: clamp(2 - ratio), reason: `$${hourlyRate.toFixed(2)}/hr, going rate $${goingRate.toFixed(2)}/hr` }
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

/** The score of one expert for one task, with its parts; null when too few of the skills are there. */
export const scoreMatch = (task: MatchTask, expert: ExpertCandidate, knowledge: SkillKnowledge): RankedMatch | null => {
  const skills = skillsPart(task, expert, knowledge)
  if (skills.coverage < MIN_COVERAGE) return null
  const parts: Record<PartName, Part> = {
    skills,
    relevance: {
      share: clamp(expert.textRank),
      reason: expert.textRank > 0.05 ? 'describes work like this in the profile' : 'the profile says little about work like this',
    },
    quality: qualityPart(expert),
    verification: VERIFICATION[expert.verificationStatus] ?? { share: 0, reason: 'not verified yet' },
    availability: AVAILABILITY[expert.availabilityStatus] ?? { share: 0, reason: 'not available' },
    rate: ratePart(task.goingRate, expert),
    timezone: { share: 1, reason: `works in ${expert.timezone}; your time zone is not known, so this counts against nobody` },
  }
  const names: PartName[] = ['skills', 'relevance', 'quality', 'verification', 'availability', 'rate', 'timezone']
  const points = wholePoints(names.map(part => ({ part, points: parts[part].share * PART_POINTS[part] })))
  const receipt = names.map(part => ({ part, points: points.get(part) ?? 0, maxPoints: PART_POINTS[part], reason: parts[part].reason }))
  return { expertId: expert.id, matchScore: receipt.reduce((sum, part) => sum + part.points, 0), parts: receipt }
}

/**
 * The best experts for a task. `timesSuggested` counts, over the plan so far, how often an expert was suggested: among equals the less
 * often suggested goes first, so that one does not get everything. It is brought up to date here.
 */
export const rankMatches = (
  task: MatchTask,
  candidates: readonly ExpertCandidate[],
  knowledge: SkillKnowledge,
  timesSuggested: Map<number, number>,
  count: number,
): RankedMatch[] => {
  const scored = candidates
    .map(candidate => scoreMatch(task, candidate, knowledge))
    .filter(match => match !== null)
    .sort((a, b) => b.matchScore - a.matchScore || a.expertId - b.expertId)
  const times = (match: RankedMatch) => timesSuggested.get(match.expertId) ?? 0
  const chosen: RankedMatch[] = []
  while (chosen.length < count && scored.length > 0) {
    const best = scored[0]?.matchScore ?? 0
    const equals = scored.filter(match => best - match.matchScore <= EQUAL_WITHIN_POINTS)
    const next = equals.reduce((least, match) => (times(match) < times(least) ? match : least))
    chosen.push(next)
    scored.splice(scored.indexOf(next), 1)
  }
  for (const match of chosen) timesSuggested.set(match.expertId, times(match) + 1)
  return chosen.sort((a, b) => b.matchScore - a.matchScore || a.expertId - b.expertId)
}
