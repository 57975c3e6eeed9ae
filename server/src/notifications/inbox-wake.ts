import * as z from 'zod'
import type { Database, Transaction } from '../platform/database/database.ts'
import { eachByItself } from '../platform/jobs/each-by-itself.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import { quietUntil } from './delivery/delivery-plan.ts'
import { type ChangedInbox, changeInbox, sayInInboxes } from './inbox-changes.ts'
import { INBOX_CHANGES, type InboxChange } from './inbox-store.ts'
import { accountsWithDue, notificationsByIds } from './notification-store.ts'
import { arrival } from './notification-view.ts'
import { settingsOf } from './preference-store.ts'

/** Accounts in one round; the next one takes the rest. */
const BATCH = 500
/** Of many that come back at once, so many are announced one by one. */
const ANNOUNCED_MAX = 3

const Sleeper = z.object({ accountId: z.uuid() })

/** Said of what came back; more of it than a person can look at is only counted. */
const announce = async (tx: Transaction, base: string, accountId: string, { changedIds, unreadCount }: ChangedInbox): Promise<void> => {
  const rows = await notificationsByIds(tx, changedIds.slice(-ANNOUNCED_MAX))
  const settings = (await settingsOf(tx, [accountId])).get(accountId)
  const isQuiet = settings !== undefined && quietUntil(settings, new Date()) !== null
  await sayInInboxes(
    tx,
    rows.map(row => ({ accountId, event: arrival(row, { base, unreadCount, isQuiet }) })),
  )
}

/** Brings snoozed notifications of an account back, unread, and says so. */
export const wakeInbox = (database: Database, base: string, accountId: string, change: InboxChange): Promise<ChangedInbox> =>
  changeInbox(database, accountId, [change], (tx, changed) => announce(tx, base, accountId, changed))

/** Brings back what an account snoozed until now; whatever else it did with it meanwhile is found when this fires. */
export const createWakeJob = (database: Database, base: string): JobKind<typeof Sleeper> => ({
  queue: 'wake-notifications',
  input: Sleeper,
  retries: 3,
  timeoutSeconds: 60,
  concurrency: 1,
  work: async ({ accountId }) => void (await wakeInbox(database, base, accountId, INBOX_CHANGES.wakeDue(new Date()))),
})

/** Every minute: brings back what is due and whose job was lost, and puts away unread what is over. */
export const createInboxRound = (database: Database, base: string): JobKind => ({
  queue: 'inbox-round',
  input: z.unknown(),
  retries: 0,
  timeoutSeconds: 280,
  concurrency: 1,
  schedule: '* * * * *',
  work: async (_input, signal) => {
    const now = new Date()
    const snoozed = await accountsWithDue(database.query, 'snoozed', now, BATCH)
    const over = await accountsWithDue(database.query, 'expired', now, BATCH)
    // One inbox a transaction: two that hold several in different orders would wait for each other.
    const changes = [
      ...snoozed.map(accountId => () => wakeInbox(database, base, accountId, INBOX_CHANGES.wakeDue(now))),
      ...over.map(accountId => () => changeInbox(database, accountId, [INBOX_CHANGES.expire(now)])),
    ]
    await eachByItself(changes, signal, change => change())
  },
})
