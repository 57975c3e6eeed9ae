import * as z from 'zod'
import { isHired, type OfferStatus, TAKEN_BACK_TO } from '#contract/hiring.ts'
import { OfferLiveEvent, OWN_OFFERS_ROOM } from '#contract/hiring-live.ts'
import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { LiveForwarder } from '../platform/live/live-rooms.ts'
import type { ProjectHiring } from '../projects/project-hiring.ts'
import type { OfferRow } from './offer-store.ts'

const OFFER_SUBJECT = 'offer:'
/** `accountIds`: the client's, and the expert's once he has joined. */
const Payload = z.object({ live: z.record(z.string(), z.unknown()), accountIds: z.array(z.string()) })

const TYPES: Record<OfferStatus, string> = {
  offered: 'offer-sent',
  countered: 'offer-countered',
  accepted: 'offer-accepted',
  declined: 'offer-declined',
  withdrawn: 'offer-withdrawn',
  expired: 'offer-expired',
  delivered: 'work-delivered',
  closed: 'work-confirmed',
}

/** By what time does: nothing moved, and both sides are reminded. */
export type OfferReminder = 'offer-expiring' | 'work-due' | 'work-overdue'
const REMINDERS: readonly OfferReminder[] = ['offer-expiring', 'work-due', 'work-overdue']

/** Every type of event of an offer. */
export const OFFER_EVENTS: readonly string[] = [
  ...Object.values(TYPES),
  ...['offer-revised', 'offer-terms-taken-back', 'work-sent-back'],
  ...REMINDERS,
]

/** What was said with a move: the terms, where they changed by it, and a word to the other side. */
interface SaidWithMove {
  terms?: { scope: string; price: number; dueDate: string }
  /** Until when they can be answered. */
  expiresAt?: Date | null
  note?: string
}

/** What is told of an offer to who is not looking: whose it is, and what it comes to. The round is the one that the move makes. */
const tidingsOf = ({ offer, clientName, expert }: OfferRow, { terms = offer, expiresAt = offer.expiresAt, note = '' }: SaidWithMove) => ({
  ...{ clientName, expertName: expert?.expertName ?? 'The expert', before: offer.status, round: offer.round + 1, note },
  ...{ scope: terms.scope, price: terms.price, dueDate: terms.dueDate },
  // As it will be read: a payload is JSON, also where it never travels.
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** What happened to an offer, with both its sides, who hear of it. `row`: as it was before, or was written. */
export const offerEvent = (row: OfferRow, status: OfferStatus, by: OfferLiveEvent['by'], said: SaidWithMove = {}): DomainEvent => {
  const { id: offerId, projectId, taskTitle, status: before } = row.offer
  const live: Omit<OfferLiveEvent, 'side'> = { type: 'offer-moved', offerId, projectId, taskTitle, status, by }
  const accountIds = [row.clientAccountId, ...(row.expertAccountId === null ? [] : [row.expertAccountId])]
  const isTakenBack = by !== 'system' && status === TAKEN_BACK_TO[by]
  const isSentBack = before === 'delivered' && status === 'accepted'
  const isRevised = status === 'offered' && before === 'countered'
  const type = isTakenBack ? 'offer-terms-taken-back' : isSentBack ? 'work-sent-back' : isRevised ? 'offer-revised' : TYPES[status]
  const payload = { live, accountIds, expertId: row.expert?.id ?? null, told: tidingsOf(row, said) }
  return { subject: `${OFFER_SUBJECT}${offerId}`, type, payload }
}

/** A reminder of an offer that stands as it stood. */
export const offerReminder = (type: OfferReminder, row: OfferRow): DomainEvent => ({
  ...offerEvent(row, row.offer.status, 'system'),
  type,
})

/** An offer's events are said in the own room of each of its two sides; to the expert with the title as he may read it. */
export const createOfferForwarder =
  ({ titleFor }: Pick<ProjectHiring, 'titleFor'>): LiveForwarder =>
  event => {
    // A reminder moves nothing.
    if (!event.subject.startsWith(OFFER_SUBJECT) || REMINDERS.some(type => type === event.type)) return []
    const { live, accountIds } = Payload.parse(event.payload)
    return accountIds.map((accountId, index) => {
      const told = OfferLiveEvent.parse({ ...live, side: index === 0 ? 'client' : 'expert' })
      const taskTitle = titleFor(told.taskTitle, 'task', told.side === 'client' || isHired(told.status))
      return { room: OWN_OFFERS_ROOM.replace('me', accountId), event: { ...told, taskTitle } }
    })
  }
