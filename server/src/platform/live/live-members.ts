import type { LivePeer, LiveResponse } from '#contract/shared/live.ts'

/** A socket, as far as a place in a room needs it. */
export interface Line {
  /** Where it is among people, and the places it has there. */
  readonly seats: Map<string, Member>
  readonly cookie: string
  beat(options: { maySever: boolean }): void
  send(message: LiveResponse): void
}

/** One place in a room. It outlives its socket for a while, so that a lost connection is a blip and no farewell. */
export interface Member {
  peerId: string
  /** Whose place it is: an account or a guest, whatever browser he uses. */
  holder: string
  name: string
  person: string
  side: string | undefined
  /** Proves again, later, who is behind it; also while he is away. */
  cookie: string
  /** Undefined while away. */
  connection: Line | undefined
  /** The last of its numbers that was taken; null when another process took it. */
  heard: number | null
  /** What was said to it while away; `isWhole` is false once that was more than is kept. */
  waiting: LiveResponse[]
  waitingBytes: number
  isWhole: boolean
  /** What it may still say just now, as of `allowedAt`. */
  allowance: number
  allowedAt: number
  /** Ends its place when it stays away. */
  grace: NodeJS.Timeout | undefined
}

/** Who is in which room. In the memory of this node; what a cluster shares goes behind the same words. */
export interface RoomMembers {
  /** Rooms that somebody is in. */
  rooms(): Iterable<string>
  in(room: string): Iterable<Member>
  find(room: string, peerId: string): Member | undefined
  add(room: string, member: Member): void
  remove(room: string, member: Member): void
}

/** `onChange`: somebody has come or gone. */
export const membersInMemory = (onChange: (room: string) => void): RoomMembers => {
  const rooms = new Map<string, Map<string, Member>>()
  return {
    rooms: () => [...rooms.keys()],
    in: room => [...(rooms.get(room)?.values() ?? [])],
    find: (room, peerId) => rooms.get(room)?.get(peerId),
    add: (room, member) => {
      const members = rooms.get(room) ?? new Map<string, Member>()
      rooms.set(room, members.set(member.peerId, member))
      onChange(room)
    },
    remove: (room, { peerId }) => {
      const members = rooms.get(room)
      members?.delete(peerId)
      if (members?.size === 0) rooms.delete(room)
      onChange(room)
    },
  }
}

/** As the others see it. */
export const asPeer = ({ peerId, name, person, side, connection }: Member): LivePeer => ({
  ...{ peerId, name, person, isAway: connection === undefined },
  ...(side === undefined ? {} : { side }),
})
