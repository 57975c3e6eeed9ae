import { createWorkspace, getWorkspace } from '#contract/workspaces.ts'
import { sendMessage } from '#contract/workspaces-messages.ts'
import { acceptInvitation, inviteToWorkspace } from '#contract/workspaces-participants.ts'
import type { WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { Caller } from './app.ts'

/** Somebody comes into a workspace as he would: invited, and by accepting. */
export const letIn = async (owner: Caller, workspaceId: number, somebody: Caller, role: WorkspaceRole) => {
  const invitation = await owner.call(inviteToWorkspace, {
    ...{ workspaceId, role, inviterEmail: owner.email, inviterName: 'Owner', inviteeEmail: somebody.email },
  })
  await somebody.call(acceptInvitation, { invitationId: invitation.body.id })
}

/** A private workspace with a member and a viewer, a message of the member, and somebody who is invited. */
export const workspaceOf = async (owner: Caller, { member, viewer }: { member: Caller; viewer: Caller }, invited?: Caller) => {
  const made = await owner.call(createWorkspace, { name: 'Boiler', ownerEmail: owner.email, ownerName: 'Owner' })
  const { id } = made.body
  await letIn(owner, id, member, 'member')
  await letIn(owner, id, viewer, 'viewer')
  const message = await member.call(sendMessage, {
    ...{ workspaceId: id, senderEmail: member.email, senderName: 'Member', messageContent: 'Good morning. The boiler knocks.' },
  })
  const inviting = { workspaceId: id, inviterEmail: owner.email, inviterName: 'Owner' }
  const open = invited && (await owner.call(inviteToWorkspace, { ...inviting, inviteeEmail: invited.email }))
  const { participants } = (await owner.call(getWorkspace, { workspaceId: id })).body
  const idOf = ({ email }: Caller) => participants.find(({ participantEmail }) => participantEmail === email)?.id ?? 0
  return {
    ...{ id, messageId: message.body.id, invitationId: open?.body.id ?? 0 },
    ...{ ownerId: idOf(owner), memberId: idOf(member), viewerId: idOf(viewer) },
  }
}
