import * as z from 'zod'
import type { ArSession, SessionSide } from '#contract/ar-sessions.ts'
import { SessionRecordLiveEvent, sessionRoom } from '#contract/ar-sessions-live.ts'
import type { DomainEvent } from '../../platform/events/domain-event.ts'
import type { LiveForwarder } from '../../platform/live/live-rooms.ts'

/** Every type of event of what is kept of a session. */
export const SESSION_RECORD_EVENTS: readonly SessionRecordLiveEvent['type'][] = [
  'session-message-sent',
  'session-snapshot-kept',
  'session-notes-saved',
  'recording-consent-changed',
  'session-recordings-changed',
]

const Payload = z.object({ live: SessionRecordLiveEvent })
const isRecordEvent = (type: string): boolean => SESSION_RECORD_EVENTS.some(one => one === type)

/** The accounts of the two sides; null for a guest, and where an account is gone. */
export type SessionAccounts = Readonly<Record<SessionSide, string | null>>

/** What was kept of a session, with the two it concerns. */
export const sessionRecordEvent = (
  live: SessionRecordLiveEvent,
  session: Pick<ArSession, 'id' | 'sessionTitle' | 'status'>,
  accounts: SessionAccounts,
): DomainEvent => ({
  subject: `session-record:${session.id}`,
  type: live.type,
  payload: {
    live,
    accounts,
    told: { sessionTitle: session.sessionTitle, isUnderWay: session.status === 'active' },
  },
})

/** Said in the session's room, word for word. */
export const forwardSessionRecordEvents: LiveForwarder = ({ type, payload }) => {
  if (!isRecordEvent(type)) return []
  const { live } = Payload.parse(payload)
  return [{ room: sessionRoom(live.sessionId), event: live }]
}
