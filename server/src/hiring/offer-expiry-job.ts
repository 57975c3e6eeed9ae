import * as z from 'zod'
import { isOpenOffer } from '#contract/hiring.ts'
import type { Database } from '../platform/database/database.ts'
import { eachByItself } from '../platform/jobs/each-by-itself.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { ProjectHiring } from '../projects/project-hiring.ts'
import { expireOffer } from './offer-ending.ts'
import { remindOfOffers } from './offer-reminders.ts'
import { dueOffers, lockOffer, type OfferRow, offerById } from './offer-store.ts'
import { statusNow } from './offer-view.ts'

const Input = z.object({ offerId: z.int(), round: z.int() })
/** At most so many in one sweep; the next one takes the rest. */
const SWEPT_MAX = 1000

/** Ends an open offer, if it is still due once it is held. */
const expire = async (database: Database, projects: ProjectHiring, offerId: number, isDue: (row: OfferRow) => boolean): Promise<void> => {
  const found = await offerById(database.query, offerId)
  if (!found) return
  await database.transaction(async tx => {
    await projects.lock(tx, found.offer.projectId)
    const row = await lockOffer(tx, offerId)
    if (!row || !isOpenOffer(row.offer.status) || !isDue(row)) return
    await expireOffer(tx, row)
  })
}

/** Ends an offer that nobody answered in time. Sent with the round it belongs to: an answer makes a new round, with a job of its own. */
export const createOfferExpiryJob = (database: Database, projects: ProjectHiring): JobKind<typeof Input> => ({
  queue: 'expire-offer',
  input: Input,
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 1,
  work: ({ offerId, round }) => expire(database, projects, offerId, ({ offer }) => offer.round === round),
})

/**
 * Every five minutes: ends offers that are over and have no job that says so, as samples and restored ones (an open offer binds its task), and
 * reminds the sides of those whose time is nearly over.
 */
export const createOfferSweep = (database: Database, projects: ProjectHiring): JobKind => ({
  queue: 'sweep-offers',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '*/5 * * * *',
  work: async (_input, signal) => {
    const due = await dueOffers(database.query, new Date(), SWEPT_MAX)
    const expireEach = () =>
      eachByItself(due, signal, ({ id }) => expire(database, projects, id, ({ offer }) => statusNow(offer) === 'expired'))
    await eachByItself([expireEach, () => remindOfOffers(database, projects, new Date(), signal)], signal, step => step())
  },
})
