import { setTimeout as pause } from 'node:timers/promises'
import { mergeUpdates } from 'yjs'
import type { Database } from '../database/database.ts'
import type { Logger } from '../telemetry/logger.ts'
import { appendChange } from './document-store.ts'

const RETRY_MS = 300

/** Changes that are written together, and who waits for that. */
interface Batch {
  changes: Uint8Array[]
  kept: PromiseWithResolvers<void>
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
  /** Resolves when all that was noted until now is kept. */
  settled(name: string): Promise<void>
  allSettled(): Promise<void>
}

export const createDocumentJournal = ({ database, node, logger, onKept }: JournalParts): DocumentJournal => {
  const documents = new Map<string, Pages>()

  const keep = async (name: string, changes: Uint8Array[]): Promise<void> => {
    const change = changes.length === 1 && changes[0] ? changes[0] : mergeUpdates(changes)
    for (;;) {
      try {
        return onKept(name, await appendChange(database.query, node, name, change))
      } catch (error) {
        // Nobody is told that it is kept until it is; a browser that leaves before that still has it.
        logger.error({ err: error, document: name }, 'a change of a document could not be kept; trying again')
        await pause(RETRY_MS)
      }
    }
  }
  const write = async (name: string, pages: Pages): Promise<void> => {
    while (pages.next) {
      const batch = pages.next
      Object.assign(pages, { current: batch, next: undefined })
      await keep(name, batch.changes)
      pages.current = undefined
      batch.kept.resolve()
    }
    documents.delete(name)
  }
  const settled = (name: string): Promise<void> => {
    const pages = documents.get(name)
    return (pages?.next ?? pages?.current)?.kept.promise ?? Promise.resolve()
  }
  return {
    note: (name, change) => {
      const known = documents.get(name)
      const pages = known ?? { next: undefined, current: undefined }
      pages.next ??= { changes: [], kept: Promise.withResolvers<void>() }
      pages.next.changes.push(change)
      if (known) return
      documents.set(name, pages)
      void write(name, pages)
    },
    settled,
    allSettled: async () => {
      await Promise.all([...documents.keys()].map(settled))
    },
  }
}
