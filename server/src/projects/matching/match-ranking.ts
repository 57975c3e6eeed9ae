import type { MatchPart } from '#contract/projects.ts'
import type { MatchInputs } from '#contract/projects-matching.ts'
import type { ExpertCandidate } from '../../experts/expert-service.ts'
import {
  CURRENT_RULES,
  CURRENT_RULES_VERSION,
  EQUAL_SKILLS_WITHIN_POINTS,
  EQUAL_WITHIN_POINTS,
  NEW_BELOW,
  NEW_PLACE_MIN_COVERAGE,
  NEW_PLACE_WITHIN_POINTS,
} from './match-rules.ts'
import { coverageOf, prominenceOf, scoreInputs } from './match-scoring.ts'
import { sharedWorkingHours } from './shared-hours.ts'

/** What a match is measured against. Rates are US dollars an hour. */
export interface MatchTask {
  /** The most important first. */
  requiredSkillIds: readonly string[]
  /** The going rate of its skills. */
  goingRate: number
  /** What the client's budget leaves for an hour; null when he stated none. */
  budgetRate: number | null
  /** The client's; null when he has not said it. */
  clientTimezone: string | null
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
  /** Has the place that is kept for somebody new. */
  isNewcomer: boolean
  rulesVersion: number
  inputs: MatchInputs
}

/** What puts equals in order. */
export interface Fairness {
  /** How often an expert is suggested in this plan. */
  inPlan: ReadonlyMap<number, number>
  /** How often of late on the whole market. */
  ofLate: ReadonlyMap<number, number>
  /** Suggested for this very task until now, in their order: among equals they stay, so that asking again does not shuffle. */
  present: readonly number[]
  /** Turns the order of those who are still equal: the same for one project, another for the next, so that a low number is no advantage. */
  turn: number
}

type SkillInput = MatchInputs['skills'][number]

/** The best that an expert has for a skill. */
const skillInput = (skillId: string, needed: number, expert: ExpertCandidate, knowledge: SkillKnowledge): SkillInput => {
  let best: SkillInput = { wanted: knowledge.name(skillId), own: null, closeness: 0, place: null }
  let weight = 0
  expert.skillIds.forEach((own, place) => {
    const closeness = knowledge.closeness(skillId, own)
    const weighed = closeness * prominenceOf(place, needed, CURRENT_RULES)
    if (weighed <= weight) return
    best = { ...best, own: knowledge.name(own), closeness, place }
    weight = weighed
  })
  return best
}

/** Working hours a day in common with the client, by an expert's zone; null where they are not known. */
type SharedHours = (timezone: string) => number | null

/** Candidates live in few zones, and asking for one costs more than all the rest of a score. */
const sharedHoursWith = (clientTimezone: string | null, at: Date): SharedHours => {
  const known = new Map<string, number | null>()
  return timezone => {
    if (clientTimezone === null) return null
    const hours = known.get(timezone)
    if (hours !== undefined) return hours
    const found = sharedWorkingHours(clientTimezone, timezone, at)
    known.set(timezone, found)
    return found
  }
}

/** What the score of an expert is made from, and nothing else of him. */
const inputsOf = (task: MatchTask, expert: ExpertCandidate, knowledge: SkillKnowledge, sharedHours: SharedHours): MatchInputs => {
  const { textRank, ratingAverage, reviewsCount, completedCount, verificationStatus, availabilityStatus, hourlyRate, timezone } = expert
  const { requiredSkillIds, goingRate, budgetRate, clientTimezone } = task
  return {
    skills: requiredSkillIds.map(id => skillInput(id, requiredSkillIds.length, expert, knowledge)),
    ...{ textRank, ratingAverage, reviewsCount, completedCount, verificationStatus, availabilityStatus, hourlyRate },
    ...{ goingRate, budgetRate, timezone, clientTimezone },
    sharedHours: sharedHours(timezone),
  }
}

/** The score of one expert for one task, with its parts; null when too few of the skills are there. */
const scoreMatch = (task: MatchTask, expert: ExpertCandidate, knowledge: SkillKnowledge, sharedHours: SharedHours): RankedMatch | null => {
  const inputs = inputsOf(task, expert, knowledge, sharedHours)
  if (coverageOf(inputs, CURRENT_RULES) < CURRENT_RULES.minCoverage) return null
  return { expertId: expert.id, ...scoreInputs(inputs, CURRENT_RULES), isNewcomer: false, rulesVersion: CURRENT_RULES_VERSION, inputs }
}

const skillPoints = (match: RankedMatch): number => match.parts.find(({ part }) => part === 'skills')?.points ?? 0

/** Those with the same score stay in the order they come in: a low number is no advantage. */
const byScore = (one: RankedMatch, other: RankedMatch) => other.matchScore - one.matchScore

/** Without those who do not know the leading skill, which is the trade that is asked for; where nobody does, they are who there is. */
const withoutOtherTrades = (matches: readonly RankedMatch[]): readonly RankedMatch[] => {
  const ofTrade = matches.filter(({ inputs }) => (inputs.skills[0]?.closeness ?? 0) >= CURRENT_RULES.leastOfLeading)
  return ofTrade.length > 0 ? ofTrade : matches
}

/** Everybody who is a match, the best first. */
export const scoreMatches = (
  task: MatchTask,
  candidates: readonly ExpertCandidate[],
  knowledge: SkillKnowledge,
  at: Date,
): RankedMatch[] => {
  const sharedHours = sharedHoursWith(task.clientTimezone, at)
  const matches = candidates.map(candidate => scoreMatch(task, candidate, knowledge, sharedHours)).filter(match => match !== null)
  return (
    withoutOtherTrades(matches)
      // Of the same score, who has the better skills is the measure of who is an equal.
      .toSorted((one, other) => byScore(one, other) || skillPoints(other) - skillPoints(one))
  )
}
/** Those of a sorted list who are as good as its first: by the score, and by the skills, so that no all-rounder passes a specialist. */
const equalsOf = (sorted: readonly RankedMatch[]): RankedMatch[] => {
  const [best] = sorted
  if (!best) return []
  return sorted.filter(
    match =>
      best.matchScore - match.matchScore <= EQUAL_WITHIN_POINTS && skillPoints(best) - skillPoints(match) <= EQUAL_SKILLS_WITHIN_POINTS,
  )
}

/** Knuth's multiplicative hash: neighbours end up far apart. */
const turned = (expertId: number, turn: number): number => Math.imul(expertId ^ Math.imul(turn, 0x85ebca6b), 0x9e3779b1) >>> 0

/** Who is not among them comes after them all. */
const placeAmong = (present: readonly number[], expertId: number): number => {
  const place = present.indexOf(expertId)
  return place < 0 ? present.length : place
}

/** Of equals, the one whose turn it is. */
const fairest = (equals: readonly RankedMatch[], { inPlan, ofLate, present, turn }: Fairness): RankedMatch | undefined => {
  const order = ({ expertId }: RankedMatch) => [
    placeAmong(present, expertId),
    inPlan.get(expertId) ?? 0,
    ofLate.get(expertId) ?? 0,
    turned(expertId, turn),
  ]
  return equals
    .map(match => ({ match, order: order(match) }))
    .sort((one, other) => one.order.map((value, at) => value - (other.order[at] ?? 0)).find(difference => difference !== 0) ?? 0)[0]?.match
}

const isNew = ({ inputs }: RankedMatch): boolean =>
  inputs.verificationStatus === 'verified' && inputs.reviewsCount < NEW_BELOW && inputs.completedCount < NEW_BELOW

/**
 * Nobody gets reviews who is never suggested: where all places went to the known, the last goes to somebody new and verified, if one is
 * good enough for it.
 */
const withNewcomer = (chosen: RankedMatch[], others: readonly RankedMatch[], fairness: Fairness): RankedMatch[] => {
  const last = chosen.toSorted(byScore).at(-1)
  if (!last || chosen.some(isNew)) return chosen
  const eligible = others.filter(
    match =>
      isNew(match) &&
      coverageOf(match.inputs, CURRENT_RULES) >= NEW_PLACE_MIN_COVERAGE &&
      last.matchScore - match.matchScore <= NEW_PLACE_WITHIN_POINTS,
  )
  const newcomer = fairest(equalsOf(eligible), fairness)
  return newcomer ? [...chosen.filter(match => match !== last), { ...newcomer, isNewcomer: true }] : chosen
}

/** The best of a list as `scoreMatches` gives it; among equals by turns, and with a place for somebody new. */
export const chooseMatches = (scored: readonly RankedMatch[], fairness: Fairness, count: number): RankedMatch[] => {
  const others = [...scored]
  const chosen: RankedMatch[] = []
  while (chosen.length < count) {
    const next = fairest(equalsOf(others), fairness)
    if (!next) break
    chosen.push(next)
    others.splice(others.indexOf(next), 1)
  }
  const full = chosen.length === count ? withNewcomer(chosen, others, fairness) : chosen
  return full.sort(byScore)
}
