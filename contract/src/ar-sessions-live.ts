import * as z from 'zod/mini'
import { AR_SESSION_STATUSES, SESSION_SIDES } from './ar-sessions.ts'
import { RecordingConsent, SessionMessage, SessionSnapshot } from './ar-sessions-record.ts'

/** The caller's own sessions, as client and as expert: whichever of them changes. */
export const OWN_SESSIONS_ROOM = 'sessions:me'

/** What is kept of one session, as it comes: for its sides, guests included. */
export const sessionRoom = (sessionId: number) => `session:${sessionId}`

/** What happens to a session. */
export const SessionLiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session-changed'), sessionId: z.int(), status: z.enum(AR_SESSION_STATUSES), revision: z.int() }),
  /** The client said whether he comes to the call: nothing of the session has changed. */
  z.object({ type: z.literal('call-answered'), sessionId: z.int(), isAccepted: z.boolean() }),
  /** The expert is in the call of an active session, in which he was not: the client may be asked to it. Nothing of the session has changed. */
  z.object({ type: z.literal('expert-came'), sessionId: z.int() }),
])
export type SessionLiveEvent = z.infer<typeof SessionLiveEvent>

/** What is kept of a session, as it is kept: each carries what it adds. */
export const SessionRecordLiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session-message-sent'), sessionId: z.int(), message: SessionMessage }),
  z.object({ type: z.literal('session-snapshot-kept'), sessionId: z.int(), snapshot: SessionSnapshot }),
  z.object({ type: z.literal('recording-consent-changed'), sessionId: z.int(), consent: RecordingConsent }),
  /** A side has sent one, or removed one: the record has those that there are. */
  z.object({ type: z.literal('session-recordings-changed'), sessionId: z.int() }),
  z.object({ type: z.literal('session-notes-saved'), sessionId: z.int(), by: z.enum(SESSION_SIDES) }),
])
export type SessionRecordLiveEvent = z.infer<typeof SessionRecordLiveEvent>

/** All that the room of a session hears. */
export const SessionRoomEvent = z.union([SessionLiveEvent, SessionRecordLiveEvent])
export type SessionRoomEvent = z.infer<typeof SessionRoomEvent>
