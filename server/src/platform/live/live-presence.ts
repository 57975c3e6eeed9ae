import type { Logger } from '../telemetry/logger.ts'
import type { RoomMembers } from './live-members.ts'
import type { RoomKind, RoomPeer } from './live-rooms.ts'

const ACCOUNT = 'account:'

/** Tells those who want to know who is in a room: the latest state, one after another, so that an older one never comes last. */
export const createPresence = (kindOf: (room: string) => RoomKind | undefined, logger: Logger) => {
  /** Rooms that are being told of; true where something changed meanwhile. */
  const underWay = new Map<string, boolean>()

  const peersIn = (members: RoomMembers, room: string): RoomPeer[] =>
    [...members.in(room)].map(({ peerId, holder }) => ({
      peerId,
      accountId: holder.startsWith(ACCOUNT) ? holder.slice(ACCOUNT.length) : null,
    }))
  const tell = async (members: RoomMembers, room: string): Promise<void> => {
    do {
      underWay.set(room, false)
      await kindOf(room)?.onPeers?.(room.slice(room.indexOf(':') + 1), peersIn(members, room))
    } while (underWay.get(room))
    // In the same breath as the last look: what changes from now on is told anew.
    underWay.delete(room)
  }
  const changed = (members: RoomMembers, room: string): void => {
    if (!kindOf(room)?.onPeers) return
    if (underWay.has(room)) return void underWay.set(room, true)
    tell(members, room).catch(error => {
      underWay.delete(room)
      logger.error({ err: error, room }, 'who is in a room could not be told')
    })
  }
  return {
    changed,
    /** Says of every room that somebody is in who is there, changed or not: silence means that this node is gone. */
    again: (members: RoomMembers) => {
      for (const room of members.rooms()) changed(members, room)
    },
  }
}
