import { LIVE_SAYS_PER_SECOND, type LiveResponse } from '#contract/shared/live.ts'
import type { Actor } from '../identity/actor.ts'
import { personAt, type RoomLimit, whyFull } from './live-limit.ts'
import { asPeer, type Line, type Member, type RoomMembers } from './live-members.ts'
import type { Places } from './live-place.ts'
import { tell } from './live-say.ts'

const MAX_MEMBERS = 100

/** Somebody who may have a place. */
export type Person = Exclude<Actor, { kind: 'visitor' }>

interface Coming {
  actor: Person
  side: string | undefined
  resume: string | undefined
  limit: RoomLimit | undefined
}

export const holderOf = (actor: Person): string => (actor.kind === 'account' ? `account:${actor.accountId}` : `guest:${actor.guestId}`)

export const refuse = (connection: Line, room: string, code: string, error: string): void =>
  connection.send({ type: 'place-refused', room, code, error })

interface SeatParts {
  members: RoomMembers
  places: Places
  /** How long a place is kept for whoever lost his socket. */
  resumeMs: number
  /** Another socket has the place of this one now. */
  onReplaced(former: Line, room: string): void
}

/** Who sits where: what happens when somebody comes, is away for a while, goes on elsewhere and goes, and what the others hear of it. */
export const createSeats = ({ members, places, resumeMs, onReplaced }: SeatParts) => {
  /** Sockets on whose silence others wait. */
  const seated = new Set<Line>()

  const tellOthers = (room: string, about: Member, message: LiveResponse) => {
    for (const member of members.in(room)) if (member !== about) tell(member, message)
  }
  const unseat = (room: string, member: Member) => {
    const { connection } = member
    member.connection = undefined
    connection?.seats.delete(room)
    if (connection?.seats.size === 0) seated.delete(connection)
  }
  const end = (room: string, member: Member) => {
    clearTimeout(member.grace)
    unseat(room, member)
    if (members.find(room, member.peerId) !== member) return
    members.remove(room, member)
    tellOthers(room, member, { type: 'peer-left', room, peerId: member.peerId })
  }
  const seat = (connection: Line, room: string, member: Member, isResumed: boolean) => {
    clearTimeout(member.grace)
    Object.assign(member, { connection, cookie: connection.cookie })
    connection.seats.set(room, member)
    seated.add(connection)
    const { peerId, person, holder, heard, isWhole, waiting } = member
    const peers = [...members.in(room)].filter(other => other !== member).map(asPeer)
    const resume = places.tokenOf(room, holder, peerId)
    connection.send({ type: 'entered', room, peerId, person, resume, peers, isResumed, heard, isWhole })
    for (const message of waiting) connection.send(message)
    Object.assign(member, { waiting: [], waitingBytes: 0, isWhole: true })
  }
  /** The place goes to another socket; the one that had it says nothing in its name any more. */
  const takeOver = (connection: Line, room: string, member: Member) => {
    const { connection: former } = member
    unseat(room, member)
    if (former && former !== connection) {
      onReplaced(former, room)
      refuse(former, room, 'conflict', 'This went on in another place.')
    }
    seat(connection, room, member, true)
    if (!former) tellOthers(room, member, { type: 'peer-back', room, peerId: member.peerId })
  }
  const newMember = (connection: Line, room: string, { actor, side }: Coming, formerPeerId: string | undefined): Member => ({
    ...{
      peerId: formerPeerId ?? places.newPeerId(),
      holder: holderOf(actor),
      name: actor.name,
      person: places.personOf(room, holderOf(actor)),
      side,
    },
    // What was said to a place of an earlier process may be lost.
    ...{ cookie: connection.cookie, connection, heard: formerPeerId ? null : 0, waiting: [], waitingBytes: 0, isWhole: !formerPeerId },
    ...{ allowance: LIVE_SAYS_PER_SECOND, allowedAt: performance.now(), grace: undefined },
  })
  return {
    seated: seated as ReadonlySet<Line>,
    end,
    sitDown: (connection: Line, room: string, coming: Coming) => {
      const { actor, resume, limit } = coming
      const holder = holderOf(actor)
      const held = resume === undefined ? undefined : places.read(room, holder, resume)
      const known = connection.seats.get(room) ?? (held && members.find(room, held.peerId))
      if (known?.holder === holder) return takeOver(connection, room, known)
      // Whoever comes anew has given up the place he was away from, also one that he had by another door.
      const own = personAt(limit ?? {}, { holder, side: coming.side })
      for (const member of members.in(room)) if (personAt(limit ?? {}, member) === own && !member.connection) end(room, member)
      const taken = [...members.in(room)]
      const full = limit && whyFull(limit, taken, { holder, side: coming.side })
      if (full) return refuse(connection, room, 'conflict', full)
      if (taken.length >= MAX_MEMBERS) return refuse(connection, room, 'too_many_requests', 'Nobody else fits in here.')
      const member = newMember(connection, room, coming, held?.isOfEarlierProcess ? held.peerId : undefined)
      members.add(room, member)
      seat(connection, room, member, member.heard === null)
      tellOthers(room, member, { type: 'peer-entered', room, peer: asPeer(member) })
    },
    /** Its socket is gone or going: its places are kept for a while. */
    keepPlacesOf: (connection: Line) => {
      for (const [room, member] of connection.seats) {
        unseat(room, member)
        tellOthers(room, member, { type: 'peer-away', room, peerId: member.peerId })
        member.grace = setTimeout(() => end(room, member), resumeMs)
        member.grace.unref()
      }
    },
  }
}
