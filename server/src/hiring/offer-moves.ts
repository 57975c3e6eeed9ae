import {
  type counterOffer,
  isOpenOffer,
  mayTakeBack,
  type moveOffer,
  NOTHING_TO_TAKE_BACK,
  OFFER_PROCESS,
  type OfferSide,
  type OfferStatus,
  offerStatusLabel,
  reasonError,
  STATUS_OF_TERMS,
  TAKEN_BACK_TO,
} from '#contract/hiring.ts'
import { counterError, dayOf, daysToAnswer, LEAST_ANSWER_DAYS, type OfferTerms } from '#contract/hiring-terms.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { mayMove } from '#contract/shared/process.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { Actor } from '../platform/identity/actor.ts'
import type { HiringProject, ProjectHiring } from '../projects/project-hiring.ts'
import { offerEvent } from './offer-events.ts'
import { sideOf } from './offer-policy.ts'
import { answerUntil } from './offer-sending.ts'
import { holdForCount, holdStanding } from './offer-standing-store.ts'
import {
  changeOffer,
  insertStep,
  isAllClosed,
  lockOffer,
  lockRivals,
  type OfferChanges,
  type OfferRow,
  offerById,
  stepsOf,
} from './offer-store.ts'
import { requireDayToCome } from './offer-terms.ts'
import { statusNow } from './offer-view.ts'

export const OFFER_NOT_FOUND = 'There is no such offer of yours. Reload the page to see those there are.'
const MOVED_MEANWHILE = 'The offer was moved meanwhile. Look at it as it is now, then answer.'
const TOO_LATE_TO_TAKE_BACK =
  'The time in which the terms before these could be answered is over, so these cannot be taken back. Wait for the answer, or end the offer.'
const TASK_TAKEN = 'The task has gone to another expert.'

export interface MoveParts {
  database: Database
  projects: ProjectHiring
  queueExpiry: (tx: Transaction, offer: { offerId: number; round: number }, days: number) => Promise<void>
}

const TOWARDS_DEAL: readonly OfferStatus[] = ['offered', 'countered', 'accepted']

interface HeldOffer {
  row: OfferRow
  side: OfferSide
  project: HiringProject
}

const requireMove = ({ row, side }: HeldOffer, round: number, to: OfferStatus): void => {
  const status = statusNow(row.offer)
  if (status === 'expired') throw new AppError('conflict', 'The time for an answer is over: this offer has expired.')
  if (row.offer.round !== round) throw new AppError('conflict', MOVED_MEANWHILE)
  if (!mayMove(OFFER_PROCESS, side, status, to))
    throw new AppError('conflict', `This offer is '${offerStatusLabel(status)}': the ${side} cannot set it to '${offerStatusLabel(to)}'.`)
}

/**
 * The caller's own offer with its project, both held: always in this order, so that nobody waits in a circle. Towards a deal its two sides are
 * held, too, before the offer: nobody is suspended or refused between the look at it and the answer. So is the expert whose work is confirmed:
 * it counts for him, and he who deletes his account holds himself first and then his offers.
 */
const hold = async (tx: Transaction, { projects }: MoveParts, actor: Actor, offerId: number, to: OfferStatus): Promise<HeldOffer> => {
  const found = await offerById(tx, offerId)
  const project = found && sideOf(actor, found) ? await projects.lock(tx, found.offer.projectId) : undefined
  const expertIds = found?.expert ? [found.expert.id] : []
  if (project && to === 'closed') await holdForCount(tx, expertIds)
  if (project && TOWARDS_DEAL.includes(to)) await holdStanding(tx, { expertIds, accountIds: [project.ownerId] })
  const row = project && (await lockOffer(tx, offerId))
  const side = row && sideOf(actor, row)
  if (!project || !row || !side) throw new AppError('not_found', OFFER_NOT_FOUND)
  return { row, side, project }
}

/** Who is still being asked for a task that is taken is told so. */
const withdrawRivals = async (tx: Transaction, { offer }: OfferRow): Promise<void> => {
  if (offer.taskId === null) return
  for (const rival of await lockRivals(tx, offer.taskId, offer.id)) {
    await changeOffer(tx, rival.offer.id, { status: 'withdrawn', expiresAt: null })
    await insertStep(tx, { offerId: rival.offer.id, status: 'withdrawn', by: 'system', note: TASK_TAKEN })
    await publish(tx, offerEvent(rival, 'withdrawn', 'system', { note: TASK_TAKEN }))
  }
}

const requireReason = (from: OfferStatus, to: OfferStatus, note: string): void => {
  const error = reasonError(from, to, note)
  if (error !== null) throw new AppError('bad_request', error)
}

const requireChange = ({ offer }: OfferRow, terms: Pick<OfferTerms, 'scope' | 'price' | 'dueDate'>): void => {
  const error = counterError(offer, terms)
  if (error !== null) throw new AppError('bad_request', error)
}

/** Nobody goes on towards a deal with an expert who may not be hired any more, or with a suspended client. */
const requireAvailable = ({ row }: HeldOffer): void => {
  if (!row.expert?.canBeHired)
    throw new AppError('conflict', 'This expert is no longer available. Withdraw the offer, and choose another one.')
  if (!row.isClientAvailable) throw new AppError('conflict', 'This client is not available at the moment. Decline, or wait.')
}

/**
 * The terms that stand again when those that wait are taken back, for as long as they stood. Nobody has longer for an answer than he had: the
 * sweep ends what is over.
 */
const termsBack = async (
  tx: Transaction,
  { row, side }: HeldOffer,
  to: OfferStatus,
): Promise<{ terms: Pick<OfferTerms, 'scope' | 'price' | 'dueDate'>; expiresAt: Date | null }> => {
  const steps = await stepsOf(tx, [row.offer.id])
  const before = steps.slice(0, -1).findLast(({ scope }) => scope !== null)
  if (
    to !== TAKEN_BACK_TO[side] ||
    !mayTakeBack(side, steps) ||
    !before ||
    before.scope === null ||
    before.price === null ||
    before.dueDate === null
  )
    throw new AppError('conflict', NOTHING_TO_TAKE_BACK)
  // Steps written before it was kept do not know it.
  const expiresAt = before.expiresAt ?? row.offer.expiresAt
  if (expiresAt !== null && expiresAt <= new Date()) throw new AppError('conflict', TOO_LATE_TO_TAKE_BACK)
  return { terms: { scope: before.scope, price: before.price, dueDate: before.dueDate }, expiresAt }
}

const takeBack = async (tx: Transaction, held: HeldOffer, to: OfferStatus, note: string): Promise<void> => {
  const { id: offerId } = held.row.offer
  const { terms, expiresAt } = await termsBack(tx, held, to)
  await changeOffer(tx, offerId, { status: to, expiresAt, ...terms })
  await insertStep(tx, { offerId, status: to, by: held.side, note, expiresAt, ...terms })
  await publish(tx, offerEvent(held.row, to, held.side, { terms, expiresAt, note }))
}

export const createOfferMoves = (parts: MoveParts) => {
  const { database, projects, queueExpiry } = parts

  const settle = async (tx: Transaction, { row, project }: HeldOffer, to: OfferStatus) => {
    if (to === 'accepted' && isOpenOffer(row.offer.status)) {
      await withdrawRivals(tx, row)
      await projects.move(tx, project, 'in_progress')
    }
    if (to === 'closed' && (await isAllClosed(tx, project.id))) await projects.move(tx, project, 'completed')
  }

  return {
    move: (actor: Actor, { offerId, round, to, note = '' }: ParsedInputOf<typeof moveOffer>): Promise<void> =>
      database.transaction(async tx => {
        const held = await hold(tx, parts, actor, offerId, to)
        requireMove(held, round, to)
        // Terms of one's own are said by the other call, with the terms.
        if (to === 'offered' || to === 'countered') return takeBack(tx, held, to, note)
        requireReason(held.row.offer.status, to, note)
        if (to === 'accepted' && isOpenOffer(held.row.offer.status)) requireAvailable(held)
        const changes: OfferChanges = { status: to, expiresAt: null }
        if (to === 'delivered' && held.row.offer.deliveredAt === null) changes.deliveredAt = new Date()
        await changeOffer(tx, offerId, changes)
        await insertStep(tx, { offerId, status: to, by: held.side, note })
        await publish(tx, offerEvent(held.row, to, held.side, { note }))
        await settle(tx, held, to)
      }),
    counter: (actor: Actor, { offerId, round, note = '', ...terms }: ParsedInputOf<typeof counterOffer>): Promise<void> =>
      database.transaction(async tx => {
        const held = await hold(tx, parts, actor, offerId, 'countered')
        const to = STATUS_OF_TERMS[held.side]
        requireMove(held, round, to)
        requireAvailable(held)
        requireChange(held.row, terms)
        requireDayToCome(terms.dueDate, LEAST_ANSWER_DAYS)
        const days = daysToAnswer(terms.dueDate, { today: dayOf(Date.now()), answerDays: held.row.offer.answerWithinDays })
        const expiresAt = answerUntil(days)
        await changeOffer(tx, offerId, { status: to, expiresAt, ...terms })
        await insertStep(tx, { offerId, status: to, by: held.side, note, expiresAt, ...terms })
        await queueExpiry(tx, { offerId, round: round + 1 }, days)
        await publish(tx, offerEvent(held.row, to, held.side, { terms, expiresAt, note }))
      }),
  }
}
