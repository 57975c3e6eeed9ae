import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ACTIVITY_TYPES } from '#contract/workspaces-activity.ts'
import { WORKSPACE_ROLES } from '#contract/workspaces-rights.ts'
import { accounts } from '../../accounts/account-tables.ts'
import { workspaceModels } from '../models/model-tables.ts'
import { workspaceFiles, workspaces } from '../workspace-tables.ts'

/**
 * What happened in a workspace, written from its events. Of people, files and models it holds no names, only who and which: what is deleted, or not
 * open to its reader any more, is not told here either.
 */
export const workspaceActivity = pgTable(
  'workspace_activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    type: text({ enum: ACTIVITY_TYPES }).notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** To whom it was done. */
    aboutAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    fileId: integer().references(() => workspaceFiles.id, { onDelete: 'set null' }),
    modelId: integer().references(() => workspaceModels.id, { onDelete: 'set null' }),
    role: text({ enum: WORKSPACE_ROLES }),
    count: integer().notNull().default(1),
    /** Of the last of a run. */
    happenedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('workspace_activity_of_workspace').on(table.workspaceId, table.id),
    index('workspace_activity_of_account').on(table.accountId, table.workspaceId, table.id),
    index('workspace_activity_about').on(table.aboutAccountId),
    index('workspace_activity_of_file').on(table.fileId),
    index('workspace_activity_of_model').on(table.modelId),
    index('workspace_activity_happened').on(table.happenedAt),
  ],
)
