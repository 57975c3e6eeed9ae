import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 5_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** The minute it is now, anew with each; null on the server's page, whose clock and zone are not the reader's. */
export const useMinute = (): Date | null => {
  const minute = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  )
  return minute === null ? null : new Date(minute * MINUTE_MS)
}
