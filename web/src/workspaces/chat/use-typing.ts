import { useEffect, useRef, useState } from 'react'
import { TYPING_AGAIN_MS, TYPING_OVER_MS, WorkspaceSaid, workspaceRoom } from '#contract/workspaces-live.ts'
import type { LivePlace } from '../../platform/live.ts'
import { live } from '../../platform/live-room.ts'

interface Typing {
  /** Names of those who are typing. */
  names: readonly string[]
  /** To be called with every key; `false` when the text was sent or is gone. */
  say: (isTyping: boolean) => void
}

/** Who else is typing. Nothing of it is kept anywhere. */
export const useTyping = (workspaceId: number): Typing => {
  const [typing, setTyping] = useState<ReadonlyMap<string, string>>(new Map())
  const place = useRef<LivePlace | null>(null)
  /** Null: that one is typing was not said, or taken back. */
  const saidAt = useRef<number | null>(null)
  useEffect(() => {
    const names = new Map<string, string>()
    const timers = new Map<string, ReturnType<typeof setTimeout>>()
    const set = (peerId: string, name: string | undefined) =>
      setTyping(known => {
        const next = new Map(known)
        if (name === undefined) next.delete(peerId)
        else next.set(peerId, name)
        return next
      })
    place.current = live.enter(workspaceRoom(workspaceId), {
      onEntered: () => undefined,
      onLost: () => setTyping(new Map()),
      onRefused: () => setTyping(new Map()),
      onPeers: peers => {
        names.clear()
        for (const { peerId, name, isAway } of peers) if (!isAway) names.set(peerId, name)
        setTyping(known => new Map([...known].filter(([peerId]) => names.has(peerId))))
      },
      onSaid: (from, message) => {
        const said = WorkspaceSaid.safeParse(message)
        if (!said.success) return
        clearTimeout(timers.get(from))
        set(from, said.data.isTyping ? names.get(from) : undefined)
        if (said.data.isTyping)
          timers.set(
            from,
            setTimeout(() => set(from, undefined), TYPING_OVER_MS),
          )
      },
    })
    return () => {
      place.current?.leave()
      place.current = null
      for (const timer of timers.values()) clearTimeout(timer)
    }
  }, [workspaceId])
  return {
    names: [...new Set(typing.values())],
    say: isTyping => {
      const isSaid = saidAt.current !== null && performance.now() - saidAt.current < TYPING_AGAIN_MS
      if (isTyping ? isSaid : saidAt.current === null) return
      saidAt.current = isTyping ? performance.now() : null
      place.current?.say({ type: 'typing', isTyping } satisfies WorkspaceSaid)
    },
  }
}
