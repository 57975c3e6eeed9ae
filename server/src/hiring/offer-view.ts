import { isHired, isOpenOffer, type Offer, type OfferSide, type OfferStatus, type OfferStep } from '#contract/hiring.ts'
import type { ProjectHiring } from '../projects/project-hiring.ts'
import type { OfferRow, StepRow } from './offer-store.ts'

/** What an offer is at this moment: its time may be over before the job has said so. */
export const statusNow = ({ status, expiresAt }: OfferRow['offer']): OfferStatus =>
  isOpenOffer(status) && expiresAt !== null && expiresAt.getTime() <= Date.now() ? 'expired' : status

const stepView = ({ id, status, by, scope, price, dueDate, note, createdAt }: StepRow): OfferStep => ({
  ...{ id, status, by, note, createdAt: createdAt.toISOString() },
  terms: scope === null || price === null || dueDate === null ? null : { scope, price, dueDate },
})

/** An offer as one side sees it. The brief is for the expert's eyes while he answers and once he is hired: the client has the plan. */
export const offerView = (
  row: OfferRow,
  side: OfferSide,
  steps: readonly StepRow[],
  { briefFor, titleFor }: Pick<ProjectHiring, 'briefFor' | 'titleFor'>,
): Offer => {
  const { offer, clientName, clientEmail, isClientAvailable, expert } = row
  const status = statusNow(offer)
  const isWhole = side === 'client' || isHired(status)
  return {
    ...{ id: offer.id, side, projectId: offer.projectId, clientName, isClientAvailable, expert, status },
    projectTitle: titleFor(row.projectTitle, 'project', isWhole),
    ...{ taskId: offer.taskId, taskTitle: titleFor(offer.taskTitle, 'task', isWhole), round: offer.round },
    ...{ scope: offer.scope, price: offer.price, dueDate: offer.dueDate },
    brief: side === 'expert' && (isOpenOffer(status) || isHired(status)) ? briefFor(row, isHired(status)) : null,
    clientEmail: isWhole ? clientEmail : null,
    expiresAt: isOpenOffer(status) ? (offer.expiresAt?.toISOString() ?? null) : null,
    ...{ createdAt: offer.createdAt.toISOString(), changedAt: offer.changedAt.toISOString() },
    deliveredAt: offer.deliveredAt?.toISOString() ?? null,
    steps: steps.filter(step => step.offerId === offer.id).map(stepView),
  }
}
