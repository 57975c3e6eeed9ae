import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '../src/platform/database/database.ts'
import { createLogger } from '../src/platform/telemetry/logger.ts'
import { closeAfterTests } from './close-after-tests.ts'
import { onDatabase } from './postgres.ts'

/** A fresh, migrated database of its own for a test, and how to reach it. Dropped when the file is done. */
export const testConnection = async (): Promise<Connection> => {
  const name = `onhand_test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(inject('postgres'), { poolSize: 1, logger: createLogger('silent') })
  await admin.pool.query(`create database ${name} template ${inject('template')}`)
  closeAfterTests(async () => {
    await admin.pool.query(`drop database if exists ${name} with (force)`)
    await admin.close()
  })
  return onDatabase(inject('postgres'), name)
}

export const testDatabase = async (): Promise<Database> => {
  const database = openDatabase(await testConnection(), { poolSize: 5, logger: createLogger('silent') })
  closeAfterTests(() => database.close())
  return database
}
