/** What somebody made and the server does not have yet, in this browser's storage. Whoever signs out leaves nothing of it behind. */
const PREFIX = 'onhand.unsent.'

/** What is still open in this tab would be written again when it is closed. */
const open = new Set<() => void>()

/** Where unsent things of this name are: each tab has a place of its own, so that none overwrites another's. */
export const unsentKeyOfTab = (name: string): string => `${PREFIX}${name}.${crypto.randomUUID()}`

/** What tabs left of this name, by their places. */
export const unsentOf = (name: string): Map<string, string> => {
  try {
    const keys = Object.keys(localStorage).filter(key => key.startsWith(`${PREFIX}${name}.`))
    return new Map(keys.flatMap(key => [[key, localStorage.getItem(key) ?? '']] as const).filter(([, text]) => text !== ''))
  } catch {
    return new Map()
  }
}

/** `drop` is called when it is to be forgotten; answers how to stop that. */
export const onForgetUnsent = (drop: () => void): (() => void) => {
  open.add(drop)
  return () => open.delete(drop)
}

/** Somebody signed out of this browser. */
export const forgetUnsent = (): void => {
  for (const drop of open) drop()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // Storage is refused: then nothing was kept in it.
  }
}
