import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

/** Any number that no other advisory lock of the product uses. */
const MIGRATION_LOCK = 7_204_001

/** Applies the committed migrations. Several nodes may start at once: they take turns under an advisory lock. */
export const migrateDatabase = async (database: Database): Promise<void> => {
  const client = await database.connectAlone()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: join(import.meta.dirname, '../../../migrations') })
  } finally {
    await client.end()
  }
}
