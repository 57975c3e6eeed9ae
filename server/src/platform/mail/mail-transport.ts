import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { MailRow } from './mail-store.ts'

/** Hands one mail over to whoever carries it; throws when that failed. */
export interface MailTransport {
  deliver(mail: MailRow): Promise<void>
  close(): void
}

interface MailFailure {
  /** Kept with the mail, and shown to the operator. */
  words: string
  /** Trying again would only annoy the server. */
  isForGood: boolean
  /** It was the address itself that was refused for good. */
  isOfAddress: boolean
}

/** What an answer blames (RFC 3463): the address by 5.1 and 5.2, but 5.1.7 and 5.1.8 the sender's. */
const ENHANCED = /^5\d\d[ -]5\.\d{1,3}\.\d{1,3}/
const ENHANCED_OF_ADDRESS = /^5\d\d[ -]5\.(1\.(?![78]\b)|2\.)/

/** Whether a refused recipient is the address's fault. Our own relay refuses at the same place when it does not know us (5.7.1, 554). */
const isAddressBlamed = (code: number, response: string): boolean =>
  ENHANCED.test(response) ? ENHANCED_OF_ADDRESS.test(response) : code >= 550 && code <= 553

/**
 * A 5xx to the address or to the message is said for good; everything else may be over in a minute. So may a refused sender, and a relay that
 * takes nothing from us: these are mistakes in our own settings, and no reason to lose what waits.
 */
export const failureOf = (error: unknown): MailFailure => {
  if (!(error instanceof Error)) return { words: String(error), isForGood: false, isOfAddress: false }
  const answer = 'responseCode' in error ? Number(error.responseCode) : 0
  const response = 'response' in error ? String(error.response) : ''
  const isOfAddress = 'command' in error && error.command === 'RCPT TO' && isAddressBlamed(answer, response)
  const isOfMessage = answer >= 500 && 'code' in error && error.code === 'EMESSAGE'
  return { words: error.message, isForGood: isOfAddress || isOfMessage, isOfAddress }
}

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
        headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
        // Both beside the words and attached: Gmail and Outlook read the one, others the other.
        ...(mail.calendar ? { icalEvent: { method: mail.calendar.method, filename: 'invite.ics', content: mail.calendar.text } } : {}),
      })
    },
    close: () => carrier.close(),
  }
}

export const createMailTransport = ({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): MailTransport =>
  smtpUrl ? smtp(smtpUrl, mailFrom) : outbox
