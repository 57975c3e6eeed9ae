import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { accounts, signIns } from '../../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import type { AccountActor } from '../../platform/identity/actor.ts'
import type { PushTarget } from '../../platform/push/push-sender.ts'
import { pushSubscriptions } from '../notification-tables.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

/** A sign-in whose time is over is forgotten within the hour; until then what hangs on it counts as gone. */
export const isSignedIn = sql`exists (select from ${signIns} where ${signIns.id} = ${pushSubscriptions.signInId} and ${signIns.expiresAt} > now())`

const ownedBy = (accountId: string) => and(eq(pushSubscriptions.accountId, accountId), isSignedIn)

export const subscriptionsOf = (db: Queryable, accountId: string): Promise<SubscriptionRow[]> =>
  db.select().from(pushSubscriptions).where(ownedBy(accountId)).orderBy(asc(pushSubscriptions.id))

/** Until the transaction ends nobody else changes the browsers of this account. */
export const holdAccount = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
}

/** How many browsers the account has beside the one of this address. */
export const countOthers = async (tx: Transaction, accountId: string, endpoint: string): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(pushSubscriptions)
    .where(and(ownedBy(accountId), ne(pushSubscriptions.endpoint, endpoint)))
  return row?.count ?? 0
}

export const ownsEither = async (tx: Transaction, accountId: string, endpoints: readonly string[]): Promise<boolean> => {
  const [row] = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(and(ownedBy(accountId), inArray(pushSubscriptions.endpoint, [...endpoints])))
    .limit(1)
  return row !== undefined
}

/** A browser belongs to whoever subscribed it last: the one before, who used it too, gets nothing there any more. */
export const keepSubscription = async (
  tx: Transaction,
  { accountId, signInId }: Pick<AccountActor, 'accountId' | 'signInId'>,
  { endpoint, p256dh, auth }: PushTarget,
): Promise<void> => {
  const kept = { accountId, signInId, p256dh, auth }
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...kept })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: kept })
}

export const dropSubscription = async (db: Queryable, accountId: string, endpoint: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)))
}

export const dropSubscriptions = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}
