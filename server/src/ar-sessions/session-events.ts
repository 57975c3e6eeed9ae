import * as z from 'zod'
import type { SessionRole } from '#contract/ar-sessions.ts'
import { OWN_SESSIONS_ROOM, SessionLiveEvent, sessionRoom } from '#contract/ar-sessions-live.ts'
import type { DomainEvent } from '../platform/events/domain-event.ts'
import type { LiveForwarder } from '../platform/live/live-rooms.ts'
import type { SessionRow } from './session-store.ts'
import { clientZoneOf, sessionEnd, statusNow } from './session-view.ts'

export const SESSION_SUBJECT = 'session:'
const Payload = z.object({ live: z.unknown(), accountIds: z.array(z.string()) })

/** Every type of event of a session. */
export const SESSION_EVENTS = [
  'session-booked',
  'session-moved',
  'session-cancelled',
  'session-started',
  'session-ended',
  'session-near',
  'client-waiting',
  'call-answered',
  'expert-came',
] as const
type SessionEvent = Exclude<(typeof SESSION_EVENTS)[number], CallEvent['type']>
/** What happens in the call and changes nothing of the session. */
type CallEvent = Exclude<SessionLiveEvent, { type: 'session-changed' }>

interface SaidWithMove {
  /** When it was to be before it was moved. */
  before?: Date
  /** It begins within a quarter of an hour, and not tomorrow. */
  isSoon?: boolean
}

/** What is told of a session to who is not looking: whose it is, when, and for whom on which clock. */
const tidingsOf = (row: SessionRow, { before, isSoon = false }: SaidWithMove) => {
  const { session, expert } = row
  const { title, clientName, expertName, revision, startsAt, clientAccountId, cancelReason: reason, isCancelledLate: isLate } = session
  return {
    ...{ title, clientName, expertName, revision, reason, isLate, clientAccountId, expertAccountId: expert?.accountId ?? null },
    ...{ before: before?.toISOString() ?? null, isSoon },
    ...{ startsAt: startsAt.toISOString(), endsAt: sessionEnd(startsAt).toISOString() },
    ...{ clientTimezone: clientZoneOf(row) ?? expert?.timezone ?? 'UTC', expertTimezone: expert?.timezone ?? 'UTC' },
  }
}

/** What happened to a session, with its sides, who hear of it. `row`: as it is now. */
export const sessionEvent = (type: SessionEvent, row: SessionRow, by: SessionRole | 'system', said: SaidWithMove = {}): DomainEvent => {
  const { id: sessionId, revision, clientAccountId, heldUntil } = row.session
  const live: SessionLiveEvent = { type: 'session-changed', sessionId, status: statusNow(row.session), revision }
  // A booking that was never confirmed is the client's alone.
  const expertAccountId = heldUntil === null ? row.expert?.accountId : null
  const accountIds = [...new Set([clientAccountId, expertAccountId].flatMap(accountId => accountId ?? []))]
  return { subject: `${SESSION_SUBJECT}${sessionId}`, type, payload: { live, accountIds, by, told: tidingsOf(row, said) } }
}

const callEvent = ({ session }: SessionRow, live: CallEvent): DomainEvent => {
  const accountIds = session.clientAccountId === null ? [] : [session.clientAccountId]
  return { subject: `${SESSION_SUBJECT}${session.id}`, type: live.type, payload: { live, accountIds } }
}

/** The client said whether he comes: for the expert who waits in the call, and for the client's other tabs and devices, which ask no longer. */
export const callAnswerEvent = (row: SessionRow, isAccepted: boolean): DomainEvent =>
  callEvent(row, { type: 'call-answered', sessionId: row.session.id, isAccepted })

/** The expert came into the call: for a client whose page had asked before it who is there. */
export const expertCameEvent = (row: SessionRow): DomainEvent => callEvent(row, { type: 'expert-came', sessionId: row.session.id })

/** A session's events are said in its own room and in those of its sides. */
export const forwardSessionEvents: LiveForwarder = ({ subject, payload }) => {
  if (!subject.startsWith(SESSION_SUBJECT)) return []
  const { live, accountIds } = Payload.parse(payload)
  const event = SessionLiveEvent.parse(live)
  const rooms = [sessionRoom(event.sessionId), ...accountIds.map(accountId => OWN_SESSIONS_ROOM.replace('me', accountId))]
  return rooms.map(room => ({ room, event }))
}
