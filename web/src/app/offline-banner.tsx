import { WifiOff } from 'lucide-react'
import { useIsOnline } from '../platform/online.ts'

/** The live region is always there: what appears in it is announced. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-amber-wash px-4 py-2 text-center text-amber text-sm">
          <WifiOff aria-hidden="true" className="size-4" />
          You are offline. What you see may be old; what you type is kept.
        </p>
      )}
    </div>
  )
}
