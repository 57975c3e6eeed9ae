import * as z from 'zod/mini'
import { OFFER_SIDES, OFFER_STATUSES } from './hiring.ts'

/** The caller's own offers, made and received. */
export const OWN_OFFERS_ROOM = 'offers:me'

/** An offer was sent or moved; what it is now is fetched. */
export const OfferLiveEvent = z.object({
  type: z.literal('offer-moved'),
  /** Which side of it hears this. */
  side: z.enum(OFFER_SIDES),
  offerId: z.int(),
  projectId: z.int(),
  taskTitle: z.string(),
  status: z.enum(OFFER_STATUSES),
  by: z.enum([...OFFER_SIDES, 'system']),
})
export type OfferLiveEvent = z.infer<typeof OfferLiveEvent>
