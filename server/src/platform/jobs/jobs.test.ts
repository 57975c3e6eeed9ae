import { expect, test } from 'vitest'
import * as z from 'zod'
import { eventually } from '../../../test/app.ts'
import { closeAfterTests } from '../../../test/close-after-tests.ts'
import { testConnection } from '../../../test/database.ts'
import { openDatabase } from '../database/database.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { createJobs, type JobKind } from './jobs.ts'

const Input = z.object({ n: z.int() })
const logger = createLogger('silent')

const setUp = async () => {
  const connection = await testConnection()
  const database = openDatabase(connection, { poolSize: 4, logger })
  closeAfterTests(() => database.close())
  const node = () => {
    const jobs = createJobs(connection, createMetrics(), logger)
    closeAfterTests(() => jobs.stop())
    return jobs
  }
  return { database, node }
}

const kindOf = (work: JobKind<typeof Input>['work'], more: Partial<JobKind<typeof Input>> = {}): JobKind<typeof Input> => ({
  queue: 'counting',
  input: Input,
  retries: 1,
  timeoutSeconds: 60,
  concurrency: 1,
  work,
  ...more,
})

test('a job of a transaction that was rolled back is never worked', async () => {
  const { database, node } = await setUp()
  const worked: number[] = []
  const kind = kindOf(async ({ n }) => void worked.push(n))
  const jobs = node()
  await jobs.start([kind])
  const undone = database.transaction(async tx => {
    await jobs.send(tx, kind, { n: 1 })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await jobs.work([kind])
  await database.transaction(tx => jobs.send(tx, kind, { n: 2 }))
  await eventually(async () => worked.includes(2))
  expect(worked).toEqual([2])
})

test('a job that keeps failing is tried again, then given up once, with its error', async () => {
  const { database, node } = await setUp()
  const said: string[] = []
  let attempts = 0
  const kind = kindOf(
    async ({ n }) => {
      if (n === 0) return void said.push('the next job')
      attempts += 1
      throw new Error(`attempt ${attempts}`)
    },
    { giveUp: async (_input, error) => void said.push(String(error)) },
  )
  const jobs = node()
  await jobs.start([kind])
  await jobs.work([kind])
  await database.transaction(tx => jobs.send(tx, kind, { n: 1 }))
  await eventually(async () => said.length > 0)
  await database.transaction(tx => jobs.send(tx, kind, { n: 0 }))
  await eventually(async () => said.length > 1)
  expect(said).toEqual(['Error: attempt 2', 'the next job'])
})

test('of jobs with one key only one waits', async () => {
  const { database, node } = await setUp()
  const worked: number[] = []
  const kind = kindOf(async ({ n }) => void worked.push(n), { keyOf: ({ n }) => String(n % 2) })
  const jobs = node()
  await jobs.start([kind])
  for (const n of [1, 3, 5, 2]) await database.transaction(tx => jobs.send(tx, kind, { n }))
  await jobs.work([kind])
  await eventually(async () => worked.length === 2)
  await database.transaction(tx => jobs.send(tx, kind, { n: 7 }))
  await eventually(async () => worked.includes(7))
  expect(worked.toSorted()).toEqual([1, 2, 7])
})

test('what a dead process was working on is taken up at once by the next', async () => {
  const { database, node } = await setUp()
  const worked: string[] = []
  const never = Promise.withResolvers<void>()
  const kind = kindOf(async () => {
    worked.push('by the first')
    await never.promise
  })
  const first = node()
  await first.start([kind])
  await first.work([kind])
  await database.transaction(tx => first.send(tx, kind, { n: 1 }))
  await eventually(async () => worked.length === 1)
  const again = kindOf(async () => void worked.push('by the second'))
  const second = node()
  await second.start([again])
  await second.giveBackAbandoned()
  await second.work([again])
  await eventually(async () => worked.includes('by the second'))
  never.resolve()
})

test('nothing is ready before somebody works', async () => {
  const { node } = await setUp()
  const kind = kindOf(async () => undefined)
  const jobs = node()
  await jobs.start([kind])
  await expect(jobs.checkWorking()).rejects.toThrow('no job is taken up yet')
  await jobs.work([kind])
  await jobs.checkWorking()
})

test('a job for later waits, and does not stand in the way of the same one wanted now', async () => {
  const { database, node } = await setUp()
  const worked: number[] = []
  const kind = kindOf(async ({ n }) => void worked.push(n), { keyOf: ({ n }) => String(n) })
  const jobs = node()
  await jobs.start([kind])
  await database.transaction(tx => jobs.send(tx, kind, { n: 1 }, { startAfterSeconds: 3600 }))
  await jobs.work([kind])
  await database.transaction(tx => jobs.send(tx, kind, { n: 1 }))
  await eventually(async () => worked.length > 0)
  expect(worked).toEqual([1])
})
