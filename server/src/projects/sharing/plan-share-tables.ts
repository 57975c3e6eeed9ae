import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { projects } from '../project-tables.ts'

/** Links by which a plan is shared. Of its token only the hash is kept: who reads this table opens no plan. */
export const planShares = pgTable(
  'plan_shares',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  table => [uniqueIndex('plan_shares_token').on(table.tokenHash), index('plan_shares_of_project').on(table.projectId, table.id)],
)
