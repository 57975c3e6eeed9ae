import { counterOffer, findExperts, listOffers, listReceivedOffers, moveOffer, sendOffers } from '#contract/hiring.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { HiringService } from './hiring-service.ts'

export const bindHiring = (bind: Bind, hiring: HiringService): void => {
  bind(listOffers, (actor, { projectId }) => hiring.list(actor, projectId))
  bind(listReceivedOffers, hiring.received)
  bind(findExperts, hiring.experts)
  bind(sendOffers, hiring.send)
  bind(counterOffer, hiring.counter)
  bind(moveOffer, hiring.move)
}
