import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    failure: text(),
  },
  table => [index('mails_age').on(table.createdAt)],
)
