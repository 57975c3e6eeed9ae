import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailCalendar } from './mail.ts'

const moment = () => timestamp({ withTimezone: true })

/** Mail that left, or is about to. Without SMTP this is where it stays, and `/dev/mail` shows it. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    html: text().notNull(),
    replyTo: text(),
    headers: jsonb().$type<Record<string, string>>(),
    calendar: jsonb().$type<MailCalendar>(),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    failure: text(),
    /** How often a server was asked to take it. */
    attempts: integer().notNull().default(0),
    /** When the round takes it up; null once it left, or was given up. */
    nextTryAt: moment().default(sql`now() + interval '1 minute'`),
  },
  table => [
    index('mails_age').on(table.createdAt),
    index('mails_waiting').on(table.nextTryAt).where(sql`sent_at is null and next_try_at is not null`),
    index('mails_recipient').on(table.recipient),
  ],
)

/** Addresses whose own server refused a mail for good, and how many of them. A mail that it takes again ends that. */
export const mailRefusals = pgTable('mail_refusals', {
  address: text().primaryKey(),
  refusals: integer().notNull(),
  /** The server's words at the last one. */
  words: text().notNull(),
  refusedAt: moment().notNull().defaultNow(),
})
