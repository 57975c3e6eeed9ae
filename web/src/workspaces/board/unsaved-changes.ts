import { applyUpdate, type Doc, mergeUpdates } from 'yjs'
import { onForgetUnsent, unsentKeyOfTab, unsentOf } from '../../platform/unsent.ts'

/** A connection answers sooner than this: then nothing is written here at all. */
const WRITE_AFTER_MS = 250

const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), letter => letter.charCodeAt(0))
const textOf = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))

/** Puts what a tab left into the document; what cannot be read is nothing any more. */
const takeUp = (doc: Doc, text: string): Uint8Array[] => {
  try {
    const change = bytesOf(text)
    applyUpdate(doc, change, 'kept')
    return [change]
  } catch {
    return []
  }
}

/** Answers whether it is kept. Where storage is refused or full, what was drawn stands as long as the page. */
const store = (key: string, text: string | null): boolean => {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * What was changed here and is not known to be kept by the server, in this browser's storage: a tab that is closed without a connection loses nothing,
 * the next one picks it up. Once the server has it, nothing of it stays here. Each tab writes to a place of its own; that two take up the same does no
 * harm, a change counts once.
 */
export const unsavedChanges = (doc: Doc, email: string, name: string) => {
  const key = unsentKeyOfTab(email, name)
  const left = unsentOf(email, name)
  let changes = [...left.values()].flatMap(text => takeUp(doc, text))
  let timer: ReturnType<typeof setTimeout> | undefined

  /** What was taken up stands elsewhere now, or is saved. What the tab that left it has added since is its own matter. */
  const takeAway = () => {
    const now = unsentOf(email, name)
    for (const [other, text] of left) if (now.get(other) === text) store(other, null)
    left.clear()
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (changes.length === 0) return
    changes = [mergeUpdates(changes)]
    if (store(key, textOf(changes[0] ?? new Uint8Array()))) takeAway()
  }
  const note = (change: Uint8Array, _origin: unknown, _doc: Doc, { local }: { local: boolean }) => {
    if (!local) return
    changes.push(change)
    timer ??= setTimeout(write, WRITE_AFTER_MS)
  }
  const drop = () => {
    clearTimeout(timer)
    timer = undefined
    if (changes.length === 0) return
    changes = []
    store(key, null)
    takeAway()
  }
  doc.on('update', note)
  window.addEventListener('pagehide', write)
  const stopForgetting = onForgetUnsent(email, drop)
  return {
    /** The server has all of it, or does not take it. */
    drop,
    close: () => {
      write()
      stopForgetting()
      doc.off('update', note)
      window.removeEventListener('pagehide', write)
    },
  }
}
