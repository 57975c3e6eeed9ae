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
