import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Notification } from '#contract/notifications.ts'

/**
 * While somebody reads further down, what arrives waits above instead of moving what he reads. Put the ref where the list begins. `show` brings
 * it in.
 */
export const useNewAbove = (
  notifications: readonly Notification[],
): { top: RefObject<HTMLDivElement | null>; shown: readonly Notification[]; newCount: number; show: () => void } => {
  const top = useRef<HTMLDivElement>(null)
  const newest = useRef(0)
  /** The newest that was there when the list's beginning left the window; null while it is in view. */
  const [upToId, setUpToId] = useState<number | null>(null)
  useEffect(() => {
    newest.current = notifications[0]?.id ?? 0
  }, [notifications])
  useEffect(() => {
    if (top.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => {
      const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0
      setUpToId(before => (isAbove ? (before ?? newest.current) : null))
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [])
  const shown = upToId === null ? notifications : notifications.filter(({ id }) => id <= upToId)
  return {
    top,
    shown,
    newCount: notifications.length - shown.length,
    show: () => {
      setUpToId(null)
      top.current?.scrollIntoView({ block: 'center' })
    },
  }
}
