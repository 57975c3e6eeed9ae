import * as z from 'zod/mini'

/**
 * What a call is about: an AR session, a voice channel of a workspace, what is shown on a screen in a workspace, and a workspace's own AR call. Each by
 * its number; a workspace's screen and AR call by the workspace's.
 */
export const CALL_ABOUTS = ['session', 'voice', 'screen', 'workspace'] as const
export type CallAbout = (typeof CALL_ABOUTS)[number]

/** The room in which the participants of a call find each other: `call:session-12`. */
export const callRoom = (about: CallAbout, id: number): string => `call:${about}-${id}`

/** Who may only look and listen in a call: what he sends or draws is shown by nobody. */
export const LOOKS_ON = 'looks-on'

/**
 * How one sends its picture: as video, as stills every few seconds where that is all the way bears, or not at all. Sound goes first in each.
 */
export const CALL_MODES = ['video', 'stills', 'audio'] as const
const callMode = z.enum(CALL_MODES)
export type CallMode = z.infer<typeof callMode>

/** Names the connection that a message is about: a later one replaces an earlier one that could not be mended. */
const generation = z.int().check(z.nonnegative())
const MAX_SDP = 60_000

/** What is sent of a participant just now. */
const MediaState = z.object({
  isMicrophoneOn: z.boolean(),
  isCameraOn: z.boolean(),
  isScreenOn: z.boolean(),
  /** He looks at a still on which both draw. */
  isFrozen: z.boolean(),
  /** He looks at the camera of whom he tells this large; not said: he may. Of what nobody looks at large less is sent. */
  isWatching: z.optional(z.boolean()),
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
  /** To the side that makes the offers: look for a new way. */
  z.object({ type: z.literal('restart'), generation }),
  /** What is there could not be mended: the other side builds its end of the connection of this number too. */
  z.object({ type: z.literal('anew'), generation }),
  z.object({ type: z.literal('media'), state: MediaState }),
])
export type CallSaid = z.infer<typeof CallSaid>
