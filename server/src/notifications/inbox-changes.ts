import { type SQL, sql } from 'drizzle-orm'
import { type NotificationLiveEvent, OWN_INBOX_ROOM } from '#contract/notifications-live.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { appendToRooms } from '../platform/live/live-store.ts'
import { addUnread, changeNotifications, holdInbox, type InboxChange } from './inbox-store.ts'

/** Says something in the own rooms of accounts, as part of the transaction that changed their inboxes. */
export const sayInInboxes = (tx: Transaction, said: readonly { accountId: string; event: NotificationLiveEvent }[]): Promise<void> =>
  appendToRooms(
    tx,
    said.map(({ accountId, event }) => ({ room: OWN_INBOX_ROOM.replace('me', accountId), event })),
  )

const named = (ids: readonly number[]): SQL => sql`id = any(${sql.param(ids)}::int[])`

const marking = (which: SQL, isRead: boolean): InboxChange => ({
  which,
  needs: isRead ? sql`read_at is null` : sql`read_at is not null`,
  set: isRead ? sql`read_at = now()` : sql`read_at = null`,
})

/** What a person, or time, does to an inbox. */
export const INBOX_CHANGES = {
  mark: (ids: readonly number[], isRead: boolean): InboxChange => marking(named(ids), isRead),
  markUpTo: (id: number, isRead: boolean): InboxChange =>
    marking(
      sql`id <= ${id} and archived_at is null and snoozed_until is null and ${isRead ? sql`read_at is null` : sql`read_at is not null`}`,
      isRead,
    ),
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
  wake: (which: SQL): InboxChange => ({ which, needs: sql`snoozed_until is not null`, set: sql`snoozed_until = null, read_at = null` }),
  wakeNamed: (ids: readonly number[]): InboxChange => INBOX_CHANGES.wake(named(ids)),
  expire: (now: Date): InboxChange => ({
    which: sql`expires_at <= ${now.toISOString()} and archived_at is null and read_at is null`,
    needs: sql`true`,
    set: sql`archived_at = now(), snoozed_until = null`,
  }),
}

export interface ChangedInbox {
  asked: number
  changedIds: number[]
  unreadCount: number
}

/**
 * Changes one inbox: holds it, changes rows, counts what really changed, and says the count in the account's own room, in one transaction.
 * So counts and the room's sequence numbers leave in the order in which they hold.
 */
export const changeInbox = (
  database: Database,
  accountId: string,
  changes: readonly InboxChange[],
  and: (tx: Transaction, changed: ChangedInbox) => Promise<void> = async () => undefined,
): Promise<ChangedInbox> =>
  database.transaction(async tx => {
    await holdInbox(tx, accountId)
    const made = []
    for (const change of changes) made.push(await changeNotifications(tx, accountId, change))
    const unreadCount = await addUnread(
      tx,
      accountId,
      made.reduce((sum, { unreadBy }) => sum + unreadBy, 0),
    )
    const changed = {
      asked: made.reduce((sum, { asked }) => sum + asked, 0),
      changedIds: made.flatMap(({ changedIds }) => changedIds),
      unreadCount,
    }
    if (changed.changedIds.length > 0) await sayInInboxes(tx, [{ accountId, event: { type: 'inbox-changed', unreadCount } }])
    await and(tx, changed)
    return changed
  })
