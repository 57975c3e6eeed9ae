import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Logger } from '../telemetry/logger.ts'
import { takeDataFolder } from './data-folder.ts'
import { type Connection, type Database, openDatabase } from './database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'

/** The database named by the settings, reached for one process. `embedded` where this process started it. */
export interface JoinedDatabase {
  connection: Connection
  database: Database
  embedded: EmbeddedPostgres | undefined
  close(): Promise<void>
}

const embeddedConnection = (host: string): Connection => ({ host, user: 'onhand', database: 'postgres' })

const open = async (connection: Connection, config: Config, logger: Logger, embedded?: EmbeddedPostgres): Promise<JoinedDatabase> => {
  const database = openDatabase(connection, { poolSize: config.databasePoolSize, logger })
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await database.pool.query('select 1')
    await migrateDatabase(database)
  } catch (cause) {
    await close()
    const why = cause instanceof Error ? cause.message || ('code' in cause ? cause.code : cause.name) : cause
    throw new Error(
      config.databaseUrl
        ? `DATABASE_URL cannot be used (${why}); check the address, the password, and that the server runs`
        : `the embedded database cannot be used: ${why}`,
      { cause },
    )
  }
  return { connection, database, embedded, close }
}

/** The app's own way: starts the embedded server, or takes the one in DATABASE_URL. Migrations are applied. */
export const startDatabase = async (config: Config, logger: Logger): Promise<JoinedDatabase> => {
  if (config.databaseUrl) return open({ connectionString: config.databaseUrl }, config, logger)
  const embedded = await startEmbeddedPostgres(config.dataDir)
  return open(embeddedConnection(embedded.host), config, logger, embedded)
}

/** A command's way: joins the running app's embedded database through its socket, or starts it when none runs. */
export const joinDatabase = async (config: Config, logger: Logger): Promise<JoinedDatabase> => {
  if (config.databaseUrl) return startDatabase(config, logger)
  const pointer = join(config.dataDir, 'postgres-folder')
  const folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(config.dataDir, 'postgres')
  if (existsSync(join(folder, '.s.PGSQL.5432')) && existsSync(join(folder, 'postmaster.pid'))) {
    // A killed server leaves both files behind: then the connection fails and this process starts it.
    const joined = await open(embeddedConnection(folder), config, logger).catch(() => undefined)
    if (joined) return joined
  }
  // Nobody serves the folder: this process does, and an app started meanwhile is told so.
  const release = await takeDataFolder(config.dataDir)
  const started = await startDatabase(config, logger)
  return { ...started, close: () => started.close().finally(release) }
}
