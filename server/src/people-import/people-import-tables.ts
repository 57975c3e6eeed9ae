import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { IMPORT_STATUSES } from '#contract/people-import.ts'
import { accounts } from '../accounts/account-tables.ts'
import { blobs } from '../files/file-tables.ts'

const counted = () => integer().notNull().default(0)

/** Imports that admins started. The row is the record of who brought in what and when, and the place from which a killed one goes on. */
export const peopleImports = pgTable(
  'people_imports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    startedByAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** Who stopped it; null where it ended by itself. */
    endedByAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    fileBytes: bigint({ mode: 'number' }).notNull(),
    /** The file, until the import has ended: it is people's data. */
    blobId: uuid().references(() => blobs.id, { onDelete: 'set null' }),
    status: text({ enum: IMPORT_STATUSES }).notNull().default('queued'),
    share: real().notNull().default(0),
    linesDone: counted(),
    expertsCreated: counted(),
    expertsUpdated: counted(),
    servicesWritten: counted(),
    categoriesCreated: counted(),
    linesRejected: counted(),
    skillWordsUnknown: counted(),
    unknownSkills: text().array().notNull().default(sql`'{}'`),
    failureReason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  table => [
    index('people_imports_blob').on(table.blobId),
    index('people_imports_started_by').on(table.startedByAccountId),
    index('people_imports_ended_by').on(table.endedByAccountId),
    check('people_imports_status', sql`${table.status} in ('queued', 'running', 'done', 'failed', 'cancelled')`),
  ],
)

export const peopleImportRejections = pgTable(
  'people_import_rejections',
  {
    importId: integer().notNull(),
    lineNumber: integer().notNull(),
    reason: text().notNull(),
  },
  table => [
    primaryKey({ columns: [table.importId, table.lineNumber] }),
    foreignKey({ columns: [table.importId], foreignColumns: [peopleImports.id], name: 'people_import_rejections_import' }).onDelete(
      'cascade',
    ),
  ],
)
