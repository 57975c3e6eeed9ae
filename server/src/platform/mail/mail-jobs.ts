import * as z from 'zod'
import { waitAfter } from '../back-off.ts'
import type { Database, Transaction } from '../database/database.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { countRefusal, forgetMails, forgetRefusals, type MailRow, mailsDue, markFailed, markSent, takeUnsent } from './mail-store.ts'
import { failureOf, type MailTransport } from './mail-transport.ts'

const DAY_MS = 86_400_000
/** After this long a mail is no longer news to anybody. */
const TRY_FOR_MS = 2 * DAY_MS
const KEEP_FOR_MS = 30 * DAY_MS
const BATCH = 200

const Posted = z.object({ mailId: z.int() })
/** Sends one mail. Repeating it is harmless: a mail that left is not sent again. */
export type SendMailJob = JobKind<typeof Posted>

interface MailJobParts {
  database: Database
  transport: MailTransport
  /** Hears of a mail that will never arrive, as part of the transaction that gives it up. */
  onGivenUp?(tx: Transaction, mailId: number, words: string): Promise<void>
}

const noteFailure = async (tx: Transaction, mail: MailRow, error: unknown, onGivenUp: MailJobParts['onGivenUp']): Promise<void> => {
  const { words, isForGood, isOfAddress } = failureOf(error)
  const nextTryAt = new Date(Date.now() + waitAfter(mail.attempts))
  const isOver = isForGood || nextTryAt.getTime() > mail.createdAt.getTime() + TRY_FOR_MS
  await markFailed(tx, mail.id, { failure: words, nextTryAt: isOver ? null : nextTryAt })
  if (isOfAddress) await countRefusal(tx, mail.recipient, words)
  if (isOver) await onGivenUp?.(tx, mail.id, words)
}

/** One attempt at a mail, and what came of it, in one transaction: whoever asks meanwhile is passed by. */
const deliverOnce = async ({ database, transport, onGivenUp }: MailJobParts, mailId: number): Promise<void> => {
  const failed = await database.transaction(async tx => {
    const mail = await takeUnsent(tx, mailId)
    if (!mail) return undefined
    try {
      await transport.deliver(mail)
    } catch (cause) {
      await noteFailure(tx, mail, cause, onGivenUp)
      return { cause }
    }
    await markSent(tx, mailId)
    await forgetRefusals(tx, mail.recipient)
    return undefined
  })
  if (failed) throw failed.cause
}

export const createSendMailJob = (parts: MailJobParts): SendMailJob => ({
  queue: 'send-mail',
  input: Posted,
  // Two more within seconds, for what is over in a moment; the round does the rest.
  retries: 2,
  timeoutSeconds: 120,
  concurrency: 2,
  work: ({ mailId }) => deliverOnce(parts, mailId),
})

/** Every minute: tries again what a mail server did not take and whose time has come, and forgets old mails. */
export const createMailRound = (parts: MailJobParts): JobKind => ({
  queue: 'mail-round',
  input: z.unknown(),
  keyOf: () => 'round',
  retries: 0,
  timeoutSeconds: 280,
  concurrency: 1,
  schedule: '* * * * *',
  work: async (_input, signal) => {
    const now = Date.now()
    await forgetMails(parts.database.query, new Date(now - KEEP_FOR_MS))
    for (const mailId of await mailsDue(parts.database.query, new Date(now), BATCH)) {
      if (signal.aborted) return
      // One that fails keeps its reason and waits for its next time; the others are not held up by it.
      await deliverOnce(parts, mailId).catch(() => undefined)
    }
  },
})
