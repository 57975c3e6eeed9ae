import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { migrateDatabase } from './migrate.ts'

test('migrations that stand already are not applied again', async () => {
  const database = await testDatabase()
  await Promise.all([migrateDatabase(database), migrateDatabase(database)])
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  expect(rows[0].applied).toBeGreaterThan(0)
})

test('every foreign key that follows a deletion has an index: who deletes a row reads no whole table to find what hangs on it', async () => {
  const database = await testDatabase()
  const { rows } = await database.pool.query(
    `select conrelid::regclass || '.' || attname as key from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confdeltype <> 'a' and connamespace = 'public'::regnamespace
     and not exists (
       select from pg_index where indrelid = conrelid and indkey[0] = conkey[1]
       and (indpred is null or pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname))
     ) order by 1`,
  )
  expect(rows.map(({ key }) => key)).toEqual([])
})
