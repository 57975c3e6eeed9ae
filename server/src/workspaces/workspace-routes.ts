import {
  changeWorkspaceSettings,
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  joinWorkspace,
  listWorkspaces,
  openProjectWorkspace,
} from '#contract/workspaces.ts'
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
  getInvitation,
  inviteToWorkspace,
  leaveWorkspace,
  listWorkspaceInvitations,
  removeParticipant,
  transferWorkspace,
  withdrawInvitation,
} from '#contract/workspaces-participants.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { InvitationService } from './invitation-service.ts'
import type { MessageService } from './message-service.ts'
import type { ParticipantService } from './participant-service.ts'
import type { WorkspaceService } from './workspace-service.ts'

export interface WorkspaceDoor {
  workspaces: WorkspaceService
  participants: ParticipantService
  invitations: InvitationService
  messages: MessageService
}

export const bindWorkspaces = (bind: Bind, { workspaces, participants, invitations, messages }: WorkspaceDoor): void => {
  bind(listWorkspaces, workspaces.list)
  bind(getWorkspace, (actor, { workspaceId }) => workspaces.detail(actor, workspaceId))
  bind(createWorkspace, workspaces.create)
  bind(openProjectWorkspace, (actor, { projectId }) => workspaces.ofProject(actor, projectId))
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
  bind(acceptInvitation, (actor, { invitationId }) => invitations.accept(actor, invitationId))

  bind(listMessages, messages.list)
  bind(searchMessages, messages.search)
  bind(sendMessage, messages.send)
  bind(editMessage, messages.edit)
  bind(deleteMessage, messages.delete)
  bind(reactToMessage, messages.react)
  bind(markMessagesRead, messages.markRead)
}
