import {
  ASKED_TOO_OFTEN,
  isOpenOffer,
  OFFERS_PER_EXPERT_AND_TASK,
  type Offer,
  OPEN_OFFERS_PER_TASK,
  TOO_MANY_ASKED,
} from '#contract/hiring.ts'

const isOpen = ({ status }: Offer): boolean => isOpenOffer(status)

const openOfferTo = (offers: readonly Offer[], taskId: number, expertId: number): Offer | undefined =>
  offers.find(offer => offer.taskId === taskId && offer.expert?.id === expertId && isOpen(offer))

/** Whether an offer for a task is open with an expert, whoever's turn it is. */
export const isAsked = (offers: readonly Offer[], taskId: number, expertId: number): boolean =>
  openOfferTo(offers, taskId, expertId) !== undefined

/** Why the server would refuse to ask an expert for a task; null when it would not. One such offer keeps all of its sending back. */
export const whyNotAsked = (offers: readonly Offer[], taskId: number, expertId: number): string | null => {
  const ofTask = offers.filter(offer => offer.taskId === taskId)
  const ofExpert = ofTask.filter(({ expert }) => expert?.id === expertId)
  const open = openOfferTo(offers, taskId, expertId)
  if (open) return open.status === 'countered' ? 'Proposed other terms: your answer is awaited' : 'Asked: an answer is awaited'
  if (ofExpert.length >= OFFERS_PER_EXPERT_AND_TASK) return ASKED_TOO_OFTEN
  return ofTask.filter(isOpen).length >= OPEN_OFFERS_PER_TASK ? TOO_MANY_ASKED : null
}

/** When an expert last declined a task; null when he never did. */
export const declinedAt = (offers: readonly Offer[], taskId: number, expertId: number): string | null =>
  offers
    .filter(({ status, expert, ...offer }) => offer.taskId === taskId && expert?.id === expertId && status === 'declined')
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1) ?? null
