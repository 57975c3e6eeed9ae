import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { LiveConnection } from './live-connection.ts'
import { packetsOf, textFrame } from './live-frame.ts'
import { messagesAfterEach } from './live-store.ts'

/** Messages of one room that are read at once. */
const MAX_READ = 500
/** Rooms that are read at once. */
const ROOMS_AT_ONCE = 1_000
/** After a failed read. */
const RETRY_MS = 500
const MAX_PACKET_BYTES = 64 * 1024

/** Who listens to a room on this node, and how far the node has read it. */
export interface Room {
  name: string
  /** As browsers know it. */
  shown: string
  listeners: Set<LiveConnection>
  seq: number
  /** Work on its way, one after another: who comes, who leaves. A room is not forgotten while there is any. */
  waiting: number
  queue: Promise<void> | undefined
}

/** Does it a while after a failed read, unless the hub is closed by then. */
export const retryLater = (again: () => void, signal: AbortSignal): void =>
  void pause(RETRY_MS, undefined, { signal, ref: false }).then(again, () => undefined)

export const eventFrame = (room: Room, { seq, event }: { seq: number; event: unknown }): Buffer =>
  textFrame(JSON.stringify({ type: 'event', room: room.shown, seq, event }))

/** Brings what was said in rooms to their listeners on this node. */
export interface LiveReader {
  /** Something was said in the room: it is read soon, together with all others of which this was heard meanwhile. */
  announce(room: Room): void
  /** Reads them now, to the end. */
  read(rooms: readonly Room[]): Promise<void>
}

interface LiveReaderParts {
  database: Database
  /** Told, a while after a failed read, which rooms to look at again. */
  again(room: Room): void
  /** The hub is closed. */
  signal: AbortSignal
  logger: Logger
}

export const createLiveReader = ({ database, again, signal, logger }: LiveReaderParts): LiveReader => {
  const announced = new Set<Room>()
  let isReading = false

  const deliver = (room: Room, messages: readonly { seq: number; event: unknown }[]) => {
    // Two reads of one room may overlap, when somebody comes while it is read: whichever is first delivers.
    const fresh = messages.filter(({ seq }) => seq > room.seq)
    const last = fresh.at(-1)
    if (!last) return
    room.seq = last.seq
    const frames = fresh.map(message => eventFrame(room, message))
    for (const packet of packetsOf(frames, MAX_PACKET_BYTES)) for (const listener of room.listeners) listener.write(packet)
  }
  const read = async (rooms: readonly Room[]): Promise<void> => {
    const asked = rooms.map(({ name, seq }) => ({ room: name, after: seq }))
    const found = await messagesAfterEach(database.query, asked, MAX_READ)
    for (const room of rooms) deliver(room, found.get(room.name) ?? [])
    const unfinished = rooms.filter(({ name }) => found.get(name)?.length === MAX_READ)
    if (unfinished.length > 0) await read(unfinished)
  }
  const readAnnounced = async () => {
    while (announced.size > 0) {
      const batch = announced.values().take(ROOMS_AT_ONCE).toArray()
      for (const room of batch) announced.delete(room)
      await read(batch).catch(error => {
        if (signal.aborted) return
        logger.error({ err: error, rooms: batch.length }, 'live rooms could not be read; trying again')
        retryLater(() => batch.forEach(again), signal)
      })
    }
    isReading = false
  }
  return {
    announce: room => {
      announced.add(room)
      if (isReading) return
      isReading = true
      // What the database announces arrives many at a time: all of it is heard before this runs.
      queueMicrotask(readAnnounced)
    },
    read,
  }
}
