import * as z from 'zod/mini'
import { endpoint } from './shared/endpoint.ts'
import { email, plainText, positiveInt, positiveIntText, textAtLeast } from './shared/primitives.ts'
import { WORKSPACE_ID, Workspace } from './workspaces.ts'
import { WORKSPACE_ROLES, WorkspaceRole } from './workspaces-rights.ts'

export const INVITATION_DAYS = 14
const INVITATION_DAYS_MAX = 90
export const INVITE_MESSAGE_MAX = 1_000
/** Invitations to one workspace that wait for an answer. */
export const MAX_WAITING_INVITATIONS = 100
/** Of one person, as his list shows them. */
export const MAX_RECEIVED_INVITATIONS = 20
export const MAX_PARTICIPANTS = 200

const INVITATION_ID = 'A valid invitation ID is required.'
const PARTICIPANT_ID = 'A valid participant ID is required.'
const INVITATION_STATES = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const

export const invitationPath = (invitationId: number): string => `/collaboration/invitations/${invitationId}`

const inviteMessage = plainText('A message is text.').check(
  z.trim(),
  z.maxLength(INVITE_MESSAGE_MAX, { error: `A message must be at most ${INVITE_MESSAGE_MAX} characters long.` }),
)

/** An invitation as the owners see it. */
export const WorkspaceInvitation = z.object({
  id: z.int(),
  inviteeEmail: z.string(),
  role: z.enum(WORKSPACE_ROLES),
  inviterName: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(INVITATION_STATES),
})
export type WorkspaceInvitation = z.infer<typeof WorkspaceInvitation>

export const inviteToWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspace-invite',
  summary: `Invites somebody by mail; a second invitation to one address takes the place of the first. It lasts ${INVITATION_DAYS} days unless \`expiresAt\` says otherwise.`,
  access: 'signed-in',
  ownEmail: 'inviterEmail',
  input: z.object({
    workspaceId: positiveInt(WORKSPACE_ID),
    inviterEmail: email('Invalid inviter email format.'),
    inviterName: textAtLeast(1, 'Inviter name is required.'),
    inviteeEmail: email('Invalid invitee email format.'),
    role: z._default(WorkspaceRole, 'member'),
    inviteMessage: z.optional(z.nullable(inviteMessage)),
    expiresAt: z.optional(z.nullable(z.iso.datetime({ error: 'expiresAt must be a date and time in ISO 8601.', offset: true }))),
  }),
  output: WorkspaceInvitation,
  rateLimitPerMinute: 20,
})

/** The invite dialog. */
export const InviteForm = z.object({
  inviteeEmail: email('Please enter a valid email address.'),
  role: WorkspaceRole,
  inviteMessage,
})
export type InviteForm = z.input<typeof InviteForm>

/** What is wrong with the end of an invitation; null when nothing is. */
export const invitationEndError = (expiresAt: number, now: number): string | null => {
  if (expiresAt <= now) return 'An invitation must end in the future.'
  return expiresAt > now + INVITATION_DAYS_MAX * 86_400_000 ? `An invitation lasts at most ${INVITATION_DAYS_MAX} days.` : null
}

export const listWorkspaceInvitations = endpoint({
  method: 'GET',
  path: '/_api/collaboration/invitations',
  summary: 'Invitations to a workspace that wait for an answer, newest first. Owners only.',
  access: 'signed-in',
  input: z.object({ workspaceId: positiveIntText(WORKSPACE_ID) }),
  output: z.array(WorkspaceInvitation),
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/_api/collaboration/invitations/withdraw',
  summary: 'Takes an invitation back. Owners only. Harmless when it was withdrawn before.',
  access: 'signed-in',
  input: z.object({ invitationId: positiveInt(INVITATION_ID) }),
  output: WorkspaceInvitation,
})

/** What somebody reads who was invited. */
export const ReceivedInvitation = z.object({
  id: z.int(),
  state: z.enum(INVITATION_STATES),
  workspaceId: z.int(),
  /** Empty once it leads nowhere: what it was then called may be another name by now. Who was removed after accepting reads `withdrawn`. */
  workspaceName: z.string(),
  inviterName: z.string(),
  role: z.enum(WORKSPACE_ROLES),
  inviteMessage: z.string(),
  expiresAt: z.string(),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

export const getInvitation = endpoint({
  method: 'GET',
  path: '/_api/collaboration/invitations/received',
  summary: 'An invitation to the caller: to his address, which he has confirmed.',
  access: 'signed-in',
  input: z.object({ invitationId: positiveIntText(INVITATION_ID) }),
  output: ReceivedInvitation,
})

export const listReceivedInvitations = endpoint({
  method: 'GET',
  path: '/_api/collaboration/invitations/waiting',
  summary: `Invitations to the caller that wait for his answer, newest first; at most ${MAX_RECEIVED_INVITATIONS}. None before his address is confirmed.`,
  access: 'signed-in',
  input: z.object({}),
  output: z.array(ReceivedInvitation),
})

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/_api/collaboration/invitations/decline',
  summary: 'Answers an invitation with no; whoever sent it is told. Harmless when it was declined before.',
  access: 'signed-in',
  input: z.object({ invitationId: positiveInt(INVITATION_ID) }),
  output: ReceivedInvitation,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/_api/collaboration/invitations/accept',
  summary: 'Takes part as invited. Harmless when it was accepted before.',
  access: 'signed-in',
  input: z.object({ invitationId: positiveInt(INVITATION_ID) }),
  output: Workspace,
})

const ofParticipant = { workspaceId: positiveInt(WORKSPACE_ID), participantId: positiveInt(PARTICIPANT_ID) }

export const changeParticipantRole = endpoint({
  method: 'POST',
  path: '/_api/collaboration/participants/role',
  summary: 'Gives a participant another role, at once. Owners only; the role of an owner is laid down by himself alone.',
  access: 'signed-in',
  input: z.object({ ...ofParticipant, role: WorkspaceRole }),
  output: Workspace,
})

export const removeParticipant = endpoint({
  method: 'POST',
  path: '/_api/collaboration/participants/remove',
  summary: 'Shows somebody out, at once. Owners only; an owner is removed by nobody.',
  access: 'signed-in',
  input: z.object(ofParticipant),
  output: Workspace,
})

export const transferWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspaces/transfer',
  summary: 'Makes a participant an owner in place of the caller, who becomes a member.',
  access: 'signed-in',
  input: z.object(ofParticipant),
  output: Workspace,
})

export const leaveWorkspace = endpoint({
  method: 'POST',
  path: '/_api/collaboration/workspaces/leave',
  summary: 'Takes part no longer. The last owner hands the workspace over, or deletes it, first.',
  access: 'signed-in',
  input: z.object({ workspaceId: positiveInt(WORKSPACE_ID) }),
  output: z.object({ hasLeft: z.literal(true) }),
})
