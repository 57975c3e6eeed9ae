import type * as z from 'zod/mini'
import type { BatchConsumer, DispatchedEvent } from '../events/dispatcher.ts'
import type { Actor } from '../identity/actor.ts'
import type { RoomLimit } from './live-limit.ts'
import { appendToRooms, type RoomMessage } from './live-store.ts'

/** Somebody in a room. A guest has no account. */
export interface RoomPeer {
  peerId: string
  accountId: string | null
}

/** A kind of room, registered by the domain that owns it. */
export interface RoomKind {
  /** The word before the colon. */
  kind: string
  /** Whether this actor may listen, and enter where people speak. Ids grant nothing: asked each time, and again and again while he is there. */
  mayListen(actor: Actor, id: string): Promise<boolean>
  /** Every account has one room of this kind, which its browser calls `kind:me`. */
  isOwn?: true
  /** What people in such a room may say to one another. Without it nobody is seen in it and nobody speaks. */
  says?: z.ZodMiniType
  /** Whether somebody on this side may say such a thing; without it everybody in the room may say all of it. */
  maySay?(side: string | undefined, message: unknown): boolean
  /** Which side somebody who enters is on, where there are sides; the others are told. */
  sideOf?(actor: Actor, id: string): Promise<string | undefined>
  /** Told who is in a room whenever somebody comes or goes, and again every half minute; one after another for each room. Whoever lost his socket is in it while his place is kept. */
  onPeers?(id: string, peers: readonly RoomPeer[]): Promise<void>
  /** Of whoever may enter, before he is in; where it fails he does not come in. Not asked again while he is there. */
  beforeEntering?(actor: Actor, id: string): Promise<void>
  limit?: RoomLimit
  /** A guest may ask for such a room too; `mayListen` still decides. */
  isForGuestsToo?: true
}

/** Which domain events are said in which room, in what words. Empty for an event that is nobody's to hear live. */
export type LiveForwarder = (event: DispatchedEvent) => RoomMessage[]

/** The dispatcher's consumer that puts events into rooms. */
export const liveConsumer = (forwarders: readonly LiveForwarder[]): BatchConsumer => ({
  consumeAll: (tx, events) =>
    appendToRooms(
      tx,
      events.flatMap(event => forwarders.flatMap(forward => forward(event))),
    ),
})
