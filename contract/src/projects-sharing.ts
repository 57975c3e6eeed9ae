import * as z from 'zod/mini'
import { COMPLEXITY_LEVELS, HoursRange, PROJECT_ID } from './projects.ts'
import { endpoint } from './shared/endpoint.ts'
import { hours, isoDateTime, money, positiveInt, positiveIntText } from './shared/primitives.ts'

/** Rises when a field changes its meaning or goes; new fields may come without. */
const PLAN_DOCUMENT_VERSION = 1

const Range = z.nullable(z.object({ low: z.number(), high: z.number() }))

/**
 * A plan as it leaves the house: as a file, and as who has a link sees it. Money in US dollars, hours of work. Tasks are numbered from 1 in
 * their order; `after` holds the numbers of those that come before. `brief` is null where the plan is shared. No person is named.
 */
export const PlanDocument = z.object({
  format: z.literal('onhand-plan'),
  version: z.literal(PLAN_DOCUMENT_VERSION),
  title: z.string(),
  brief: z.nullable(z.string()),
  createdAt: isoDateTime,
  totalEstimatedHours: z.nullable(hours),
  hoursInterval80: Range,
  totalEstimatedCost: z.nullable(money),
  costInterval80: Range,
  notes: z.array(z.string()),
  tasks: z.array(
    z.object({
      number: z.int(),
      title: z.string(),
      description: z.string(),
      deliverable: z.string(),
      acceptanceCheck: z.string(),
      /** The sentences of the brief that the task answers; none where the plan is shared. */
      citedSentences: z.array(z.string()),
      complexityLevel: z.enum(COMPLEXITY_LEVELS),
      hoursRange: HoursRange,
      estimatedHours: hours,
      hourlyRate: money,
      estimatedCost: money,
      requiredSkills: z.array(z.string()),
      after: z.array(z.int()),
    }),
  ),
})
export type PlanDocument = z.infer<typeof PlanDocument>

const byProject = z.object({ projectId: positiveIntText(PROJECT_ID) })

export const exportPlanJson = endpoint({
  method: 'GET',
  path: '/_api/projects/export/json',
  summary: 'The plan as a file of data. For whoever may see the project.',
  access: 'signed-in',
  input: byProject,
  output: PlanDocument,
})

export const exportPlanCsv = endpoint({
  method: 'GET',
  path: '/_api/projects/export/csv',
  summary: 'The tasks as a table (RFC 4180, UTF-8 with a byte order mark; what a spreadsheet would take for a formula is made text).',
  access: 'signed-in',
  input: byProject,
  output: z.string(),
})

/** How long a link may live. */
export const SHARE_DAYS = [7, 30, 90] as const
/** More links that work at the same time are links that nobody keeps track of. */
export const MAX_OPEN_SHARES = 20
/** Of links that no longer work nobody reads a longer list. */
export const MOST_SHARES_LISTED = 100

export const PlanShare = z.object({
  id: z.int(),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: isoDateTime,
  expiresAt: z.nullable(isoDateTime),
})
export type PlanShare = z.infer<typeof PlanShare>

export const listPlanShares = endpoint({
  method: 'GET',
  path: '/_api/projects/shares',
  summary: `The links by which a plan was shared, newest first, at most ${MOST_SHARES_LISTED}: all that work. For its owner.`,
  access: 'signed-in',
  input: byProject,
  output: z.array(PlanShare),
})

export const createPlanShare = endpoint({
  method: 'POST',
  path: '/_api/projects/shares',
  summary:
    'Makes a link that shows the plan, without names, addresses, phone numbers or the brief, to whoever has it. The token is told this once.',
  access: 'signed-in',
  input: z.object({
    projectId: positiveInt(PROJECT_ID),
    /** Null: until it is withdrawn. */
    expiresInDays: z.nullable(z.literal(SHARE_DAYS, { error: `A link lives for ${SHARE_DAYS.join(', ')} days, or until it is withdrawn` })),
  }),
  output: z.object({ share: PlanShare, token: z.string() }),
  rateLimitPerMinute: 30,
})

export const revokePlanShare = endpoint({
  method: 'POST',
  path: '/_api/projects/shares/revoke',
  summary: 'Withdraws a link at once and for good.',
  access: 'signed-in',
  input: z.object({ projectId: positiveInt(PROJECT_ID), shareId: positiveInt('Share ID must be a positive integer') }),
  output: PlanShare,
})

/** What a link shows: the plan while it is open, afterwards only that it no longer is. */
export const SharedPlan = z.discriminatedUnion('state', [
  z.object({ state: z.literal('open'), plan: PlanDocument }),
  z.object({ state: z.literal('expired') }),
  z.object({ state: z.literal('revoked') }),
])
export type SharedPlan = z.infer<typeof SharedPlan>

export const openSharedPlan = endpoint({
  // The link is a page whose path ends in the token: a proxy that writes paths into its log writes the token (docs/operations.md says how
  // not to). This call keeps it out of a second one, and out of ours.
  method: 'POST',
  path: '/_api/shared-plans/open',
  summary: 'The plan behind a link. Needs no account; without the right token there is nothing to be learned.',
  access: 'public',
  input: z.object({
    token: z.string({ error: 'A token is text.' }).check(z.maxLength(200, { error: 'This token is too long to be one of ours.' })),
  }),
  output: SharedPlan,
  rateLimitPerMinute: 60,
})
