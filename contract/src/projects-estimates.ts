import * as z from 'zod/mini'
import type { ProjectStatus } from './projects.ts'
import { endpoint } from './shared/endpoint.ts'
import { hours, positiveInt } from './shared/primitives.ts'

const ACTUAL_HOURS_MIN = 0.1
/** More than five years of one person's work: a slip of the keyboard. */
const ACTUAL_HOURS_MAX = 10_000
const ACTUAL_HOURS = `The hours taken must be a number from ${ACTUAL_HOURS_MIN} to ${ACTUAL_HOURS_MAX}`

/** What a task really took. Also the form's schema. */
export const ActualHours = z
  .number({ error: ACTUAL_HOURS })
  .check(z.minimum(ACTUAL_HOURS_MIN, { error: ACTUAL_HOURS }), z.maximum(ACTUAL_HOURS_MAX, { error: ACTUAL_HOURS }))

/** Work must have begun before it can have taken hours. */
export const canRecordActualHours = (status: ProjectStatus): boolean => status === 'in_progress' || status === 'completed'

export const recordActualHours = endpoint({
  method: 'POST',
  path: '/_api/projects/tasks/actual-hours',
  summary:
    'Records what a finished task really took; null takes the record back. For the owner of a project that is in progress or completed.',
  access: 'signed-in',
  input: z.object({ taskId: positiveInt('Task ID must be a positive integer'), actualHours: z.nullable(ActualHours) }),
  output: z.object({ taskId: z.int(), actualHours: z.nullable(hours) }),
  rateLimitPerMinute: 120,
})

/** Fewer of a kind say nothing, and might say something of somebody. */
export const LEAST_ESTIMATES_SHOWN = 5

/** How a number of estimates fared. Shares from 0 to 1. */
const EstimateFigures = z.object({
  count: z.int(),
  /** The estimate was at most a quarter of the true hours away from them. */
  within25: z.number(),
  /** The true hours were between half of the estimate and twice of it. */
  withinFactor2: z.number(),
  /** The true hours lay in the range that was given to hold them four times out of five. */
  inInterval: z.number(),
  /** In the middle, what work took for each hour that was estimated. */
  medianRatio: z.number(),
})
export type EstimateFigures = z.infer<typeof EstimateFigures>

/** One finished task. */
const EstimatePoint = z.object({ estimated: hours, actual: hours })
export type EstimatePoint = z.infer<typeof EstimatePoint>

/** How good estimates were. Figures are null where there are too few, or of too few projects or clients; `sampleCount`: how many of the tasks are the demo's own. */
export const EstimateQuality = z.object({
  taskCount: z.int(),
  projectCount: z.int(),
  sampleCount: z.int(),
  tasks: z.nullable(EstimateFigures),
  projects: z.nullable(EstimateFigures),
  /** The most frequent first; trades with too few are together in `otherTrades`, with as many others as hide them. */
  trades: z.array(z.extend(EstimateFigures, { name: z.string() })),
  otherTrades: z.nullable(EstimateFigures),
  /** The newest finished tasks, their hours rounded to two digits, in no order of time. */
  points: z.array(EstimatePoint),
})
export type EstimateQuality = z.infer<typeof EstimateQuality>

export const getEstimateQuality = endpoint({
  method: 'GET',
  path: '/_api/estimates/quality',
  summary:
    'How good past estimates were, from the newest finished tasks whose true hours were recorded. Names nobody; small groups are not broken out.',
  access: 'public',
  input: z.object({}),
  output: EstimateQuality,
})
