import { useSyncExternalStore } from 'react'
import { connection } from './connection.ts'

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** Whether the browser believes that it has a network. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Whether the server has not answered for a while, whatever the browser believes of its network. */
export const useIsServerLost = (): boolean =>
  useSyncExternalStore(
    listener => connection.onLoss(listener),
    () => connection.isLost,
    () => false,
  )
