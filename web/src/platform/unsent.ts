/** What somebody made and the server does not have yet, in this browser's storage. Whoever signs out leaves nothing of his behind. */
const PREFIX = 'onhand.unsent/'
const prefixOf = (email: string): string => `${PREFIX}${encodeURIComponent(email)}/`

/** The database of what is too large for the storage of texts (`unsent-pieces.ts`): each person has one, so that it goes as a whole. */
export const unsentDatabaseOf = (email: string): string => `onhand.unsent/${encodeURIComponent(email)}`

const DRAFTS = 'draft/'
/** Where somebody's draft of this name is, whichever tab it was left by. */
export const unsentDraftKey = (email: string, name: string): string => `${prefixOf(email)}${DRAFTS}${name}`
/** Whether a key is that of a draft, whoever left it. */
export const isDraftOfAccount = (key: string): boolean =>
  key.startsWith(PREFIX) && key.slice(key.indexOf('/', PREFIX.length) + 1).startsWith(DRAFTS)

/** What is still open in this tab would be written again when it is closed. */
const open = new Map<() => void, string>()

/** Where somebody's unsent things of this name are: each tab has a place of its own, so that none overwrites another's. */
export const unsentKeyOfTab = (email: string, name: string): string => `${prefixOf(email)}${name}/${crypto.randomUUID()}`

/** What tabs left of this name, by their places. */
export const unsentOf = (email: string, name: string): Map<string, string> => {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(`${prefixOf(email)}${name}/`))
    return new Map(keys.flatMap(key => [[key, localStorage.getItem(key) ?? '']] as const).filter(([, text]) => text !== ''))
  } catch {
    return new Map()
  }
}

/** `drop` is called when it is to be forgotten; answers how to stop that. */
export const onForgetUnsent = (email: string, drop: () => void): (() => void) => {
  open.set(drop, email)
  return () => open.delete(drop)
}

/** He signed out of this browser. Whose sign-in merely ended finds his own when he comes back. */
export const forgetUnsent = (email: string): void => {
  for (const [drop, whose] of open) if (whose === email) drop()
  try {
    if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(unsentDatabaseOf(email))
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefixOf(email))) localStorage.removeItem(key)
  } catch {
    // Storage is refused: then nothing was kept in it.
  }
}
