import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../server/src/platform/database/database.ts'
import { type BatchConsumer, dispatchBatch, type EventConsumer } from '../../server/src/platform/events/dispatcher.ts'
import { publish } from '../../server/src/platform/events/domain-event.ts'
import { liveConsumer } from '../../server/src/platform/live/live-rooms.ts'
import { appendToRooms, LIVE_CHANNEL } from '../../server/src/platform/live/live-store.ts'
import { type Measurement, median } from '../table.ts'

const EVENTS = 2_000
const SUBJECTS = 200
const ROOMS = 1_000
const ROUNDS = 5

/** As it is done without thinking of many: three statements for each message. */
const appendOneByOne = async (tx: Transaction, room: string, event: unknown): Promise<void> => {
  const { rows } = await tx.execute(
    sql`insert into live_rooms as known (room, seq) values (${room}, 1) on conflict (room) do update set seq = known.seq + 1 returning seq`,
  )
  await tx.execute(sql`insert into live_messages (room, seq, event) values (${room}, ${rows[0]?.['seq']}, ${JSON.stringify(event)}::jsonb)`)
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${room})`)
}

const ours = liveConsumer([({ subject, payload }) => [{ room: subject, event: payload }]])
const oneByOne: EventConsumer = (tx, { subject, payload }) => appendOneByOne(tx, subject, payload)
const withSavepoint: EventConsumer = (tx, event) => tx.transaction(savepoint => ours.consumeAll(savepoint, [event]))

const eventsPerSecond = async (database: Database, consume: EventConsumer | BatchConsumer): Promise<number> => {
  const events = Array.from({ length: EVENTS }, (_, n) => ({ subject: `dispatched:${n % SUBJECTS}`, type: 'said', payload: { n } }))
  await database.transaction(tx => publish(tx, ...events))
  const begun = performance.now()
  while (((await dispatchBatch(database, [consume]))?.taken ?? 0) > 0);
  return EVENTS / ((performance.now() - begun) / 1000)
}

const roomsPerSecond = async (database: Database, append: (tx: Transaction, rooms: string[]) => Promise<void>): Promise<number> => {
  const rooms = Array.from({ length: ROOMS }, (_, n) => `written:${n}`)
  const begun = performance.now()
  await database.transaction(tx => append(tx, rooms))
  return ROOMS / ((performance.now() - begun) / 1000)
}

const compare = async (
  what: string,
  measure: () => Promise<number>,
  reference: () => Promise<number>,
  named: string,
): Promise<Measurement> => {
  const [rates, references]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rates.push(await measure())
    references.push(await reference())
  }
  const [rate, referenceRate] = [median(rates), median(references)]
  const perSecond = (value: number) => `${Math.round(value)}/s`
  return { what, measured: perSecond(rate), reference: `${perSecond(referenceRate)} (${named})`, ratio: rate / referenceRate }
}

/** What becomes of an event between the outbox and its room, without sockets. */
export const benchDispatch = async (database: Database): Promise<Measurement[]> => [
  await compare(
    'events handed on',
    () => eventsPerSecond(database, ours),
    () => eventsPerSecond(database, oneByOne),
    'three statements each',
  ),
  await compare(
    'events handed on',
    () => eventsPerSecond(database, ours),
    () => eventsPerSecond(database, withSavepoint),
    'a savepoint each',
  ),
  await compare(
    `${ROOMS} rooms written and announced`,
    () =>
      roomsPerSecond(database, (tx, rooms) =>
        appendToRooms(
          tx,
          rooms.map(room => ({ room, event: { n: 1 } })),
        ),
      ),
    () =>
      roomsPerSecond(database, async (tx, rooms) => {
        for (const room of rooms) await appendOneByOne(tx, room, { n: 1 })
      }),
    'three statements each',
  ),
]
