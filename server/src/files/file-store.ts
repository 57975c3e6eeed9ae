import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { blobDisposals, blobs } from './file-tables.ts'

export type StoredFile = typeof blobs.$inferSelect
export type NewFile = Omit<StoredFile, 'id' | 'createdAt'>

/** Whoever adds a file of a content and whoever removes the content wait for each other; it ends with the transaction. */
const holdContent = (tx: Transaction, sha256: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sha256}, ${ADVISORY_LOCKS.fileContent}))`)

export const insertFile = async (tx: Transaction, file: NewFile): Promise<StoredFile> => {
  await holdContent(tx, file.sha256)
  const [row] = await tx
    .insert(blobs)
    .values({ id: uuidv7(), ...file })
    .returning()
  if (!row) throw new Error('the file was not written')
  return row
}

export const fileById = async (db: Queryable, id: string): Promise<StoredFile | undefined> => {
  const [row] = await db.select().from(blobs).where(eq(blobs.id, id))
  return row
}

/** Gives a file that its owner uploaded and handed in nowhere yet its purpose; undefined when it is not his, gone, or handed in already. */
export const handInFile = async (
  tx: Transaction,
  id: string,
  { ownerAccountId, from, purpose, isGivenAway }: { ownerAccountId: string; from: string; purpose: string; isGivenAway?: true },
): Promise<StoredFile | undefined> => {
  const [row] = await tx
    .update(blobs)
    .set({ purpose, ...(isGivenAway ? { ownerAccountId: null } : {}) })
    .where(and(eq(blobs.id, id), eq(blobs.ownerAccountId, ownerAccountId), eq(blobs.purpose, from)))
    .returning()
  return row
}

export const filesOf = (db: Queryable, accountId: string): Promise<StoredFile[]> =>
  db.select().from(blobs).where(eq(blobs.ownerAccountId, accountId)).orderBy(blobs.id)

/** Removes files and notes that their contents may now be nobody's. */
export const deleteFiles = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const isAsked = inArray(blobs.id, [...ids])
  // In one order, so that two who remove the same contents do not wait for each other.
  const contents = await tx.selectDistinct({ sha256: blobs.sha256 }).from(blobs).where(isAsked).orderBy(blobs.sha256)
  for (const { sha256 } of contents) await holdContent(tx, sha256)
  if (contents.length > 0) await tx.insert(blobDisposals).values(contents).onConflictDoNothing()
  await tx.delete(blobs).where(isAsked)
}

export const contentsToDispose = async (db: Queryable): Promise<string[]> =>
  (await db.select().from(blobDisposals).orderBy(blobDisposals.sha256)).map(row => row.sha256)

/** Holds a content until the transaction ends and strikes it off the list; answers whether it is nobody's. */
export const takeDisposal = async (tx: Transaction, sha256: string): Promise<boolean> => {
  await holdContent(tx, sha256)
  await tx.delete(blobDisposals).where(eq(blobDisposals.sha256, sha256))
  return (await tx.$count(blobs, eq(blobs.sha256, sha256))) === 0
}

/** The columns that refer to a file, read off the database itself: a new one counts from the moment it exists. */
const references = async (db: Queryable): Promise<SQL[]> => {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.oid::regclass::text as "table", a.attname as "column"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'blobs'::regclass`)
  return rows.map(row => sql`select from ${sql.raw(row.table)} where ${sql.identifier(row.column)} = ${blobs.id}`)
}

/** Ids of files from before this moment that nothing refers to, at most `limit`. Those that somebody is about to refer to are left out. */
export const unusedFiles = async (tx: Transaction, before: Date, limit: number): Promise<string[]> => {
  const isUsed = await references(tx)
  const rows = await tx
    .select({ id: blobs.id })
    .from(blobs)
    .where(and(lt(blobs.createdAt, before), ...isUsed.map(reference => sql`not exists (${reference})`)))
    .limit(limit)
    .for('update', { skipLocked: true })
  return rows.map(row => row.id)
}

/** Bytes of an owner's files of one purpose that nothing refers to. Whoever asks for the same owner waits until the transaction ends. */
export const unusedBytesOf = async (tx: Transaction, { ownerAccountId, purpose }: { ownerAccountId: string; purpose: string }) => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${ownerAccountId}, ${ADVISORY_LOCKS.unusedFiles}))`)
  const isUsed = await references(tx)
  const isHis = [eq(blobs.ownerAccountId, ownerAccountId), eq(blobs.purpose, purpose)]
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${blobs.sizeBytes}), 0)::float8` })
    .from(blobs)
    .where(and(...isHis, ...isUsed.map(reference => sql`not exists (${reference})`)))
  return row?.bytes ?? 0
}
