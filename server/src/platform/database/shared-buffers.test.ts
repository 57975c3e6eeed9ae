import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { closeAfterTests } from '../../../test/close-after-tests.ts'
import { scratchFolder } from '../../../test/scratch-folder.ts'
import { createLogger } from '../telemetry/logger.ts'
import { openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { memoryAtHand, sharedBuffersMb } from './shared-buffers.ts'

const GIGABYTE = 2 ** 30

test.each([
  [1, 256],
  [4, 256],
  [8, 512],
  [16, 1_024],
  [32, 2_048],
  [256, 2_048],
])('with %d GB of memory the database keeps up to %d MB of its pages', (gigabytes, megabytes) => {
  expect(sharedBuffersMb(gigabytes * GIGABYTE)).toBe(megabytes)
})

test('the memory at hand is never more than the machine has', () => {
  expect(memoryAtHand()).toBeGreaterThan(0)
  expect(memoryAtHand()).toBeLessThanOrEqual(totalmem())
})

test('the embedded database keeps what the machine can spare', async () => {
  const { host, user, stop } = await startEmbeddedPostgres(scratchFolder())
  closeAfterTests(stop)
  const database = openDatabase({ host, user, database: 'postgres' }, { poolSize: 1, logger: createLogger('silent') })
  closeAfterTests(() => database.close())
  const { rows } = await database.pool.query<{ megabytes: number }>(
    `select (setting::int8 * 8192 / 1048576)::int as megabytes from pg_settings where name = 'shared_buffers'`,
  )
  expect(rows[0]?.megabytes).toBe(sharedBuffersMb(memoryAtHand()))
})
