/** Text a person has typed and not yet sent, kept for this tab across reloads and sign-ins. */
interface Draft<Fields extends Record<string, string>> {
  load(): Partial<Fields>
  save(fields: Partial<Fields>): void
  clear(): void
}

// Where the browser refuses storage, the draft still lives as long as the page.
const inMemory = new Map<string, string>()

const readText = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key) ?? inMemory.get(key) ?? null
  } catch {
    return inMemory.get(key) ?? null
  }
}

const writeText = (key: string, text: string | null) => {
  if (text === null) inMemory.delete(key)
  else inMemory.set(key, text)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Storage is refused or full: the copy in memory stands.
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

export const draftOf = <Fields extends Record<string, string>>(
  name: string,
  fieldNames: readonly (keyof Fields & string)[],
): Draft<Fields> => {
  const key = `onhand.draft.${name}`
  return {
    load() {
      const stored = parseFields(readText(key))
      const fields: Partial<Record<string, string>> = {}
      for (const field of fieldNames) {
        const value = stored[field]
        if (typeof value === 'string' && value !== '') fields[field] = value
      }
      // Only the names of Fields were copied, each a string.
      return fields as Partial<Fields>
    },
    save: fields => writeText(key, JSON.stringify(fields)),
    clear: () => writeText(key, null),
  }
}
