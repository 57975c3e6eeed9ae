import { type NotificationLiveEvent, OWN_INBOX_ROOM } from '#contract/notifications-live.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { appendToRooms } from '../platform/live/live-store.ts'
import { addUnread, changeNotifications, holdInboxes, type InboxChange, recountUnread } from './inbox-store.ts'
import { unreadCountOf } from './notification-store.ts'

/** Says something in the own rooms of accounts, as part of the transaction that changed their inboxes. */
export const sayInInboxes = (tx: Transaction, said: readonly { accountId: string; event: NotificationLiveEvent }[]): Promise<void> =>
  appendToRooms(
    tx,
    said.map(({ accountId, event }) => ({ room: OWN_INBOX_ROOM.replace('me', accountId), event })),
  )

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
    await holdInboxes(tx, [accountId])
    const made = []
    for (const change of changes) made.push(await changeNotifications(tx, accountId, change))
    const by = made.reduce((sum, { unreadBy }) => sum + unreadBy, 0)
    const unreadCount = (await addUnread(tx, [accountId], by)).get(accountId) ?? 0
    const changed = {
      asked: made.reduce((sum, { asked }) => sum + asked, 0),
      changedIds: made.flatMap(({ changedIds }) => changedIds),
      unreadCount,
    }
    if (changed.changedIds.length > 0) await sayInInboxes(tx, [{ accountId, event: { type: 'inbox-changed', unreadCount } }])
    await and(tx, changed)
    return changed
  })

/** Counts a held inbox anew. Answers what its count was, and is, where it was wrong; its tabs hear of it. */
export const recountInbox = (database: Database, accountId: string): Promise<{ was: number; is: number } | null> =>
  database.transaction(async tx => {
    await holdInboxes(tx, [accountId])
    const was = await unreadCountOf(tx, accountId)
    const is = await recountUnread(tx, accountId)
    if (was === is) return null
    await addUnread(tx, [accountId], is - was)
    await sayInInboxes(tx, [{ accountId, event: { type: 'inbox-changed', unreadCount: is } }])
    return { was, is }
  })
