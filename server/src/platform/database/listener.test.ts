import { expect, test } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { createLogger } from '../telemetry/logger.ts'
import { listen } from './listener.ts'

test('a listener comes back after its connection broke, and says so, so that what was missed can be looked up', async () => {
  const database = await testDatabase()
  const heard: string[] = []
  let connections = 0
  const on = {
    notification: (payload: string) => void heard.push(payload),
    connect: async () => {
      connections += 1
    },
  }
  const listener = await listen(database, 'test_channel', on, createLogger('silent'))
  await database.pool.query("notify test_channel, 'before'")
  await eventually(async () => heard.length === 1)
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen test_channel' and datname = current_database()",
  )
  await eventually(async () => connections === 2)
  await database.pool.query("notify test_channel, 'after'")
  await eventually(async () => heard.length === 2)
  expect(heard).toEqual(['before', 'after'])
  await listener.close()
})
