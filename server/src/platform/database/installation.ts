import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { installation } from './installation-tables.ts'

/**
 * Keeps the mode that a database was first started in, and refuses another: a demo has an admin whom everybody may be, who must not wake up
 * in production, and a production database must not be filled with sample people because a variable was forgotten.
 */
export const claimMode = async (database: Database, mode: string): Promise<void> => {
  await database.query.insert(installation).values({ key: 'mode', value: mode }).onConflictDoNothing()
  const [row] = await database.query.select().from(installation).where(eq(installation.key, 'mode'))
  if (row?.value === mode) return
  throw new Error(
    `this database was made as ${row?.value}, ONHAND_MODE is ${mode}; start it as ${row?.value}, or give ${mode} a DATA_DIR or DATABASE_URL of its own`,
  )
}
