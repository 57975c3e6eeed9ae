import * as z from 'zod/mini'
import { Match, MatchPart } from './projects.ts'
import { endpoint } from './shared/endpoint.ts'
import { isoDateTime, money, positiveInt, positiveIntText } from './shared/primitives.ts'

/**
 * Everything that a score was computed from, as it was then. Names, photos and gender are not among it. Rates are US dollars an hour,
 * `closeness` and `textRank` go from 0 to 1, `sharedHours` are working hours a day.
 */
export const MatchInputs = z.object({
  /** The task's skills, the most important first, each with the best the expert has for it and its place among his own. */
  skills: z.array(
    z.object({
      wanted: z.string(),
      own: z.nullable(z.string()),
      closeness: z.number(),
      place: z.nullable(z.int()),
    }),
  ),
  textRank: z.number(),
  ratingAverage: z.number(),
  reviewsCount: z.int(),
  completedCount: z.int(),
  verificationStatus: z.string(),
  availabilityStatus: z.string(),
  hourlyRate: money,
  goingRate: money,
  /** What the stated budget leaves for an hour of this task; null when none was stated. */
  budgetRate: z.nullable(money),
  timezone: z.string(),
  clientTimezone: z.nullable(z.string()),
  sharedHours: z.nullable(z.number()),
})
export type MatchInputs = z.infer<typeof MatchInputs>

/** What was computed from what, by which version of the rules: the same inputs give the same score at any later time. */
export const MatchReceipt = z.object({
  matchId: z.int(),
  matchedAt: isoDateTime,
  rulesVersion: z.int(),
  rules: z.record(z.string(), z.unknown()),
  inputs: MatchInputs,
  parts: z.array(MatchPart),
  matchScore: z.int(),
  isNewcomer: z.boolean(),
})
export type MatchReceipt = z.infer<typeof MatchReceipt>

export const getMatchReceipt = endpoint({
  method: 'GET',
  path: '/_api/projects/match-receipt',
  summary: "The receipt of a match: inputs, rules and parts. For the project's owner and admins.",
  access: 'signed-in',
  input: z.object({ matchId: positiveIntText('Match ID must be a positive integer') }),
  output: MatchReceipt,
})

export const refreshMatches = endpoint({
  method: 'POST',
  path: '/_api/projects/refresh-matches',
  summary: "Looks for a task's experts anew, as they are now. For the project's owner; 409 while the analysis is at work.",
  access: 'signed-in',
  input: z.object({ taskId: positiveInt('Task ID must be a positive integer') }),
  output: z.array(Match),
  rateLimitPerMinute: 120,
})
