import { and, desc, eq, sql } from 'drizzle-orm'
import { MOST_SHARES_LISTED } from '#contract/projects-sharing.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { planShares } from './plan-share-tables.ts'

export type ShareRow = Omit<typeof planShares.$inferSelect, 'tokenHash'>

/** All but the hash: nobody needs it outside of the search for it. */
const COLUMNS = {
  id: planShares.id,
  projectId: planShares.projectId,
  createdAt: planShares.createdAt,
  expiresAt: planShares.expiresAt,
  revokedAt: planShares.revokedAt,
}

const isOpen = sql<boolean>`(${planShares.revokedAt} is null and (${planShares.expiresAt} is null or ${planShares.expiresAt} > now()))`

/** Newest first. Those that work are all there; of those that no longer do, the newest. */
export const sharesOf = async (db: Queryable, projectId: number): Promise<ShareRow[]> => {
  const rows = await db
    .select(COLUMNS)
    .from(planShares)
    .where(eq(planShares.projectId, projectId))
    .orderBy(desc(isOpen), desc(planShares.id))
    .limit(MOST_SHARES_LISTED)
  return rows.toSorted((one, other) => other.id - one.id)
}

export const countOpenShares = (db: Queryable, projectId: number): Promise<number> =>
  db.$count(planShares, and(eq(planShares.projectId, projectId), isOpen))

export const shareByTokenHash = async (db: Queryable, tokenHash: string): Promise<ShareRow | undefined> => {
  const [row] = await db.select(COLUMNS).from(planShares).where(eq(planShares.tokenHash, tokenHash))
  return row
}

export const insertShare = async (tx: Transaction, share: typeof planShares.$inferInsert): Promise<ShareRow> => {
  const [row] = await tx.insert(planShares).values(share).returning(COLUMNS)
  if (!row) throw new Error('the link was not written')
  return row
}

/** A link that was withdrawn before keeps that moment. */
export const revokeShare = async (tx: Transaction, projectId: number, shareId: number): Promise<ShareRow | undefined> => {
  const [row] = await tx
    .update(planShares)
    .set({ revokedAt: sql`coalesce(${planShares.revokedAt}, now())` })
    .where(and(eq(planShares.id, shareId), eq(planShares.projectId, projectId)))
    .returning(COLUMNS)
  return row
}
