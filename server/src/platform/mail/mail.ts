import type { Transaction } from '../database/database.ts'

/** A mail as a domain writes it. `text` is always there; `html` is a whole document made from the same words. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes, when not to the operator. */
  replyTo?: string
}

/**
 * Port: mail leaves as part of the transaction that causes it, by a job that tries again. Without SMTP it goes to the outbox that `/dev/mail`
 * shows in the demo.
 */
export interface MailPort {
  send(tx: Transaction, mail: Mail): Promise<void>
}
