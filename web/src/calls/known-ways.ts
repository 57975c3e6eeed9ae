import { getIceServers } from '#contract/calls.ts'
import { call } from '../platform/call.ts'

/** The ways that lead to others in a call, as the server gives them. */
export interface Ways {
  iceServers: RTCIceServer[]
  expiresAt: string
}

/** Keys are good for an hour, and asked for anew five minutes before that: what is kept is still good for a while. */
const KEPT_MS = 45 * 60_000

const ahead = new Map<string, { asked: Promise<Ways>; atMs: number }>()

export const askForWays = async (room: string): Promise<Ways> => {
  const { iceServers, expiresAt } = await call(getIceServers, { room })
  // A server without a name and a key has none, not an undefined one.
  const given = iceServers.map(({ urls, username, credential }) => (username && credential ? { urls, username, credential } : { urls }))
  return { iceServers: given, expiresAt }
}

/** Asks while one still waits, so that whoever comes into the call need not. */
export const askForWaysAhead = async (room: string): Promise<void> => {
  const asked = askForWays(room)
  const own = { asked, atMs: performance.now() }
  ahead.set(room, own)
  try {
    await asked
  } catch {
    // The call asks again, and says what went wrong.
    if (ahead.get(room) === own) ahead.delete(room)
  }
}

/** What was asked for ahead, once; else what is given now. */
export const waysInto = (room: string): Promise<Ways> => {
  const known = ahead.get(room)
  ahead.delete(room)
  return known && performance.now() - known.atMs < KEPT_MS ? known.asked : askForWays(room)
}
