import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import { services } from '../catalog/catalog-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { expertProfiles } from './expert-tables.ts'

/** Gives an imported profile that nobody claimed to the account that proved its address; answers whether there was one. */
export const claimProfile = async (db: Queryable, expertEmail: string, accountId: string): Promise<boolean> => {
  const claimed = await db
    .update(expertProfiles)
    .set({ accountId })
    .where(and(eq(expertProfiles.expertEmail, expertEmail), isNull(expertProfiles.accountId)))
    .returning({ id: expertProfiles.id })
  return claimed.length > 0
}

/** The profile of an account, also one of its address that was never claimed. */
const profileIdsOf = async (db: Queryable, accountId: string): Promise<number[]> => {
  const rows = await db
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(
      or(
        eq(expertProfiles.accountId, accountId),
        and(isNull(expertProfiles.accountId), eq(expertProfiles.expertEmail, accounts.email), eq(accounts.emailVerified, true)),
      ),
    )
  return rows.map(row => row.id)
}

export const exportProfiles = async (db: Queryable, accountId: string) => {
  const ids = await profileIdsOf(db, accountId)
  if (ids.length === 0) return []
  const profiles = await db.select().from(expertProfiles).where(inArray(expertProfiles.id, ids))
  const offered = await db.select().from(services).where(inArray(services.expertId, ids))
  return profiles.map(({ search: _search, isSample: _sample, ...profile }) => ({
    ...profile,
    services: offered.filter(service => service.expertId === profile.id).map(({ search: _words, ...service }) => service),
  }))
}

export const deleteProfiles = async (tx: Transaction, accountId: string): Promise<void> => {
  const ids = await profileIdsOf(tx, accountId)
  if (ids.length > 0) await tx.delete(expertProfiles).where(inArray(expertProfiles.id, ids))
}
