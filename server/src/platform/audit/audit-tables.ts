import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What admins did, for good. It knows accounts by their ids only, so that it outlives them without telling who they were. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actorAccountId: uuid().notNull(),
    /** In the past tense: `role-granted`. */
    action: text().notNull(),
    /** Kind and id: `verification-request:12`. */
    subject: text().notNull(),
    /** What a reader needs beyond that, without anybody's words. */
    detail: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
  },
  table => [index('audit_entries_subject').on(table.subject, table.id)],
)
