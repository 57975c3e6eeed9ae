import { useSyncExternalStore } from 'react'

let isSheetOpen = false
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The list of what can be pressed: opened by '?', and from a menu. */
export const showShortcuts = (isOpen: boolean): void => {
  isSheetOpen = isOpen
  for (const listener of listeners) listener()
}
export const useIsShortcutsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSheetOpen,
    () => false,
  )
