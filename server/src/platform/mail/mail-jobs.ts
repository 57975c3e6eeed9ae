import * as z from 'zod'
import type { Database } from '../database/database.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { forgetMails, markFailed, markSent, takeUnsent, unsentBetween } from './mail-store.ts'
import { failureOf, type MailTransport } from './mail-transport.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** After this long a mail is no longer news to anybody. */
const TRY_FOR_MS = 2 * DAY_MS
const KEEP_FOR_MS = 30 * DAY_MS
const BATCH = 200

const Posted = z.object({ mailId: z.int() })
/** Sends one mail. Repeating it is harmless: a mail that left is not sent again. */
export type SendMailJob = JobKind<typeof Posted>

const deliverOnce = async (database: Database, transport: MailTransport, mailId: number): Promise<void> => {
  try {
    await database.transaction(async tx => {
      const mail = await takeUnsent(tx, mailId)
      if (!mail) return
      await transport.deliver(mail)
      await markSent(tx, mailId)
    })
  } catch (error) {
    await markFailed(database.query, mailId, failureOf(error))
    throw error
  }
}

export const createSendMailJob = (database: Database, transport: MailTransport): SendMailJob => ({
  queue: 'send-mail',
  input: Posted,
  retries: 3,
  timeoutSeconds: 120,
  concurrency: 2,
  work: ({ mailId }) => deliverOnce(database, transport, mailId),
})

/** Every five minutes: tries again what a mail server that was away did not take, and forgets old mails. */
export const createMailRound = (database: Database, transport: MailTransport): JobKind => ({
  queue: 'mail-round',
  input: z.unknown(),
  retries: 0,
  timeoutSeconds: 280,
  concurrency: 1,
  schedule: '*/5 * * * *',
  work: async (_input, signal) => {
    const now = Date.now()
    await forgetMails(database.query, new Date(now - KEEP_FOR_MS))
    const waiting = await unsentBetween(database.query, new Date(now - TRY_FOR_MS), new Date(now - MINUTE_MS), BATCH)
    for (const mailId of waiting) {
      if (signal.aborted) return
      // One that fails keeps its reason and waits for the next round; the others are not held up by it.
      await deliverOnce(database, transport, mailId).catch(() => undefined)
    }
  },
})
