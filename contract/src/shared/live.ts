import * as z from 'zod/mini'

/**
 * The live socket, `/_live`: one per tab. The browser subscribes to rooms (`project:12`); every event of a room carries the
 * room's sequence number, given by the database, so that a browser that lost the connection resumes with `after`.
 */
export const LIVE_PATH = '/_live'

/** Silence after which either side sends a ping, and after which it takes the other for gone. */
export const LIVE_HEARTBEAT_MS = 5_000
export const LIVE_STALE_MS = 12_000
/** Largest message either side sends, in bytes. */
export const LIVE_MAX_MESSAGE_BYTES = 64 * 1024

/**
 * Among people (a call) both sides look closer: a socket that a changed network left dead is noticed at once. `LIVE_RESUME_MS`: how long somebody
 * whose socket was lost keeps his place, so that a blip is seen by nobody.
 */
export const LIVE_ROOM_HEARTBEAT_MS = 1_000
export const LIVE_ROOM_STALE_MS = 2_500
export const LIVE_RESUME_MS = 60_000
/** What one member may say in a second, and how much is kept for one who is away. */
export const LIVE_SAYS_PER_SECOND = 50
export const LIVE_QUEUE = 200
export const LIVE_QUEUE_BYTES = 512 * 1024
/** Largest thing to say, in bytes of JSON: what is left of a message beside its envelope. */
export const LIVE_MAX_SAY_BYTES = LIVE_MAX_MESSAGE_BYTES - 1024

const room = z.string().check(z.regex(/^[a-z-]+:[A-Za-z0-9-]{1,64}$/, { error: 'A room is written kind:id.' }))
const seq = z.int().check(z.nonnegative())
/** Letters and digits with single hyphens between them, given by the server. */
const peerId = z.string().check(z.regex(/^[A-Za-z0-9]+([ _-][A-Za-z0-9]+)*$/), z.maxLength(64))

/**
 * Somebody in a room. `person` is the same for all places that one account or guest has in this room, and tells nothing else. `side`: which one he
 * is on, where the room has sides, in the words of whoever holds it: names are nobody's own.
 */
export const LivePeer = z.object({ peerId, name: z.string(), person: z.string(), isAway: z.boolean(), side: z.optional(z.string()) })
export type LivePeer = z.infer<typeof LivePeer>

/**
 * Browser to server. `after`: the last sequence number seen; leave it out to hear only what comes. `enter`: be seen in the room and speak there;
 * `resume` gives back the place held before. `say`: to one peer or to all others; `seq` counts from 1 in each place, one by one.
 */
export const LiveRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), room, after: z.optional(seq) }),
  z.object({ type: z.literal('unsubscribe'), room }),
  z.object({ type: z.literal('enter'), room, resume: z.optional(z.string().check(z.maxLength(200))) }),
  z.object({ type: z.literal('leave'), room }),
  z.object({ type: z.literal('say'), room, to: z.optional(peerId), seq, message: z.unknown() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('pong') }),
])
export type LiveRequest = z.infer<typeof LiveRequest>

/**
 * Server to browser. `subscribed` acknowledges with the room's present sequence number; missed events follow it. `reset`: the
 * missed events are no longer kept, fetch the state anew. `refused`: no such room for you. `rejected`: the message was not understood.
 *
 * Among people: `entered` with your peer id and who else is there; `heard` is the last of your numbers that was taken (null: the server was restarted
 * and does not know), `isWhole` whether nothing said to you meanwhile is lost. `heard` acknowledges, `unsaid` tells why something was not
 * passed on. `place-refused`: no place in this room for you, or none any more; what you hear as a subscriber goes on. `peer-away`: a socket was lost and its place is kept; `peer-back` or `peer-left` follows.
 */
export const LiveResponse = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed'), room, seq }),
  z.object({ type: z.literal('reset'), room, seq }),
  z.object({ type: z.literal('refused'), room, code: z.string(), error: z.string() }),
  z.object({ type: z.literal('event'), room, seq, event: z.unknown() }),
  z.object({
    ...{ type: z.literal('entered'), room, peerId, person: z.string(), resume: z.string(), peers: z.array(LivePeer) },
    ...{ isResumed: z.boolean(), heard: z.nullable(seq), isWhole: z.boolean() },
  }),
  z.object({ type: z.literal('place-refused'), room, code: z.string(), error: z.string() }),
  z.object({ type: z.literal('said'), room, from: peerId, seq, message: z.unknown() }),
  z.object({ type: z.literal('heard'), room, seq }),
  z.object({ type: z.literal('unsaid'), room, seq, code: z.string(), error: z.string() }),
  z.object({ type: z.literal('peer-entered'), room, peer: LivePeer }),
  z.object({ type: z.literal('peer-away'), room, peerId }),
  z.object({ type: z.literal('peer-back'), room, peerId }),
  z.object({ type: z.literal('peer-left'), room, peerId }),
  z.object({ type: z.literal('rejected'), error: z.string() }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('pong') }),
])
export type LiveResponse = z.infer<typeof LiveResponse>

/** Why the server closed a socket. */
export const LIVE_CLOSE = {
  badMessages: { code: 4400, reason: 'Messages that are not part of the contract, again and again.' },
  signedOut: { code: 4401, reason: 'The sign-in behind this socket has ended.' },
  stale: { code: 4408, reason: 'Nothing was heard from the browser for too long.' },
  shuttingDown: { code: 1012, reason: 'The server is restarting; connect again.' },
} as const
