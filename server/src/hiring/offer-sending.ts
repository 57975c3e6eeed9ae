import {
  ASKED_TOO_OFTEN,
  canSendOffers,
  isOpenOffer,
  OFFERS_PER_EXPERT_AND_TASK,
  OPEN_OFFERS_PER_TASK,
  type sendOffers,
  TOO_MANY_ASKED,
  whyNoOffersAreSent,
} from '#contract/hiring.ts'
import { DAY_MS } from '#contract/hiring-terms.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import type { HiringProject, ProjectHiring } from '../projects/project-hiring.ts'
import { expireOffer } from './offer-ending.ts'
import { offerEvent } from './offer-events.ts'
import { lockExperts } from './offer-standing-store.ts'
import {
  askedBefore,
  insertOffer,
  insertStep,
  lockDueOffers,
  type OfferRow,
  offerById,
  offersOfRequest,
  tasksToHire,
} from './offer-store.ts'
import { requireDayToCome } from './offer-terms.ts'
import { statusNow } from './offer-view.ts'

type Sending = ParsedInputOf<typeof sendOffers>

export const answerUntil = (days: number): Date => new Date(Date.now() + days * DAY_MS)

const requireHiring = ({ status }: HiringProject): void => {
  if (!canSendOffers(status)) throw new AppError('conflict', whyNoOffersAreSent(status))
}

/** Each task is there, has no expert yet, and does not keep too many waiting. */
const requireTasks = async (tx: Transaction, { projectId, offers }: Sending): Promise<Map<number, string>> => {
  const tasks = new Map((await tasksToHire(tx, projectId)).map(task => [task.id, task]))
  for (const { taskId } of offers) {
    const task = tasks.get(taskId)
    if (!task) throw new AppError('conflict', 'A task of these is not in the plan any more. Reload the page to see the plan as it is now.')
    if (task.isHired) throw new AppError('conflict', `‘${task.title}’ has its expert already.`)
    task.openOffers += 1
    if (task.openOffers > OPEN_OFFERS_PER_TASK) throw new AppError('conflict', `For ‘${task.title}’ ${TOO_MANY_ASKED}`)
  }
  return new Map([...tasks].map(([id, { title }]) => [id, title]))
}

const requireExperts = async (tx: Transaction, actor: Actor, { offers }: Sending): Promise<void> => {
  const { accountId, email } = requireAccount(actor)
  const experts = await lockExperts(
    tx,
    offers.map(({ expertId }) => expertId),
  )
  for (const { expertId } of offers) {
    const expert = experts.get(expertId)
    if (!expert) throw new AppError('not_found', 'There is no such expert any more. Choose another one.')
    if (!expert.canBeHired) throw new AppError('conflict', `${expert.expertName} is no longer available. Choose another expert.`)
    if (expert.accountId === accountId || expert.expertEmail === email)
      throw new AppError('bad_request', 'You cannot make an offer to yourself. Choose another expert.')
  }
}

/** An expert is asked once at a time for a task, and not again and again. */
const requireUnasked = async (tx: Transaction, { projectId, offers }: Sending): Promise<void> => {
  const keyOf = ({ taskId, expertId }: { taskId: number | null; expertId: number | null }) => `${taskId} ${expertId}`
  const before = await askedBefore(
    tx,
    projectId,
    offers.map(({ taskId }) => taskId),
  )
  const asked = new Set(before.filter(({ status }) => isOpenOffer(status)).map(keyOf))
  for (const offer of offers) {
    const key = keyOf(offer)
    if (asked.has(key))
      throw new AppError('conflict', 'This expert has an offer for this task already. Wait for the answer, or withdraw it.')
    if (before.filter(each => keyOf(each) === key).length >= OFFERS_PER_EXPERT_AND_TASK) throw new AppError('conflict', ASKED_TOO_OFTEN)
    asked.add(key)
  }
}

/** Whose time is over binds nothing, also where the job has not come to it yet. */
const endDue = async (tx: Transaction, { projectId }: Sending): Promise<void> => {
  for (const due of await lockDueOffers(tx, projectId, new Date())) await expireOffer(tx, due)
}

interface SendingParts {
  projects: ProjectHiring
  /** Ends the offer when its time is over, as part of a transaction. */
  queueExpiry: (tx: Transaction, offer: { offerId: number; round: number }, days: number) => Promise<void>
}

/** Sends offers as part of a transaction; a sending that was made before is answered and not made twice. */
export const sendAll = async (
  tx: Transaction,
  { projects, queueExpiry }: SendingParts,
  actor: Actor,
  sending: Sending,
): Promise<OfferRow[]> => {
  const { projectId, requestId, answerWithinDays, offers } = sending
  const project = await projects.lockOwn(tx, actor, projectId)
  const made = await offersOfRequest(tx, projectId, requestId)
  if (made.length > 0) return made
  requireHiring(project)
  // Before any offer is held: so does who moves one.
  await requireExperts(tx, actor, sending)
  await endDue(tx, sending)
  const titles = await requireTasks(tx, sending)
  await requireUnasked(tx, sending)
  for (const { taskId, expertId, note = '', ...terms } of offers) {
    requireDayToCome(terms.dueDate, answerWithinDays)
    const taskTitle = titles.get(taskId) ?? ''
    const expiresAt = answerUntil(answerWithinDays)
    const offerId = await insertOffer(tx, { projectId, taskId, taskTitle, expertId, requestId, answerWithinDays, expiresAt, ...terms })
    await insertStep(tx, { offerId, status: 'offered', by: 'client', note, expiresAt, ...terms })
    await queueExpiry(tx, { offerId, round: 1 }, answerWithinDays)
    const row = await offerById(tx, offerId)
    if (row) await publish(tx, offerEvent(row, statusNow(row.offer), 'client', { note }))
  }
  return offersOfRequest(tx, projectId, requestId)
}
