import type { OfferStatus } from '#contract/hiring.ts'
import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import { accountByEmail } from '../accounts/account-store.ts'
import { verificationEvent } from '../experts/verification/verification-events.ts'
import { requestsToReview } from '../experts/verification/verification-store.ts'
import { offerEvent } from '../hiring/offer-events.ts'
import { offerById, stepsOf } from '../hiring/offer-store.ts'
import { sharedOf } from '../notifications/notification-consumer.ts'
import { NOTIFICATION_RULES } from '../notifications/notification-rules.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { DomainEvent } from '../platform/events/domain-event.ts'
import { titleForExpert } from '../projects/brief-for-experts.ts'
import { projectEvent } from '../projects/project-events.ts'
import { reviewEvent } from '../reviews/review-events.ts'
import { reviewById } from '../reviews/review-store.ts'
import { hasInbox, latestOffers, latestPlans, latestReviews, silenceSeed, writeSampleInbox } from './demo-notification-store.ts'
import { expertIdByEmail, takeSeedTurn } from './demo-store.ts'

const DAY_MS = 86_400_000
const TOLD_MAX = 8
/** So that there is something of everything. */
const OF_A_KIND = 3
/** The newest of each person are unread, to be looked at. */
const UNREAD = 2

type Dated = { event: DomainEvent; at: Date }

/** What happened to offers, step by step, as their steps tell it. */
const offersAsTold = async (tx: Transaction, offerIds: readonly number[]): Promise<Dated[]> => {
  const told: Dated[] = []
  for (const offerId of offerIds) {
    const row = await offerById(tx, offerId)
    let before: OfferStatus = 'offered'
    for (const { status, by, note, createdAt } of await stepsOf(tx, [offerId])) {
      if (row) told.push({ event: offerEvent({ ...row, offer: { ...row.offer, status: before } }, status, by, { note }), at: createdAt })
      before = status
    }
  }
  return told
}

const plansAsTold = async (tx: Transaction, clientId: string): Promise<Dated[]> =>
  (await latestPlans(tx, clientId, 2)).map(({ id, title, createdAt }) => {
    const live = { type: 'project-changed', projectId: id, status: 'decomposed' } as const
    return { event: projectEvent('project-analysed', { id, ownerId: clientId }, live, { title, words: [] }), at: createdAt }
  })

const reviewsAsTold = async (tx: Transaction, expertId: number): Promise<Dated[]> => {
  const told: Dated[] = []
  for (const { id, createdAt } of await latestReviews(tx, expertId, 2)) {
    const row = await reviewById(tx, id, undefined)
    if (row) told.push({ event: reviewEvent('review-posted', row), at: createdAt })
  }
  return told
}

const requestsAsTold = async (tx: Transaction): Promise<Dated[]> =>
  (await requestsToReview(tx, 'in_review', undefined, 3)).map(
    ({ id: requestId, expertProfileId, expertName, ownerId, requestType, submittedAt }) => ({
      event: verificationEvent('verification-requested', {
        ...{ expertProfileId, expertName, ownerId, requestId, requestType, status: 'in_review', by: 'expert' },
      }),
      at: submittedAt,
    }),
  )

/** Writes an inbox from what happened, by the rules that all notifications come from; the oldest first, as they would have come. */
const fill = async (tx: Transaction, accountId: string, isAdmin: boolean, happened: readonly Dated[]): Promise<void> => {
  const told = happened.flatMap(({ event, at }) => {
    const all = NOTIFICATION_RULES[event.type]?.tells(event.payload, { titleFor: titleForExpert }) ?? []
    const own = all.filter(({ to, by }) => (to === 'admins' ? isAdmin : to.includes(accountId)) && by !== accountId)
    return own.map(tidings => ({ event, tidings, at }))
  })
  const newest = told.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const varied = newest.filter(
    ({ tidings }, index) => newest.slice(0, index).filter(each => each.tidings.type === tidings.type).length < OF_A_KIND,
  )
  const latest = varied.slice(0, TOLD_MAX).toReversed()
  const rows = latest.map(({ event, tidings, at }, index) => ({
    // No event has such an id: samples tell of none that was handed on.
    ...sharedOf({ id: -1 - index, type: event.type }, tidings),
    ...{ accountId, isInApp: true },
    createdAt: at,
    readAt: index < latest.length - UNREAD ? new Date(Math.min(at.getTime() + DAY_MS, Date.now())) : null,
  }))
  await writeSampleInbox(tx, accountId, rows)
}

/** Gives the demo's people notifications of what the sample data says has happened to them, dated as it is. Twice is as once. */
export const seedNotifications = (database: Database): Promise<void> =>
  database.transaction(async tx => {
    await takeSeedTurn(tx)
    const [client, expert, admin] = [
      await accountByEmail(tx, DEMO_PEOPLE.client.email),
      await accountByEmail(tx, DEMO_PEOPLE.expert.email),
      await accountByEmail(tx, DEMO_PEOPLE.admin.email),
    ]
    if (!client || !expert || !admin || (await hasInbox(tx, admin.id))) return
    const expertId = await expertIdByEmail(tx, DEMO_PEOPLE.expert.email)
    const ofExpert =
      expertId === undefined
        ? []
        : [...(await offersAsTold(tx, await latestOffers(tx, { expertId }, 6))), ...(await reviewsAsTold(tx, expertId))]
    const ofClient = [
      ...(await offersAsTold(tx, await latestOffers(tx, { clientId: client.id }, 2))),
      ...(await plansAsTold(tx, client.id)),
    ]
    await fill(tx, client.id, false, ofClient)
    await fill(tx, expert.id, false, ofExpert)
    await fill(tx, admin.id, true, await requestsAsTold(tx))
    await silenceSeed(tx)
  })
