import { customType, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A shared document: its state up to `foldedSeq`. What came after that is in `sharedDocumentUpdates`. */
export const sharedDocuments = pgTable('shared_documents', {
  name: text().primaryKey(),
  /** The last number given to a change. */
  seq: integer().notNull(),
  foldedSeq: integer().notNull().default(0),
  state: bytea(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Changes of shared documents, as they came; acknowledged once they stand here. */
export const sharedDocumentUpdates = pgTable(
  'shared_document_updates',
  {
    name: text()
      .notNull()
      .references(() => sharedDocuments.name, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    change: bytea().notNull(),
  },
  table => [primaryKey({ columns: [table.name, table.seq] })],
)
