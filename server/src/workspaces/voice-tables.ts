import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/account-tables.ts'
import { workspaces } from './workspace-tables.ts'

/** Where people of a workspace talk. Its number is never given again, so that nobody comes into another's room by an old one. */
export const voiceChannels = pgTable(
  'workspace_voice_channels',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Null for those that every workspace begins with, and when the account is gone. */
    createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    uniqueIndex('workspace_voice_channels_name').on(table.workspaceId, sql`lower(${table.name})`),
    index('workspace_voice_channels_by').on(table.createdBy),
  ],
)
