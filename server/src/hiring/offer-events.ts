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

/** What happened to an offer, with both its sides, who hear of it. `row`: as it was before, or was written. */
export const offerEvent = (row: OfferRow, status: OfferStatus, by: OfferLiveEvent['by']): DomainEvent => {
  const { id: offerId, projectId, taskTitle, status: before } = row.offer
  const live: Omit<OfferLiveEvent, 'side'> = { type: 'offer-moved', offerId, projectId, taskTitle, status, by }
  const accountIds = [row.clientAccountId, ...(row.expertAccountId === null ? [] : [row.expertAccountId])]
  const isTakenBack = by !== 'system' && status === TAKEN_BACK_TO[by]
  const isSentBack = before === 'delivered' && status === 'accepted'
  const type = isTakenBack ? 'offer-terms-taken-back' : isSentBack ? 'work-sent-back' : TYPES[status]
  return { subject: `${OFFER_SUBJECT}${offerId}`, type, payload: { live, accountIds, expertId: row.expert?.id ?? null } }
}

/** An offer's events are said in the own room of each of its two sides; to the expert with the title as he may read it. */
export const createOfferForwarder =
  ({ titleFor }: Pick<ProjectHiring, 'titleFor'>): LiveForwarder =>
  event => {
    if (!event.subject.startsWith(OFFER_SUBJECT)) return []
    const { live, accountIds } = Payload.parse(event.payload)
    return accountIds.map((accountId, index) => {
      const told = OfferLiveEvent.parse({ ...live, side: index === 0 ? 'client' : 'expert' })
      const taskTitle = titleFor(told.taskTitle, 'task', told.side === 'client' || isHired(told.status))
      return { room: OWN_OFFERS_ROOM.replace('me', accountId), event: { ...told, taskTitle } }
    })
  }
