import { type RefObject, useEffect, useState } from 'react'

/** On which sides there is more to be scrolled to. */
export interface ScrollEdges {
  start: boolean
  end: boolean
}

/** Half a pixel of rounding is nothing to scroll to. */
const LEAST = 1

/** Follows an element that scrolls sideways, and what is in it. */
export const useScrollEdges = (ref: RefObject<HTMLElement | null>): ScrollEdges => {
  const [edges, setEdges] = useState<ScrollEdges>({ start: false, end: false })
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft
      const now = { start: element.scrollLeft > LEAST, end: rest > LEAST }
      setEdges(before => (before.start === now.start && before.end === now.end ? before : now))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [ref])
  return edges
}
