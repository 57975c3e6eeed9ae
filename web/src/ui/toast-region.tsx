import { type ComponentType, useEffect, useState } from 'react'
import { isToasterNeeded, onToasterNeeded } from './toasts.ts'

/** Somebody is about to do something, and so to be told how it went. */
const FIRST_SIGNS = ['pointerdown', 'keydown'] as const

/**
 * Where toasts appear; one on the page. Its code is fetched at the first touch or key and not with the first toast, which may be the
 * one that tells of a lost connection.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  useEffect(() => {
    const awaiting = new AbortController()
    const { signal } = awaiting
    const load = async () => {
      try {
        const module = await import('./toaster.tsx')
        if (signal.aborted) return
        awaiting.abort()
        setToaster(() => module.Toaster)
      } catch {
        // It did not arrive: toasts wait, and the next touch, key or toast tries again.
      }
    }
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, load, { signal })
    const stop = onToasterNeeded(() => void load())
    signal.addEventListener('abort', stop)
    if (isToasterNeeded()) void load()
    return () => awaiting.abort()
  }, [])
  return Toaster && <Toaster />
}
