import { useSyncExternalStore } from 'react'
import { draftOf } from '../platform/draft.ts'
import { whenSignedOut } from '../platform/when-signed-out.ts'

/** As long as the cookie of an opened link is kept, which no page can read. */
const KEPT_FOR_MS = 210 * 86_400_000
const kept = draftOf<{ sessionId: string }>('guest-session', ['sessionId'], { keptForMs: KEPT_FOR_MS })
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}

/** This browser is the guest of this session from now on. It grants nothing: the server asks for the link each time. */
export const rememberGuestSession = (sessionId: number) => {
  kept.save({ sessionId: `${sessionId}` })
  tell()
}

export const forgetGuestSession = () => {
  kept.clear()
  tell()
}

// The server takes the link's cookie with the sign-in: without it this would name a session that is no longer his.
whenSignedOut(forgetGuestSession)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const read = () => kept.load().sessionId

/** The session whose guest this browser is; undefined where it is none, as far as it knows. */
export const useGuestSession = (): number | undefined => {
  const sessionId = useSyncExternalStore(subscribe, read, () => undefined)
  return sessionId === undefined ? undefined : Number(sessionId)
}
