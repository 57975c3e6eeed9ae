import { asc, inArray, sql } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import { expertProfiles, mayHire } from '../experts/expert-tables.ts'
import type { Transaction } from '../platform/database/database.ts'

/**
 * Whoever suspends, refuses or deletes one of these waits until the transaction ends. First the experts, then the accounts, as he who suspends
 * does; both before the offer. What is asked of them afterwards is as it stands, and stays so.
 */
export const holdStanding = async (
  tx: Transaction,
  { expertIds, accountIds = [] }: { expertIds: readonly number[]; accountIds?: readonly string[] },
): Promise<void> => {
  const experts = await tx
    .select({ accountId: expertProfiles.accountId })
    .from(expertProfiles)
    .where(inArray(expertProfiles.id, [...expertIds]))
    .orderBy(asc(expertProfiles.id))
    .for('share')
  const held = [...accountIds, ...experts.flatMap(({ accountId }) => accountId ?? [])]
  await tx.select({ id: accounts.id }).from(accounts).where(inArray(accounts.id, held)).orderBy(asc(accounts.id)).for('share')
}

/** Experts whose figures this transaction is going to count on. */
export const holdForCount = async (tx: Transaction, expertIds: readonly number[]): Promise<void> => {
  await tx
    .select({ id: expertProfiles.id })
    .from(expertProfiles)
    .where(inArray(expertProfiles.id, [...expertIds]))
    .for('no key update')
}

/** These experts with the account behind each, held. */
export const lockExperts = async (tx: Transaction, expertIds: readonly number[]) => {
  await holdStanding(tx, { expertIds })
  const { id, accountId, expertEmail, expertName } = expertProfiles
  const rows = await tx
    .select({ id, accountId, expertEmail, expertName, canBeHired: sql<boolean>`${mayHire}` })
    .from(expertProfiles)
    .where(inArray(id, [...expertIds]))
  return new Map(rows.map(row => [row.id, row]))
}
