import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { accounts } from '../accounts/account-tables.ts'
import type { Transaction } from '../platform/database/database.ts'
import { forgetNames } from './former-member.ts'
import { holdInboxes } from './inbox-store.ts'
import { notifications } from './notification-tables.ts'

/** Rows that are rewritten at a time. */
const PORTION = 500

const { id, senderAccountId, mentions, title, message, senderName, metadata } = notifications

/** What others were told of an account, by number after one. */
const mentioning = (tx: Transaction, accountId: string, after: number) =>
  tx
    .select({ id, title, message, senderName, senderAccountId, metadata, mentions })
    .from(notifications)
    .where(and(gt(id, after), or(eq(senderAccountId, accountId), sql`${mentions} @> ${JSON.stringify([{ accountId }])}::jsonb`)))
    .orderBy(asc(id))
    .limit(PORTION)
    .for('update')

/**
 * An account's own are erased with it; what others were told says no more who he was. He is held first and then his inbox, as whoever tells
 * him something does: so neither waits for the other in a circle.
 */
export const eraseNotifications = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
  await holdInboxes(tx, [accountId])
  await tx.delete(notifications).where(eq(notifications.accountId, accountId))
  for (let after = 0; ; ) {
    const rows = await mentioning(tx, accountId, after)
    for (const { id: rowId, mentions: people, senderAccountId: sender, ...row } of rows) {
      const names = people.filter(person => person.accountId === accountId).map(({ name }) => name)
      // Of rows written before they said whom they name, the sender is known.
      if (sender === accountId && row.senderName !== null) names.push(row.senderName)
      const others = people.filter(person => person.accountId !== accountId)
      await tx
        .update(notifications)
        .set({ ...forgetNames(row, names), mentions: others })
        .where(eq(id, rowId))
    }
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.id
  }
}
