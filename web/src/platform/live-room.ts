import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { LIVE_PATH } from '#contract/shared/live.ts'
import { connection } from './connection.ts'
import { LiveClient } from './live.ts'
import type { LiveSubscriber } from './live-subscription.ts'

/** This tab's live client. It connects at the first subscription, never on the server. */
export const live = new LiveClient({
  url: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${LIVE_PATH}`,
  onOnline: listener => {
    window.addEventListener('online', listener)
    const stop = connection.onReturn(() => !live.isOpen && listener())
    return () => {
      window.removeEventListener('online', listener)
      stop()
    }
  },
})

// A socket falls at once when its server goes; a call would tell only when somebody makes one.
live.onStatus(() => (live.isOpen ? connection.answered() : connection.suspect()))

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => live.giveUpPlaces())

/** Listens to a room for as long as the component stands. */
export const useLiveRoom = (room: string, subscriber: LiveSubscriber) => {
  const onEvent = useEffectEvent((event: unknown) => subscriber.onEvent(event))
  const onReset = useEffectEvent(() => subscriber.onReset())
  useEffect(() => live.subscribe(room, { onEvent: event => onEvent(event), onReset: () => onReset() }), [room])
}

/** Whether the live socket stands; while it does not, a screen asks the server itself from time to time. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    listener => live.onStatus(listener),
    () => live.isOpen,
    () => false,
  )
