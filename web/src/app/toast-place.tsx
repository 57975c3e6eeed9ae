import { type ComponentType, useEffect, useState } from 'react'
import { connection } from '../platform/connection.ts'
import { bringMissedStyles } from '../platform/missed-styles.ts'
import { whenIdle } from '../platform/when-idle.ts'
import { isToasterNeeded, onToasterNeeded } from '../ui/toasts.ts'

/** Somebody is about to do something, and so to be told how it went; or the network is back. */
const REASONS = ['pointerdown', 'keydown', 'online'] as const

/**
 * Where toasts appear; one on the page. Its code comes when the page stands and nobody waits for the browser, and not with the first toast,
 * which may be the one that tells of a lost connection. What did not arrive is asked for again when the line is back; toasts wait for it.
 */
export function ToastPlace() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const awaiting = new AbortController()
    const { signal } = awaiting
    const load = async () => {
      try {
        await bringMissedStyles()
        const module = await import('../ui/toaster.tsx')
        if (signal.aborted) return
        awaiting.abort()
        setToaster(() => module.Toaster)
      } catch {
        // The server is asked until it answers, and that is heard below.
        if (!signal.aborted) connection.suspect()
      }
    }
    const ask = () => void load()
    for (const reason of REASONS) window.addEventListener(reason, ask, { signal })
    for (const stop of [whenIdle(ask), connection.onReturn(ask), onToasterNeeded(ask)]) signal.addEventListener('abort', stop)
    if (isToasterNeeded()) ask()
    return () => awaiting.abort()
  }, [])
  return Toaster && <Toaster />
}
