import type { WebSocket } from 'ws'
import type { Database } from '../database/database.ts'
import { type Listener, listen } from '../database/listener.ts'
import type { Actor } from '../identity/actor.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { type LiveConnection, openConnection } from './live-connection.ts'
import type { RoomKind } from './live-rooms.ts'
import { LIVE_CHANNEL, lastSeq, messagesAfter } from './live-store.ts'

/** Missed messages replayed to one subscriber; whoever missed more fetches anew. */
const MAX_REPLAY = 500

/** Who listens to a room on this node, and how far the node has read it. */
interface Room {
  listeners: Set<LiveConnection>
  /** Subscriptions on their way: a room is not forgotten while one is. */
  joining: number
  seq: number
  /** Reads are done one after another, so that messages leave in order. */
  queue: Promise<void>
}

/** The node's live sockets. Every message comes from the database, so it does not matter which node an event was dispatched on. */
export interface LiveHub {
  accept(socket: WebSocket, actor: Actor): void
  close(): Promise<void>
}

const frame = (room: string, seq: number, event: unknown) => JSON.stringify({ type: 'event', room, seq, event })

export const startLiveHub = async (database: Database, kinds: readonly RoomKind[], metrics: Metrics, logger: Logger): Promise<LiveHub> => {
  const rooms = new Map<string, Room>()
  const connections = new Set<LiveConnection>()

  const inTurn = (room: Room, work: () => Promise<void>) => {
    room.queue = room.queue.then(work).catch(error => logger.error({ err: error }, 'a live room could not be read'))
  }
  const broadcastNew = async (name: string, room: Room) => {
    for (const message of await messagesAfter(database.query, name, room.seq, MAX_REPLAY)) {
      const text = frame(name, message.seq, message.event)
      for (const listener of room.listeners) listener.sendText(text)
      room.seq = message.seq
    }
  }
  const wake = (name: string) => {
    const room = rooms.get(name)
    if (room) inTurn(room, () => broadcastNew(name, room))
  }

  const mayListen = async (actor: Actor, name: string) => {
    const [kind, id = ''] = name.split(':')
    return (await kinds.find(k => k.kind === kind)?.mayListen(actor, id)) ?? false
  }
  const replay = async (connection: LiveConnection, name: string, room: Room, after: number) => {
    const missed = await messagesAfter(database.query, name, after, MAX_REPLAY + 1)
    const isWhole = missed.length <= MAX_REPLAY && (missed[0]?.seq ?? room.seq + 1) === after + 1
    if (after > room.seq || !isWhole) return connection.send({ type: 'reset', room: name, seq: room.seq })
    for (const message of missed) if (message.seq <= room.seq) connection.sendText(frame(name, message.seq, message.event))
  }
  const join = async (connection: LiveConnection, name: string, room: Room, after: number | undefined) => {
    // Nobody listened until now: what the node last read of the room is old.
    if (room.listeners.size === 0) room.seq = await lastSeq(database.query, name)
    else await broadcastNew(name, room)
    if (!connections.has(connection)) return
    room.listeners.add(connection)
    connection.send({ type: 'subscribed', room: name, seq: room.seq })
    if (after !== undefined && after !== room.seq) await replay(connection, name, room, after)
  }
  const subscribe = async (connection: LiveConnection, actor: Actor, name: string, after: number | undefined) => {
    if (!(await mayListen(actor, name))) {
      return connection.send({ type: 'refused', room: name, code: 'not_found', error: 'There is no such room for you.' })
    }
    const room = rooms.get(name) ?? { listeners: new Set(), joining: 0, seq: 0, queue: Promise.resolve() }
    rooms.set(name, room)
    room.joining += 1
    inTurn(room, () => join(connection, name, room, after).finally(() => (room.joining -= 1)))
  }
  const unsubscribe = (connection: LiveConnection, name: string) => {
    const room = rooms.get(name)
    if (!room) return
    // In turn too: a subscription still being made must not outlive its end.
    inTurn(room, async () => {
      room.listeners.delete(connection)
      if (room.listeners.size === 0 && room.joining === 0) rooms.delete(name)
    })
  }

  const listener: Listener = await listen(
    database,
    LIVE_CHANNEL,
    { notification: wake, connect: async () => [...rooms.keys()].forEach(wake) },
    logger,
  )
  return {
    accept: (socket, actor) => {
      const connection: LiveConnection = openConnection(socket, {
        subscribe: request => {
          subscribe(connection, actor, request.room, request.after).catch(error => {
            logger.error({ err: error }, 'a subscription failed')
            connection.send({ type: 'refused', room: request.room, code: 'internal', error: 'This could not be looked up. Try again.' })
          })
        },
        unsubscribe: room => unsubscribe(connection, room),
        close: () => {
          connections.delete(connection)
          metrics.liveSockets.dec()
          for (const name of rooms.keys()) unsubscribe(connection, name)
        },
      })
      connections.add(connection)
      metrics.liveSockets.inc()
    },
    close: async () => {
      for (const connection of connections) connection.close('shuttingDown')
      await listener.close()
    },
  }
}
