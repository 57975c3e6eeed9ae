import type { Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { offerEvent } from './offer-events.ts'
import { changeOffer, insertStep, type OfferRow } from './offer-store.ts'

/** Ends an offer that nobody answered in time; it is open, and held. */
export const expireOffer = async (tx: Transaction, row: OfferRow): Promise<void> => {
  await changeOffer(tx, row.offer.id, { status: 'expired', expiresAt: null })
  await insertStep(tx, { offerId: row.offer.id, status: 'expired', by: 'system' })
  await publish(tx, offerEvent(row, 'expired', 'system'))
}
