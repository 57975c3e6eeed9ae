import { LIVE_HEARTBEAT_MS, LIVE_RESUME_MS, LIVE_ROOM_HEARTBEAT_MS } from '#contract/shared/live.ts'
import type { Database } from '../database/database.ts'
import { type Listener, listen } from '../database/listener.ts'
import { type Actor, type ResolveActor, VISITOR } from '../identity/actor.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { type ConnectionListener, LiveConnection, type OpenedSocket } from './live-connection.ts'
import { createConversations } from './live-conversation.ts'
import { createJoin } from './live-join.ts'
import { membersInMemory, type RoomMembers } from './live-members.ts'
import { createPlaces } from './live-place.ts'
import { createPresence } from './live-presence.ts'
import { createLiveReader, type Room, retryLater } from './live-reader.ts'
import type { RoomKind } from './live-rooms.ts'
import { LIVE_CHANNEL, roomToAskAgain } from './live-store.ts'

/** Rooms that one socket may be in at once: a tab looks at a few. */
const MAX_ROOMS = 100
/** How soon an ended sign-in or a lost right ends what a socket hears. */
const RECHECK_MS = 30_000
/** How often those who want to know who is in a room are told, also where nobody came or went. */
const PRESENCE_AGAIN_MS = 30_000
/** A node that was busy for so long has not heard what its browsers said meanwhile, and takes none for gone. */
const LATE_MS = 1_000

/** The node's live sockets. Every message comes from the database, so it does not matter which node an event was dispatched on. */
export interface LiveHub {
  /** Takes over a socket whose browser may not be signed in: then it is told so and closed. */
  accept(opened: Omit<OpenedSocket, 'accountId'>, actor: Actor): void
  close(): Promise<void>
}

interface LiveHubParts {
  database: Database
  kinds: readonly RoomKind[]
  /** Asked again and again who is behind a socket: a sign-in may end while it is open. */
  resolveActor: ResolveActor
  metrics: Metrics
  logger: Logger
  /** Signs the places that people have in rooms. */
  secret: string
  /** How long a place is kept for whoever lost his socket. */
  resumeMs?: number
  presenceAgainMs?: number
  /** Told too when a right in a room may be gone, or is there now. */
  onAskAgain?(room: string): void
}

interface SubscriptionParts extends LiveHubParts {
  /** The hub is closed: what would be tried again is not. */
  signal: AbortSignal
}

const roomNames = (kinds: readonly RoomKind[]) => {
  const kindOf = (name: string) => kinds.find(({ kind }) => name.startsWith(`${kind}:`))
  return {
    kindOf,
    /** What a browser calls `kind:me` is the room of its account. */
    nameFor: ({ accountId }: LiveConnection, asked: string) =>
      kindOf(asked)?.isOwn && asked.endsWith(':me') ? asked.replace(/me$/, accountId) : asked,
    /** As the browser knows the room. */
    shown: (name: string) => {
      const kind = kindOf(name)
      return kind?.isOwn ? `${kind.kind}:me` : name
    },
    mayListen: async (actor: Actor, name: string) => {
      const kind = kindOf(name)
      if (!kind || (actor.kind === 'guest' && !kind.isForGuestsToo)) return false
      return kind.mayListen(actor, name.slice(name.indexOf(':') + 1))
    },
  }
}

/** The rooms that somebody on this node listens to, and what is under way in each. */
const openRooms = (shown: (name: string) => string, again: (name: string) => void, { logger, signal }: SubscriptionParts) => {
  const rooms = new Map<string, Room>()
  return {
    rooms,
    roomOf: (name: string): Room => {
      const room = rooms.get(name) ?? { name, shown: shown(name), listeners: new Set(), seq: 0, waiting: 0, queue: undefined }
      rooms.set(name, room)
      return room
    },
    /** Who comes and who leaves is dealt with one after another, and what is said meanwhile after that. */
    inTurn: (room: Room, work: () => Promise<void>) => {
      room.waiting += 1
      room.queue = (room.queue ?? Promise.resolve())
        .then(work)
        .catch(error => {
          if (signal.aborted) return
          logger.error({ err: error, room: room.name }, 'a live room could not be read; trying again')
          retryLater(() => again(room.name), signal)
        })
        .finally(() => {
          room.waiting -= 1
          if (room.waiting > 0) return
          room.queue = undefined
          if (room.listeners.size === 0) rooms.delete(room.name)
        })
    },
  }
}

/** One timer for many sockets: pings, and who is gone. */
const startHeart = (connections: ReadonlySet<Pick<LiveConnection, 'beat'>>, everyMs: number) => {
  let beatAt = performance.now()
  return setInterval(() => {
    const isLate = performance.now() - beatAt > everyMs + LATE_MS
    beatAt = performance.now()
    for (const connection of connections) connection.beat({ maySever: !isLate })
  }, everyMs)
}

/** Looks at every socket again and again, one after another: a thousand questions at once would make the next message wait. */
const startRechecking = (
  connections: ReadonlySet<LiveConnection>,
  recheck: (connection: LiveConnection) => Promise<void>,
  { logger, signal }: SubscriptionParts,
) => {
  let isRunning = false
  return setInterval(async () => {
    if (isRunning) return
    isRunning = true
    for (const connection of [...connections]) {
      if (signal.aborted) return
      await recheck(connection).catch(error => logger.warn({ err: error }, 'a live socket could not be checked again'))
    }
    isRunning = false
  }, RECHECK_MS)
}

/** Lets sockets into rooms and out of them. */
const createSubscriptions = (parts: SubscriptionParts) => {
  const { database, kinds, resolveActor, signal, logger, secret, resumeMs = LIVE_RESUME_MS } = parts
  const { kindOf, nameFor, shown, mayListen } = roomNames(kinds)
  const { rooms, roomOf, inTurn } = openRooms(shown, name => announce(name), parts)
  const reader = createLiveReader({ database, again: room => announce(room.name), signal, logger })

  const announce = (name: string): void => {
    const room = rooms.get(name)
    if (!room) return
    if (room.waiting === 0) reader.announce(room)
    // Whoever is coming in must not miss it.
    else inTurn(room, () => reader.read([room]))
  }
  const actorOf = (cookie: string) => (cookie === '' ? VISITOR : resolveActor(new Headers({ cookie })))
  const join = createJoin({ database, reader, actorOf: ({ cookie }) => actorOf(cookie), mayListen })
  const presence = createPresence(kindOf, logger)
  const members: RoomMembers = membersInMemory(room => presence.changed(members, room))
  const conversations = createConversations({
    ...{ kindOf, mayListen, actorOf, logger },
    ...{ members, places: createPlaces(secret, resumeMs), resumeMs },
  })
  const subscribe: ConnectionListener['subscribe'] = (connection, { room: asked, after }) => {
    const name = nameFor(connection, asked)
    if (connection.rooms.size >= MAX_ROOMS) {
      const error = 'Too many rooms at once. Leave one first.'
      return connection.send({ type: 'refused', room: shown(name), code: 'too_many_requests', error })
    }
    const room = roomOf(name)
    connection.rooms.add(name)
    inTurn(room, async () => {
      await join(connection, room, after).catch(error => {
        logger.error({ err: error, room: name }, 'a subscription failed')
        connection.rooms.delete(name)
        connection.send({ type: 'refused', room: shown(name), code: 'internal', error: 'This could not be looked up. Try again.' })
      })
    })
  }
  const leave = (connection: LiveConnection, name: string) => {
    connection.rooms.delete(name)
    const room = rooms.get(name)
    if (room) inTurn(room, async () => void room.listeners.delete(connection))
  }
  /** Who was signed out elsewhere, or lost a right, does not go on listening on an old socket. */
  const recheck = async (connection: LiveConnection) => {
    const actor = await actorOf(connection.cookie)
    await conversations.recheck(connection)
    if (actor.kind === 'visitor') return connection.close('signedOut')
    for (const name of connection.rooms) if (!(await mayListen(actor, name))) leave(connection, name)
  }
  /** Whether a listener may stay; who cannot be asked about connects anew, and is asked about then. */
  const mayStay = async (connection: LiveConnection, name: string): Promise<boolean> => {
    const actor = await actorOf(connection.cookie)
    if (actor.kind === 'visitor') connection.close('signedOut')
    return actor.kind !== 'visitor' && (await mayListen(actor, name))
  }
  /** A right was taken away in this room: in turn, so that nothing is said there before each of its listeners was asked about. */
  const recheckRoom = async (name: string) => {
    const room = rooms.get(name)
    if (room) {
      inTurn(room, async () => {
        for (const connection of [...room.listeners]) {
          const isIn = await mayStay(connection, name).catch(error => {
            logger.warn({ err: error, room: name }, 'a listener could not be asked about; it connects anew')
            connection.close('shuttingDown')
          })
          if (isIn) continue
          connection.rooms.delete(name)
          room.listeners.delete(connection)
        }
      })
    }
    await conversations.recheckRoom(name)
  }
  const heard = (payload: string) => {
    const room = roomToAskAgain(payload)
    if (room === undefined) return announce(payload)
    parts.onAskAgain?.(room)
    recheckRoom(room).catch(error => logger.error({ err: error, room }, 'who is in a room could not be asked again'))
  }
  return {
    heard,
    conversations,
    sayPresenceAgain: () => presence.again(members),
    announceAll: () => [...rooms.keys()].forEach(announce),
    subscribe,
    unsubscribe: (connection: LiveConnection, asked: string) => leave(connection, nameFor(connection, asked)),
    leaveAll: (connection: LiveConnection) => {
      for (const name of connection.rooms) leave(connection, name)
    },
    recheck,
  }
}

export const startLiveHub = async (parts: LiveHubParts): Promise<LiveHub> => {
  const { database, metrics, logger } = parts
  const connections = new Set<LiveConnection>()
  const ended = new AbortController()
  const ownParts = { ...parts, signal: ended.signal }
  const subscriptions = createSubscriptions(ownParts)
  const { conversations } = subscriptions
  const on: ConnectionListener = {
    ...{ subscribe: subscriptions.subscribe, unsubscribe: subscriptions.unsubscribe },
    ...{ enter: conversations.enter, leave: conversations.leave, say: conversations.say, letGo: conversations.lost },
    close: connection => {
      connections.delete(connection)
      metrics.liveSockets.dec()
      conversations.lost(connection)
      subscriptions.leaveAll(connection)
    },
  }
  const hearts = [startHeart(connections, LIVE_HEARTBEAT_MS), startHeart(conversations.seated, LIVE_ROOM_HEARTBEAT_MS)]
  const rechecking = startRechecking(connections, subscriptions.recheck, ownParts)
  const presence = setInterval(subscriptions.sayPresenceAgain, parts.presenceAgainMs ?? PRESENCE_AGAIN_MS)
  const listener: Listener = await listen(
    database,
    LIVE_CHANNEL,
    { notification: subscriptions.heard, connect: async () => subscriptions.announceAll() },
    logger,
  )
  return {
    accept: (opened, actor) => {
      const accountId = actor.kind === 'account' ? actor.accountId : ''
      const connection = new LiveConnection({ ...opened, accountId }, on)
      connections.add(connection)
      metrics.liveSockets.inc()
      if (ended.signal.aborted) connection.close('shuttingDown')
      else if (actor.kind === 'visitor') connection.close('signedOut')
    },
    close: async () => {
      ended.abort()
      for (const heart of hearts) clearInterval(heart)
      clearInterval(rechecking)
      clearInterval(presence)
      for (const connection of connections) connection.close('shuttingDown')
      await listener.close()
    },
  }
}
