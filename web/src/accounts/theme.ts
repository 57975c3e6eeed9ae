import { useEffect, useSyncExternalStore } from 'react'
import { storedChoice } from '../ui/stored-choice.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const kept = storedChoice('onhand.theme')

const currentTheme = (): Theme => {
  const chosen = kept.read()
  return THEMES.find(theme => theme === chosen) ?? 'system'
}

const apply = (theme: Theme) => {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export const chooseTheme = (theme: Theme) => {
  kept.choose(theme)
  // Also on a page on which nothing listens.
  apply(theme)
}

export const useTheme = (): Theme => useSyncExternalStore(kept.subscribe, currentTheme, () => 'system')

/** Has the page wear what this browser's owner chose, here or in another tab. The header calls it, which is on every page. */
export const useStoredTheme = () =>
  useEffect(() => {
    const wear = () => apply(currentTheme())
    wear()
    return kept.subscribe(wear)
  }, [])
