import { isDraftOfAccount } from './unsent.ts'

/** Beside the fields in what is kept for a time; no field has such a name. */
export const KEPT_UNTIL = '@keptUntil'
/** What begins the key of a draft that is nobody's in particular. */
export const DRAFT_PREFIX = 'onhand.draft.'

export const parseFields = (text: string | null): Record<string, unknown> => {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

export const isOver = (stored: Record<string, unknown>): boolean => {
  const until = stored[KEPT_UNTIL]
  return !(typeof until === 'number' && until > Date.now())
}

/** When the app starts: a draft whose form is never opened again would lie in the browser for ever. */
export const dropExpiredDrafts = (): void => {
  try {
    const drafts = Object.keys(localStorage).filter(key => key.startsWith(DRAFT_PREFIX) || isDraftOfAccount(key))
    for (const key of drafts) if (isOver(parseFields(localStorage.getItem(key)))) localStorage.removeItem(key)
  } catch {
    // Storage is refused: then nothing was kept in it.
  }
}
