import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eventually } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import type { Database } from '../database/database.ts'
import { createLogger } from '../telemetry/logger.ts'
import { createMetrics } from '../telemetry/metrics.ts'
import { type BatchConsumer, dispatchBatch, type EventConsumer, startDispatcher } from './dispatcher.ts'
import { publish } from './domain-event.ts'
import { RETRY_AFTER_SECONDS } from './event-store.ts'
import { eventFailures, liveMessages } from './event-tables.ts'

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
  expect(await dispatchBatch(database, [consume])).toMatchObject({ taken: 0 })
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

/** Fails on each event of one subject whose number is 1, as long as it is not mended. */
const poisoned = (subject: string) => {
  const cure = { isMended: false }
  const consume: EventConsumer = async (_tx, event) => {
    if (event.subject === subject && Object(event.payload).n === 1 && !cure.isMended) throw new Error('this event breaks me')
  }
  return { cure, consume }
}
const write: BatchConsumer = {
  consumeAll: async (tx, events) => {
    for (const { id } of events) await tx.execute(sql`insert into live_messages (room, seq, event) values ('written', ${id}, '{}')`)
  },
}
/** As if the time to wait were over. */
const waitOver = (database: Database) => database.pool.query('update event_failures set retry_at = now()')
const writtenIn = (database: Database) => database.query.$count(liveMessages)

test('an event that breaks a consumer holds up its own subject and nothing else, and leaves nothing behind', async () => {
  const database = await testDatabase()
  await database.transaction(tx =>
    publish(tx, event('good:1', 1), event('bad:1', 1), event('bad:1', 2), event('good:2', 1), event('good:1', 2)),
  )
  const { heard, consume } = collector()
  const { cure, consume: breaks } = poisoned('bad:1')
  expect(await dispatchBatch(database, [write, breaks, consume])).toMatchObject({ handedOn: 3, failed: [{ retryInSeconds: 1 }] })
  // What was written in the first try, of the whole batch, is undone.
  expect(heard).toEqual([
    ['good:1', 1],
    ['good:2', 1],
    ['good:1', 2],
  ])
  expect(await writtenIn(database)).toBe(3)
  expect(await dispatchBatch(database, [write, breaks, consume])).toMatchObject({ taken: 0 })
  await database.transaction(tx => publish(tx, event('good:3', 1), event('bad:1', 3)))
  expect(await dispatchBatch(database, [write, breaks, consume])).toMatchObject({ taken: 1, handedOn: 1 })
  heard.length = 0
  cure.isMended = true
  await waitOver(database)
  expect(await dispatchBatch(database, [write, breaks, consume])).toMatchObject({ handedOn: 3, failed: [] })
  expect(heard).toEqual([
    ['bad:1', 1],
    ['bad:1', 2],
    ['bad:1', 3],
  ])
  expect(await database.query.$count(eventFailures)).toBe(0)
  expect(await writtenIn(database)).toBe(7)
})

test('an event that goes on breaking is set aside with its error, and its subject goes on', async () => {
  const database = await testDatabase()
  await database.transaction(tx => publish(tx, event('bad:1', 1), event('bad:1', 2)))
  const { heard, consume } = collector()
  const { cure, consume: breaks } = poisoned('bad:1')
  for (const retryInSeconds of RETRY_AFTER_SECONDS) {
    expect(await dispatchBatch(database, [breaks, consume])).toMatchObject({ handedOn: 0, failed: [{ retryInSeconds }] })
    await waitOver(database)
  }
  expect(await dispatchBatch(database, [breaks, consume])).toMatchObject({ handedOn: 1, failed: [{ retryInSeconds: undefined }] })
  expect(heard).toEqual([['bad:1', 2]])
  const [failure] = await database.query.select().from(eventFailures)
  expect(failure).toMatchObject({
    attempts: RETRY_AFTER_SECONDS.length + 1,
    error: 'Error: this event breaks me',
    setAsideAt: expect.any(Date),
  })
  expect(await dispatchBatch(database, [breaks, consume])).toMatchObject({ taken: 0 })
  // Who has mended the consumer takes the row away.
  cure.isMended = true
  await database.query.delete(eventFailures)
  expect(await dispatchBatch(database, [breaks, consume])).toMatchObject({ handedOn: 1 })
})

test('a connection that breaks in the middle is no fault of the event: all of the batch comes again', async () => {
  const database = await testDatabase()
  await database.transaction(tx => publish(tx, event('thing:1', 1), event('thing:2', 1), event('thing:1', 2)))
  const { heard, consume } = collector()
  const killed: EventConsumer = async (tx, { subject }) => {
    if (subject === 'thing:2') await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  }
  await expect(dispatchBatch(database, [write, killed])).rejects.toThrow()
  expect(await writtenIn(database)).toBe(0)
  expect(await database.query.$count(eventFailures)).toBe(0)
  expect(await dispatchBatch(database, [write, consume])).toMatchObject({ handedOn: 3 })
  expect(heard).toEqual([
    ['thing:1', 1],
    ['thing:2', 1],
    ['thing:1', 2],
  ])
})

test('a failed event is tried again by itself, and counted', async () => {
  const database = await testDatabase()
  const { heard, consume } = collector()
  const { cure, consume: breaks } = poisoned('thing:1')
  const metrics = createMetrics()
  const node = await startDispatcher(database, [breaks, consume], metrics, logger)
  await database.transaction(tx => publish(tx, event('thing:1', 1), event('thing:1', 2)))
  await eventually(async () => (await database.query.$count(eventFailures)) === 1)
  cure.isMended = true
  await eventually(async () => heard.length === 2)
  expect(heard).toEqual([
    ['thing:1', 1],
    ['thing:1', 2],
  ])
  await node.close()
  const [failures] = (await metrics.eventFailures.get()).values
  expect(failures).toMatchObject({ labels: { outcome: 'retry' } })
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
