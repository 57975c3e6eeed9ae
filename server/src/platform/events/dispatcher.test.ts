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

test('of two nodes one hands on, each event once and in order, and the other takes over when it is gone', async () => {
  const database = await testDatabase()
  const [first, second] = [collector(), collector()]
  const one = await startDispatcher(database, [first.consume], createMetrics(), logger)
  await database.transaction(tx => publish(tx, event('thing:1', 0)))
  await eventually(async () => first.heard.length === 1)
  const other = await startDispatcher(database, [second.consume], createMetrics(), logger)
  for (let n = 1; n <= 250; n++) await database.transaction(tx => publish(tx, event('thing:1', n)))
  await eventually(async () => first.heard.length === 251)
  expect(first.heard).toEqual(Array.from({ length: 251 }, (_, n) => ['thing:1', n]))
  expect(second.heard).toEqual([])
  await one.close()
  await database.transaction(tx => publish(tx, event('thing:1', 251)))
  await eventually(async () => second.heard.length === 1)
  await other.close()
})
