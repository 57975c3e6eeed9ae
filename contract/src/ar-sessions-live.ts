import * as z from 'zod/mini'
import { AR_SESSION_STATUSES } from './ar-sessions.ts'

/** The caller's own sessions, as client and as expert: whichever of them changes. */
export const OWN_SESSIONS_ROOM = 'sessions:me'

/** What is kept of one session, as it comes: for its sides, guests included. */
export const sessionRoom = (sessionId: number) => `session:${sessionId}`

/** After `session-changed` the session is fetched anew; the others carry what they add. */
export const SessionLiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session-changed'), sessionId: z.int(), status: z.enum(AR_SESSION_STATUSES), revision: z.int() }),
])
export type SessionLiveEvent = z.infer<typeof SessionLiveEvent>

/** The call of a session: who is in it, and what they signal (`calls-live.ts`). */
export const sessionCallRoom = (sessionId: number) => `call:session-${sessionId}`
