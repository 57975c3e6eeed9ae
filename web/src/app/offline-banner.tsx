import { type LucideIcon, ServerOff, WifiOff } from 'lucide-react'
import { useIsOnline, useIsServerLost } from '../platform/online.ts'

/** Stays in sight below the header, or at the lower edge of what fills the window. The live region is always there: what appears in it is announced. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  const isServerLost = useIsServerLost()
  return (
    <div
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
