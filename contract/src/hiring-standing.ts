import * as z from 'zod/mini'
import { HiringExpert, isBindingOffer, OFFER_STATUSES } from './hiring.ts'
import { PROJECT_ID } from './projects.ts'
import { endpoint } from './shared/endpoint.ts'
import { MAX_INT, money, plainText, positiveIntText } from './shared/primitives.ts'

/** A task that has its expert, on the terms agreed. */
export const HiredTask = z.object({
  offerId: z.int(),
  taskTitle: z.string(),
  /** Null when his account is gone. */
  expert: z.nullable(z.pick(HiringExpert, { id: true, expertName: true, expertAvatarUrl: true })),
  status: z.enum(OFFER_STATUSES),
  price: money,
  dueDate: z.string(),
})
export type HiredTask = z.infer<typeof HiredTask>

/** How far hiring is: offers that an expert has not answered, counter-offers and work that wait for the client, and what is agreed. */
export const ProjectHiringStanding = z.object({
  unanswered: z.int(),
  toAnswer: z.int(),
  toCheck: z.int(),
  /** Tasks of the plan that have no expert. */
  openTasks: z.int(),
  agreedTotal: money,
  hired: z.array(HiredTask),
})
export type ProjectHiringStanding = z.infer<typeof ProjectHiringStanding>

/** Whether its offers bind a project: then its status is not changed by hand. */
export const bindsProject = ({ unanswered, toAnswer, toCheck, hired }: ProjectHiringStanding): boolean =>
  unanswered + toAnswer + toCheck > 0 || hired.some(({ status }) => isBindingOffer(status))

export const getProjectHiring = endpoint({
  method: 'GET',
  path: '/_api/hiring/project',
  summary: "Who is hired for what in the caller's own project, and how many offers wait for an answer.",
  access: 'signed-in',
  input: z.object({ projectId: positiveIntText(PROJECT_ID) }),
  output: ProjectHiringStanding,
})

export const countReceivedOffers = endpoint({
  method: 'GET',
  path: '/_api/hiring/offers/received/counts',
  summary: 'How many offers were made to the caller as an expert, by their state; `waiting`: for his answer.',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ waiting: z.int(), counts: z.array(z.object({ status: z.enum(OFFER_STATUSES), count: z.int() })) }),
})

const EXPERT_IDS_MAX = 400
const EXPERT_IDS = `expertIds are up to ${EXPERT_IDS_MAX} ids of experts, separated by commas.`
const expertIds = z.pipe(
  plainText(EXPERT_IDS).check(
    z.maxLength(EXPERT_IDS_MAX * 11, { error: EXPERT_IDS }),
    z.regex(/^[1-9]\d*(,[1-9]\d*)*$/, { error: EXPERT_IDS }),
  ),
  z.pipe(
    z.transform((text: string) => text.split(',').map(Number)),
    z.array(z.int().check(z.maximum(MAX_INT, { error: EXPERT_IDS }))).check(z.maxLength(EXPERT_IDS_MAX, { error: EXPERT_IDS })),
  ),
)

/** Of experts who were neither suggested nor asked for the project no more are told of at once: it is no way to look up everybody. */
export const AGREED_WORK_OF_OTHERS = 5

export const listAgreedWork = endpoint({
  method: 'GET',
  path: '/_api/hiring/agreed-work',
  summary: `Until when experts have agreed to work for others; for the caller's own project. Who has agreed to nothing is left out, and of experts who were neither suggested nor asked for it all but the first ${AGREED_WORK_OF_OTHERS}.`,
  access: 'signed-in',
  input: z.object({ projectId: positiveIntText(PROJECT_ID), expertIds }),
  output: z.array(z.object({ expertId: z.int(), until: z.string() })),
  // Asked again when somebody is found who was not suggested.
  rateLimitPerMinute: 60,
})
