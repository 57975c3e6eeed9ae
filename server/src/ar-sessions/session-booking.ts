import { type bookArSession, CLIENT_BUSY_THEN, HOLD_MINUTES, OWN_SESSION_THEN, SLOT_TAKEN } from '#contract/ar-sessions.ts'
import { BOOKING_DAYS_AHEAD } from '#contract/ar-sessions-availability.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, accountIdOf } from '../platform/identity/actor.ts'
import { isOwner, type Owner } from '../platform/identity/ownership.ts'
import { availabilityOf } from './availability-store.ts'
import { NOT_AVAILABLE, requireBooked } from './booked-expert.ts'
import { type BookedExpert, expertById, holdExpert, isOwnProject } from './booked-expert-store.ts'
import { sessionEvent } from './session-events.ts'
import { sessionAt } from './session-list-store.ts'
import {
  busyTimes,
  changeSession,
  countHeld,
  heldTooLong,
  insertMoment,
  insertSession,
  lockSession,
  type SessionRow,
  sessionById,
  sessionOfRequest,
} from './session-store.ts'
import { holdTimes, isConfirmedOf, isOfPerson, personOf, timesAsClient } from './session-time-store.ts'
import { isOverdue, sessionEnd } from './session-view.ts'
import { busyTime, isSlot } from './slots.ts'

type Booking = ParsedInputOf<typeof bookArSession>

/** So many bookings may wait to be confirmed: a stranger does not fill an expert's calendar. */
const HELD_BY_ADDRESS = 3
const HELD_OF_EXPERT = 12
const DAY_MS = 86_400_000
const NOT_CONFIRMED = 'The booking was not confirmed in time.'

/** Ends a booking that was not confirmed in time, if it still is none once it is held. */
export const endHeld = async (tx: Transaction, sessionId: number): Promise<void> => {
  const row = await lockSession(tx, sessionId)
  if (!row || !isOverdue(row.session)) return
  await changeSession(tx, sessionId, { status: 'cancelled', cancelledBy: 'system', cancelReason: NOT_CONFIRMED })
  await insertMoment(tx, sessionId, 'cancelled', 'system')
  const ended = await sessionById(tx, sessionId)
  if (ended) await publish(tx, sessionEvent('session-cancelled', ended, 'system'))
}

/** What is wrong with a moment that is none of the expert's slots, and what to do. */
const refusalOf = (start: Date, now: Date): AppError => {
  if (start <= now) return new AppError('bad_request', 'This time has passed. Choose one that is to come.')
  if (start.getTime() > now.getTime() + BOOKING_DAYS_AHEAD * DAY_MS)
    return new AppError('bad_request', `Nobody books further ahead than ${BOOKING_DAYS_AHEAD} days. Choose an earlier time.`)
  return new AppError('conflict', 'The expert does not take sessions at this time, or not so soon. Choose one of the free times.')
}

/** Whose time a session takes; a visitor who books has not proved who he is. */
interface Sides {
  expert: BookedExpert
  client: Owner | undefined
}

/** Nobody is in two sessions at once, on whichever side; of his own ones he is told which it is, of the other's that there is one. */
const requireTimes = async (tx: Transaction, actor: Actor, { expert, client }: Sides, start: Date, except?: number): Promise<void> => {
  const span = { from: start, until: sessionEnd(start), except }
  const asExpert = await personOf(tx, expert)
  const asClient = client && (await personOf(tx, client))
  await holdTimes(tx, asClient ? [asExpert, asClient] : [asExpert])
  if (actor.kind === 'account') {
    const own = await sessionAt(tx, isOfPerson(tx, actor), span)
    if (own) throw new AppError('conflict', `${OWN_SESSION_THEN} It is ‘${own.title}’. Choose another time, or move that one.`)
  }
  if ((await timesAsClient(tx, asExpert, span)).length > 0) throw new AppError('conflict', SLOT_TAKEN)
  if (asClient && (await sessionAt(tx, isConfirmedOf(tx, asClient), span))) throw new AppError('conflict', CLIENT_BUSY_THEN)
}

/**
 * Nobody is brought to two places by what a visitor confirms: while it was held, neither his time nor the expert's was taken by it. The session is
 * held by this transaction.
 */
export const requireTimesOfHeld = async (tx: Transaction, { session, expert }: SessionRow): Promise<void> => {
  const { id, startsAt, clientEmail } = session
  const span = { from: startsAt, until: sessionEnd(startsAt), except: id }
  const asClient = await personOf(tx, { accountId: null, email: clientEmail })
  const asExpert = expert && (await personOf(tx, expert))
  await holdTimes(tx, asExpert ? [asClient, asExpert] : [asClient])
  if (await sessionAt(tx, isConfirmedOf(tx, asClient), span))
    throw new AppError('conflict', `${OWN_SESSION_THEN} Cancel or move that one, then open this link again.`)
  if (asExpert && (await sessionAt(tx, isConfirmedOf(tx, asExpert), span))) throw new AppError('conflict', SLOT_TAKEN)
}

/** The time of a session, free and held: the expert is held by this transaction, so that nobody takes it meanwhile. */
export const takeTime = async (tx: Transaction, actor: Actor, sides: Sides, start: Date, except?: number) => {
  const { expertId } = sides.expert
  const now = new Date()
  const availability = await availabilityOf(tx, expertId)
  if (!isSlot(availability, start, now)) throw refusalOf(start, now)
  for (const { id } of await heldTooLong(tx, expertId, now)) await endHeld(tx, id)
  await requireTimes(tx, actor, sides, start, except)
  const time = busyTime(start, availability.bufferMinutes)
  const taken = await busyTimes(tx, expertId, { from: time.busyFrom, until: time.busyUntil, except }, now)
  if (taken.length > 0) throw new AppError('conflict', SLOT_TAKEN)
  return { startsAt: start, ...time }
}

const requireSeveral = async (tx: Transaction, actor: Actor, expert: BookedExpert, { expertName, clientEmail }: Booking): Promise<void> => {
  if (expertName !== expert.name) throw new AppError('bad_request', `The expert is ${expert.name}, not ${expertName}.`)
  if (isOwner(actor, expert) || clientEmail === expert.email)
    throw new AppError('bad_request', 'You cannot book yourself. Choose another expert.')
  if (actor.kind === 'account') return
  const held = await countHeld(tx, expert.expertId, clientEmail, new Date())
  if (held.byAddress >= HELD_BY_ADDRESS)
    throw new AppError(
      'conflict',
      `${HELD_BY_ADDRESS} bookings with this address wait for their mail to be opened. Open one of them first.`,
    )
  if (held.ofExpert >= HELD_OF_EXPERT)
    throw new AppError('conflict', 'Many bookings of this expert wait to be confirmed. Log in to book, or try again in half an hour.')
}

/** The project that a session is for: the task's, or one of the caller's own. */
const projectOf = async (tx: Transaction, actor: Actor, ofTask: number | undefined, asked: number | null | undefined) => {
  if (!asked) return ofTask ?? null
  const accountId = accountIdOf(actor)
  const isOwn = ofTask === undefined ? accountId !== undefined && (await isOwnProject(tx, asked, accountId)) : ofTask === asked
  if (!isOwn) throw new AppError('not_found', 'There is no such project of yours.')
  return asked
}

/** A booking that was made before is answered and not made twice; what somebody else made is not told of. */
const madeBefore = async (tx: Transaction, actor: Actor, { clientEmail, requestId }: Booking): Promise<SessionRow | undefined> => {
  const made = requestId === undefined ? undefined : await sessionOfRequest(tx, clientEmail, requestId)
  if (made && made.session.clientAccountId !== (accountIdOf(actor) ?? null))
    throw new AppError('conflict', 'This booking was made already. Reload the page to see it.')
  return made
}

/** A visitor's address is not proved yet: his booking is held until the mailed link is opened. */
const clientOf = (actor: Actor, { clientName, clientEmail, clientTimezone }: Booking) => ({
  ...{ clientName, clientEmail, clientTimezone: clientTimezone ?? null, clientAccountId: accountIdOf(actor) ?? null },
  heldUntil: actor.kind === 'account' ? null : new Date(Date.now() + HOLD_MINUTES * 60_000),
})

export interface BookingParts {
  /** Mails a visitor the link that makes his booking one. */
  mailHeld(tx: Transaction, row: SessionRow): Promise<void>
}

/** Books a session as part of a transaction. */
export const bookSession = async (tx: Transaction, { mailHeld }: BookingParts, actor: Actor, booking: Booking): Promise<SessionRow> => {
  const { expertId, projectId } = await requireBooked(tx, actor, booking)
  await holdExpert(tx, expertId)
  const made = await madeBefore(tx, actor, booking)
  if (made) return made
  const expert = await expertById(tx, expertId)
  if (!expert?.isOnMarket) throw new AppError('conflict', NOT_AVAILABLE)
  await requireSeveral(tx, actor, expert, booking)
  const { serviceId = null, taskId = null, requestId = null } = booking
  const sessionId = await insertSession(tx, {
    ...{ expertId, expertName: expert.name, serviceId, taskId, requestId },
    ...{ title: booking.sessionTitle, description: booking.sessionDescription || null },
    projectId: await projectOf(tx, actor, projectId, booking.projectId),
    ...clientOf(actor, booking),
    ...(await takeTime(tx, actor, { expert, client: actor.kind === 'account' ? actor : undefined }, new Date(booking.scheduledAt))),
  })
  await insertMoment(tx, sessionId, 'booked', 'client')
  const row = await sessionById(tx, sessionId)
  if (!row) throw new Error('the session was not written')
  if (row.session.heldUntil === null) await publish(tx, sessionEvent('session-booked', row, 'client'))
  else await mailHeld(tx, row)
  return row
}
