import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../database/database.ts'
import { sharedDocuments, sharedDocumentUpdates } from './document-tables.ts'

/** Said when a document has a new change; the payload is `changeNotice`. */
export const DOCUMENTS_CHANNEL = 'onhand_documents'

/** Which document changed, how far it is now, and on which node. */
interface ChangeNotice {
  node: string
  seq: number
  name: string
}
export const changeNotice = (payload: string): ChangeNotice | undefined => {
  const [node, seq, name] = payload.split(' ')
  return node && seq && name ? { node, seq: Number(seq), name } : undefined
}

/** What is kept of a document, as changes to be applied in this order, and how far it goes. */
export interface KeptChanges {
  seq: number
  changes: Uint8Array[]
}

/** Makes the row of a document that is opened for the first time. */
export const beginDocument = async (db: Queryable, name: string): Promise<void> => {
  await db.insert(sharedDocuments).values({ name, seq: 0 }).onConflictDoNothing()
}

/**
 * Keeps a change under the next number; the row of the document is locked until then, so that no lower number comes later. Undefined when the document
 * was erased while somebody still had it open: it does not come back by what he does.
 */
export const appendChange = async (db: Queryable, node: string, name: string, change: Uint8Array): Promise<number | undefined> => {
  const { rows } = await db.execute<{ seq: number }>(sql`
    with grown as (
      update ${sharedDocuments} set seq = seq + 1, changed_at = now() where name = ${name} returning seq
    ),
    kept as (insert into ${sharedDocumentUpdates} (name, seq, change) select ${name}, seq, ${Buffer.from(change)} from grown)
    select seq, pg_notify(${DOCUMENTS_CHANNEL}, ${node} || ' ' || seq || ' ' || ${name}) from grown`)
  return rows[0]?.seq
}

/** What is kept of a document beyond a number; all of it beyond `NOTHING`. Ask within one transaction. */
export const keptBeyond = async (tx: Transaction, name: string, known: number): Promise<KeptChanges> => {
  const [document] = await tx
    .select({ state: sharedDocuments.state, foldedSeq: sharedDocuments.foldedSeq })
    .from(sharedDocuments)
    .where(eq(sharedDocuments.name, name))
  const folded = document?.foldedSeq ?? 0
  const rows = await tx
    .select({ seq: sharedDocumentUpdates.seq, change: sharedDocumentUpdates.change })
    .from(sharedDocumentUpdates)
    .where(and(eq(sharedDocumentUpdates.name, name), gt(sharedDocumentUpdates.seq, Math.max(known, folded))))
    .orderBy(asc(sharedDocumentUpdates.seq))
  const changes = rows.map(({ change }) => change)
  return {
    seq: rows.at(-1)?.seq ?? Math.max(known, folded),
    changes: document?.state && folded > known ? [document.state, ...changes] : changes,
  }
}
export const NOTHING = -1

/** Puts a state in place of the changes; `stateWith` is given what is kept beyond `known`. The document is held meanwhile. */
export const foldDocument = async (
  tx: Transaction,
  name: string,
  known: number,
  stateWith: (missed: KeptChanges) => Uint8Array,
): Promise<void> => {
  const [held] = await tx.select({ seq: sharedDocuments.seq }).from(sharedDocuments).where(eq(sharedDocuments.name, name)).for('update')
  // Nothing was kept yet, or it was deleted meanwhile.
  if (!held) return
  const state = Buffer.from(stateWith(await keptBeyond(tx, name, known)))
  await tx.update(sharedDocuments).set({ state, foldedSeq: held.seq }).where(eq(sharedDocuments.name, name))
  await tx.delete(sharedDocumentUpdates).where(and(eq(sharedDocumentUpdates.name, name), lte(sharedDocumentUpdates.seq, held.seq)))
}

export const forgetDocuments = async (db: Queryable, names: readonly string[]): Promise<void> => {
  if (names.length > 0) await db.delete(sharedDocuments).where(inArray(sharedDocuments.name, [...names]))
}

/** Forgets the documents of a kind that belong to nothing any more; `names` asks for those that do. */
export const forgetStrayDocuments = async (db: Queryable, kind: string, names: SQL): Promise<void> => {
  await db.delete(sharedDocuments).where(sql`${sharedDocuments.name} like ${`${kind}:%`} and ${sharedDocuments.name} not in (${names})`)
}
