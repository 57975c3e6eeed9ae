import type { Transaction } from '../database/database.ts'

/** An appointment beside the words, as calendars read it: `text` is the whole of an .ics file, `method` what it asks for. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  text: string
}

/** A mail as a domain writes it. `text` is always there; `html` is a whole document made from the same words. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes, when not to the operator. */
  replyTo?: string
  /** Further lines of the mail's head, such as how to unsubscribe. */
  headers?: Record<string, string>
  calendar?: MailCalendar
}

/**
 * Port: mail leaves as part of the transaction that causes it, by a job that tries again. Without SMTP it goes to the outbox that `/dev/mail`
 * shows in the demo. Answers the mail's number, by which it is later said what became of it.
 */
export interface MailPort {
  send(tx: Transaction, mail: Mail): Promise<number>
}
