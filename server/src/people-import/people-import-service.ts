import {
  type exportImportRejections,
  type ImportRejection,
  type listImportRejections,
  type listPeopleImports,
  MAX_REJECTIONS_KEPT,
  type PeopleImport,
} from '#contract/people-import.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import type { FileService } from '../files/file-service.ts'
import { decodeCursor, pageOf, RowId } from '../platform/database/cursor.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import type { SpooledFile } from '../platform/storage/spool.ts'
import { endImport, importById, importsBelow, insertImport, rejectionsAfter } from './people-import-run-store.ts'

/** Imports of people that admins start from the page (the endpoints let nobody else in). */
export interface PeopleImportService {
  start(actor: Actor, file: SpooledFile & { name: string; type: string }): Promise<PeopleImport>
  list(input: ParsedInputOf<typeof listPeopleImports>): Promise<Page<PeopleImport>>
  rejections(input: ParsedInputOf<typeof listImportRejections>): Promise<Page<ImportRejection>>
  allRejections(input: ParsedInputOf<typeof exportImportRejections>): Promise<ImportRejection[]>
  cancel(actor: Actor, importId: number): Promise<PeopleImport>
}

/** What its files are for: nobody reads them back. */
const PURPOSE = 'people-import'
const NOT_FOUND = 'There is no such import.'

interface ImportParts {
  database: Database
  files: FileService
  queueImport: (tx: Transaction, importId: number) => Promise<void>
}

export const createPeopleImportService = ({ database, files, queueImport }: ImportParts): PeopleImportService => {
  const existing = async (db: Queryable, importId: number): Promise<PeopleImport> => {
    const found = await importById(db, importId)
    if (!found) throw new AppError('not_found', NOT_FOUND)
    return found
  }
  return {
    start: async (actor, file) => {
      const { accountId } = requireAccount(actor)
      const { name: fileName, type: mediaType, sizeBytes: fileBytes } = file
      const kept = await files.keep(file, { originalName: fileName, mediaType, ownerAccountId: accountId, purpose: PURPOSE })
      return database.transaction(async tx => {
        const importId = await insertImport(tx, { fileName, fileBytes, blobId: kept.id, startedByAccountId: accountId })
        await queueImport(tx, importId)
        return existing(tx, importId)
      })
    },
    list: async ({ cursor, limit }) => {
      const rows = await importsBelow(database.query, decodeCursor(RowId, cursor), limit + 1)
      return pageOf(rows, limit, last => last.id)
    },
    rejections: async ({ importId, cursor, limit }) => {
      await existing(database.query, importId)
      const after = decodeCursor(RowId, cursor) ?? 0
      const rows = await rejectionsAfter(database.query, importId, after, limit + 1)
      return pageOf(rows, limit, last => last.lineNumber)
    },
    allRejections: async ({ importId }) => {
      await existing(database.query, importId)
      return rejectionsAfter(database.query, importId, 0, MAX_REJECTIONS_KEPT)
    },
    cancel: (actor, importId) =>
      database.transaction(async tx => {
        await existing(tx, importId)
        const { accountId: endedByAccountId } = requireAccount(actor)
        const ended = await endImport(tx, importId, { status: 'cancelled', endedByAccountId })
        if (!ended) throw new AppError('conflict', 'This import has ended already; there is nothing to stop.')
        if (ended.blobId) await files.discard(tx, [ended.blobId])
        return existing(tx, importId)
      }),
  }
}
