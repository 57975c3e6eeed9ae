import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { type JoinedDatabase, joinDatabase } from '../server/src/platform/database/join-database.ts'
import { publish } from '../server/src/platform/events/domain-event.ts'
import { appendToRooms } from '../server/src/platform/live/live-store.ts'
import { createLogger } from '../server/src/platform/telemetry/logger.ts'
import { benchDispatch } from './live/dispatch-bench.ts'
import { printHops } from './live/hop-bench.ts'
import { type ClientsAsked, clockMs } from './live/live-clients.ts'
import { type Clients, figuresOf, startClients, startServer } from './live/live-ends.ts'
import type { Running } from './onhand.ts'
import { type Measurement, median, percentile } from './table.ts'

const PEOPLE = 1_000
const IDLE_PEOPLE = 5_000
const ROUNDS = 40
const WARM_ROUNDS = 10
const BURST = 200
const BURST_ROUNDS = 5
/** The parts in which a burst is committed. */
const BURST_COMMITS = 10
const HALL = 'hall:1'
const SAID = { n: 0, person: 0, text: 'An expert has accepted your offer for one of the tasks of your project.', link: '/projects/1234' }
const RAW_TEXT = JSON.stringify({ type: 'event', room: HALL, seq: 1, event: SAID })

const cookies = (count: number) => Array.from({ length: count }, (_, person) => `person=${person}`)
const ownRoom = (person: number) => `own:${person}`
const ms = (value: number) => `${value.toFixed(1)} ms`
const microseconds = (value: number) => `${(value * 1000).toFixed(1)} µs`

type To = 'all' | 'each' | 'one'
/** A server of sockets and who is connected to it. `say` answers when it began. */
interface Side {
  server: Running
  clients: Clients
}

const sayRaw = async (server: Running, to: To, times = 1): Promise<number> => {
  const saidAt = clockMs()
  await fetch(`${server.url}/send?times=${times}&to=${to}`, { method: 'POST', body: RAW_TEXT })
  return saidAt
}

/** Answers when the commit began. */
const sayInRooms = (database: Database, rooms: readonly string[]): Promise<number> =>
  database.transaction(async tx => {
    await appendToRooms(
      tx,
      rooms.map(room => ({ room, event: SAID })),
    )
    return clockMs()
  })

/** The whole way: an event in the outbox, which the dispatcher puts into the room. */
const publishInto = (database: Database, subject: string): Promise<number> =>
  database.transaction(async tx => {
    await publish(tx, { subject, type: 'said', payload: SAID })
    return clockMs()
  })

interface Heard {
  /** How long after it was said each socket had it. */
  times: number[]
  /** Processor time of the server for each message that reached a socket. */
  costMs: number
}

const hear = async ({ server, clients }: Side, count: number, say: () => Promise<number>): Promise<Heard> => {
  const before = (await figuresOf(server)).processorMs
  const { arrived } = await clients.expect(count)
  const saidAt = await say()
  const times = (await arrived).map(at => at - saidAt)
  return { times, costMs: ((await figuresOf(server)).processorMs - before) / count }
}

/** Both in turns: what disturbs the machine disturbs both. */
const hearBoth = async (
  [ours, raw]: [Side, Side],
  count: number,
  [say, sayPlainly]: [() => Promise<number>, () => Promise<number>],
  rounds = ROUNDS,
) => {
  const heard: { ours: Heard[]; raw: Heard[] } = { ours: [], raw: [] }
  for (let round = -WARM_ROUNDS; round < rounds; round++) {
    const [a, b] = [await hear(ours, count, say), await hear(raw, count, sayPlainly)]
    if (round < 0) continue
    heard.ours.push(a)
    heard.raw.push(b)
  }
  return heard
}

const latencyAndCost = (what: string, heard: Awaited<ReturnType<typeof hearBoth>>): Measurement[] => {
  const both = (side: Heard[]) =>
    [0.5, 0.99].map(share =>
      percentile(
        side.flatMap(({ times }) => times),
        share,
      ),
    )
  const cost = (side: Heard[]) => median(side.map(({ costMs }) => costMs))
  const [ours, raw] = [both(heard.ours), both(heard.raw)]
  const inWords = (times: number[]) => times.map(ms).join(' / ')
  return [
    { what: `${what}, p50 / p99`, measured: inWords(ours), reference: inWords(raw), ratio: (ours[0] ?? 0) / (raw[0] ?? 1) },
    {
      what: `${what}, processor time of each message`,
      measured: microseconds(cost(heard.ours)),
      reference: microseconds(cost(heard.raw)),
      ratio: cost(heard.ours) / cost(heard.raw),
    },
  ]
}

const burst = async (sides: [Side, Side], database: Database): Promise<Measurement[]> => {
  const say = async () => {
    const saidAt = clockMs()
    for (let part = 0; part < BURST_COMMITS; part++) await sayInRooms(database, Array(BURST / BURST_COMMITS).fill(HALL))
    return saidAt
  }
  const heard = await hearBoth(sides, BURST * PEOPLE, [say, () => sayRaw(sides[1].server, 'all', BURST)], BURST_ROUNDS)
  const perSecond = (side: Heard[]) => median(side.map(({ times }) => (BURST * PEOPLE * 1000) / percentile(times, 1)))
  const [ours, raw] = [perSecond(heard.ours), perSecond(heard.raw)]
  const [, cost] = latencyAndCost(`${BURST} messages in one room at once, ${PEOPLE} listen`, heard)
  return [
    {
      ...{ what: `${BURST} messages in one room at once, ${PEOPLE} listen`, ratio: ours / raw, aim: '>= 1', isMet: ours >= raw },
      ...{ measured: `${Math.round(ours / 1000)}k/s`, reference: `${Math.round(raw / 1000)}k/s` },
    },
    ...(cost ? [cost] : []),
  ]
}

const startSides = async ({ connection }: JoinedDatabase, asked: Omit<ClientsAsked, 'url'>) => {
  const [hub, raw] = [await startServer('hub', connection), await startServer('raw', connection)]
  const clients = [await startClients({ ...asked, url: hub.url }), await startClients({ ...asked, url: raw.url, rooms: [] })] as const
  const sides: [Side, Side] = [
    { server: hub, clients: clients[0] },
    { server: raw, clients: clients[1] },
  ]
  const stop = async () => {
    for (const { server, clients } of sides) {
      await clients.stop()
      await server.stop()
    }
  }
  return { sides, stop }
}

const benchDelivery = async (joined: JoinedDatabase): Promise<Measurement[]> => {
  const { database } = joined
  const { sides, stop } = await startSides(joined, { cookies: cookies(PEOPLE), rooms: [HALL, 'own:me'] })
  const measure = async (what: string, count: number, say: () => Promise<number>, to: To) =>
    latencyAndCost(what, await hearBoth(sides, count, [say, () => sayRaw(sides[1].server, to)]))
  const everyRoom = Array.from({ length: PEOPLE }, (_, person) => ownRoom(person))
  try {
    const [{ clients }] = sides
    await printHops(database, clients, {
      [`one room, ${PEOPLE} listen`]: { count: PEOPLE, say: () => sayInRooms(database, [HALL]) },
      "one person's room": { count: 1, say: () => sayInRooms(database, [ownRoom(7)]) },
      "one person's room, from the outbox": { count: 1, say: () => publishInto(database, ownRoom(7)) },
      [`${PEOPLE} rooms at once`]: { count: PEOPLE, say: () => sayInRooms(database, everyRoom) },
    })
    return [
      ...(await measure(`commit to screen: one room, ${PEOPLE} listen`, PEOPLE, () => sayInRooms(database, [HALL]), 'all')),
      ...(await measure(`commit to screen: one person's room, ${PEOPLE} connected`, 1, () => sayInRooms(database, [ownRoom(7)]), 'one')),
      ...(await measure(`event to screen: one person's room, ${PEOPLE} connected`, 1, () => publishInto(database, ownRoom(7)), 'one')),
      ...(await measure(`commit to screen: ${PEOPLE} rooms at once`, PEOPLE, () => sayInRooms(database, everyRoom), 'each')),
      ...(await burst(sides, database)),
    ]
  } finally {
    await stop()
  }
}

/** What each further connection adds to the server's heap: from the first thousand to five thousand, each in a room of its own. */
const benchMemory = async ({ connection }: JoinedDatabase): Promise<Measurement> => {
  const perConnection = async (kind: 'hub' | 'raw') => {
    // The first start fills the cache of compiled code.
    await (await startServer(kind, connection)).stop()
    const server = await startServer(kind, connection)
    const rooms = kind === 'hub' ? ['own:me'] : []
    const everyone = cookies(IDLE_PEOPLE)
    const first = await startClients({ url: server.url, cookies: everyone.slice(0, PEOPLE), rooms })
    const before = await figuresOf(server, { isCollected: true })
    const rest = await startClients({ url: server.url, cookies: everyone.slice(PEOPLE), rooms })
    const after = await figuresOf(server, { isCollected: true })
    for (const clients of [first, rest]) await clients.stop()
    await server.stop()
    return (after.heapBytes - before.heapBytes) / (IDLE_PEOPLE - PEOPLE) / 1024
  }
  const [ours, raw] = [await perConnection('hub'), await perConnection('raw')]
  const kilobytes = (value: number) => `${value.toFixed(1)} KB`
  return {
    ...{ what: `memory of an idle connection, ${IDLE_PEOPLE} open`, measured: kilobytes(ours), reference: kilobytes(raw) },
    ...{ ratio: ours / raw, aim: '<= 1.5', isMet: ours / raw <= 1.5 },
  }
}

/** The live hub against a raw `ws` server that sends to each socket, with the same clients. */
export const benchLive = async (dataDir: string): Promise<Measurement[]> => {
  const joined = await joinDatabase(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), createLogger('silent'))
  try {
    return [
      ...(process.env['X'] ? [] : [await benchMemory(joined)]),
      ...(await benchDispatch(joined.database)),
      ...(await benchDelivery(joined)),
    ]
  } finally {
    await joined.close()
  }
}
