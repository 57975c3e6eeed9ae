import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../../accounts/account-tables.ts'
import { blobs } from '../../files/file-tables.ts'
import { workspaces } from '../workspace-tables.ts'

/** The 3D models that a team shares. A deleted one stays for a day, for whoever deleted it by mistake. */
export const workspaceModels = pgTable(
  'workspace_models',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: integer()
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null when the account is gone: the model is the team's. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Null for a link to another site. */
    blobId: uuid().references(() => blobs.id),
    modelFileUrl: text().notNull(),
    modelFormat: text().notNull(),
    modelName: text().notNull(),
    positionX: doublePrecision().notNull().default(0),
    positionY: doublePrecision().notNull().default(0),
    positionZ: doublePrecision().notNull().default(0),
    rotationX: doublePrecision().notNull().default(0),
    rotationY: doublePrecision().notNull().default(0),
    rotationZ: doublePrecision().notNull().default(0),
    scaleFactor: doublePrecision().notNull().default(1),
    revision: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('workspace_models_of_workspace').on(table.workspaceId, table.id),
    index('workspace_models_of_account').on(table.accountId),
    index('workspace_models_of_blob').on(table.blobId),
    index('workspace_models_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    check('workspace_models_scale', sql`${table.scaleFactor} > 0`),
  ],
)

/** What was said of spots on models, in the model's own coordinates. */
export const workspaceModelComments = pgTable(
  'workspace_model_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    modelId: integer()
      .notNull()
      .references(() => workspaceModels.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    x: doublePrecision().notNull(),
    y: doublePrecision().notNull(),
    z: doublePrecision().notNull(),
    content: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    resolvedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('workspace_model_comments_of_model').on(table.modelId, table.id),
    index('workspace_model_comments_of_account').on(table.accountId),
  ],
)
