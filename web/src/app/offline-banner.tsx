import { type LucideIcon, ServerOff, WifiOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useIsOnline, useIsServerLost } from '../platform/online.ts'

/** What stays in sight below the header leaves it room: its words take two lines on a phone. */
const useRoomBelowHeader = () => {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [element, page] = [banner.current, document.documentElement.style]
    if (!element) return
    const observer = new ResizeObserver(() => page.setProperty('--offline-banner', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty('--offline-banner')
    }
  }, [])
  return banner
}

/** Stays in sight below the header, or at the lower edge of what fills the window. The live region is always there: what appears in it is announced. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  const isServerLost = useIsServerLost()
  const banner = useRoomBelowHeader()
  return (
    <div
      ref={banner}
      role="status"
      className="sticky top-16 z-30 full-window:pointer-events-none full-window:fixed full-window:inset-x-0 full-window:top-auto full-window:bottom-0 full-window:z-46"
    >
      {!isOnline ? (
        <Words icon={WifiOff}>You are offline. What you see may be old; what you type is kept.</Words>
      ) : (
        isServerLost && (
          <Words icon={ServerOff}>
            The server does not answer. What you see may be old; what you type is kept. Trying again by itself.
          </Words>
        )
      )}
    </div>
  )
}

function Words({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className="flex items-center justify-center gap-2 bg-amber-wash px-4 py-2 text-center text-amber text-sm">
      <Icon aria-hidden="true" className="size-4" />
      {children}
    </p>
  )
}
