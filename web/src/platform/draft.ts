import { unsentKey } from './unsent.ts'

/** Text a person has typed and not yet sent, kept across reloads and sign-ins. */
export interface Draft<Fields extends Record<string, string>> {
  load(): Partial<Fields>
  save(fields: Partial<Fields>): void
  clear(): void
}

/** Where a draft is kept: for this tab, or for this browser until a time after the last change. */
interface Keeping {
  storage: () => Storage
  keptForMs: number | null
}

const FOR_THIS_TAB: Keeping = { storage: () => sessionStorage, keptForMs: null }

// Where the browser refuses storage, the draft still lives as long as the page.
const inMemory = new Map<string, string>()

const readText = (key: string, { storage }: Keeping): string | null => {
  try {
    return storage().getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

const writeText = (key: string, text: string | null, { storage }: Keeping) => {
  // Only what storage does not take: what is taken out of it elsewhere is gone.
  inMemory.delete(key)
  try {
    if (text === null) storage().removeItem(key)
    else storage().setItem(key, text)
  } catch {
    if (text !== null) inMemory.set(key, text)
  }
}

const parseFields = (text: string | null): Record<string, unknown> => {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Beside the fields in what is kept for a time; no field has such a name. */
const KEPT_UNTIL = '@keptUntil'

const isOver = (stored: Record<string, unknown>, { keptForMs }: Keeping): boolean => {
  const until = stored[KEPT_UNTIL]
  return keptForMs !== null && !(typeof until === 'number' && until > Date.now())
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
  const key = ofAccount === undefined ? `onhand.draft.${name}` : unsentKey(ofAccount, `draft/${name}`)
  const keeping: Keeping = keptForMs === undefined ? FOR_THIS_TAB : { storage: () => localStorage, keptForMs }
  const clear = () => writeText(key, null, keeping)
  return {
    load() {
      const text = readText(key, keeping)
      const stored = parseFields(text)
      const fields: Partial<Record<string, string>> = {}
      if (text !== null && isOver(stored, keeping)) clear()
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
