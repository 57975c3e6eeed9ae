import { useEffect, useRef, useState } from 'react'
import { TYPING_AGAIN_MS, TYPING_OVER_MS } from '#contract/workspaces-live.ts'
import { usePeers, usePresence, useSaid } from '../use-presence.tsx'

interface Typing {
  /** Names of those who are typing. */
  names: readonly string[]
  /** To be called with every key; `false` when the text was sent or is gone. */
  say: (isTyping: boolean) => void
}

/** Who else is typing. Nothing of it is kept anywhere. */
export const useTyping = (): Typing => {
  const presence = usePresence()
  const peers = usePeers()
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  /** Null: that one is typing was not said, or taken back. */
  const saidAt = useRef<number | null>(null)
  const set = (peerId: string, isTyping: boolean) =>
    setTyping(known => {
      const next = new Set(known)
      if (isTyping) next.add(peerId)
      else next.delete(peerId)
      return next
    })
  useSaid((said, { peerId }) => {
    if (said.type !== 'typing') return
    clearTimeout(timers.current.get(peerId))
    set(peerId, said.isTyping)
    if (said.isTyping)
      timers.current.set(
        peerId,
        setTimeout(() => set(peerId, false), TYPING_OVER_MS),
      )
  })
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
    }
  }, [])
  return {
    // Who has left types no longer.
    names: [...new Set(peers.filter(({ peerId }) => typing.has(peerId)).map(({ name }) => name))],
    say: isTyping => {
      const isSaid = saidAt.current !== null && performance.now() - saidAt.current < TYPING_AGAIN_MS
      if (isTyping ? isSaid : saidAt.current === null) return
      saidAt.current = isTyping ? performance.now() : null
      presence?.say({ type: 'typing', isTyping })
    },
  }
}
