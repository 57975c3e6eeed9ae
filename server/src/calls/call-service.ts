import { SESSION_SIDES } from '#contract/ar-sessions.ts'
import { MAX_CALL_ONLOOKERS, MAX_CALL_PEOPLE, MAX_CALL_PLACES } from '#contract/calls.ts'
import { CALL_ABOUTS, type CallAbout, CallSaid, LOOKS_ON } from '#contract/calls-live.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Actor } from '../platform/identity/actor.ts'
import type { RoomLimit } from '../platform/live/live-limit.ts'
import type { RoomKind, RoomPeer } from '../platform/live/live-rooms.ts'
import { relayKey } from './relay-key.ts'

/** Whether this actor is a participant of what the call is about, while it may be held. Asked at the door and again and again. */
type MayJoinCall = (actor: Actor, id: number) => Promise<boolean>

/** What a call is about: it says who may join, and hears who is there. */
interface CallHolder {
  mayJoin: MayJoinCall
  /** On which side of it somebody is, where there are sides. */
  sideOf?(actor: Actor, id: number): Promise<string | undefined>
  onPeers?(id: number, peers: readonly RoomPeer[]): Promise<void>
  /** Asked of whoever may join, before he is let in; where it fails he is not. */
  beforeEntering?(actor: Actor, id: number): Promise<void>
}

/** Who draws and speaks is connected with all others, and sends to each; the two sides of a session are one person each, with an account or by a link. */
const LIMIT: RoomLimit = {
  people: {
    most: MAX_CALL_PEOPLE,
    text: `This call is full: ${MAX_CALL_PEOPLE} can be in it at once. Come in when somebody has left, or write in the chat.`,
  },
  each: {
    most: MAX_CALL_PLACES,
    text: `You are in this call in ${MAX_CALL_PLACES} places already. Leave it on one of them, then come in here.`,
  },
  ownSides: SESSION_SIDES,
  apart: {
    side: LOOKS_ON,
    most: MAX_CALL_ONLOOKERS,
    text: `${MAX_CALL_ONLOOKERS} look on in this call already. Come in when one of them has left, or write in the chat.`,
  },
}

interface CallParts {
  /** By what calls are about. */
  holders: Readonly<Partial<Record<CallAbout, CallHolder>>>
  ice: { stunUrls: readonly string[]; turnUrls: readonly string[]; turnSecret: string | undefined }
  /** Seconds since 1970. */
  now?(): number
}

/** A relay's key opens it for so long; a browser asks for another before. */
const RELAY_KEY_SECONDS = 3_600

const nameOf = (actor: Actor) => (actor.kind === 'account' ? actor.accountId : actor.kind === 'guest' ? actor.guestId : '')

/** What the server does for a call: it lets the participants find each other, and opens relays for them. What they say and show goes past it. */
export const createCallService = ({ holders, ice, now = () => Math.floor(Date.now() / 1_000) }: CallParts) => {
  const { stunUrls, turnUrls, turnSecret } = ice
  const holderOf = (id: string) => {
    const [, word, number] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(id) ?? []
    const about = CALL_ABOUTS.find(each => each === word)
    return { holder: about && holders[about], number: Number(number) }
  }
  const mayJoinRoom = async (actor: Actor, id: string): Promise<boolean> => {
    const { holder, number } = holderOf(id)
    return (await holder?.mayJoin(actor, number)) ?? false
  }
  const beforeEntering: RoomKind['beforeEntering'] = async (actor, id) => {
    const { holder, number } = holderOf(id)
    await holder?.beforeEntering?.(actor, number)
  }
  const onPeers: RoomKind['onPeers'] = async (id, peers) => {
    const { holder, number } = holderOf(id)
    await holder?.onPeers?.(number, peers)
  }
  const sideOf: RoomKind['sideOf'] = async (actor, id) => {
    const { holder, number } = holderOf(id)
    return holder?.sideOf?.(actor, number)
  }
  const roomKind: RoomKind = {
    kind: 'call',
    says: CallSaid,
    isForGuestsToo: true,
    mayListen: mayJoinRoom,
    beforeEntering,
    sideOf,
    onPeers,
    limit: LIMIT,
  }
  return {
    roomKind,
    iceServers: async (actor: Actor, room: string) => {
      if (!(await mayJoinRoom(actor, room.slice(room.indexOf(':') + 1)))) throw new AppError('not_found', 'There is no such call for you.')
      const expiresAt = now() + RELAY_KEY_SECONDS
      const stun = stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : []
      const turn = turnSecret && turnUrls.length > 0 ? [{ urls: [...turnUrls], ...relayKey(turnSecret, nameOf(actor), expiresAt) }] : []
      return { iceServers: [...stun, ...turn], expiresAt: new Date(expiresAt * 1_000).toISOString() }
    },
  }
}

export type CallService = ReturnType<typeof createCallService>
