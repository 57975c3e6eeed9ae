import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What goes on beside it, and what is only told. */
const STAYS = '[data-beside], [role=status], [role=alert], [aria-live]'

/** What something over the whole window lies on cannot be reached any more; dialogs stand outside the page. Answers how to give it back. */
const shutOutTheRest = (within: Element): (() => void) => {
  const shutOut: Element[] = []
  let around = within
  for (let { parentElement: parent } = around; parent && parent !== document.body; parent = around.parentElement) {
    for (const other of parent.children) if (other !== around && !other.hasAttribute('inert') && !other.matches(STAYS)) shutOut.push(other)
    around = parent
  }
  for (const each of shutOut) each.toggleAttribute('inert', true)
  return () => {
    for (const each of shutOut) each.toggleAttribute('inert', false)
  }
}

const leaveScreen = () => {
  // Refused where it was left at the same moment by a key.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

/**
 * Something over the whole window, and the window over the whole screen where the browser can do that: an iPhone cannot. All of the page is
 * shown so, or else dialogs would open behind it. Escape leaves it.
 */
export const useFullScreen = (element: RefObject<Element | null>): { isFull: boolean; toggle: () => void } => {
  const [isFull, setFull] = useState(false)
  /** The browser takes its time: it may be left again before the screen is given. */
  const isWanted = useRef(false)
  // What else stands on the page makes room in the same picture (`full-window` in styles.css).
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-filled', isFull)
    return () => void document.documentElement.toggleAttribute('data-filled', false)
  }, [isFull])
  useEffect(() => {
    if (!isFull) return
    const giveBack = element.current && shutOutTheRest(element.current)
    const look = () => document.fullscreenElement === null && setFull(false)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setFull(false)
    document.addEventListener('fullscreenchange', look)
    window.addEventListener('keydown', onKey)
    return () => {
      isWanted.current = false
      document.removeEventListener('fullscreenchange', look)
      window.removeEventListener('keydown', onKey)
      giveBack?.()
      leaveScreen()
    }
  }, [isFull, element])
  const toggle = () => {
    setFull(!isFull)
    isWanted.current = !isFull
    if (isFull || !document.fullscreenEnabled) return
    const leaveUnwanted = () => {
      if (!isWanted.current) leaveScreen()
    }
    // Where it is refused, the window is what there is to fill.
    document.documentElement.requestFullscreen().then(leaveUnwanted, () => undefined)
  }
  return { isFull, toggle }
}
