import { counterOffer, findExperts, listOffers, listReceivedOffers, moveOffer, sendOffers } from '#contract/hiring.ts'
import { countReceivedOffers, getProjectHiring, listAgreedWork } from '#contract/hiring-standing.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { HiringService } from './hiring-service.ts'
import type { HiringStandingService } from './hiring-standing-service.ts'

export const bindHiring = (bind: Bind, hiring: HiringService, standing: HiringStandingService): void => {
  bind(listOffers, hiring.list)
  bind(listReceivedOffers, hiring.received)
  bind(findExperts, hiring.experts)
  bind(sendOffers, hiring.send)
  bind(counterOffer, hiring.counter)
  bind(moveOffer, hiring.move)
  bind(getProjectHiring, (actor, { projectId }) => standing.ofProject(actor, projectId))
  bind(countReceivedOffers, standing.received)
  bind(listAgreedWork, standing.agreedWork)
}
