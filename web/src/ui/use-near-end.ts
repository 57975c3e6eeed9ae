import { type RefObject, useEffect, useRef } from 'react'

/** How far below the window the end may lie and count as near. */
const MARGIN = '600px'

/**
 * Tells when the end of something comes near while somebody scrolls. Put the ref where it ends. A page that nobody has scrolled yet stays as
 * long as it is.
 */
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
    const begin = () => observer.observe(place)
    if (scrollY > 0) begin()
    else addEventListener('scroll', begin, { once: true })
    return () => {
      removeEventListener('scroll', begin)
      observer.disconnect()
    }
  }, [isWanted])
  return end
}
