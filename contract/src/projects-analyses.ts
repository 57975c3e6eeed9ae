import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { isoDateTime, money, plainText } from './shared/primitives.ts'

/** How a run of an analysis stands. `refused`: the brief asks for harm. `stopped`: the project was taken out of its hands, or the server ended. */
export const ANALYSIS_OUTCOMES = ['running', 'planned', 'asked', 'refused', 'failed', 'stopped'] as const
export type AnalysisOutcome = (typeof ANALYSIS_OUTCOMES)[number]

/** Why the built-in analyst worked in place of the model. */
export const FALLBACK_REASONS = [
  'timed-out',
  'unreachable',
  'refused',
  'overloaded',
  'cut-off',
  'unusable',
  'too-dear',
  'allowance-spent',
] as const
export type FallbackReason = (typeof FALLBACK_REASONS)[number]

const ANALYSES_PAGE_SIZE = 25
export const ANALYSIS_DAYS = 14

/** One run of an analysis. `cost` in US dollars, counted by the operator's prices; where a model did not say what it used, the most it can have been. */
export const AnalysisRun = z.object({
  id: z.int(),
  /** Null: the project is gone. */
  project: z.nullable(z.object({ id: z.int(), title: z.string() })),
  /** The analyst that was asked. */
  analystName: z.string(),
  outcome: z.enum(ANALYSIS_OUTCOMES),
  /** Not null: the built-in analyst answered instead. */
  fallbackReason: z.nullable(z.enum(FALLBACK_REASONS)),
  /** What went wrong, for the operator's eyes. */
  detail: z.nullable(z.string()),
  isFromCache: z.boolean(),
  inputTokens: z.nullable(z.int()),
  outputTokens: z.nullable(z.int()),
  cost: money,
  startedAt: isoDateTime,
  /** Null while it runs. */
  durationMs: z.nullable(z.int()),
})
export type AnalysisRun = z.infer<typeof AnalysisRun>

/** What the analysts did on one day (UTC). */
const AnalysisDay = z.object({
  day: z.iso.date(),
  runs: z.int(),
  fellBack: z.int(),
  fromCache: z.int(),
  failed: z.int(),
  tokens: z.int(),
  cost: money,
})

/** The newest days, oldest first, days without a run included; the names to filter by; what today may still cost. */
export const AnalysisFigures = z.object({
  days: z.array(AnalysisDay),
  analystNames: z.array(z.string()),
  /** Null: no model is set up, or its use costs nothing. `taken` counts what running analyses may still need. */
  allowance: z.nullable(z.object({ taken: money, limit: money })),
})
export type AnalysisFigures = z.infer<typeof AnalysisFigures>

/** `fell-back` is any outcome that the built-in analyst brought about in the model's place. */
export const ANALYSIS_FILTERS = [...ANALYSIS_OUTCOMES, 'fell-back'] as const

export const listAnalyses = endpoint({
  method: 'GET',
  path: '/_api/admin/analyses',
  summary: 'Runs of analyses, newest first: which analyst, how long, at what cost, with what outcome. For admins.',
  access: 'admin',
  input: z.object({
    ...pageInput(ANALYSES_PAGE_SIZE),
    analystName: z.optional(
      plainText('analystName is text.').check(z.maxLength(300, { error: 'analystName must be at most 300 characters long.' })),
    ),
    outcome: z.optional(z.enum(ANALYSIS_FILTERS, { error: `outcome must be one of ${ANALYSIS_FILTERS.join(', ')}.` })),
  }),
  output: z.array(AnalysisRun),
  isPaged: true,
})

export const getAnalysisFigures = endpoint({
  method: 'GET',
  path: '/_api/admin/analyses/figures',
  summary: `What the analysts did in the newest ${ANALYSIS_DAYS} days, day by day, and what today may still cost. For admins.`,
  access: 'admin',
  input: z.object({}),
  output: AnalysisFigures,
})
