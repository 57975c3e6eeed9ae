import { applyUpdate, type Doc, mergeUpdates } from 'yjs'

/** A connection answers sooner than this: then nothing is written here at all. */
const WRITE_AFTER_MS = 250

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

const read = (key: string): Uint8Array[] => {
  try {
    const kept = localStorage.getItem(key)
    return kept ? [bytesOf(kept)] : []
  } catch {
    return []
  }
}

/**
 * What was changed here and is not known to be kept by the server, in this browser's storage: a tab that is closed without a connection loses nothing.
 * Once the server has it, nothing of it stays here.
 */
export const unsavedChanges = (doc: Doc, name: string) => {
  const key = `onhand.board.${name}`
  let changes = read(key)
  let timer: ReturnType<typeof setTimeout> | undefined
  for (const change of changes) applyUpdate(doc, change, 'kept')

  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (changes.length === 0) return
    changes = [mergeUpdates(changes)]
    try {
      localStorage.setItem(key, textOf(changes[0] ?? new Uint8Array()))
    } catch {
      // Storage is refused or full: what was drawn stands as long as the page.
    }
  }
  const note = (change: Uint8Array, _origin: unknown, _doc: Doc, { local }: { local: boolean }) => {
    if (!local) return
    changes.push(change)
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  }
  doc.on('update', note)
  window.addEventListener('pagehide', write)
  return {
    /** The server has all of it. */
    saved: () => {
      clearTimeout(timer)
      timer = undefined
      if (changes.length === 0) return
      changes = []
      try {
        localStorage.removeItem(key)
      } catch {
        // Then there was nothing in it.
      }
    },
    close: () => {
      write()
      doc.off('update', note)
      window.removeEventListener('pagehide', write)
    },
  }
}
