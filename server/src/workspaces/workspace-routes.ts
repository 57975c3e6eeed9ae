import {
  changeWorkspaceSettings,
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  joinWorkspace,
  listWorkspaces,
  openProjectWorkspace,
  openSessionWorkspace,
} from '#contract/workspaces.ts'
import { listActivity } from '#contract/workspaces-activity.ts'
import {
  addWorkspaceFile,
  bringFileBack,
  deleteWorkspaceFile,
  listFileVersions,
  listWorkspaceFiles,
  readWorkspaceFile,
  restoreFileVersion,
  uploadWorkspaceFile,
} from '#contract/workspaces-files.ts'
import {
  deleteMessage,
  editMessage,
  listMessages,
  markMessagesRead,
  reactToMessage,
  searchMessages,
  sendMessage,
} from '#contract/workspaces-messages.ts'
import {
  acceptInvitation,
  changeParticipantRole,
  declineInvitation,
  getInvitation,
  inviteToWorkspace,
  leaveWorkspace,
  listReceivedInvitations,
  listWorkspaceInvitations,
  removeParticipant,
  transferWorkspace,
  withdrawInvitation,
} from '#contract/workspaces-participants.ts'
import { createVoiceChannel, listVoiceChannels, removeVoiceChannel, renameVoiceChannel } from '#contract/workspaces-voice.ts'
import type { Config } from '../platform/config.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { ActivityService } from './activity/activity-service.ts'
import { bindWithFiles } from './files/own-file-addresses.ts'
import type { WorkspaceFileService } from './files/workspace-file-service.ts'
import type { InvitationService } from './invitation-service.ts'
import type { MessageService } from './message-service.ts'
import { ownAddress } from './own-address.ts'
import type { ParticipantService } from './participant-service.ts'
import type { VoiceService } from './voice-service.ts'
import type { WorkspaceService } from './workspace-service.ts'

export interface WorkspaceDoor {
  workspaces: WorkspaceService
  participants: ParticipantService
  invitations: InvitationService
  messages: MessageService
  voice: VoiceService
  files: WorkspaceFileService
  activity: ActivityService
}

export const bindWorkspaces = (
  bare: Bind,
  { workspaces, participants, invitations, messages, voice, files, activity }: WorkspaceDoor,
  config: Pick<Config, 'publicUrl'>,
): void => {
  const bind = bindWithFiles(bare, config)
  bind(listVoiceChannels, (actor, { workspaceId }) => voice.list(actor, workspaceId))
  bind(createVoiceChannel, voice.create)
  bind(renameVoiceChannel, voice.rename)
  bind(removeVoiceChannel, voice.remove)

  bind(listWorkspaces, workspaces.list)
  bind(getWorkspace, (actor, { workspaceId }) => workspaces.detail(actor, workspaceId))
  bind(createWorkspace, workspaces.create)
  bind(openProjectWorkspace, (actor, { projectId }) => workspaces.ofProject(actor, projectId))
  bind(openSessionWorkspace, (actor, { sessionId }) => workspaces.ofSession(actor, sessionId))
  bind(changeWorkspaceSettings, workspaces.change)
  bind(joinWorkspace, (actor, { workspaceId }) => workspaces.join(actor, workspaceId))
  bind(deleteWorkspace, (actor, { workspaceId }) => workspaces.delete(actor, workspaceId))

  bind(changeParticipantRole, participants.changeRole)
  bind(removeParticipant, participants.remove)
  bind(transferWorkspace, participants.transfer)
  bind(leaveWorkspace, (actor, { workspaceId }) => participants.leave(actor, workspaceId))

  bind(inviteToWorkspace, invitations.invite)
  bind(listWorkspaceInvitations, (actor, { workspaceId }) => invitations.waiting(actor, workspaceId))
  bind(withdrawInvitation, (actor, { invitationId }) => invitations.withdraw(actor, invitationId))
  bind(getInvitation, (actor, { invitationId }) => invitations.received(actor, invitationId))
  bind(listReceivedInvitations, invitations.receivedBy)
  bind(declineInvitation, (actor, { invitationId }) => invitations.decline(actor, invitationId))
  bind(acceptInvitation, (actor, { invitationId }) => invitations.accept(actor, invitationId))

  bind(listMessages, messages.list)
  bind(searchMessages, messages.search)
  bind(sendMessage, messages.send)
  bind(editMessage, messages.edit)
  bind(deleteMessage, messages.delete)
  bind(reactToMessage, messages.react)
  bind(markMessagesRead, messages.markRead)

  bind(addWorkspaceFile, (actor, input, { request }) => files.add(actor, input, ownAddress(config).isOwn(request)))
  bind(uploadWorkspaceFile, (actor, input, { file }) => files.upload(actor, input, file))
  bind(listWorkspaceFiles, files.list)
  bind(readWorkspaceFile, (actor, { fileId }) => files.read(actor, fileId))
  bind(listFileVersions, (actor, { fileId }) => files.versions(actor, fileId))
  bind(restoreFileVersion, files.restoreVersion)
  bind(deleteWorkspaceFile, (actor, { fileId }) => files.delete(actor, fileId))
  bind(bringFileBack, (actor, { fileId }) => files.bringBack(actor, fileId))

  bind(listActivity, activity.list)
}
