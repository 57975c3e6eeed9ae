import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '../src/platform/database/database.ts'
import { createLogger } from '../src/platform/telemetry/logger.ts'
import { closeAfterFile, closeAfterTests } from './close-after-tests.ts'
import { onDatabase } from './postgres.ts'

let admin: Database | undefined
/** One connection for all databases of a file: what a new one has to look up first takes longer than the copy that it is for. */
const adminDatabase = (): Database => {
  if (admin) return admin
  const opened = openDatabase(inject('postgres'), { poolSize: 1, logger: createLogger('silent') })
  admin = opened
  closeAfterFile(async () => {
    admin = undefined
    await opened.close()
  })
  return opened
}

/** A fresh, migrated database of its own for a test, and how to reach it. Dropped when the file is done. */
export const testConnection = async (): Promise<Connection> => {
  const name = `onhand_test_${randomBytes(6).toString('hex')}`
  await adminDatabase().pool.query(`create database ${name} template ${inject('template')}`)
  closeAfterTests(async () => {
    await adminDatabase().pool.query(`drop database if exists ${name} with (force)`)
  })
  return onDatabase(inject('postgres'), name)
}

export const testDatabase = async (): Promise<Database> => {
  const database = openDatabase(await testConnection(), { poolSize: 5, logger: createLogger('silent') })
  closeAfterTests(() => database.close())
  return database
}
