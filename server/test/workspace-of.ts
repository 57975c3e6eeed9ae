import { createWorkspace, getWorkspace } from '#contract/workspaces.ts'
import { addWorkspaceFile } from '#contract/workspaces-files.ts'
import { sendMessage } from '#contract/workspaces-messages.ts'
import { addModel, commentOnModel, deleteModel } from '#contract/workspaces-model-calls.ts'
import { acceptInvitation, inviteToWorkspace } from '#contract/workspaces-participants.ts'
import type { WorkspaceRole } from '#contract/workspaces-rights.ts'
import { listVoiceChannels } from '#contract/workspaces-voice.ts'
import type { Caller } from './app.ts'

/** Somebody comes into a workspace as he would: invited, and by accepting. */
export const letIn = async (owner: Caller, workspaceId: number, somebody: Caller, role: WorkspaceRole) => {
  const invitation = await owner.call(inviteToWorkspace, {
    ...{ workspaceId, role, inviterEmail: owner.email, inviterName: 'Owner', inviteeEmail: somebody.email },
  })
  await somebody.call(acceptInvitation, { invitationId: invitation.body.id })
}

/** Somebody shares a link to a model. */
export const linkModel = async (by: Caller, workspaceId: number, modelName: string): Promise<number> => {
  const link = { modelFileUrl: 'https://example.com/pump.glb', modelFormat: 'glb', modelName }
  return (await by.call(addModel, { ...link, workspaceId, createdBy: by.email })).body.id
}

/** A private workspace with a member and a viewer, a message, a model and a comment of the member, and somebody who is invited. */
export const workspaceOf = async (owner: Caller, { member, viewer }: { member: Caller; viewer: Caller }, invited?: Caller) => {
  const made = await owner.call(createWorkspace, { name: 'Boiler', ownerEmail: owner.email, ownerName: 'Owner' })
  const { id } = made.body
  await letIn(owner, id, member, 'member')
  await letIn(owner, id, viewer, 'viewer')
  const message = await member.call(sendMessage, {
    ...{ workspaceId: id, senderEmail: member.email, senderName: 'Member', messageContent: 'Good morning. The boiler knocks.' },
  })
  const [modelId, deletedModelId] = [await linkModel(member, id, 'Pump'), await linkModel(member, id, 'Gone')]
  await member.call(deleteModel, { modelId: deletedModelId })
  const comment = await member.call(commentOnModel, { modelId, x: 1, y: 2, z: 3, content: 'It drips here.' })
  const ownersComment = await owner.call(commentOnModel, { modelId, x: 0, y: 0, z: 0, content: 'Here too.' })
  const file = await member.call(addWorkspaceFile, {
    ...{ workspaceId: id, uploadedBy: member.email, fileName: 'notes.txt', fileType: 'text/plain', fileSize: 5, fileData: 'bm90ZXM=' },
  })
  const inviting = { workspaceId: id, inviterEmail: owner.email, inviterName: 'Owner' }
  const open = invited && (await owner.call(inviteToWorkspace, { ...inviting, inviteeEmail: invited.email }))
  const { participants } = (await owner.call(getWorkspace, { workspaceId: id })).body
  const channels = (await owner.call(listVoiceChannels, { workspaceId: id })).body
  const idOf = ({ email }: Caller) => participants.find(({ participantEmail }) => participantEmail === email)?.id ?? 0
  return {
    ...{ id, messageId: message.body.id, fileId: file.body.id, invitationId: open?.body.id ?? 0, channelId: channels[0]?.id ?? 0 },
    ...{ modelId, deletedModelId, modelCommentId: comment.body.id, ownersCommentId: ownersComment.body.id },
    ...{ ownerId: idOf(owner), memberId: idOf(member), viewerId: idOf(viewer) },
  }
}
