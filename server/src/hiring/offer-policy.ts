import type { OfferSide } from '#contract/hiring.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { isOwner } from '../platform/identity/ownership.ts'
import type { OfferRow } from './offer-store.ts'

const isExpertOf = (actor: Actor, { expert, expertAccountId }: OfferRow): boolean =>
  expert !== null && isOwner(actor, { accountId: expertAccountId, email: expert.expertEmail })

/** Which side of an offer somebody is on; to anybody else, an admin too, there is no such offer. */
export const sideOf = (actor: Actor, offer: OfferRow): OfferSide | undefined => {
  if (actor.kind === 'account' && actor.accountId === offer.clientAccountId) return 'client'
  return isExpertOf(actor, offer) ? 'expert' : undefined
}
