import type { MatchPart } from '#contract/projects.ts'

export type PartName = MatchPart['part']

/** Every number that a score depends on. */
export interface MatchRules {
  /** What the score is made of; together 100. Names, photos and gender are no features. */
  points: Readonly<Record<PartName, number>>
  /** Below this share of the required skills somebody is no match, however good he is. */
  minCoverage: number
  /** How close to the first skill somebody's own must be for him to be suggested beside others: fewer suggestions rather than one of another trade. */
  leastOfLeading: number
  /** A required skill counts this much less than the one before it. */
  skillWeightStep: number
  /** What an expert names first is his trade; what he names late he does as well: it counts less, but never less than this. */
  leastProminence: number
  prominenceStep: number
  /** A skill that is less prominent than this is told to be listed after others. */
  sideline: number
  /** A new expert's rating counts as the market's mean until about this many reviews speak. */
  priorReviews: number
  priorRating: number
  /** So many working hours a day in common are all that is needed. */
  enoughSharedHours: number
  /** An expert's rate over what it is measured against: up to the first earns all, from the second on nothing. */
  goingRateSpan: readonly [full: number, none: number]
  budgetSpan: readonly [full: number, none: number]
  /** What a stated budget says counts this much, the going rate the rest. */
  budgetWeight: number
  /** From the first number of stars to the second is where experts differ. */
  starsSpan: readonly [none: number, full: number]
  /** Finished work adds what stars do not tell. */
  starsWeight: number
  completedWeight: number
  /** As many times the finished jobs may double before more of them earn nothing. */
  completedDoublings: number
  /** Shares of what is verified and of who is available; any other standing earns nothing. */
  verification: Readonly<Record<string, number>>
  availability: Readonly<Record<string, number>>
  /**
   * How well an expert's own words fit: so many words of the task are looked for in them, its title's and its first skills' names, and so
   * many of what its client wrote; the better of the two counts. A rank is shared out over all words that are asked for: it counts this many
   * times.
   */
  text: { readonly words: number; readonly namedSkills: number; readonly clientWords?: number; readonly factor: number }
}

const FIRST_RULES: MatchRules = {
  points: { skills: 46, relevance: 17, quality: 13, verification: 7, availability: 6, rate: 8, timezone: 3 },
  minCoverage: 0.3,
  leastOfLeading: 0,
  skillWeightStep: 0.6,
  leastProminence: 0.7,
  prominenceStep: 0.8,
  sideline: 0,
  priorReviews: 6,
  priorRating: 4.2,
  enoughSharedHours: 4,
  goingRateSpan: [1, 2],
  budgetSpan: [1, 1.5],
  budgetWeight: 0.5,
  starsSpan: [3, 5],
  starsWeight: 0.8,
  completedWeight: 0.2,
  completedDoublings: 7,
  verification: { verified: 1, pending: 0.4 },
  availability: { available: 1, busy: 0.35 },
  text: { words: 10, namedSkills: 2, factor: 4 },
}

// By version 1 the third suggestion was too often an expert of another trade who lists the skill late. Listed last it still counts as much as a related
// skill that is listed first (0.6), so that having it never makes anybody worse.
const SECOND_RULES: MatchRules = { ...FIRST_RULES, leastProminence: 0.6, prominenceStep: 0.7, sideline: 0.75 }

const THIRD_RULES: MatchRules = { ...SECOND_RULES, leastOfLeading: 0.35 }

/**
 * The rules by version. A receipt names the version it was made with, and can be recomputed as long as the version stands here: so a
 * number is never changed in place; a new version is added and becomes the current one.
 */
const MATCH_RULES: Readonly<Record<number, MatchRules>> = {
  1: FIRST_RULES,
  2: SECOND_RULES,
  // By version 2 the third suggestion was still somebody of another trade who knows something related, or the second
  // skill only, where the own trade had no third.
  3: THIRD_RULES,
  // By version 3 an expert who describes himself in German, French or Spanish said none of a plan's words, which are English, and nobody what clients call a
  // trouble.
  4: { ...THIRD_RULES, text: { ...THIRD_RULES.text, clientWords: 12 } },
}

export const CURRENT_RULES_VERSION = 4

export const matchRules = (version: number): MatchRules => {
  const rules = MATCH_RULES[version]
  if (!rules) throw new Error(`there are no matching rules of version ${version}`)
  return rules
}

export const CURRENT_RULES: MatchRules = matchRules(CURRENT_RULES_VERSION)

/** Scores this close are equals, where their skills are as good: among them the one suggested less often goes first. */
export const EQUAL_WITHIN_POINTS = 4
export const EQUAL_SKILLS_WITHIN_POINTS = 2

/** Somebody verified with fewer reviews and finished jobs than this is new: nobody could tell yet how good he is. */
export const NEW_BELOW = 3
/** The place kept for somebody new is never given below this share of the skills, nor to somebody further behind the one it is taken from. */
export const NEW_PLACE_MIN_COVERAGE = 0.6
export const NEW_PLACE_WITHIN_POINTS = 10

/** How long a suggestion counts when equals are put in order. */
export const EXPOSURE_DAYS = 30
