import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { accounts } from '../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { isInInbox, notificationInboxes, notifications } from './notification-tables.ts'

const Change = z.object({
  asked: z.int(),
  changed: z.int(),
  unread_by: z.int(),
  changed_ids: z.array(z.int()),
})

/**
 * Holds inboxes until the transaction ends, in the order of their accounts; made where there are none. Whoever changes an inbox holds it
 * first, and holds one at a time: only the dispatcher, of which there is one, holds several. The account is held before its inbox, since
 * changing that asks for it: whoever deletes an account does so in the same order. Of who is gone nothing is held.
 */
export const holdInboxes = async (tx: Transaction, accountIds: readonly string[]): Promise<void> => {
  await tx.execute(sql`
    with held as materialized (
      select id from ${accounts} where id = any(${sql.param(accountIds)}::uuid[]) order by id for key share
    )
    insert into ${notificationInboxes} (account_id) select id from held order by id
    on conflict (account_id) do update set unread_count = ${notificationInboxes}.unread_count`)
}

const Count = z.object({ account_id: z.string(), unread_count: z.int() })

/** So many more unread in each of these held inboxes; answers how many each has then. */
export const addUnread = async (tx: Transaction, accountIds: readonly string[], by: number): Promise<Map<string, number>> => {
  if (accountIds.length === 0) return new Map()
  const { rows } = await tx.execute(sql`
    update ${notificationInboxes} set unread_count = unread_count + ${by}
    where account_id = any(${sql.param(accountIds)}::uuid[]) returning account_id, unread_count`)
  return new Map(
    z
      .array(Count)
      .parse(rows)
      .map(row => [row.account_id, row.unread_count]),
  )
}

export interface InboxChange {
  /** Which of the account's notifications are asked for. */
  which: SQL
  /** Of those, which are not so yet. */
  needs: SQL
  set: SQL
}

const named = (ids: readonly number[]): SQL => sql`id = any(${sql.param(ids)}::int[])`

/** What in the inbox, up to one, is not so yet. */
const below = (id: number, isRead: boolean): SQL =>
  sql`id <= ${id} and archived_at is null and snoozed_until is null and ${isRead ? sql`read_at is null` : sql`read_at is not null`}`

const marking = (which: SQL, isRead: boolean): InboxChange => ({
  which,
  needs: isRead ? sql`read_at is null` : sql`read_at is not null`,
  set: isRead ? sql`read_at = now()` : sql`read_at = null`,
})

const waking = (which: SQL): InboxChange => ({
  which,
  needs: sql`snoozed_until is not null`,
  set: sql`snoozed_until = null, read_at = null`,
})

/** What a person, or time, does to an inbox. */
export const INBOX_CHANGES = {
  mark: (ids: readonly number[], isRead: boolean): InboxChange => marking(named(ids), isRead),
  markUpTo: (id: number, isRead: boolean): InboxChange => marking(below(id, isRead), isRead),
  /** Both at once: what is named and stands below, too, is asked for once. */
  markAndUpTo: (ids: readonly number[], id: number, isRead: boolean): InboxChange =>
    marking(sql`${named(ids)} or (${below(id, isRead)})`, isRead),
  archive: (ids: readonly number[], isArchived: boolean): InboxChange => ({
    which: named(ids),
    needs: isArchived ? sql`archived_at is null` : sql`archived_at is not null`,
    set: isArchived ? sql`archived_at = now(), snoozed_until = null` : sql`archived_at = null`,
  }),
  /** What is archived stays where it is. */
  snooze: (ids: readonly number[], until: Date): InboxChange => ({
    which: named(ids),
    needs: sql`archived_at is null`,
    set: sql`snoozed_until = ${until.toISOString()}`,
  }),
  /** Whoever brings something back wants to see it as new. */
  wake: (ids: readonly number[]): InboxChange => waking(named(ids)),
  wakeDue: (now: Date): InboxChange => waking(sql`snoozed_until <= ${now.toISOString()} and archived_at is null`),
  expire: (now: Date): InboxChange => ({
    which: sql`expires_at <= ${now.toISOString()} and archived_at is null and read_at is null`,
    needs: sql`true`,
    set: sql`archived_at = now(), snoozed_until = null`,
  }),
  putAwayUnread: (olderThan: Date): InboxChange => ({
    which: sql`created_at <= ${olderThan.toISOString()} and ${isInInbox} and read_at is null`,
    needs: sql`true`,
    set: sql`archived_at = now()`,
  }),
}

/** Changes notifications in a held inbox. Answers how many were asked for, which changed, and by how many more are unread. */
export const changeNotifications = async (tx: Transaction, accountId: string, { which, needs, set }: InboxChange) => {
  const { rows } = await tx.execute(sql`
    with asked as (
      select id, (${needs}) as needs, (${isInInbox} and read_at is null) as was_unread
      from ${notifications} where account_id = ${accountId} and is_in_app and (${which})
    ),
    changed as (
      update ${notifications} as changing set ${set} from asked
      where changing.id = asked.id and asked.needs
      returning changing.id, was_unread::int as before, (${isInInbox} and read_at is null)::int as after
    )
    select (select count(*) from asked)::int as asked, count(*)::int as changed, coalesce(sum(after - before), 0)::int as unread_by,
      coalesce(array_agg(id order by id), '{}') as changed_ids
    from changed`)
  const { asked, changed, unread_by: unreadBy, changed_ids: changedIds } = Change.parse(rows[0])
  return { asked, changed, unreadBy, changedIds }
}

/** What is unread, counted row by row: what the count must be. */
export const recountUnread = (db: Queryable, accountId: string): Promise<number> =>
  db.$count(notifications, sql`account_id = ${accountId} and ${isInInbox} and read_at is null`)

const Drift = z.object({ account_id: z.string(), has_drifted: z.boolean() })

/**
 * Of so many inboxes after an account those whose count is not what is unread, and the last that was looked at; none when there are no more.
 * Count and rows are of one moment: whoever changes them changes both at once.
 */
export const inboxesThatDrifted = async (db: Queryable, after: string | undefined, limit: number) => {
  const from = after === undefined ? sql`true` : sql`account_id > ${after}`
  const { rows } = await db.execute(sql`
    select inbox.account_id, inbox.unread_count <> (
      select count(*) from ${notifications} told where told.account_id = inbox.account_id and ${isInInbox} and read_at is null
    ) as has_drifted
    from (select account_id, unread_count from ${notificationInboxes} where ${from} order by account_id limit ${limit}) as inbox`)
  const looked = z.array(Drift).parse(rows)
  const drifted = looked.filter(row => row.has_drifted).map(row => row.account_id)
  return {
    drifted,
    last: looked
      .map(row => row.account_id)
      .toSorted()
      .at(-1),
  }
}
