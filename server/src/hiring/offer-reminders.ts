import { isOpenOffer } from '#contract/hiring.ts'
import { DAY_MS, dayOf } from '#contract/hiring-terms.ts'
import type { Database } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { eachByItself } from '../platform/jobs/each-by-itself.ts'
import type { ProjectHiring } from '../projects/project-hiring.ts'
import { type OfferReminder, offerReminder } from './offer-events.ts'
import { markReminded, offersRunningOut, workDue } from './offer-reminder-store.ts'
import { lockOffer, type OfferRow } from './offer-store.ts'

/** At most so many of each in one round; the next one takes the rest. */
const REMINDED_MAX = 1_000

/** What there is to remind of at this moment, and what is kept so that it is said once; null when it has moved on. */
const reminderOf = ({ offer }: OfferRow, now: Date): { type: OfferReminder; key: string } | null => {
  const { status, expiresAt, round, dueDate } = offer
  const of = (type: OfferReminder, what: string | number) => ({ type, key: `${type} ${what}` })
  if (isOpenOffer(status)) {
    const leftMs = (expiresAt?.getTime() ?? 0) - now.getTime()
    return leftMs > 0 && leftMs <= DAY_MS ? of('offer-expiring', round) : null
  }
  if (status !== 'accepted') return null
  if (dueDate === dayOf(now.getTime() + DAY_MS)) return of('work-due', dueDate)
  return dueDate < dayOf(now.getTime()) ? of('work-overdue', dueDate) : null
}

/** Reminds both sides of offers that run out within a day, and of work that is due tomorrow or overdue: decided once each offer is held. */
export const remindOfOffers = async (
  database: Database,
  projects: Pick<ProjectHiring, 'lock'>,
  now: Date,
  signal: AbortSignal,
): Promise<void> => {
  const found = [await offersRunningOut(database.query, now, REMINDED_MAX), await workDue(database.query, now, REMINDED_MAX)].flat()
  await eachByItself(found, signal, ({ id, projectId }) =>
    database.transaction(async tx => {
      await projects.lock(tx, projectId)
      const row = await lockOffer(tx, id)
      const reminder = row && reminderOf(row, now)
      if (!row || !reminder || row.offer.remindedOf === reminder.key) return
      await markReminded(tx, id, reminder.key)
      await publish(tx, offerReminder(reminder.type, row))
    }),
  )
}
