import { useEffect, useSyncExternalStore } from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'onhand.theme'
const listeners = new Set<() => void>()
// Where the browser refuses storage, the choice still holds as long as the page.
let chosen: string | null = null

const read = (): string | null => {
  try {
    return localStorage.getItem(KEY) ?? chosen
  } catch {
    return chosen
  }
}

const currentTheme = (): Theme => {
  const kept = read()
  return THEMES.find(theme => theme === kept) ?? 'system'
}

const apply = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export const chooseTheme = (theme: Theme) => {
  chosen = theme
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is refused: `chosen` stands.
  }
  apply(theme)
  for (const listener of listeners) listener()
}

/** Another tab has chosen. */
const hearOfOtherTabs = ({ key }: StorageEvent) => {
  if (key !== KEY) return
  apply(currentTheme())
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'system')

/** Has the page wear what this browser's owner chose. The header calls it, which is on every page. */
export const useStoredTheme = () =>
  useEffect(() => {
    apply(currentTheme())
    window.addEventListener('storage', hearOfOtherTabs)
    return () => window.removeEventListener('storage', hearOfOtherTabs)
  }, [])
