import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { isoDateTime } from './shared/primitives.ts'

/** Waits before a first connection is tried again. */
export const CALL_RETRY_WAITS_MS = [1_000, 2_000, 4_000] as const
/** How bytes go from peer to peer: in chunks, no more of them unsent than so many, looked at again after a while. */
export const PEER_CHUNK_BYTES = 16_300
export const PEER_BUFFER_BYTES = 8 * 1024 * 1024
export const PEER_RETRY_MS = 50

/** So many hold a call from browser to browser, each sending to each: what an ordinary laptop and line bear. */
export const MAX_CALL_PEOPLE = 6
/** So many of one person's tabs and devices may be in a call at once: the laptop, and the telephone that he holds to the thing. */
export const MAX_CALL_PLACES = 2
/** So many look on beside them: they send nothing, and each of those who talk sends to them too. */
export const MAX_CALL_ONLOOKERS = 4

export const CALL_QUALITIES = ['poor', 'fair', 'excellent', 'good'] as const
export type CallQuality = (typeof CALL_QUALITIES)[number]

/** The label for a connection: latency in milliseconds, loss as a share of the packets. */
export const callQuality = ({ latencyMs, loss }: { latencyMs: number; loss: number }): CallQuality => {
  if (latencyMs > 100 || loss > 0.03) return 'poor'
  if (latencyMs > 50 || loss > 0.01) return 'fair'
  return latencyMs < 30 ? 'excellent' : 'good'
}

/** Where a browser asks which ways lead to the other one. Relays have a name and a key that are good until `expiresAt`. */
export const getIceServers = endpoint({
  method: 'GET',
  path: '/_api/calls/ice',
  summary: 'STUN and TURN servers for a participant of a call',
  access: 'guest',
  input: z.object({
    room: z
      .string({ error: 'Say which call, as in call:session-12.' })
      .check(z.regex(/^call:[a-z]+-\d{1,10}$/, { error: 'Say which call, as in call:session-12.' })),
  }),
  output: z.object({
    iceServers: z.array(z.object({ urls: z.array(z.string()), username: z.optional(z.string()), credential: z.optional(z.string()) })),
    expiresAt: isoDateTime,
  }),
})
