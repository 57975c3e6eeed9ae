import {
  AR_SESSION_PROCESS,
  type ArSessionStatus,
  type answerSessionCall,
  arSessionStatusLabel,
  type cancelArSession,
  type joinArSession,
  LATE_CHANGE_HOURS,
  type rescheduleArSession,
  type SessionRole,
  START_EARLY_MINUTES,
} from '#contract/ar-sessions.ts'
import { sessionRoom } from '#contract/ar-sessions-live.ts'
import { callRoom } from '#contract/calls-live.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import { mayMove } from '#contract/shared/process.ts'
import type { Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import type { Actor } from '../platform/identity/actor.ts'
import { askAgainInRoom } from '../platform/live/live-store.ts'
import { NOT_AVAILABLE } from './booked-expert.ts'
import { expertById, holdExpert } from './booked-expert-store.ts'
import { takeTime } from './session-booking.ts'
import { connect, disconnect, haveMet } from './session-connection.ts'
import { callAnswerEvent, sessionEvent } from './session-events.ts'
import { roleOf } from './session-policy.ts'
import { changeSession, insertMoment, lockSession, type SessionChanges, type SessionRow, sessionById } from './session-store.ts'
import { statusNow } from './session-view.ts'

export const SESSION_NOT_FOUND = 'Session not found.'
const MOVED_MEANWHILE = 'The session was changed meanwhile. Look at it as it is now, then decide.'
const MINUTE_MS = 60_000

type Mover = SessionRole | 'system'

interface HeldSession {
  row: SessionRow
  role: SessionRole
}

/** The caller's own session, held. */
const hold = async (tx: Transaction, actor: Actor, sessionId: number): Promise<HeldSession> => {
  const row = await lockSession(tx, sessionId)
  const role = row && roleOf(actor, row)
  if (!row || !role) throw new AppError('not_found', SESSION_NOT_FOUND)
  return { row, role }
}

const requireMove = ({ row, role }: HeldSession, to: ArSessionStatus): void => {
  const status = statusNow(row.session)
  if (!mayMove(AR_SESSION_PROCESS, role, status, to))
    throw new AppError('conflict', `This session is '${arSessionStatusLabel(status)}': it cannot become '${arSessionStatusLabel(to)}'.`)
}

const requireRevision = ({ row }: HeldSession, revision: number): void => {
  if (row.session.revision !== revision) throw new AppError('conflict', MOVED_MEANWHILE)
}

/** Writes a move, tells of it, and has those shown out who may not be in its rooms any more. Answers the session as it is then. */
const change = async (
  tx: Transaction,
  { session }: SessionRow,
  changes: SessionChanges,
  by: Mover,
  event: 'session-moved' | 'session-cancelled' | 'session-started' | 'session-ended',
  /** What follows from the move, and comes after it in the time line. */
  follow?: () => Promise<void>,
): Promise<SessionRow> => {
  const moments = {
    'session-moved': 'moved',
    'session-cancelled': 'cancelled',
    'session-started': 'started',
    'session-ended': 'ended',
  } as const
  await changeSession(tx, session.id, changes)
  await insertMoment(tx, session.id, moments[event], by)
  await follow?.()
  const row = await sessionById(tx, session.id)
  if (!row) throw new Error(`session ${session.id} is gone`)
  await publish(tx, sessionEvent(event, row, by, event === 'session-moved' ? { before: session.startsAt } : {}))
  for (const room of [callRoom('session', session.id), sessionRoom(session.id)]) await askAgainInRoom(tx, room)
  return row
}

/** Ends an active session, or one that nobody started. Completed is one in which both were there together. */
export const endSession = async (tx: Transaction, { session }: SessionRow, by: Mover): Promise<SessionRow> => {
  const now = new Date()
  const status = haveMet(session) ? 'completed' : 'ended'
  await disconnect(tx, session, now)
  const counted = await lockSession(tx, session.id)
  if (!counted) throw new Error(`session ${session.id} is gone`)
  return change(tx, counted, { status, endedAt: now }, by, 'session-ended')
}

export const cancelSession = (tx: Transaction, row: SessionRow, by: Mover, reason: string): Promise<SessionRow> => {
  const isLate = row.session.startsAt.getTime() - Date.now() < LATE_CHANGE_HOURS * 60 * MINUTE_MS
  const changes = { cancelledBy: by, cancelReason: reason, isCancelledLate: isLate, revision: row.session.revision + 1 }
  return change(tx, row, { status: 'cancelled', ...changes }, by, 'session-cancelled')
}

const start = async (tx: Transaction, held: HeldSession): Promise<SessionRow> => {
  requireMove(held, 'active')
  const { session } = held.row
  if (session.heldUntil !== null) throw new AppError('conflict', 'The client has not confirmed this booking yet.')
  if (session.startsAt.getTime() - Date.now() > START_EARLY_MINUTES * MINUTE_MS)
    throw new AppError('conflict', `It is too early: the session can be started from ${START_EARLY_MINUTES} minutes before its time.`)
  const now = new Date()
  return change(tx, held.row, { status: 'active', startedAt: now }, held.role, 'session-started', () => connect(tx, session, now))
}

/** Starts and ends sessions, moves and cancels them, each as part of a transaction. */
export const joinSession = async (
  tx: Transaction,
  actor: Actor,
  { sessionId, action }: ParsedInputOf<typeof joinArSession>,
): Promise<SessionRow> => {
  const held = await hold(tx, actor, sessionId)
  if (held.role === 'client') throw new AppError('forbidden', 'The booked expert starts and ends the session.')
  if (action === 'start') return start(tx, held)
  requireMove(held, haveMet(held.row.session) ? 'completed' : 'ended')
  return endSession(tx, held.row, held.role)
}

export const answerCall = async (
  tx: Transaction,
  actor: Actor,
  { sessionId, isAccepted }: ParsedInputOf<typeof answerSessionCall>,
): Promise<void> => {
  const { row, role } = await hold(tx, actor, sessionId)
  if (role !== 'client') throw new AppError('forbidden', 'The client is the one who is called.')
  if (row.session.status !== 'active') throw new AppError('conflict', 'This call is over. Find the session in your list.')
  await publish(tx, callAnswerEvent(row, isAccepted))
}

export const rescheduleSession = async (
  tx: Transaction,
  actor: Actor,
  { sessionId, scheduledAt, revision }: ParsedInputOf<typeof rescheduleArSession>,
): Promise<SessionRow> => {
  const expertId = (await sessionById(tx, sessionId))?.session.expertId
  // The expert before the session: so does who books.
  if (expertId) await holdExpert(tx, expertId)
  const held = await hold(tx, actor, sessionId)
  const { session } = held.row
  if (held.role === 'admin') throw new AppError('forbidden', 'The client and the expert move a session.')
  requireRevision(held, revision)
  if (statusNow(session) !== 'scheduled' || session.heldUntil !== null || !expertId)
    throw new AppError('conflict', 'Only a scheduled session that is confirmed can be moved.')
  const startsAt = new Date(scheduledAt)
  if (startsAt.getTime() === session.startsAt.getTime()) throw new AppError('bad_request', 'The session is at this time already.')
  const expert = await expertById(tx, expertId)
  if (!expert?.isOnMarket) throw new AppError('conflict', NOT_AVAILABLE)
  const client = { accountId: session.clientAccountId, email: session.clientEmail }
  const time = await takeTime(tx, actor, { expert, client }, startsAt, sessionId)
  const changes = { ...time, revision: session.revision + 1, remindedOf: null, waitingToldAt: null }
  return change(tx, held.row, changes, held.role, 'session-moved')
}

export const cancelOwnSession = async (
  tx: Transaction,
  actor: Actor,
  { sessionId, revision, reason }: ParsedInputOf<typeof cancelArSession>,
): Promise<SessionRow> => {
  const held = await hold(tx, actor, sessionId)
  requireMove(held, 'cancelled')
  requireRevision(held, revision)
  return cancelSession(tx, held.row, held.role, reason)
}
