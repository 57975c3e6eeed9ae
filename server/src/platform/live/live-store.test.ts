import { expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { liveRooms } from '../events/event-tables.ts'
import { appendToRoom, appendToRooms, LIVE_CHANNEL, lastSeq, messagesAfter } from './live-store.ts'

const say = (room: string, n: unknown) => ({ room, event: n })

test('events for many rooms are numbered in each room by themselves, in the order of the list', async () => {
  const database = await testDatabase()
  await database.transaction(tx => appendToRoom(tx, 'a:1', 'earlier'))
  await database.transaction(tx =>
    appendToRooms(tx, [say('b:1', 1), say('a:1', 2), say('b:1', { text: 'a "quoted" \\ {word}' }), say('a:1', null)]),
  )
  expect(await messagesAfter(database.query, 'a:1', 0, 10)).toEqual([
    { seq: 1, event: 'earlier' },
    { seq: 2, event: 2 },
    { seq: 3, event: null },
  ])
  expect(await messagesAfter(database.query, 'b:1', 0, 10)).toEqual([
    { seq: 1, event: 1 },
    { seq: 2, event: { text: 'a "quoted" \\ {word}' } },
  ])
  expect(await lastSeq(database.query, 'a:1')).toBe(3)
})

test('nothing to say says nothing', async () => {
  const database = await testDatabase()
  await database.transaction(tx => appendToRooms(tx, []))
  expect(await database.query.$count(liveRooms)).toBe(0)
})

test('each room is announced once, at the commit, and not when it is rolled back', async () => {
  const database = await testDatabase()
  const client = await database.connectAlone()
  const heard: unknown[] = []
  client.on('notification', ({ payload }) => heard.push(payload))
  await client.query(`listen ${LIVE_CHANNEL}`)
  const undone = database.transaction(async tx => {
    await appendToRooms(tx, [say('a:1', 1)])
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await database.transaction(tx => appendToRooms(tx, [say('b:1', 1), say('a:1', 1), say('b:1', 2)]))
  // What was announced before comes before the answer.
  await client.query('select 1')
  expect(heard.toSorted()).toEqual(['a:1', 'b:1'])
  await client.end()
})

test('transactions that say something in the same rooms in different orders wait for each other and lose no number', async () => {
  const database = await testDatabase()
  const rooms = Array.from({ length: 20 }, (_, n) => `a:${n}`)
  const writers = Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? rooms : rooms.toReversed()))
  await Promise.all(
    writers.map((order, n) =>
      database.transaction(tx =>
        appendToRooms(
          tx,
          order.map(room => say(room, n)),
        ),
      ),
    ),
  )
  for (const room of rooms) {
    const said = await messagesAfter(database.query, room, 0, 100)
    expect(said.map(({ seq }) => seq)).toEqual(writers.map((_, at) => at + 1))
    expect(new Set(said.map(({ event }) => event)).size).toBe(writers.length)
  }
})
