import { useSyncExternalStore } from 'react'

let spoken = ''
let isEven = false
const listeners = new Set<() => void>()

/** Has a screen reader say something once it has finished what it is saying. */
export const announce = (text: string) => {
  // The same words twice would be no change, and so not be said.
  isEven = !isEven
  spoken = isEven ? text : `${text}\u00a0`
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The polite live region; one on the page. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => '',
  )
  return (
    <div aria-live="polite" role="status" className="sr-only">
      {text}
    </div>
  )
}
