import type { Actor } from '../identity/actor.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { LiveConnection } from './live-connection.ts'
import type { Line, Member, RoomMembers } from './live-members.ts'
import type { Places } from './live-place.ts'
import type { RoomKind } from './live-rooms.ts'
import { createSay } from './live-say.ts'
import { createSeats, holderOf, refuse } from './live-seats.ts'

/** Rooms that one socket may speak in at once. */
const MAX_SEATS = 10

interface ConversationParts {
  kindOf(room: string): RoomKind | undefined
  members: RoomMembers
  places: Places
  actorOf(cookie: string): Actor | Promise<Actor>
  mayListen(actor: Actor, room: string): Promise<boolean>
  /** How long a place is kept for whoever lost his socket. */
  resumeMs: number
  logger: Logger
}

/** Rooms whose members see one another and speak to one another. */
export const createConversations = ({ kindOf, members, places, actorOf, mayListen, resumeMs, logger }: ConversationParts) => {
  /** Rooms on whose door a socket has knocked. */
  const knocked = new WeakMap<Line, Set<string>>()
  const seats = createSeats({
    ...{ members, places, resumeMs },
    // What it asked before that is over: it would take the place back.
    onReplaced: (former, room) => knocked.get(former)?.delete(room),
  })

  const idOf = (room: string) => room.slice(room.indexOf(':') + 1)
  const sideOf = async (actor: Actor, room: string) => kindOf(room)?.sideOf?.(actor, idOf(room))
  const comeIn = async (connection: LiveConnection, room: string, resume: string | undefined) => {
    const actor = await actorOf(connection.cookie)
    if (actor.kind === 'visitor') return connection.close('signedOut')
    const kind = kindOf(room)
    // At once: whoever comes into a call is waited for.
    const [isAdmitted, side] = await Promise.all([mayListen(actor, room), sideOf(actor, room)])
    const mayEnter = kind?.says !== undefined && isAdmitted
    if (mayEnter) await kind.beforeEntering?.(actor, idOf(room))
    // It left, or closed, while this was looked up.
    if (!knocked.get(connection)?.delete(room) || !connection.isOpen) return
    if (mayEnter) seats.sitDown(connection, room, { actor, side, resume, limit: kind.limit })
    else refuse(connection, room, 'not_found', 'There is no such room for you.')
  }
  /** By what proves who is behind it: whether he may be there, and on which side. */
  const lookUp = async (room: string, { cookie, holder }: Member) => {
    const actor = await actorOf(cookie)
    const maySit = actor.kind !== 'visitor' && holderOf(actor) === holder && (await mayListen(actor, room))
    return { cookie, maySit, side: maySit ? await sideOf(actor, room) : undefined }
  }
  /** Ends the place of somebody who may not be there any more, away or not. */
  const recheckMember = async (room: string, member: Member): Promise<void> => {
    const { cookie, maySit, side } = await lookUp(room, member)
    // It ended while this was looked up, or another socket has it: that one proves itself.
    if (members.find(room, member.peerId) !== member) return
    if (member.cookie !== cookie) return recheckMember(room, member)
    // Where it only tells what he may say, he stays where he is.
    if (maySit && kindOf(room)?.maySay) {
      member.side = side
      return
    }
    // Who is on another side now comes in anew: the others know him by the one he came in on.
    if (maySit && side === member.side) return
    const { connection } = member
    seats.end(room, member)
    if (connection)
      refuse(
        connection,
        room,
        'forbidden',
        maySit ? 'Your role has changed. Come in again.' : 'It was closed, or is not open to you any longer.',
      )
  }
  return {
    seated: seats.seated,
    enter: (connection: LiveConnection, { room, resume }: { room: string; resume?: string | undefined }) => {
      const doors = knocked.get(connection) ?? new Set()
      knocked.set(connection, doors)
      if (connection.seats.size + doors.size >= MAX_SEATS)
        return refuse(connection, room, 'too_many_requests', 'Too many rooms at once. Leave one first.')
      doors.add(room)
      comeIn(connection, room, resume).catch(error => {
        logger.error({ err: error, room }, 'a room could not be entered')
        doors.delete(room)
        refuse(connection, room, 'internal', 'This could not be looked up. Try again.')
      })
    },
    leave: (connection: LiveConnection, room: string) => {
      knocked.get(connection)?.delete(room)
      const member = connection.seats.get(room)
      if (member) seats.end(room, member)
    },
    say: createSay({ kindOf, members }),
    lost: (connection: LiveConnection) => {
      knocked.delete(connection)
      seats.keepPlacesOf(connection)
    },
    recheckRoom: async (room: string) => {
      for (const member of members.in(room)) await recheckMember(room, member)
    },
    recheck: async (connection: LiveConnection) => {
      for (const [room, member] of [...connection.seats]) await recheckMember(room, member)
    },
  }
}
