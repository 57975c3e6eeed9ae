import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { IMPORT_STATUSES, type ImportRejection, isImportUnderWay, MAX_REJECTIONS_KEPT, type PeopleImport } from '#contract/people-import.ts'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { peopleImportRejections, peopleImports } from './people-import-tables.ts'

type ImportRow = typeof peopleImports.$inferSelect
export type ImportFigures = Pick<
  ImportRow,
  | 'share'
  | 'linesDone'
  | 'expertsCreated'
  | 'expertsUpdated'
  | 'servicesWritten'
  | 'categoriesCreated'
  | 'linesRejected'
  | 'skillWordsUnknown'
  | 'unknownSkills'
>

const UNDER_WAY = IMPORT_STATUSES.filter(isImportUnderWay)

interface FoundImport {
  row: ImportRow
  startedBy: string | null
  endedBy: string | null
}

const view = ({ row: found, startedBy, endedBy }: FoundImport): PeopleImport => {
  const { startedByAccountId: _start, endedByAccountId: _end, blobId: _file, ...row } = found
  return {
    ...row,
    startedBy,
    endedBy,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}

const starter = alias(accounts, 'starter')
const ender = alias(accounts, 'ender')

const imports = (db: Queryable) =>
  db
    .select({ row: peopleImports, startedBy: starter.name, endedBy: ender.name })
    .from(peopleImports)
    .leftJoin(starter, eq(starter.id, peopleImports.startedByAccountId))
    .leftJoin(ender, eq(ender.id, peopleImports.endedByAccountId))

/** Imports newest first, below an id. */
export const importsBelow = async (db: Queryable, below: number | undefined, limit: number): Promise<PeopleImport[]> => {
  const rows = await imports(db)
    .where(below === undefined ? undefined : lt(peopleImports.id, below))
    .orderBy(desc(peopleImports.id))
    .limit(limit)
  return rows.map(view)
}

export const importById = async (db: Queryable, importId: number): Promise<PeopleImport | undefined> => {
  const [found] = await imports(db).where(eq(peopleImports.id, importId))
  return found && view(found)
}

export const insertImport = async (
  tx: Transaction,
  run: Pick<ImportRow, 'fileName' | 'fileBytes' | 'blobId' | 'startedByAccountId'>,
): Promise<number> => {
  const [row] = await tx.insert(peopleImports).values(run).returning({ id: peopleImports.id })
  if (!row) throw new Error('the import was not written')
  return row.id
}

/** Takes an import up, from its beginning or from where a killed process left it; undefined when it has ended. */
export const beginImport = async (db: Queryable, importId: number): Promise<ImportRow | undefined> => {
  const [row] = await db
    .update(peopleImports)
    .set({ status: 'running' })
    .where(and(eq(peopleImports.id, importId), inArray(peopleImports.status, UNDER_WAY)))
    .returning()
  return row
}

/**
 * Keeps how far an import is; false when it is not running any more, or has gone on from `linesBefore` in other hands: a worker that was
 * taken for dead may still be at it.
 */
export const keepFigures = async (
  tx: Transaction,
  importId: number,
  linesBefore: number,
  figures: ImportFigures,
  rejections: readonly ImportRejection[],
): Promise<boolean> => {
  const kept = await tx
    .update(peopleImports)
    .set(figures)
    .where(and(eq(peopleImports.id, importId), eq(peopleImports.status, 'running'), eq(peopleImports.linesDone, linesBefore)))
    .returning({ id: peopleImports.id })
  if (kept.length === 0) return false
  const before = figures.linesRejected - rejections.length
  const rows = rejections.slice(0, Math.max(0, MAX_REJECTIONS_KEPT - before)).map(rejection => ({ importId, ...rejection }))
  if (rows.length > 0) await tx.insert(peopleImportRejections).values(rows).onConflictDoNothing()
  return true
}

/** Ends an import that is under way and lets go of its file; undefined when it has ended already. */
export const endImport = async (
  tx: Transaction,
  importId: number,
  end: Pick<ImportRow, 'status'> & Partial<Pick<ImportRow, 'failureReason' | 'share' | 'endedByAccountId'>>,
): Promise<{ blobId: string | null } | undefined> => {
  const isOurs = and(eq(peopleImports.id, importId), inArray(peopleImports.status, UNDER_WAY))
  const [row] = await tx.select({ blobId: peopleImports.blobId }).from(peopleImports).where(isOurs).for('update')
  if (!row) return undefined
  await tx
    .update(peopleImports)
    .set({ ...end, blobId: null, endedAt: new Date() })
    .where(isOurs)
  return row
}

/** Skipped lines of an import behind a line, in the order of the file. */
export const rejectionsAfter = (db: Queryable, importId: number, after: number, limit: number): Promise<ImportRejection[]> =>
  db
    .select({ lineNumber: peopleImportRejections.lineNumber, reason: peopleImportRejections.reason })
    .from(peopleImportRejections)
    .where(and(eq(peopleImportRejections.importId, importId), gt(peopleImportRejections.lineNumber, after)))
    .orderBy(asc(peopleImportRejections.lineNumber))
    .limit(limit)
