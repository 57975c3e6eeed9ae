import { pgTable, text } from 'drizzle-orm/pg-core'

/** What an installation is, decided at its first start. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: text().notNull() })
