import { useEffect, useState } from 'react'

/**
 * Something over the whole window, and the window over the whole screen where the browser can do that: an iPhone cannot. All of the page is
 * shown so, or else dialogs would open behind it.
 */
export const useFullScreen = (): { isFull: boolean; toggle: () => void } => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    if (!isFull) return
    const look = () => document.fullscreenElement === null && setFull(false)
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      // Refused where it was left at the same moment by a key.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
    }
  }, [isFull])
  const toggle = () => {
    setFull(!isFull)
    // Where it is refused, the window is what there is to fill.
    if (!isFull && document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined)
  }
  return { isFull, toggle }
}
