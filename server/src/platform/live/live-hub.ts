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

/** After a failed read of a room. */
const RETRY_MS = 500
/** Rooms that one socket may be in at once: a tab looks at a few. */
const MAX_ROOMS = 100
/** How soon an ended sign-in or a lost right ends what a socket hears. */
const RECHECK_MS = 30_000

/** Who listens to a room on this node, and how far the node has read it. */
interface Room {
  listeners: Set<LiveConnection>
  /** Work on its way: a room is not forgotten while there is any. */
  waiting: number
  seq: number
  /** Reads are done one after another, so that messages leave in order. */
  queue: Promise<void>
}

/** A socket, who is behind it, and the rooms it wants to be in: also those that are still being looked up. */
interface Listening {
  connection: LiveConnection
  accountId: string
  resolveActor: () => Promise<Actor>
  rooms: Set<string>
}

/** The node's live sockets. Every message comes from the database, so it does not matter which node an event was dispatched on. */
export interface LiveHub {
  /** `resolveActor` tells who is behind the socket's sign-in now. */
  accept(socket: WebSocket, actor: Actor, resolveActor: () => Promise<Actor>): void
  close(): Promise<void>
}

const frame = (room: string, seq: number, event: unknown) => JSON.stringify({ type: 'event', room, seq, event })

export const startLiveHub = async (database: Database, kinds: readonly RoomKind[], metrics: Metrics, logger: Logger): Promise<LiveHub> => {
  const rooms = new Map<string, Room>()
  const listening = new Set<Listening>()
  let isClosing = false

  const inTurn = (name: string, room: Room, work: () => Promise<void>) => {
    room.waiting += 1
    room.queue = room.queue
      .then(work)
      .catch(error => {
        logger.error({ err: error, room: name }, 'a live room could not be read; trying again')
        setTimeout(() => wake(name), RETRY_MS).unref()
      })
      .finally(() => {
        room.waiting -= 1
        if (room.listeners.size === 0 && room.waiting === 0) rooms.delete(name)
      })
  }
  const broadcastNew = async (name: string, room: Room) => {
    for (const message of await messagesAfter(database.query, name, room.seq, MAX_REPLAY)) {
      const text = frame(shown(name), message.seq, message.event)
      for (const listener of room.listeners) listener.sendText(text)
      room.seq = message.seq
    }
  }
  const wake = (name: string) => {
    const room = rooms.get(name)
    if (room) inTurn(name, room, () => broadcastNew(name, room))
  }

  const kindOf = (name: string) => kinds.find(({ kind }) => name.startsWith(`${kind}:`))
  /** What a browser calls `kind:me` is the room of its account. */
  const nameFor = (listener: Listening, asked: string) =>
    kindOf(asked)?.isOwn && asked.endsWith(':me') ? asked.replace(/me$/, listener.accountId) : asked
  /** As the browser knows the room. */
  const shown = (name: string) => {
    const kind = kindOf(name)
    return kind?.isOwn ? `${kind.kind}:me` : name
  }
  const mayListen = async (actor: Actor, name: string) => {
    const [kind, id = ''] = name.split(':')
    return (await kinds.find(k => k.kind === kind)?.mayListen(actor, id)) ?? false
  }
  const replay = async (connection: LiveConnection, name: string, room: Room, after: number) => {
    const missed = await messagesAfter(database.query, name, after, MAX_REPLAY + 1)
    const isWhole = missed.length <= MAX_REPLAY && (missed[0]?.seq ?? room.seq + 1) === after + 1
    if (after > room.seq || !isWhole) return connection.send({ type: 'reset', room: shown(name), seq: room.seq })
    for (const message of missed) if (message.seq <= room.seq) connection.sendText(frame(shown(name), message.seq, message.event))
  }
  const join = async (listener: Listening, name: string, room: Room, after: number | undefined) => {
    const actor = await listener.resolveActor()
    if (actor.kind !== 'account') return listener.connection.close('signedOut')
    if (!(await mayListen(actor, name))) {
      listener.rooms.delete(name)
      return listener.connection.send({ type: 'refused', room: shown(name), code: 'not_found', error: 'There is no such room for you.' })
    }
    // Nobody listened until now: what the node last read of the room is old.
    if (room.listeners.size === 0) room.seq = await lastSeq(database.query, name)
    else await broadcastNew(name, room)
    // It left, or closed, while this was looked up.
    if (!listener.rooms.has(name)) return
    room.listeners.add(listener.connection)
    listener.connection.send({ type: 'subscribed', room: shown(name), seq: room.seq })
    if (after !== undefined && after !== room.seq) await replay(listener.connection, name, room, after)
  }
  const subscribe = (listener: Listening, name: string, after: number | undefined) => {
    if (listener.rooms.size >= MAX_ROOMS) {
      return listener.connection.send({
        type: 'refused',
        room: shown(name),
        code: 'too_many_requests',
        error: 'Too many rooms at once. Leave one first.',
      })
    }
    const room = rooms.get(name) ?? { listeners: new Set(), waiting: 0, seq: 0, queue: Promise.resolve() }
    rooms.set(name, room)
    listener.rooms.add(name)
    inTurn(name, room, async () => {
      await join(listener, name, room, after).catch(error => {
        logger.error({ err: error, room: name }, 'a subscription failed')
        listener.rooms.delete(name)
        listener.connection.send({ type: 'refused', room: shown(name), code: 'internal', error: 'This could not be looked up. Try again.' })
      })
    })
  }
  const unsubscribe = (listener: Listening, name: string) => {
    listener.rooms.delete(name)
    const room = rooms.get(name)
    if (room) inTurn(name, room, async () => void room.listeners.delete(listener.connection))
  }

  /** Who was signed out elsewhere, or lost a right, does not go on listening on an old socket. */
  const recheck = async (listener: Listening) => {
    const actor = await listener.resolveActor()
    if (actor.kind !== 'account') return listener.connection.close('signedOut')
    for (const name of listener.rooms) if (!(await mayListen(actor, name))) unsubscribe(listener, name)
  }
  const rechecking = setInterval(() => {
    for (const listener of listening)
      recheck(listener).catch(error => logger.warn({ err: error }, 'a live socket could not be checked again'))
  }, RECHECK_MS)

  const listener: Listener = await listen(
    database,
    LIVE_CHANNEL,
    { notification: wake, connect: async () => [...rooms.keys()].forEach(wake) },
    logger,
  )
  return {
    accept: (socket, actor, resolveActor) => {
      const connection = openConnection(socket, {
        subscribe: ({ room, after }) => subscribe(listener, nameFor(listener, room), after),
        unsubscribe: room => unsubscribe(listener, nameFor(listener, room)),
        close: () => {
          listening.delete(listener)
          metrics.liveSockets.dec()
          for (const name of listener.rooms) unsubscribe(listener, name)
        },
      })
      const listener: Listening = { connection, accountId: actor.kind === 'account' ? actor.accountId : '', resolveActor, rooms: new Set() }
      listening.add(listener)
      metrics.liveSockets.inc()
      if (isClosing) connection.close('shuttingDown')
      else if (actor.kind !== 'account') connection.close('signedOut')
    },
    close: async () => {
      isClosing = true
      clearInterval(rechecking)
      for (const { connection } of listening) connection.close('shuttingDown')
      await listener.close()
    },
  }
}
