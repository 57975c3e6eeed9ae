import { useEffect, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'

/** Longer ago nobody waits to be led back. */
const REMEMBERED_MS = 10 * 60_000

const keyOf = (name: string): string => `onhand.before-reload.${name}`

const take = <T>(name: string, shape: ZodMiniType<T>): T | null => {
  try {
    const { at, place } = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    sessionStorage.removeItem(keyOf(name))
    return Date.now() - at <= REMEMBERED_MS ? (shape.safeParse(place).data ?? null) : null
  } catch {
    // Storage is refused, or somebody wrote into it by hand.
    return null
  }
}

const keep = (name: string, place: unknown) => {
  try {
    if (place === null) sessionStorage.removeItem(keyOf(name))
    else sessionStorage.setItem(keyOf(name), JSON.stringify({ at: Date.now(), place }))
  } catch {
    // Storage is refused: then nobody is led back.
  }
}

/**
 * Where this tab was when its page was loaded anew, for whoever wants to lead back there; null once that is settled. `now`: where it is,
 * null for nowhere.
 */
export const useBeforeReload = <T>(name: string, shape: ZodMiniType<T>, now: T | null): { was: T | null; settle: () => void } => {
  const [was, setWas] = useState(() => take(name, shape))
  // Who comes to a place by himself needs no leading back.
  if (was !== null && now !== null) setWas(null)
  const text = JSON.stringify(now ?? was)
  useEffect(() => {
    const onHide = () => keep(name, JSON.parse(text))
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [name, text])
  return { was, settle: () => setWas(null) }
}
