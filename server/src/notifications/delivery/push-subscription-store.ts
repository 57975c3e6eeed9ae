import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import type { PushTarget } from '../../platform/push/push-sender.ts'
import { pushSubscriptions } from '../notification-tables.ts'

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect

export const subscriptionsOf = (db: Queryable, accountId: string): Promise<SubscriptionRow[]> =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId)).orderBy(asc(pushSubscriptions.id))

export const countSubscriptions = async (db: Queryable, accountId: string): Promise<number> => {
  const [row] = await db.select({ count: count() }).from(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId))
  return row?.count ?? 0
}

/** A browser belongs to whoever subscribed it last: the one before, who used it too, gets nothing there any more. */
export const keepSubscription = async (tx: Transaction, accountId: string, target: PushTarget): Promise<void> => {
  await tx
    .insert(pushSubscriptions)
    .values({ accountId, ...target })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { accountId, p256dh: target.p256dh, auth: target.auth } })
}

export const dropSubscription = async (db: Queryable, accountId: string, endpoint: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.accountId, accountId), eq(pushSubscriptions.endpoint, endpoint)))
}

export const dropSubscriptions = async (tx: Transaction, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}
