import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Connection, type Database, openDatabase } from '../src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { createJobs } from '../src/platform/jobs/jobs.ts'
import { createLogger } from '../src/platform/telemetry/logger.ts'
import { createMetrics } from '../src/platform/telemetry/metrics.ts'
import { memoryFolder } from './memory-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the tests' PostgreSQL is reached. */
    postgres: Connection
    /** The migrated database that each test's own is copied from. */
    template: string
  }
}

/** Small: thousands of databases come and go, and the pages of one are used for the next before they are strange to the processor. */
const BUFFERS_MB = 64

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's may not be asked, and lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A run that was killed cleared nothing away, and in memory that is missed. */
const clearLeftBehind = () => {
  for (const name of readdirSync(memoryFolder())) {
    const pid = Number(/^onhand-test-(\d+)-/.exec(name)?.[1] ?? 0)
    if (pid > 0 && !isAlive(pid)) rmSync(join(memoryFolder(), name), { recursive: true, force: true })
  }
}

/** One PostgreSQL for a run of the tests: the embedded one in a scratch folder, or the server behind DATABASE_URL. */
const startPostgres = async (): Promise<{ connection: Connection; stop: () => Promise<void> }> => {
  const url = process.env['DATABASE_URL']
  if (url) return { connection: { connectionString: url }, stop: async () => undefined }
  clearLeftBehind()
  const folder = mkdtempSync(join(memoryFolder(), `onhand-test-${process.pid}-`))
  // Started by root, the server runs as nobody: it must be able to get here.
  chmodSync(folder, 0o777)
  const server = await startEmbeddedPostgres(folder, BUFFERS_MB)
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { connection: { host: server.host, user: server.user, database: 'postgres' }, stop }
}

/** The same server, another database on it. */
export const onDatabase = (connection: Connection, database: string): Connection => {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Nothing here must outlive a power failure, and to drop a database takes a second where each file is brought to the disk. */
const forgetOnPowerLoss = async ({ pool }: Database) => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) await pool.query(`alter system set ${setting} = off`)
  await pool.query('select pg_reload_conf()')
}

export default async (project: TestProject) => {
  const { connection, stop } = await startPostgres()
  const logger = createLogger('silent')
  const template = `onhand_template_${process.pid}`
  const admin = openDatabase(connection, { poolSize: 2, logger })
  if (!process.env['DATABASE_URL']) await forgetOnPowerLoss(admin)
  await admin.pool.query(`drop database if exists ${template}`)
  await admin.pool.query(`create database ${template}`)
  const fresh = openDatabase(onDatabase(connection, template), { poolSize: 2, logger })
  await migrateDatabase(fresh)
  // The queue's own tables are in the template too: making them takes a second for each test.
  const jobs = createJobs(onDatabase(connection, template), createMetrics(), logger)
  await jobs.start([])
  await jobs.stop()
  await fresh.close()
  project.provide('postgres', connection)
  project.provide('template', template)
  return async () => {
    await admin.pool.query(`drop database if exists ${template} with (force)`)
    await admin.close()
    await stop()
  }
}
