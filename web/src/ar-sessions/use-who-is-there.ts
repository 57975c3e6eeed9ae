import { useEffect, useState } from 'react'
import { callRoom } from '#contract/calls-live.ts'
import type { LivePeer } from '#contract/shared/live.ts'
import { live } from '../platform/live-room.ts'

/** Null: not in the room, or not known yet. */
export type Present = readonly LivePeer[] | null

/** Waits in the room of a session's call, without sound or picture, and sees who else is there. */
export const useWhoIsThere = (sessionId: number, isOpen: boolean): Present => {
  const [present, setPresent] = useState<Present>(null)
  useEffect(() => {
    if (!isOpen) return
    const place = live.enter(callRoom('session', sessionId), {
      onEntered: () => undefined,
      onPeers: setPresent,
      onSaid: () => undefined,
      onLost: () => setPresent(null),
      onRefused: () => setPresent(null),
    })
    return () => {
      place.leave()
      setPresent(null)
    }
  }, [sessionId, isOpen])
  return present
}
