import * as z from 'zod'
import { isOpenOffer } from '#contract/hiring.ts'
import type { Database } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { ProjectHiring } from '../projects/project-hiring.ts'
import { offerEvent } from './offer-events.ts'
import { changeOffer, insertStep, lockOffer, offerById } from './offer-store.ts'

const Input = z.object({ offerId: z.int(), round: z.int() })

/** Ends an offer that nobody answered in time. Sent with the round it belongs to: an answer makes a new round, with a job of its own. */
export const createOfferExpiryJob = (database: Database, projects: ProjectHiring): JobKind<typeof Input> => ({
  queue: 'expire-offer',
  input: Input,
  retries: 5,
  timeoutSeconds: 60,
  concurrency: 1,
  work: async ({ offerId, round }) => {
    const found = await offerById(database.query, offerId)
    if (!found) return
    await database.transaction(async tx => {
      await projects.lock(tx, found.offer.projectId)
      const row = await lockOffer(tx, offerId)
      if (!row || row.offer.round !== round || !isOpenOffer(row.offer.status)) return
      await changeOffer(tx, offerId, { status: 'expired', expiresAt: null })
      await insertStep(tx, { offerId, status: 'expired', by: 'system' })
      await publish(tx, offerEvent(row, 'expired', 'system'))
    })
  },
})
