import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Database } from './database.ts'

/** Applies the committed migrations. Several nodes may start at once: they take turns under an advisory lock. */
export const migrateDatabase = async (database: Database): Promise<void> => {
  const client = await database.connectAlone()
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration])
    await migrate(drizzle({ client }), { migrationsFolder: join(import.meta.dirname, '../../../migrations') })
  } finally {
    await client.end()
  }
}
