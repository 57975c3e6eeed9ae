import * as z from 'zod'
import type { ImportRejection } from '#contract/people-import.ts'
import type { FileService } from '../files/file-service.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { linesOf } from './lines-of.ts'
import { type ImportState, importPeople } from './people-import.ts'
import { beginImport, endImport, type ImportFigures, importById, keepFigures } from './people-import-run-store.ts'

const Input = z.object({ importId: z.int() })

type Begun = NonNullable<Awaited<ReturnType<typeof beginImport>>>

/** Somebody ended the import while it ran, or another worker goes on with it. */
class ImportEnded extends Error {}

/** What a file says of itself when it is gone from the store. */
const FILE_GONE = 'The file of this import is not there any more. Upload it again.'
const HALF_A_DAY_SECONDS = 43_200

const stateOf = (row: Begun): ImportState => ({
  linesDone: row.linesDone,
  experts: { created: row.expertsCreated, updated: row.expertsUpdated },
  services: row.servicesWritten,
  rejected: row.linesRejected,
  categoriesCreated: row.categoriesCreated,
  warnings: row.skillWordsUnknown,
  unknownSkills: row.unknownSkills,
})

const figuresOf = (state: ImportState, share: number): ImportFigures => ({
  share,
  linesDone: state.linesDone,
  expertsCreated: state.experts.created,
  expertsUpdated: state.experts.updated,
  servicesWritten: state.services,
  categoriesCreated: state.categoriesCreated,
  linesRejected: state.rejected,
  skillWordsUnknown: state.warnings,
  unknownSkills: state.unknownSkills,
})

/** The file as text, and how much of it has been read. */
const textOf = (bytes: AsyncIterable<Uint8Array>, size: number) => {
  let read = 0
  async function* texts() {
    const decoder = new TextDecoder()
    for await (const chunk of bytes) {
      read += chunk.length
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  }
  return { texts: texts(), share: () => Math.min(1, read / size) }
}

/**
 * An import that an admin started. Each batch keeps with its people how far it is: a killed process' import goes on behind the last batch,
 * nothing is written or counted twice.
 */
export const createPeopleImportJob = (database: Database, files: FileService): JobKind<typeof Input> => {
  const run = async (row: Begun, signal: AbortSignal): Promise<void> => {
    const file = row.blobId === null ? undefined : await files.find(row.blobId)
    if (!file) return end(row.id, { status: 'failed', failureReason: FILE_GONE })
    const { texts, share } = textOf(await files.read(file), file.sizeBytes)
    let rejections: ImportRejection[] = []
    let { linesDone } = row
    const keep = async (tx: Transaction, state: ImportState) => {
      signal.throwIfAborted()
      if (!(await keepFigures(tx, row.id, linesDone, figuresOf(state, share()), rejections))) throw new ImportEnded()
    }
    const listener = {
      progress: (done: number) => {
        linesDone = done
        rejections = []
      },
      rejected: (lineNumber: number, reason: string) => rejections.push({ lineNumber, reason }),
      batch: keep,
    }
    await importPeople(database, linesOf(texts), listener, stateOf(row))
    await end(row.id, { status: 'done', share: 1 })
  }

  const end = (importId: number, how: Parameters<typeof endImport>[2]): Promise<void> =>
    database.transaction(async tx => {
      const ended = await endImport(tx, importId, how)
      if (ended?.blobId) await files.discard(tx, [ended.blobId])
    })

  return {
    queue: 'import-people',
    input: Input,
    keyOf: ({ importId }) => String(importId),
    retries: 2,
    timeoutSeconds: HALF_A_DAY_SECONDS,
    concurrency: 1,
    work: async ({ importId }, signal) => {
      const row = await beginImport(database.query, importId)
      if (!row) return
      await run(row, signal).catch(error => {
        if (!(error instanceof ImportEnded)) throw error
      })
    },
    giveUp: async ({ importId }) => {
      const { linesDone = 0 } = (await importById(database.query, importId)) ?? {}
      const failureReason = `The import stopped behind line ${linesDone}. What stands before it was written. Upload the file again: what is there is updated, not doubled.`
      await end(importId, { status: 'failed', failureReason })
    },
  }
}
