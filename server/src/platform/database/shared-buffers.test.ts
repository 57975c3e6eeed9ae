import { totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
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

// Another server's settings are its operator's.
test.skipIf(process.env['DATABASE_URL'])('the embedded database keeps what the machine can spare', async () => {
  const { database } = await testApp()
  const { rows } = await database.pool.query<{ megabytes: number }>(
    `select (setting::int8 * 8192 / 1048576)::int as megabytes from pg_settings where name = 'shared_buffers'`,
  )
  expect(rows[0]?.megabytes).toBe(sharedBuffersMb(memoryAtHand()))
})
