import { useSyncExternalStore } from 'react'

const KEY = 'onhand.single-keys'
const OFF = 'off'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

// Where the browser refuses storage, the choice still holds as long as the page.
let chosen: string | null = null

/** Whether a key pressed by itself does something on this page; in this browser. */
export const areSingleKeysOn = (): boolean => {
  try {
    return (localStorage.getItem(KEY) ?? chosen) !== OFF
  } catch {
    return chosen !== OFF
  }
}

/** Whoever dictates, or has a trembling hand, turns them off (WCAG 2.1.4): a word that was said would press one key after the other. */
export const turnSingleKeys = (isOn: boolean): void => {
  chosen = isOn ? null : OFF
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, OFF)
  } catch {
    // Storage is refused: `chosen` stands.
  }
  for (const listener of listeners) listener()
}

export const useAreSingleKeysOn = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn, () => true)
