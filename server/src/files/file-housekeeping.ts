import * as z from 'zod'
import type { Database } from '../platform/database/database.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { contentsToDispose, deleteFiles, takeDisposal, unusedFiles } from './file-store.ts'

const DAY_MS = 86_400_000
const BATCH = 500

/** Files that nothing refers to, a batch at a time, so that no transaction is long. */
const forgetUnused = async (database: Database, before: Date, signal: AbortSignal): Promise<void> => {
  const forget = () =>
    database.transaction(async tx => {
      const ids = await unusedFiles(tx, before, BATCH)
      await deleteFiles(tx, ids)
      return ids.length
    })
  while (!signal.aborted && (await forget()) === BATCH);
}

/** Contents that lost a file, one by one: those that are nobody's go. */
const disposeOfContents = async (database: Database, blobs: Storage['blobs'], signal: AbortSignal): Promise<void> => {
  for (const sha256 of await contentsToDispose(database.query)) {
    if (signal.aborted) return
    await database.transaction(async tx => {
      if (await takeDisposal(tx, sha256)) await blobs.delete(sha256)
    })
  }
}

/** Whenever files were removed: takes away their contents, and looks at nothing else. */
export const createFileDisposal = (database: Database, { blobs }: Storage): JobKind => ({
  queue: 'file-disposal',
  input: z.unknown(),
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 1,
  keyOf: () => 'files',
  work: (_input, signal) => disposeOfContents(database, blobs, signal),
})

/** Every hour: takes away files that nobody took up within a day, contents that are nobody's, and what a killed process left half. */
export const createFileHousekeeping = (database: Database, { spool, blobs }: Storage): JobKind => ({
  queue: 'file-housekeeping',
  input: z.unknown(),
  retries: 3,
  timeoutSeconds: 900,
  concurrency: 1,
  keyOf: () => 'files',
  schedule: '53 * * * *',
  work: async (_input, signal) => {
    const before = new Date(Date.now() - DAY_MS)
    await forgetUnused(database, before, signal)
    await disposeOfContents(database, blobs, signal)
    await spool.sweep(before)
    await blobs.sweep(before)
  },
})
