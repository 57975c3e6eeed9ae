import * as z from 'zod'
import type { Database } from '../platform/database/database.ts'
import { eachByItself } from '../platform/jobs/each-by-itself.ts'
import type { JobKind } from '../platform/jobs/jobs.ts'
import type { Logger } from '../platform/telemetry/logger.ts'
import { changeInbox, recountInbox } from './inbox-changes.ts'
import { INBOX_CHANGES, inboxesThatDrifted } from './inbox-store.ts'
import { accountsWithOldUnread, forgetOldNotifications } from './notification-store.ts'

const DAY_MS = 86_400_000
/** So long what was read or put away is kept. */
const KEEP_FOR_MS = 180 * DAY_MS
/** What nobody read for so long is put away. */
const UNREAD_FOR_MS = 365 * DAY_MS
/** Rows or inboxes at a time: none is held for long. */
const PORTION = 1_000

const forget = async (database: Database, signal: AbortSignal): Promise<void> => {
  const olderThan = new Date(Date.now() - KEEP_FOR_MS)
  while ((await forgetOldNotifications(database.query, olderThan, PORTION)) === PORTION) signal.throwIfAborted()
}

const putAwayUnread = async (database: Database, signal: AbortSignal): Promise<void> => {
  const olderThan = new Date(Date.now() - UNREAD_FOR_MS)
  const accountIds = await accountsWithOldUnread(database.query, olderThan)
  await eachByItself(accountIds, signal, accountId => changeInbox(database, accountId, [INBOX_CHANGES.putAwayUnread(olderThan)]))
}

/** Counts every inbox anew, and mends a count that is not what is unread: it should never be so, and somebody is to look why it was. */
const recount = async (database: Database, logger: Pick<Logger, 'error'>, signal: AbortSignal): Promise<void> => {
  for (let after: string | undefined; ; ) {
    const { drifted, last } = await inboxesThatDrifted(database.query, after, PORTION)
    await eachByItself(drifted, signal, async accountId => {
      const mended = await recountInbox(database, accountId)
      if (mended) logger.error({ accountId, ...mended }, 'the count of an inbox was wrong and is mended')
    })
    if (last === undefined) return
    after = last
  }
}

/** Every night: puts away what nobody read for a year, forgets what was read or put away half a year ago, and looks after the counts. */
export const createNotificationHousekeeping = (database: Database, logger: Pick<Logger, 'error'>): JobKind => ({
  queue: 'notification-housekeeping',
  input: z.unknown(),
  retries: 1,
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '37 3 * * *',
  work: (_input, signal) =>
    eachByItself(
      [() => putAwayUnread(database, signal), () => forget(database, signal), () => recount(database, logger, signal)],
      signal,
      step => step(),
    ),
})
