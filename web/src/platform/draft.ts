import { DRAFT_PREFIX, isOver, KEPT_UNTIL, parseFields } from './kept-until.ts'
import { unsentDraftKey } from './unsent.ts'

/** Text a person has typed and not yet sent, kept across reloads and sign-ins. */
export interface Draft<Fields extends Record<string, string>> {
  load(): Partial<Fields>
  save(fields: Partial<Fields>): void
  clear(): void
}

/** Where a draft is kept: for this tab, or for this browser until a time after the last change. */
type Keeping = () => Storage
const FOR_THIS_TAB: Keeping = () => sessionStorage
const FOR_THIS_BROWSER: Keeping = () => localStorage

// Where the browser refuses storage, the draft still lives as long as the page.
const inMemory = new Map<string, string>()

const readText = (key: string, storage: Keeping): string | null => {
  try {
    return storage().getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

const writeText = (key: string, text: string | null, storage: Keeping) => {
  // Only what storage does not take: what is taken out of it elsewhere is gone.
  inMemory.delete(key)
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
  } catch {
    if (text !== null) inMemory.set(key, text)
  }
}

/**
 * The draft of a form. It ends with the tab, unless `keptForMs` says how long the whole browser keeps it: for what is to be there in the
 * tab that a mailed link opens. With `ofAccount` it is that person's, and gone when he signs out.
 */
export const draftOf = <Fields extends Record<string, string>>(
  name: string,
  fieldNames: readonly (keyof Fields & string)[],
  { keptForMs, ofAccount }: { keptForMs?: number; ofAccount?: string } = {},
): Draft<Fields> => {
  const key = ofAccount === undefined ? `${DRAFT_PREFIX}${name}` : unsentDraftKey(ofAccount, name)
  const keeping: Keeping = keptForMs === undefined ? FOR_THIS_TAB : FOR_THIS_BROWSER
  const clear = () => writeText(key, null, keeping)
  return {
    load() {
      const text = readText(key, keeping)
      const stored = parseFields(text)
      const fields: Partial<Record<string, string>> = {}
      if (text !== null && keptForMs !== undefined && isOver(stored)) clear()
      else {
        for (const field of fieldNames) {
          const value = stored[field]
          if (typeof value === 'string' && value !== '') fields[field] = value
        }
      }
      // Only the names of Fields were copied, each a string.
      return fields as Partial<Fields>
    },
    save: fields =>
      writeText(key, JSON.stringify(keptForMs === undefined ? fields : { ...fields, [KEPT_UNTIL]: Date.now() + keptForMs }), keeping),
    clear,
  }
}
