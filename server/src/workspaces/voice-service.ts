import { callRoom } from '#contract/calls-live.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { WorkspaceRight, WorkspaceRole } from '#contract/workspaces-rights.ts'
import {
  type createVoiceChannel,
  MAX_VOICE_CHANNELS,
  mayRemoveChannel,
  type removeVoiceChannel,
  type renameVoiceChannel,
  type VoiceChannel,
} from '#contract/workspaces-voice.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, requireAccount } from '../platform/identity/actor.ts'
import { askAgainInRoom } from '../platform/live/live-store.ts'
import { channelById, channelsOf, dropChannel, insertChannel, renameChannel, type VoiceChannelRow } from './voice-store.ts'
import { inWorkspace } from './workspace-access.ts'
import { workspaceEvent } from './workspace-events.ts'
import { requireRight } from './workspace-policy.ts'
import { standingIn } from './workspace-store.ts'

/** The voice channels of a workspace; who talks in them is let in by `workspace-calls.ts`. */
export interface VoiceService {
  list(actor: Actor, workspaceId: number): Promise<VoiceChannel[]>
  create(actor: Actor, input: ParsedInputOf<typeof createVoiceChannel>): Promise<VoiceChannel>
  rename(actor: Actor, input: ParsedInputOf<typeof renameVoiceChannel>): Promise<VoiceChannel>
  remove(actor: Actor, input: ParsedInputOf<typeof removeVoiceChannel>): Promise<{ isRemoved: true }>
}

const NO_CHANNEL = 'There is no such voice channel. Reload the page to see which there are.'
const NOT_YOURS = 'You can remove the channels that you added. An owner of this workspace can remove this one.'
const view = ({ id, name, createdBy }: VoiceChannelRow, accountId: string): VoiceChannel => ({ id, name, isOwn: createdBy === accountId })

const requireVoice = ({ allowVoiceChat }: { allowVoiceChat: boolean }): void => {
  if (!allowVoiceChat)
    throw new AppError('conflict', 'Voice chat is switched off in this workspace. An owner can switch it on in its settings.')
}

const requireNewName = (channels: readonly VoiceChannelRow[], name: string, own?: number): void => {
  const isTaken = channels.some(each => each.id !== own && each.name.toLowerCase() === name.toLowerCase())
  if (isTaken) throw new AppError('conflict', `There is a channel called ${name} already. Choose another name.`)
}

/** Does something with a channel, as who may. A number of another's workspace tells nothing. */
const inChannel = async <T>(
  database: Database,
  actor: Actor,
  channelId: number,
  work: (held: { tx: Transaction; role: WorkspaceRole; channel: VoiceChannelRow; tell: () => Promise<void> }) => Promise<T>,
): Promise<T> => {
  const { accountId } = requireAccount(actor)
  const channel = await channelById(database.query, channelId)
  const standing = channel && (await standingIn(database.query, channel.workspaceId, accountId))
  if (!channel || !standing?.role) throw new AppError('not_found', NO_CHANNEL)
  const right: WorkspaceRight = 'changeChannels'
  return inWorkspace(database, actor, { workspaceId: channel.workspaceId, right }, async ({ tx, workspace, role, account }) => {
    requireVoice(workspace)
    // It may have been removed in the meantime.
    if (!(await channelById(tx, channelId))) throw new AppError('not_found', NO_CHANNEL)
    return work({ tx, role, channel, tell: () => publish(tx, workspaceEvent('voice-channels-changed', workspace, account)) })
  })
}

export const createVoiceService = (database: Database): VoiceService => ({
  list: async (actor, workspaceId) => {
    const { accountId } = requireAccount(actor)
    const { workspace } = requireRight(await standingIn(database.query, workspaceId, accountId), 'read')
    requireVoice(workspace)
    return (await channelsOf(database.query, workspaceId)).map(channel => view(channel, accountId))
  },
  create: (actor, { workspaceId, name }) =>
    inWorkspace(database, actor, { workspaceId, right: 'changeChannels' }, async ({ tx, workspace, account }) => {
      requireVoice(workspace)
      const channels = await channelsOf(tx, workspaceId)
      requireNewName(channels, name)
      if (channels.length >= MAX_VOICE_CHANNELS)
        throw new AppError('conflict', `A workspace has at most ${MAX_VOICE_CHANNELS} voice channels. Remove one first.`)
      const channel = await insertChannel(tx, { workspaceId, name, createdBy: account.accountId })
      await publish(tx, workspaceEvent('voice-channels-changed', workspace, account))
      return view(channel, account.accountId)
    }),
  rename: (actor, { channelId, name }) =>
    inChannel(database, actor, channelId, async ({ tx, channel, tell }) => {
      requireNewName(await channelsOf(tx, channel.workspaceId), name, channelId)
      await renameChannel(tx, channelId, name)
      await tell()
      return view({ ...channel, name }, requireAccount(actor).accountId)
    }),
  remove: (actor, { channelId }) =>
    inChannel(database, actor, channelId, async ({ tx, role, channel, tell }) => {
      if (!mayRemoveChannel(role, view(channel, requireAccount(actor).accountId))) throw new AppError('forbidden', NOT_YOURS)
      await dropChannel(tx, channelId)
      await tell()
      await askAgainInRoom(tx, callRoom('voice', channelId))
      return { isRemoved: true }
    }),
})
