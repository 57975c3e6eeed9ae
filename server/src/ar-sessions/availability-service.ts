import type { Availability, listSlots, saveAvailability } from '#contract/ar-sessions-availability.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { availabilityOf, saveAvailabilityOf } from './availability-store.ts'
import { requireBooked } from './booked-expert.ts'
import { type BookedExpert, expertById, expertOfAccount } from './booked-expert-store.ts'
import { roleOf } from './session-policy.ts'
import { busyTimes, sessionById, startsToCome } from './session-store.ts'
import { personOf, timesAsClient } from './session-time-store.ts'
import { busyTime, isSlot, slotsOf } from './slots.ts'

/** When experts take sessions, and which of those times are free. */
export interface AvailabilityService {
  own(actor: Actor): Promise<Availability>
  save(actor: Actor, availability: Availability): Promise<OutputOf<typeof saveAvailability>>
  slots(actor: Actor, input: ParsedInputOf<typeof listSlots>): Promise<OutputOf<typeof listSlots>>
}

interface AvailabilityParts {
  database: Database
  /** Writes the zone of an expert into his profile, where it is kept for everybody who asks. */
  setExpertTimezone(tx: Transaction, expertId: number, timezone: string): Promise<void>
}

type SlotsAsked = ParsedInputOf<typeof listSlots>

/** Whose slots are asked for: of a session that is to be moved its expert's, else of whoever would be booked. */
const whoseSlots = async (db: Queryable, actor: Actor, { sessionId, ...booked }: SlotsAsked): Promise<BookedExpert> => {
  if (sessionId === undefined) return requireBooked(db, actor, booked)
  const row = await sessionById(db, sessionId)
  const expert = row && roleOf(actor, row) && row.session.expertId !== null ? await expertById(db, row.session.expertId) : undefined
  if (!expert) throw new AppError('not_found', 'Session not found.')
  return expert
}

const requireExpert = async (db: Queryable, actor: Actor): Promise<BookedExpert> => {
  const expert = await expertOfAccount(db, requireAccount(actor))
  if (!expert) throw new AppError('forbidden', 'Only experts say when they take sessions. Make your expert profile first.')
  return expert
}

export const createAvailabilityService = ({ database, setExpertTimezone }: AvailabilityParts): AvailabilityService => ({
  own: async actor => availabilityOf(database.query, (await requireExpert(database.query, actor)).expertId),
  save: (actor, availability) =>
    database.transaction(async tx => {
      const { expertId } = await requireExpert(tx, actor)
      await setExpertTimezone(tx, expertId, availability.timezone)
      await saveAvailabilityOf(tx, expertId, availability)
      const kept = await availabilityOf(tx, expertId)
      const now = new Date()
      const booked = await startsToCome(tx, expertId, now)
      // How soon may be booked says nothing of what is booked.
      const outside = booked.filter(({ startsAt }) => !isSlot({ ...kept, noticeHours: 0 }, startsAt, now))
      return { ...kept, sessionsOutside: outside.length }
    }),
  slots: (actor, input) =>
    database.snapshot(async tx => {
      const expert = await whoseSlots(tx, actor, input)
      const availability = await availabilityOf(tx, expert.expertId)
      const now = new Date()
      const starts = expert.isOnMarket ? slotsOf(availability, input, now) : []
      const spans = starts.map(start => ({ start, ...busyTime(start, availability.bufferMinutes) }))
      const [from, until] = [spans[0]?.busyFrom ?? now, spans.at(-1)?.busyUntil ?? now]
      const within = { from, until, except: input.sessionId }
      const busy = [
        ...(await busyTimes(tx, expert.expertId, within, now)),
        ...(await timesAsClient(tx, await personOf(tx, expert), within)),
      ]
      const isFree = (span: (typeof spans)[number]) => !busy.some(taken => taken.from < span.busyUntil && span.busyFrom < taken.until)
      return {
        ...{ expertName: expert.name, expertTimezone: availability.timezone },
        slots: spans.map(span => ({ startsAt: span.start.toISOString(), isFree: isFree(span) })),
      }
    }),
})
