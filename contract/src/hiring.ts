import * as z from 'zod/mini'
import { AnswerDays, OfferTerms, offerNote } from './hiring-terms.ts'
import { canChangePlan, PROJECT_ID, type ProjectStatus, projectStatusLabel } from './projects.ts'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { hours, isoDateTime, money, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import type { Process } from './shared/process.ts'

/** What is missing, or why a deal ends, has to be said in some words. */
const REASON_MIN = 10
/** More experts than this are not kept waiting for one task. */
export const OPEN_OFFERS_PER_TASK = 5
export const TOO_MANY_ASKED = `${OPEN_OFFERS_PER_TASK} experts are asked already. Wait for an answer, or withdraw an offer.`
/** Whoever has declined, or did not answer, is not asked for the same task without end. */
export const OFFERS_PER_EXPERT_AND_TASK = 3
export const ASKED_TOO_OFTEN = `This expert was asked ${OFFERS_PER_EXPERT_AND_TASK} times for this task. Choose another one.`
export const OFFERS_PER_SENDING = 20
const TOO_MANY_AT_ONCE = `Send at most ${OFFERS_PER_SENDING} offers at once`
const MADE_PAGE_SIZE = 100
const RECEIVED_PAGE_SIZE = 20
const EXPERTS_PAGE_SIZE = 10

export const OFFER_STATUSES = ['offered', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'delivered', 'closed'] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]
export const OFFER_SIDES = ['client', 'expert'] as const
export type OfferSide = (typeof OFFER_SIDES)[number]

/** Offers are sent while the plan stands and its work is not over. */
export const canSendOffers = (status: ProjectStatus): boolean => canChangePlan(status)
export const whyNoOffersAreSent = (status: ProjectStatus): string =>
  `This project is '${projectStatusLabel(status)}'. Offers are sent while it is '${projectStatusLabel('decomposed')}' or '${projectStatusLabel('in_progress')}'.`

/**
 * The life of an offer. The terms go to and fro (`offered` is the expert's turn, `countered` the client's) until one side takes the other's,
 * ends it, or is silent too long. No money is held yet: whoever cannot go on may end an accepted offer too, and says why.
 */
export const OFFER_PROCESS: Process<OfferStatus, OfferSide | 'system'> = {
  states: OFFER_STATUSES,
  initial: 'offered',
  transitions: [
    // Terms of one's own; or, by the other role, those that were said last are taken back (`mayTakeBack`), and the ones before them stand again.
    { from: ['countered'], to: 'offered', by: ['client', 'expert'] },
    { from: ['offered'], to: 'countered', by: ['expert', 'client'] },
    { from: ['offered'], to: 'accepted', by: ['expert'] },
    { from: ['countered'], to: 'accepted', by: ['client'] },
    // Something is missing.
    { from: ['delivered'], to: 'accepted', by: ['client'] },
    // Delivered too: nobody is held to a deal by the silence of the other side.
    { from: ['offered', 'countered', 'accepted', 'delivered'], to: 'declined', by: ['expert'] },
    // The system's: another expert has taken the task.
    { from: ['offered', 'countered', 'accepted'], to: 'withdrawn', by: ['client'] },
    { from: ['offered', 'countered'], to: 'withdrawn', by: ['system'] },
    { from: ['offered', 'countered'], to: 'expired', by: ['system'] },
    { from: ['accepted'], to: 'delivered', by: ['expert'] },
    { from: ['delivered'], to: 'closed', by: ['client'] },
  ],
}

const LABELS: Record<OfferStatus, string> = {
  offered: 'Offered',
  countered: 'Countered',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  delivered: 'Delivered',
  closed: 'Closed',
}
export const offerStatusLabel = (status: OfferStatus): string => LABELS[status]

/** Waits for somebody's answer. */
export const isOpenOffer = (status: OfferStatus): boolean => status === 'offered' || status === 'countered'
/** Its task has its expert. */
export const isHired = (status: OfferStatus): boolean => status === 'accepted' || status === 'delivered' || status === 'closed'
/** Binds the project: its status and this task are not changed by hand meanwhile. */
export const isBindingOffer = (status: OfferStatus): boolean => isOpenOffer(status) || status === 'accepted' || status === 'delivered'
export const OPEN_OFFER_STATUSES = OFFER_STATUSES.filter(isOpenOffer)
export const HIRED_OFFER_STATUSES = OFFER_STATUSES.filter(isHired)
export const BINDING_OFFER_STATUSES = OFFER_STATUSES.filter(isBindingOffer)
/** Who ends a deal that stands, or says that something is missing, owes the other side a reason. */
export const needsReason = (from: OfferStatus, to: OfferStatus): boolean =>
  from === 'accepted' ? to !== 'delivered' : from === 'delivered' && to !== 'closed'
export const REASON_HINT = `At least ${REASON_MIN} characters. The other side reads it.`
/** What is wrong with the reason for a move; null when nothing is. */
export const reasonError = (from: OfferStatus, to: OfferStatus, note: string): string | null => {
  if (!needsReason(from, to) || note.trim().length >= REASON_MIN) return null
  return `Say in at least ${REASON_MIN} characters ${to === 'accepted' ? 'what is missing' : 'why you end what was agreed'}.`
}

/**
 * An expert as whoever hires sees him. `hasJoined`: false for an imported one who has not claimed his profile yet. `canBeHired`: false for one who
 * was refused when he was verified, or is suspended. `isUnavailable`: takes no work at present, as he says himself.
 */
export const HiringExpert = z.object({
  id: z.int(),
  expertName: z.string(),
  expertEmail: z.string(),
  expertAvatarUrl: z.nullable(z.string()),
  title: z.string(),
  hourlyRate: money,
  isVerified: z.boolean(),
  hasJoined: z.boolean(),
  canBeHired: z.boolean(),
  isUnavailable: z.boolean(),
  rating: z.number(),
  reviewsCount: z.int(),
})
export type HiringExpert = z.infer<typeof HiringExpert>

/** A step of an offer's life: the state it led to, by whom, with the terms where it set any. */
export const OfferStep = z.object({
  id: z.int(),
  status: z.enum(OFFER_STATUSES),
  by: z.enum([...OFFER_SIDES, 'system']),
  terms: z.nullable(z.object({ scope: z.string(), price: money, dueDate: z.string() })),
  note: z.string(),
  createdAt: isoDateTime,
})
export type OfferStep = z.infer<typeof OfferStep>

/**
 * What is wanted, in the words of the plan and of the client, for the expert who is asked or hired. `isWhole`: false until he has accepted, when
 * sentences that tell of money, or how to reach somebody, are left out.
 */
export const OfferBrief = z.object({
  isWhole: z.boolean(),
  projectDescription: z.string(),
  /** Null when the task is gone. */
  task: z.nullable(
    z.object({
      description: z.string(),
      deliverable: z.string(),
      acceptanceCheck: z.string(),
      requiredSkills: z.array(z.string()),
      estimatedHours: hours,
    }),
  ),
})
export type OfferBrief = z.infer<typeof OfferBrief>

/** An offer as one of its two sides sees it. `round` counts its moves: whoever moves it says which one was in view. */
export const Offer = z.object({
  id: z.int(),
  side: z.enum(OFFER_SIDES),
  projectId: z.int(),
  projectTitle: z.string(),
  clientName: z.string(),
  /** False while the client's account is suspended: nobody begins work for it. */
  isClientAvailable: z.boolean(),
  /** Told with the acceptance. */
  clientEmail: z.nullable(z.string()),
  /** Null when the task is gone; its title is kept. */
  taskId: z.nullable(z.int()),
  taskTitle: z.string(),
  /** The expert's alone, while he is asked and once he is hired; who declined, or was not answered, reads it no more. */
  brief: z.nullable(OfferBrief),
  /** Null when his account is gone: work that was confirmed stays. */
  expert: z.nullable(HiringExpert),
  status: z.enum(OFFER_STATUSES),
  round: z.int(),
  scope: z.string(),
  price: money,
  dueDate: z.string(),
  /** Silence until then ends it; null when nobody's answer is awaited. */
  expiresAt: z.nullable(isoDateTime),
  createdAt: isoDateTime,
  /** Of its last step. */
  changedAt: isoDateTime,
  /** When the work was first delivered: from then on it can be reviewed. */
  deliveredAt: z.nullable(isoDateTime),
  /** The newest last. */
  steps: z.array(OfferStep),
})
export type Offer = z.infer<typeof Offer>

/** Where an offer stands while the terms of a side wait for the other. */
export const STATUS_OF_TERMS: Record<OfferSide, 'offered' | 'countered'> = { client: 'offered', expert: 'countered' }
/** Where it stands again when a side has taken its terms back. */
export const TAKEN_BACK_TO: Record<OfferSide, 'offered' | 'countered'> = { client: 'countered', expert: 'offered' }
/** Whether a side may take its last terms back: while they wait, and only where there are terms of the other side to go back to. */
export const mayTakeBack = (side: OfferSide, steps: readonly Pick<OfferStep, 'status' | 'by'>[]): boolean => {
  const last = steps.at(-1)
  return steps.length > 1 && last?.by === side && last.status === STATUS_OF_TERMS[side]
}
export const NOTHING_TO_TAKE_BACK = 'Only an answer with terms of your own can be taken back, while it waits.'

export const listOffers = endpoint({
  method: 'GET',
  path: '/_api/hiring/offers',
  summary: "The offers of the caller's own project, the newest first.",
  access: 'signed-in',
  input: z.object({ projectId: positiveIntText(PROJECT_ID), ...pageInput(MADE_PAGE_SIZE) }),
  output: z.array(Offer),
  isPaged: true,
})

export const listReceivedOffers = endpoint({
  method: 'GET',
  path: '/_api/hiring/offers/received',
  summary: 'The offers made to the caller as an expert, what changed last first; of one state when that is asked for.',
  access: 'signed-in',
  input: z.object({
    status: z.optional(z.enum(OFFER_STATUSES, { error: `status is one of ${OFFER_STATUSES.join(', ')}.` })),
    ...pageInput(RECEIVED_PAGE_SIZE),
  }),
  output: z.array(Offer),
  isPaged: true,
})

export const FIND_FROM_CHARACTERS = 2
export const FIND_TEXT_MAX = 100
const NAME_AN_EXPERT = 'Say whom you look for: a name, a title or a word of it.'

export const findExperts = endpoint({
  method: 'GET',
  path: '/_api/hiring/experts',
  summary:
    'Experts by their name, title or address, to choose one who was not suggested: the best rated first, who is unavailable last. Where nobody is called so, who is called nearly so, a few hundred at most: who is most so first, who is unavailable last.',
  access: 'signed-in',
  input: z.object({
    q: textAtLeast(FIND_FROM_CHARACTERS, NAME_AN_EXPERT).check(z.maxLength(FIND_TEXT_MAX, { error: NAME_AN_EXPERT })),
    ...pageInput(EXPERTS_PAGE_SIZE),
  }),
  output: z.array(HiringExpert),
  isPaged: true,
  // Asked while somebody types.
  rateLimitPerMinute: 240,
})

export const sendOffers = endpoint({
  method: 'POST',
  path: '/_api/hiring/offers',
  summary: 'Sends offers for tasks of an own project, all or none. Sent again with the same requestId, the first ones are answered.',
  access: 'signed-in',
  input: z.object({
    projectId: positiveInt(PROJECT_ID),
    requestId: z.uuid({ error: 'requestId must be a UUID.' }),
    answerWithinDays: AnswerDays,
    offers: z
      .array(
        z.extend(OfferTerms, {
          taskId: positiveInt('Task ID must be a positive integer'),
          expertId: positiveInt('Expert ID must be a positive integer'),
        }),
        { error: 'Offers are a list' },
      )
      .check(
        z.minLength(1, { error: 'Choose an expert for at least one task' }),
        z.maxLength(OFFERS_PER_SENDING, { error: TOO_MANY_AT_ONCE }),
      ),
  }),
  output: z.array(Offer),
  rateLimitPerMinute: 60,
})

/** Why so many offers are not sent at once; null when they are. */
export const sendingError = (count: number): string | null => (count > OFFERS_PER_SENDING ? TOO_MANY_AT_ONCE : null)

const seen = {
  offerId: positiveInt('Offer ID must be a positive integer'),
  round: positiveInt('round must be the round of the offer that was in view.'),
}

export const counterOffer = endpoint({
  method: 'POST',
  path: '/_api/hiring/offers/counter',
  summary: 'Answers the terms of the other side with terms of one’s own that change something. 409 when the offer was moved meanwhile.',
  access: 'signed-in',
  input: z.extend(OfferTerms, seen),
  output: Offer,
})

export const moveOffer = endpoint({
  method: 'POST',
  path: '/_api/hiring/offers/move',
  summary:
    'Takes an offer on: accept, decline, withdraw, deliver, close, or send delivered work back (`accepted` again, with what is missing). An answer with other terms is taken back by its side while it waits (an expert’s to `offered`, a client’s to `countered`): the terms before it stand again, and the time for an answer goes on as it ran. 409 when it was moved meanwhile or the move is not the caller’s to make.',
  access: 'signed-in',
  input: z.object({
    ...seen,
    to: z.enum(['offered', 'countered', 'accepted', 'declined', 'withdrawn', 'delivered', 'closed'], {
      error: 'An offer is moved to offered, countered, accepted, declined, withdrawn, delivered or closed.',
    }),
    note: offerNote,
  }),
  output: Offer,
})
