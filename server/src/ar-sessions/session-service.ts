import * as z from 'zod'
import {
  AR_SESSION_STATUSES,
  type ArSession,
  type ArSessionStatus,
  type answerSessionCall,
  type bookArSession,
  type cancelArSession,
  type joinArSession,
  type listArSessions,
  type rescheduleArSession,
  type SessionFilter,
  SLOT_TAKEN,
} from '#contract/ar-sessions.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { decodeCursor, pageOf, RowId, RowMoment } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { inLineBy } from '../platform/in-line.ts'
import { type BookingParts, bookSession } from './session-booking.ts'
import { isOfSession, sessionsAfter } from './session-list-store.ts'
import { answerCall, cancelOwnSession, joinSession, rescheduleSession, SESSION_NOT_FOUND } from './session-moves.ts'
import { roleOf } from './session-policy.ts'
import { isTakenTime, type SessionRow, sessionById } from './session-store.ts'
import { isOfPerson } from './session-time-store.ts'
import { sessionView } from './session-view.ts'

const Position = z.object({ isOver: z.boolean(), startsAt: RowMoment, id: RowId })

/** `completed` shows those that ended otherwise, too. */
const SHOWN: Record<SessionFilter, readonly ArSessionStatus[]> = {
  scheduled: ['scheduled'],
  active: ['active'],
  completed: ['completed', 'ended'],
}

/** Sessions between a client and an expert. Each side sees its own, an admin all, and nobody else any. */
export interface ArSessionService {
  list(actor: Actor, input: ParsedInputOf<typeof listArSessions>): Promise<Page<ArSession>>
  detail(actor: Actor, sessionId: number): Promise<ArSession>
  book(actor: Actor, input: ParsedInputOf<typeof bookArSession>): Promise<ArSession>
  join(actor: Actor, input: ParsedInputOf<typeof joinArSession>): Promise<ArSession>
  answer(actor: Actor, input: ParsedInputOf<typeof answerSessionCall>): Promise<{ isHeard: true }>
  reschedule(actor: Actor, input: ParsedInputOf<typeof rescheduleArSession>): Promise<ArSession>
  cancel(actor: Actor, input: ParsedInputOf<typeof cancelArSession>): Promise<ArSession>
}

const positionOf = ({ session }: SessionRow) => ({
  isOver: !['scheduled', 'active'].includes(session.status),
  startsAt: session.startsAt.toISOString(),
  id: session.id,
})

interface SessionParts extends BookingParts {
  database: Database
}

export const createArSessionService = ({ database, mailHeld }: SessionParts): ArSessionService => {
  // Of those who book one expert at once one is served: the others wait here, and not each with a connection that everybody else needs.
  const takeTurn = inLineBy()
  const bookedBy = ({ serviceId, taskId }: ParsedInputOf<typeof bookArSession>) => (taskId ? `task ${taskId}` : `service ${serviceId}`)
  /** What the database itself refuses, where two came at the same moment, is said in words. */
  const atFreeTime = (work: (tx: Transaction) => Promise<SessionRow>): Promise<SessionRow> =>
    database.transaction(work).catch(cause => {
      throw isTakenTime(cause) ? new AppError('conflict', SLOT_TAKEN, { cause }) : cause
    })
  const seenBy = (actor: Actor, row: SessionRow | undefined): ArSession => {
    const role = row && roleOf(actor, row)
    if (!row || !role) throw new AppError('not_found', SESSION_NOT_FOUND)
    return sessionView(row, role)
  }
  return {
    list: (actor, { status, serviceId, projectId, cursor, limit }) => {
      const after = decodeCursor(Position, cursor)
      const filter = { statuses: status ? SHOWN[status] : AR_SESSION_STATUSES, serviceId, projectId }
      return database.snapshot(async tx => {
        if (actor.kind === 'visitor') throw new AppError('unauthenticated', 'Please log in first.')
        const whose = actor.kind === 'guest' ? isOfSession(actor.sessionId) : isOfPerson(tx, actor)
        const page = pageOf(await sessionsAfter(tx, whose, filter, after, limit + 1), limit, positionOf)
        return { ...page, items: page.items.map(row => seenBy(actor, row)) }
      })
    },
    detail: async (actor, sessionId) => seenBy(actor, await sessionById(database.query, sessionId)),
    book: async (actor, input) => {
      const row = await takeTurn(bookedBy(input), () => atFreeTime(tx => bookSession(tx, { mailHeld }, actor, input)))
      return sessionView(row, 'client')
    },
    join: async (actor, input) => seenBy(actor, await database.transaction(tx => joinSession(tx, actor, input))),
    answer: async (actor, input) => {
      await database.transaction(tx => answerCall(tx, actor, input))
      return { isHeard: true }
    },
    reschedule: async (actor, input) => seenBy(actor, await atFreeTime(tx => rescheduleSession(tx, actor, input))),
    cancel: async (actor, input) => seenBy(actor, await database.transaction(tx => cancelOwnSession(tx, actor, input))),
  }
}
