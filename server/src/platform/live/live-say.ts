import {
  LIVE_MAX_SAY_BYTES,
  LIVE_QUEUE,
  LIVE_QUEUE_BYTES,
  LIVE_SAYS_PER_SECOND,
  type LiveRequest,
  type LiveResponse,
} from '#contract/shared/live.ts'
import type { LiveConnection } from './live-connection.ts'
import type { Member, RoomMembers } from './live-members.ts'
import type { RoomKind } from './live-rooms.ts'

type Say = Extract<LiveRequest, { type: 'say' }>
const NUMBER_ONLY = 20

/** To a member: now, or when it is back. */
export const tell = (member: Member, message: LiveResponse): void => {
  if (member.connection) {
    member.connection.send(message)
    return
  }
  const bytes = member.waitingBytes + Buffer.byteLength(JSON.stringify(message))
  if (member.waiting.length < LIVE_QUEUE && bytes <= LIVE_QUEUE_BYTES) {
    member.waiting.push(message)
    member.waitingBytes = bytes
  } else Object.assign(member, { waiting: [], waitingBytes: 0, isWhole: false })
}

/** Whether it may say one more thing just now: so many a second, as many at once. */
const isAllowed = (member: Member): boolean => {
  const now = performance.now()
  member.allowance = Math.min(LIVE_SAYS_PER_SECOND, member.allowance + ((now - member.allowedAt) / 1_000) * LIVE_SAYS_PER_SECOND)
  member.allowedAt = now
  if (member.allowance < 1) return false
  member.allowance -= 1
  return true
}

interface SayParts {
  kindOf(room: string): RoomKind | undefined
  members: RoomMembers
}

/**
 * Passes on what a member says. Taken in order and once: what was taken before is acknowledged again, and what comes before its turn (because the
 * one before it was too much) is not taken, so that the browser can go back and say it all again.
 */
export const createSay = ({ kindOf, members }: SayParts) => {
  /** Why it is not passed on though it was its turn; such a thing is not to be said again. */
  const pass = (room: string, from: Member, { to, seq, message }: Say): { code: string; error: string } | undefined => {
    const parsed = kindOf(room)?.says?.safeParse(message)
    if (!parsed?.success) return { code: 'bad_request', error: parsed?.error.issues[0]?.message ?? 'Nothing is said in this room.' }
    if (kindOf(room)?.maySay?.(from.side, parsed.data) === false) return { code: 'not_allowed', error: 'This is not for you to say here.' }
    if (JSON.stringify(parsed.data).length > LIVE_MAX_SAY_BYTES - NUMBER_ONLY)
      return { code: 'payload_too_large', error: 'This is too long to be said at once.' }
    const said: LiveResponse = { type: 'said', room, from: from.peerId, seq, message: parsed.data }
    const hearers = [...members.in(room)].filter(({ peerId }) => peerId !== from.peerId && (to === undefined || to === peerId))
    for (const hearer of hearers) tell(hearer, said)
    return to !== undefined && hearers.length === 0 ? { code: 'not_found', error: 'Nobody is here by this id.' } : undefined
  }
  const isRefused = (member: Member | undefined, { seq }: Say): { code: string; error: string } | undefined => {
    if (!member) return { code: 'forbidden', error: 'Enter the room first.' }
    if (member.heard !== null && seq > member.heard + 1) return { code: 'conflict', error: 'Something before this was not taken.' }
    if (isAllowed(member)) return undefined
    return { code: 'too_many_requests', error: 'That was too much at once. Say it again in a moment.' }
  }
  return (connection: LiveConnection, asked: Say): void => {
    const { room, seq } = asked
    const member = connection.seats.get(room)
    const isRepeated = member && member.heard !== null && seq <= member.heard
    let refused = isRepeated ? undefined : isRefused(member, asked)
    if (member && !isRepeated && !refused) {
      member.heard = seq
      refused = pass(room, member, asked)
    }
    connection.send(refused ? { type: 'unsaid', room, seq, ...refused } : { type: 'heard', room, seq })
    if (refused?.code === 'bad_request') connection.strike()
  }
}
