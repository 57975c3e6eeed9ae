import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { type MailRow, REFUSED } from './mail-store.ts'

/** Hands one mail over to whoever carries it; throws when that failed. */
export interface MailTransport {
  deliver(mail: MailRow): Promise<void>
  close(): void
}

/** A recipient's server that says 5xx to the address will say so again; everything else may be over in a minute. */
const isForGood = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EENVELOPE' && 'responseCode' in error && Number(error.responseCode) >= 500

/** What is kept of a failure, and shown to the operator. */
export const failureOf = (error: unknown): string => `${isForGood(error) ? REFUSED : ''}${error instanceof Error ? error.message : error}`

/** Without SMTP a mail stays in the outbox, which is where it lies already. */
const outbox: MailTransport = { deliver: async () => undefined, close: () => undefined }

const smtp = (url: string, from: string): MailTransport => {
  const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }
  const carrier = createTransport({ url, pool: true, maxConnections: 2, ...timeouts }, { from })
  const domain = /@([^\s>]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    deliver: async mail => {
      await carrier.sendMail({
        // As an object: text would be read as a list of addresses.
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body,
        html: mail.html,
        ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
        // The same at every attempt: a mail that arrived twice is recognised as one.
        messageId: `<mail-${mail.id}-${mail.createdAt.getTime()}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => carrier.close(),
  }
}

export const createMailTransport = ({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailTransport =>
  smtpUrl ? smtp(smtpUrl, mailFrom) : outbox
