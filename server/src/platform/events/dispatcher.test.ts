import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { dispatchBatch, type EventConsumer, startDispatcher } from './dispatcher.ts'
import { publish } from './domain-event.ts'

const event = (subject: string, n: number) => ({ subject, type: 'counted', payload: { n } })
const logger = createLogger('silent')

const collector = () => {
  const heard: unknown[] = []
  const consume: EventConsumer = async (_tx, { subject, payload }) => {
    heard.push([subject, Object(payload).n])
  }
  return { heard, consume }
}

test('an event of a transaction that was rolled back is never handed on', async () => {
  const database = await testDatabase()
  const failed = database.transaction(async tx => {
    await publish(tx, event('thing:1', 1))
    throw new Error('changed my mind')
  })
  await expect(failed).rejects.toThrow('changed my mind')
  const { heard, consume } = collector()
  expect(await dispatchBatch(database, [consume])).toBe(0)
  expect(heard).toEqual([])
})

test('a transaction that commits late is not passed over', async () => {
  const database = await testDatabase()
  const { heard, consume } = collector()
  const gate = Promise.withResolvers<void>()
  const written = Promise.withResolvers<void>()
  const late = database.transaction(async tx => {
    await publish(tx, event('late:1', 1))
    written.resolve()
    await gate.promise
  })
  await written.promise
  await database.transaction(tx => publish(tx, event('early:1', 2)))
  await dispatchBatch(database, [consume])
  gate.resolve()
  await late
  await dispatchBatch(database, [consume])
  expect(heard).toEqual([
    ['early:1', 2],
    ['late:1', 1],
  ])
})

test('what a consumer wrote is gone with a batch that failed, and the events come again', async () => {
  const database = await testDatabase()
  await database.transaction(tx => publish(tx, event('thing:1', 1), event('thing:1', 2)))
  const { heard, consume } = collector()
  let attempts = 0
  const breaksOnce: EventConsumer = async () => {
    attempts += 1
    if (attempts === 2) throw new Error('the consumer broke')
  }
  await expect(dispatchBatch(database, [breaksOnce])).rejects.toThrow('the consumer broke')
  await dispatchBatch(database, [consume])
  expect(heard).toEqual([
    ['thing:1', 1],
    ['thing:1', 2],
  ])
})

test('two nodes hand each event on once and in order, also when one loses its connections in the middle', async () => {
  const database = await testDatabase()
  const { heard, consume } = collector()
  const keep: EventConsumer = async (tx, each) => {
    await consume(tx, each)
    await tx.execute(sql`insert into live_messages (room, seq, event) values ('kept', ${each.id}, '{}')`)
  }
  const nodes = [
    await startDispatcher(database, [keep], createMetrics(), logger),
    await startDispatcher(database, [keep], createMetrics(), logger),
  ]
  for (let n = 0; n < 250; n++) {
    await database.transaction(tx => publish(tx, event('thing:1', n)))
    if (n === 100)
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'",
      )
  }
  const kept = async () => (await database.pool.query("select count(*)::int as kept from live_messages where room = 'kept'")).rows[0].kept
  await eventually(async () => (await kept()) === 250)
  expect(heard).toEqual(Array.from({ length: 250 }, (_, n) => ['thing:1', n]))
  for (const node of nodes) await node.close()
})
