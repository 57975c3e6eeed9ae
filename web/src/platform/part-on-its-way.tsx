import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { connection } from './connection.ts'
import { askForParts, askForPartsByItself, missingParts } from './late-part.ts'
import { useIsOnline } from './online.ts'

/** In the place of a part that comes with `latePart`: its skeleton, and what is the matter when it does not arrive. */
export function PartOnItsWay({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline()
  const triesInVain = useSyncExternalStore(missingParts.subscribe, missingParts.triesInVain, () => null)
  useEffect(() => {
    const stop = connection.onReturn(askForPartsByItself)
    window.addEventListener('online', askForParts)
    return () => {
      stop()
      window.removeEventListener('online', askForParts)
    }
  }, [])
  if (triesInVain === null) return children
  if (!isOnline) {
    return (
      <ErrorState title="You are offline">
        <p>This part was not opened before and is not in your browser yet. It opens by itself as soon as you are online again.</p>
      </ErrorState>
    )
  }
  return (
    <ErrorState
      title="This part did not arrive"
      action={
        <>
          <Button onClick={askForParts}>Retry</Button>
          {triesInVain > 1 && (
            <Button variant="secondary" onClick={() => location.reload()}>
              Reload the page
            </Button>
          )}
        </>
      }
    >
      <p>
        The connection was lost while it was on its way. The rest of the page goes on.
        {triesInVain > 1 && ' If it does not come by trying again, Onhand was renewed since you opened the page: reload it.'}
      </p>
    </ErrorState>
  )
}
