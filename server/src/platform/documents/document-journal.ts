import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { mergeUpdates } from 'yjs'
import type { Database } from '../database/database.ts'
import type { Logger } from '../telemetry/logger.ts'
import { appendChange } from './document-store.ts'

const RETRY_MS = 300
/** A server that stops does not wait for a database that is gone; who was not told that his change is kept still has it. */
const CLOSE_WITHIN_MS = 3_000

/** Changes that are written together, and who waits for that. */
interface Batch {
  changes: Uint8Array[]
  kept: PromiseWithResolvers<boolean>
}
interface Pages {
  next: Batch | undefined
  current: Batch | undefined
}

interface JournalParts {
  database: Database
  node: string
  logger: Logger
  onKept(name: string, seq: number): void
}

/** Writes changes of documents to the database at once: what comes while one write is under way goes together in the next. */
export interface DocumentJournal {
  note(name: string, change: Uint8Array): void
  /** Resolves when all that was noted until now is kept, and with false when it never will be. */
  settled(name: string): Promise<boolean>
  /** Waits for what is still being written, but not for ever. */
  close(): Promise<void>
}

export const createDocumentJournal = ({ database, node, logger, onKept }: JournalParts): DocumentJournal => {
  const documents = new Map<string, Pages>()

  const givenUp = new AbortController()

  /** Whether it is kept now. */
  const keep = async (name: string, changes: Uint8Array[]): Promise<boolean> => {
    const change = changes.length === 1 && changes[0] ? changes[0] : mergeUpdates(changes)
    while (!givenUp.signal.aborted) {
      try {
        const seq = await appendChange(database.query, node, name, change)
        if (seq === undefined) logger.warn({ document: name }, 'a change of a document that was erased meanwhile is not kept')
        else onKept(name, seq)
        return seq !== undefined
      } catch (error) {
        // Nobody is told that it is kept until it is; a browser that leaves before that still has it.
        logger.error({ err: error, document: name }, 'a change of a document could not be kept; trying again')
        await pause(RETRY_MS, undefined, { signal: givenUp.signal }).catch(() => undefined)
      }
    }
    return false
  }
  const write = async (name: string, pages: Pages): Promise<void> => {
    // The others at the document see a change first; only its author waits until it is kept.
    await nextTurn()
    while (pages.next) {
      const batch = pages.next
      Object.assign(pages, { current: batch, next: undefined })
      batch.kept.resolve(await keep(name, batch.changes))
      pages.current = undefined
    }
    documents.delete(name)
  }
  const settled = (name: string): Promise<boolean> => {
    const pages = documents.get(name)
    return (pages?.next ?? pages?.current)?.kept.promise ?? Promise.resolve(true)
  }
  return {
    note: (name, change) => {
      const known = documents.get(name)
      const pages = known ?? { next: undefined, current: undefined }
      pages.next ??= { changes: [], kept: Promise.withResolvers<boolean>() }
      pages.next.changes.push(change)
      if (known) return
      documents.set(name, pages)
      void write(name, pages)
    },
    settled,
    close: async () => {
      const isWritten = Promise.all([...documents.keys()].map(settled))
      await Promise.race([isWritten, pause(CLOSE_WITHIN_MS, undefined, { ref: false })])
      givenUp.abort()
    },
  }
}
