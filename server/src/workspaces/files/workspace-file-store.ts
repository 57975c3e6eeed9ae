import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, max, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '../../accounts/account-tables.ts'
import { blobs } from '../../files/file-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { workspaceFiles, workspaceFileVersions, workspaceParticipants, workspaces } from '../workspace-tables.ts'

const sharer = alias(accounts, 'sharer')

const filesWhere = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      file: workspaceFiles,
      version: workspaceFileVersions,
      uploader: { name: accounts.name, email: accounts.email },
      sharedBy: sharer.email,
    })
    .from(workspaceFiles)
    .innerJoin(workspaceFileVersions, eq(workspaceFileVersions.id, workspaceFiles.newestVersionId))
    .leftJoin(accounts, eq(accounts.id, workspaceFileVersions.accountId))
    .leftJoin(sharer, eq(sharer.id, workspaceFiles.accountId))
    .where(where)
/** A file with its newest version. */
export type SharedFile = Awaited<ReturnType<typeof filesWhere>>[number]

const isThere = isNull(workspaceFiles.deletedAt)
const isOf = (workspaceId: number) => eq(workspaceFiles.workspaceId, workspaceId)

/** The newest first. `before`: the version at which the page before ended. */
export const pageOfFiles = (
  db: Queryable,
  { workspaceId, q, before, limit }: { workspaceId: number; q?: string | undefined; before?: number | undefined; limit: number },
) =>
  filesWhere(
    db,
    and(
      isOf(workspaceId),
      isThere,
      q ? sql`${workspaceFiles.fileName} ilike ${containing(q)}` : undefined,
      before === undefined ? undefined : lt(workspaceFiles.newestVersionId, before),
    ),
  )
    .orderBy(desc(workspaceFiles.newestVersionId))
    .limit(limit)
    .execute()

/** Also a deleted one. */
export const fileById = async (db: Queryable, fileId: number): Promise<SharedFile | undefined> => {
  const [row] = await filesWhere(db, eq(workspaceFiles.id, fileId))
  return row
}

/** Those of them that are not deleted. */
export const filesById = (db: Queryable, fileIds: readonly number[]): Promise<SharedFile[]> =>
  filesWhere(db, and(inArray(workspaceFiles.id, [...fileIds]), isThere)).execute()

export const fileNamed = async (db: Queryable, workspaceId: number, fileName: string): Promise<{ id: number } | undefined> => {
  const [row] = await db
    .select({ id: workspaceFiles.id })
    .from(workspaceFiles)
    .where(and(isOf(workspaceId), isThere, sql`lower(${workspaceFiles.fileName}) = lower(${fileName})`))
  return row
}

export const fileCountOf = (db: Queryable, workspaceId: number): Promise<number> =>
  db.$count(workspaceFiles, and(isOf(workspaceId), isThere))

export const insertFile = async (tx: Transaction, file: typeof workspaceFiles.$inferInsert): Promise<number> => {
  const [row] = await tx.insert(workspaceFiles).values(file).returning({ id: workspaceFiles.id })
  if (!row) throw new Error('the file was not written')
  return row.id
}

export type NewVersion = Omit<typeof workspaceFileVersions.$inferInsert, 'fileId' | 'version'>

/** How many versions a file ever had: their numbers are not given twice. */
export const lastVersionOf = async (db: Queryable, fileId: number): Promise<number> => {
  const [row] = await db
    .select({ last: max(workspaceFileVersions.version) })
    .from(workspaceFileVersions)
    .where(eq(workspaceFileVersions.fileId, fileId))
  return row?.last ?? 0
}

/** The file is held by its workspace. */
export const insertVersion = async (tx: Transaction, fileId: number, version: NewVersion): Promise<void> => {
  const number = (await lastVersionOf(tx, fileId)) + 1
  const [row] = await tx
    .insert(workspaceFileVersions)
    .values({ ...version, fileId, version: number })
    .returning({ id: workspaceFileVersions.id })
  if (row) await tx.update(workspaceFiles).set({ newestVersionId: row.id }).where(eq(workspaceFiles.id, fileId))
}

export const describeFile = async (tx: Transaction, fileId: number, fileDescription: string): Promise<void> => {
  await tx.update(workspaceFiles).set({ fileDescription }).where(eq(workspaceFiles.id, fileId))
}

export const versionsOf = (db: Queryable, fileId: number) =>
  db
    .select({ version: workspaceFileVersions, uploader: { name: accounts.name, email: accounts.email } })
    .from(workspaceFileVersions)
    .leftJoin(accounts, eq(accounts.id, workspaceFileVersions.accountId))
    .where(eq(workspaceFileVersions.fileId, fileId))
    .orderBy(desc(workspaceFileVersions.version))

export const setDeleted = async (tx: Transaction, fileId: number, isDeleted: boolean): Promise<void> => {
  await tx
    .update(workspaceFiles)
    .set({ deletedAt: isDeleted ? sql`now()` : null })
    .where(eq(workspaceFiles.id, fileId))
}

const sumOf = async (db: Queryable, held: SQLWrapper): Promise<number> => {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${blobs.sizeBytes}), 0)::float8` })
    .from(blobs)
    .where(inArray(blobs.id, held))
  return row?.bytes ?? 0
}

/** Bytes of a file with all its versions; those that several share once. */
export const bytesOf = (db: Queryable, fileId: number): Promise<number> =>
  sumOf(
    db,
    db
      .select({ id: workspaceFileVersions.blobId })
      .from(workspaceFileVersions)
      .where(and(eq(workspaceFileVersions.fileId, fileId), isNotNull(workspaceFileVersions.blobId))),
  )

/** Bytes that lie in a workspace: of its files, and of those that are deleted and can still be brought back. */
export const bytesIn = async (db: Queryable, workspaceId: number): Promise<{ kept: number; deleted: number }> => {
  const held = (where: SQL | undefined) =>
    db
      .select({ id: workspaceFileVersions.blobId })
      .from(workspaceFileVersions)
      .innerJoin(workspaceFiles, eq(workspaceFiles.id, workspaceFileVersions.fileId))
      .where(and(isOf(workspaceId), isNotNull(workspaceFileVersions.blobId), where))
  return { kept: await sumOf(db, held(isThere)), deleted: await sumOf(db, held(isNotNull(workspaceFiles.deletedAt))) }
}

/** Forgets files for good; answers whose bytes nothing refers to any more. */
const dropFiles = async (tx: Transaction, where: SQL | undefined): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ blobId: workspaceFileVersions.blobId })
    .from(workspaceFileVersions)
    .innerJoin(workspaceFiles, eq(workspaceFiles.id, workspaceFileVersions.fileId))
    .where(and(where, isNotNull(workspaceFileVersions.blobId)))
  await tx.delete(workspaceFiles).where(where)
  return rows.flatMap(({ blobId }) => blobId ?? [])
}

export const dropDeletedIn = (tx: Transaction, workspaceId: number) =>
  dropFiles(tx, and(isOf(workspaceId), isNotNull(workspaceFiles.deletedAt)))

export const dropDeletedBefore = (tx: Transaction, before: Date) => dropFiles(tx, lt(workspaceFiles.deletedAt, before))

/** Whether these bytes are of a file that is there, in a workspace in which somebody takes part. */
export const mayReadBlob = async (db: Queryable, blobId: string, accountId: string): Promise<boolean> => {
  const [row] = await db
    .select({ found: count() })
    .from(workspaceFileVersions)
    .innerJoin(workspaceFiles, and(eq(workspaceFiles.id, workspaceFileVersions.fileId), isThere))
    .innerJoin(workspaces, and(eq(workspaces.id, workspaceFiles.workspaceId), isNull(workspaces.deletedAt)))
    .innerJoin(
      workspaceParticipants,
      and(eq(workspaceParticipants.workspaceId, workspaces.id), eq(workspaceParticipants.accountId, accountId)),
    )
    .where(eq(workspaceFileVersions.blobId, blobId))
  return (row?.found ?? 0) > 0
}

/** What an account brought, as it is handed out. */
export const filesOfAccount = (db: Queryable, accountId: string) =>
  db
    .select({
      workspaceId: workspaceFiles.workspaceId,
      fileName: workspaceFiles.fileName,
      version: workspaceFileVersions.version,
      sizeBytes: workspaceFileVersions.sizeBytes,
      createdAt: workspaceFileVersions.createdAt,
      deletedAt: workspaceFiles.deletedAt,
    })
    .from(workspaceFileVersions)
    .innerJoin(workspaceFiles, eq(workspaceFiles.id, workspaceFileVersions.fileId))
    .where(eq(workspaceFileVersions.accountId, accountId))
    .orderBy(asc(workspaceFileVersions.id))

/** What an account brought goes, a file of which nothing is left with it; answers the bytes that nothing refers to any more. Its workspaces are held. */
export const forgetFilesOf = async (tx: Transaction, accountId: string): Promise<string[]> => {
  const gone = await tx
    .delete(workspaceFileVersions)
    .where(eq(workspaceFileVersions.accountId, accountId))
    .returning({ fileId: workspaceFileVersions.fileId, blobId: workspaceFileVersions.blobId })
  const fileIds = [...new Set(gone.map(({ fileId }) => fileId))]
  if (fileIds.length === 0) return []
  const newest = sql`(select max(v.id) from ${workspaceFileVersions} v where v.file_id = ${workspaceFiles.id})`
  await tx
    .update(workspaceFiles)
    .set({ newestVersionId: sql`coalesce(${newest}, 0)` })
    .where(inArray(workspaceFiles.id, fileIds))
  await tx.delete(workspaceFiles).where(and(inArray(workspaceFiles.id, fileIds), eq(workspaceFiles.newestVersionId, 0)))
  return [...new Set(gone.flatMap(({ blobId }) => blobId ?? []))]
}
