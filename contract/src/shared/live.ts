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

const room = z.string().check(z.regex(/^[a-z-]+:[A-Za-z0-9-]{1,64}$/, { error: 'A room is written kind:id.' }))
const seq = z.int().check(z.nonnegative())

/** Browser to server. `after`: the last sequence number seen; leave it out to hear only what comes. */
export const LiveRequest = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), room, after: z.optional(seq) }),
  z.object({ type: z.literal('unsubscribe'), room }),
  z.object({ type: z.literal('ping') }),
  z.object({ type: z.literal('pong') }),
])
export type LiveRequest = z.infer<typeof LiveRequest>

/**
 * Server to browser. `subscribed` acknowledges with the room's present sequence number; missed events follow it. `reset`: the
 * missed events are no longer kept, fetch the state anew. `refused`: no such room for you. `rejected`: the message was not understood.
 */
export const LiveResponse = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribed'), room, seq }),
  z.object({ type: z.literal('reset'), room, seq }),
  z.object({ type: z.literal('refused'), room, code: z.string(), error: z.string() }),
  z.object({ type: z.literal('event'), room, seq, event: z.unknown() }),
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
