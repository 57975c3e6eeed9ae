import { type RefObject, useLayoutEffect } from 'react'

/** Tells an element's style how far down the page it begins, as `--above`: what fills the rest of the screen takes its height from that. */
export const usePlaceOnPage = (element: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { current: placed } = element
    if (!placed) return
    const measure = () => placed.style.setProperty('--above', `${Math.round(placed.getBoundingClientRect().top + window.scrollY)}px`)
    measure()
    const observer = new ResizeObserver(measure)
    // What comes or goes above it makes one of these higher or lower.
    for (let around = placed.parentElement; around; around = around.parentElement) observer.observe(around)
    return () => observer.disconnect()
  }, [element])
}
