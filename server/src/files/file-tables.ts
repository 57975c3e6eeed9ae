import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/account-tables.ts'

/**
 * Files that somebody brought. Several may share one content in the blob store; nobody can tell. What needs a file refers to it by a foreign
 * key, which is what keeps it: after a day without one, housekeeping takes it away.
 */
export const blobs = pgTable(
  'blobs',
  {
    id: uuid().primaryKey(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    /** Proven by its bytes when it came. */
    mediaType: text().notNull(),
    originalName: text().notNull(),
    /** Null: nobody's own, but of the thing that refers to it, and gone with it. */
    ownerAccountId: uuid().references(() => accounts.id),
    /** Decides who may read it: see FilePurpose. */
    purpose: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('blobs_content').on(table.sha256),
    index('blobs_owner').on(table.ownerAccountId),
    index('blobs_created').on(table.createdAt),
    check('blobs_sha256_is_hex', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('blobs_are_not_empty', sql`${table.sizeBytes} > 0`),
  ],
)

/** Contents that lost a file: whether they are anybody's still is looked into one by one, until each is dealt with. */
export const blobDisposals = pgTable('blob_disposals', { sha256: text().primaryKey() })
