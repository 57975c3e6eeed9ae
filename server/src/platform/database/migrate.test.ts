import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { migrateDatabase } from './migrate.ts'

test('migrations that stand already are not applied again', async () => {
  const database = await testDatabase()
  await Promise.all([migrateDatabase(database), migrateDatabase(database)])
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  expect(rows[0].applied).toBeGreaterThan(0)
})
