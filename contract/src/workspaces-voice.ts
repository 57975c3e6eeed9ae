import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { WORKSPACE_ID } from './workspaces.ts'
import { mayInWorkspace, type WorkspaceRole } from './workspaces-rights.ts'

/** What every workspace begins with. */
export const FIRST_VOICE_CHANNELS = ['General', 'Design Review', 'Dev Sync'] as const
export const MAX_VOICE_CHANNELS = 20
export const VOICE_CHANNEL_NAME_MAX = 40

/** Where people of a workspace talk. Who is in it is said in the room of the workspace, and kept nowhere. `isOwn`: the reader added it. */
export const VoiceChannel = z.object({ id: z.int(), name: z.string(), isOwn: z.boolean() })
export type VoiceChannel = z.infer<typeof VoiceChannel>

/** The first channels are nobody's own: owners alone remove them. */
export const mayRemoveChannel = (role: WorkspaceRole, { isOwn }: Pick<VoiceChannel, 'isOwn'>): boolean =>
  mayInWorkspace(role, 'clearChannels') || (isOwn && mayInWorkspace(role, 'changeChannels'))

const channelId = positiveInt('A valid voice channel ID is required.')
const name = textAtLeast(1, 'Give the channel a name.').check(
  z.maxLength(VOICE_CHANNEL_NAME_MAX, { error: `The name of a channel must be at most ${VOICE_CHANNEL_NAME_MAX} characters long.` }),
)

/** The form for a new channel or a new name. */
export const VoiceChannelForm = z.object({ name })
export type VoiceChannelForm = z.infer<typeof VoiceChannelForm>

export const listVoiceChannels = endpoint({
  method: 'GET',
  path: '/_api/collaboration/voice-channels',
  summary: `The voice channels of a workspace, in the order in which they were made; at most ${MAX_VOICE_CHANNELS}. 409 where voice is switched off.`,
  access: 'signed-in',
  input: z.object({ workspaceId: positiveIntText(WORKSPACE_ID) }),
  output: z.array(VoiceChannel),
})

export const createVoiceChannel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/voice-channels',
  summary: 'A further voice channel. Two of one name are refused.',
  access: 'signed-in',
  input: z.object({ workspaceId: positiveInt(WORKSPACE_ID), name }),
  output: VoiceChannel,
  rateLimitPerMinute: 30,
})

export const renameVoiceChannel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/voice-channels/rename',
  summary: 'Gives a voice channel another name.',
  access: 'signed-in',
  input: z.object({ channelId, name }),
  output: VoiceChannel,
  rateLimitPerMinute: 30,
})

export const removeVoiceChannel = endpoint({
  method: 'POST',
  path: '/_api/collaboration/voice-channels/remove',
  summary: 'Removes a voice channel; who talks in it is shown out. Whoever added it, and owners.',
  access: 'signed-in',
  input: z.object({ channelId }),
  output: z.object({ isRemoved: z.literal(true) }),
})
