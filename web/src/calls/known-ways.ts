import { getIceServers } from '#contract/calls.ts'
import { call } from '../platform/call.ts'

/** The ways that lead to others in a call, as the server gives them. */
export interface Ways {
  iceServers: RTCIceServer[]
  expiresAt: string
}

/** What is kept must still be good for a while. */
const GOOD_FOR_MS = 10 * 60_000

const ahead = new Map<string, Promise<Ways>>()

export const askForWays = async (room: string): Promise<Ways> => {
  const { iceServers, expiresAt } = await call(getIceServers, { room })
  // A server without a name and a key has none, not an undefined one.
  const given = iceServers.map(({ urls, username, credential }) => (username && credential ? { urls, username, credential } : { urls }))
  return { iceServers: given, expiresAt }
}

/** Asks while one still waits, so that whoever comes into the call need not. */
export const askForWaysAhead = async (room: string): Promise<void> => {
  const asked = askForWays(room)
  ahead.set(room, asked)
  try {
    await asked
  } catch {
    // The call asks again, and says what went wrong.
    if (ahead.get(room) === asked) ahead.delete(room)
  }
}

/** What was asked for in the name of who waited is not for who comes to this browser after him. */
export const forgetWays = (room: string): void => {
  ahead.delete(room)
}

/** What was asked for ahead, once; else what is given now. By the clock on the wall: a machine that slept has not counted. */
export const waysInto = async (room: string): Promise<Ways> => {
  const known = await ahead.get(room)
  ahead.delete(room)
  return known && Date.parse(known.expiresAt) - Date.now() > GOOD_FOR_MS ? known : askForWays(room)
}
