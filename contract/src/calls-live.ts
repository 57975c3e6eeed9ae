import * as z from 'zod/mini'

/** What a call is about, and the room in which its participants find each other: `call:session-12`. */
export const callRoom = (about: 'session', id: number): string => `call:${about}-${id}`

export const CALL_KINDS = ['video', 'voice', 'screen'] as const
const callKind = z.enum(CALL_KINDS)
export type CallKind = z.infer<typeof callKind>

/**
 * How one sends its picture: as video, as stills every few seconds where that is all the way bears, or not at all. Sound goes first in each.
 */
export const CALL_MODES = ['video', 'stills', 'audio'] as const
const callMode = z.enum(CALL_MODES)
export type CallMode = z.infer<typeof callMode>

/** Names the connection that a message is about: a later one replaces an earlier one that could not be mended. */
const generation = z.int().check(z.nonnegative())
const MAX_SDP = 60_000
export const MAX_CHAT = 2_000

/** What is sent of a participant just now. */
const MediaState = z.object({
  isMicrophoneOn: z.boolean(),
  isCameraOn: z.boolean(),
  isScreenOn: z.boolean(),
  /** He looks at a still on which both draw. */
  isFrozen: z.boolean(),
  mode: callMode,
})
export type MediaState = z.infer<typeof MediaState>

/** What participants of a call say to one another through the server; sound, pictures and marks go from one to the other. */
export const CallSaid = z.discriminatedUnion('type', [
  z.object({
    ...{ type: z.literal('description'), generation },
    description: z.object({ type: z.enum(['offer', 'answer']), sdp: z.string().check(z.maxLength(MAX_SDP)) }),
  }),
  z.object({
    ...{ type: z.literal('candidate'), generation },
    candidate: z.object({
      candidate: z.string().check(z.maxLength(2_000)),
      sdpMid: z.nullable(z.string()),
      sdpMLineIndex: z.nullable(z.int()),
      usernameFragment: z.nullable(z.string()),
    }),
  }),
  /** What is there could not be mended: the other side builds its end of the connection of this number too. */
  z.object({ type: z.literal('anew'), generation }),
  z.object({ type: z.literal('media'), state: MediaState }),
  z.object({ type: z.literal('ring'), kind: callKind }),
  z.object({ type: z.literal('accept'), kind: callKind }),
  z.object({ type: z.literal('decline'), kind: callKind }),
  /** A line of chat, for as long as nothing better carries it. */
  z.object({ type: z.literal('chat'), id: z.uuid(), text: z.string().check(z.minLength(1), z.maxLength(MAX_CHAT)) }),
])
export type CallSaid = z.infer<typeof CallSaid>
