import { randomUUID } from 'node:crypto'
import { applyUpdate, type Doc } from 'yjs'
import type { Database } from '../database/database.ts'
import type { Logger } from '../telemetry/logger.ts'
import { createDocumentIntake, type DocumentIntake } from './document-intake.ts'
import { createDocumentJournal } from './document-journal.ts'
import { listenToNotices } from './document-notices.ts'
import { beginDocument, foldDocument, type KeptChanges, keptBeyond, NOTHING } from './document-store.ts'

/** A document in the memory of this node. */
interface OpenDocument {
  document: Doc
  /** Up to which change it has all that is kept. */
  seq: number
  intake: DocumentIntake
}

/** Hocuspocus's word for a change that another node has kept already. */
const FROM_ANOTHER_NODE = { source: 'redis' } as const

const sizeOf = (changes: readonly Uint8Array[]): number => changes.reduce((sum, { length }) => sum + length, 0)

/** Documents and their rows: what is changed here is kept, what was changed on another node comes in. */
export const createDocumentKeeping = (database: Database, logger: Logger) => {
  const node = randomUUID()
  const open = new Map<string, OpenDocument>()
  const journal = createDocumentJournal({
    ...{ database, node, logger },
    onKept: (name, seq) => {
      const known = open.get(name)
      // Otherwise something of another node lies between, which is on its way.
      if (known?.seq === seq - 1) known.seq = seq
    },
  })
  const take = (known: OpenDocument, { seq, changes }: KeptChanges) => {
    for (const change of changes) applyUpdate(known.document, change, FROM_ANOTHER_NODE)
    known.intake.grow(sizeOf(changes))
    known.seq = Math.max(known.seq, seq)
  }
  const note = (name: string, { intake }: OpenDocument, change: Uint8Array) => {
    intake.grow(change.length)
    journal.note(name, change)
  }
  const catchUp = async (name: string): Promise<void> => {
    const known = open.get(name)
    if (known) take(known, await database.snapshot(tx => keptBeyond(tx, name, known.seq)))
  }
  const catchUpSoon = (name: string) =>
    void catchUp(name).catch(error => logger.error({ err: error, document: name }, 'what another node kept could not be read'))

  const notices = listenToNotices(database, logger, {
    onNotice: ({ node: writer, name, seq }) => {
      const known = writer === node ? undefined : open.get(name)
      if (known && known.seq < seq) catchUpSoon(name)
    },
    onConnect: () => [...open.keys()].forEach(catchUpSoon),
  })
  const load = async (name: string, document: Doc): Promise<void> => {
    // Of an earlier opening: what is still being written would be missing.
    await journal.settled(name)
    await beginDocument(database.query, name)
    const known: OpenDocument = { document, seq: NOTHING, intake: createDocumentIntake(document) }
    take(known, await database.snapshot(tx => keptBeyond(tx, name, NOTHING)))
    open.set(name, known)
    document.on('update', (change: Uint8Array, origin: unknown) => {
      if (origin !== FROM_ANOTHER_NODE) note(name, known, change)
    })
    // Before that it may still be kept open after all: somebody came while it was being closed.
    document.on('destroy', () => {
      if (open.get(name) === known) open.delete(name)
    })
    // What was kept elsewhere between the reading and now.
    catchUpSoon(name)
  }
  return {
    load,
    settled: journal.settled,
    /** Puts the state in place of the changes. */
    fold: async (name: string): Promise<void> => {
      const known = open.get(name)
      if (!known) return
      await journal.settled(name)
      await database.transaction(tx =>
        foldDocument(tx, name, known.seq, missed => {
          take(known, missed)
          return known.intake.measured()
        }),
      )
    },
    /** Whether a change may be put in now. One that waits for others is kept here: Yjs tells of it when they have come. */
    takesIn: (name: string, change: Uint8Array): boolean => {
      const known = open.get(name)
      const verdict = known?.intake.verdictOn(change) ?? 'refused'
      if (known && verdict === 'aside') note(name, known, change)
      return verdict !== 'refused'
    },
    start: notices.start,
    close: async () => {
      await journal.close()
      await notices.close()
    },
  }
}
export type DocumentKeeping = ReturnType<typeof createDocumentKeeping>
