import * as z from 'zod/mini'
import { AR_SESSION_STATUSES } from './ar-sessions.ts'
import { SessionMessage, SessionSnapshot } from './ar-sessions-record.ts'

/** The caller's own sessions, as client and as expert: whichever of them changes. */
export const OWN_SESSIONS_ROOM = 'sessions:me'

/** What is kept of one session, as it comes: for its sides, guests included. */
export const sessionRoom = (sessionId: number) => `session:${sessionId}`

/** The call of a session: who is in it, and what they signal (`calls-live.ts`). */
export const sessionCallRoom = (sessionId: number) => `call:session-${sessionId}`

/** After `session-changed` the session is fetched anew; the others carry what they add. */
export const SessionLiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session-changed'), sessionId: z.int(), status: z.enum(AR_SESSION_STATUSES), revision: z.int() }),
  z.object({ type: z.literal('session-message-sent'), sessionId: z.int(), message: SessionMessage }),
  z.object({ type: z.literal('session-snapshot-kept'), sessionId: z.int(), snapshot: SessionSnapshot }),
  z.object({ type: z.literal('session-notes-saved'), sessionId: z.int(), by: z.enum(['client', 'expert']), notes: z.string() }),
])
export type SessionLiveEvent = z.infer<typeof SessionLiveEvent>
