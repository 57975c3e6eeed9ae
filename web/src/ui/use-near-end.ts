import { type RefObject, useEffect, useRef } from 'react'

/** How far below the window the end may lie and count as near. */
const MARGIN = '600px'

/** Tells when the end of something comes near while somebody scrolls. Put the ref where it ends. */
export const useNearEnd = (isWanted: boolean, onNear: () => void): RefObject<HTMLDivElement | null> => {
  const end = useRef<HTMLDivElement>(null)
  const tell = useRef(onNear)
  useEffect(() => {
    tell.current = onNear
  })
  useEffect(() => {
    const place = end.current
    if (!isWanted || place === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(entries => entries.some(({ isIntersecting }) => isIntersecting) && tell.current(), {
      rootMargin: MARGIN,
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [isWanted])
  return end
}
