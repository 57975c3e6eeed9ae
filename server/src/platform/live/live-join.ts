import type { Database } from '../database/database.ts'
import type { Actor } from '../identity/actor.ts'
import type { LiveConnection } from './live-connection.ts'
import { eventFrame, type LiveReader, type Room } from './live-reader.ts'
import { lastSeq, messagesAfter } from './live-store.ts'

/** Missed messages replayed to one subscriber; whoever missed more fetches anew. */
const MAX_REPLAY = 500

interface JoinParts {
  database: Database
  reader: LiveReader
  actorOf(connection: LiveConnection): Actor | Promise<Actor>
  mayListen(actor: Actor, room: string): Promise<boolean>
}

/** Lets a socket into a room, if who is behind it may be there, and brings it what it missed `after` what it knows. */
export type Join = (connection: LiveConnection, room: Room, after: number | undefined) => Promise<void>

export const createJoin = ({ database, reader, actorOf, mayListen }: JoinParts): Join => {
  const replay = async (connection: LiveConnection, room: Room, after: number) => {
    const missed = await messagesAfter(database.query, room.name, after, MAX_REPLAY + 1)
    const isWhole = missed.length <= MAX_REPLAY && (missed[0]?.seq ?? room.seq + 1) === after + 1
    if (after > room.seq || !isWhole) return connection.send({ type: 'reset', room: room.shown, seq: room.seq })
    for (const message of missed) if (message.seq <= room.seq) connection.write(eventFrame(room, message))
  }
  return async (connection, room, after) => {
    const actor = await actorOf(connection)
    if (actor.kind === 'visitor') return connection.close('signedOut')
    if (!(await mayListen(actor, room.name))) {
      connection.rooms.delete(room.name)
      return connection.send({ type: 'refused', room: room.shown, code: 'not_found', error: 'There is no such room for you.' })
    }
    // Nobody listened until now: what the node last read of the room is old.
    if (room.listeners.size === 0) room.seq = Math.max(room.seq, await lastSeq(database.query, room.name))
    else await reader.read([room])
    // It left, or closed, while this was looked up.
    if (!connection.rooms.has(room.name)) return
    room.listeners.add(connection)
    connection.send({ type: 'subscribed', room: room.shown, seq: room.seq })
    if (after !== undefined && after !== room.seq) await replay(connection, room, after)
  }
}
