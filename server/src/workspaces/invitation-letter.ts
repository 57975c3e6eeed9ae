import { invitationPath } from '#contract/workspaces-participants.ts'
import { WORKSPACE_ROLE_WORDS, type WorkspaceRole } from '#contract/workspaces-rights.ts'
import type { Letter } from '../platform/mail/mail-letter.ts'

interface Invited {
  to: string
  inviterName: string
  workspaceName: string
  role: WorkspaceRole
  inviteMessage: string
  invitationId: number
  expiresAt: Date
}

const dayOf = (moment: Date): string =>
  moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The mail that brings somebody to a workspace. `base` is the address people open Onhand at. */
export const invitationLetter = (
  base: string,
  { to, inviterName, workspaceName, role, inviteMessage, invitationId, expiresAt }: Invited,
): Letter => {
  const { label, meaning } = WORKSPACE_ROLE_WORDS[role]
  return {
    to,
    subject: `${inviterName} invites you to ‘${workspaceName}’`,
    heading: `You are invited to ‘${workspaceName}’`,
    paragraphs: [
      `${inviterName} would like you to work together in a workspace at Onhand: chat, people and files in one place.`,
      `You would take part as: ${label} (${meaning}).`,
    ],
    ...(inviteMessage === '' ? {} : { quote: { text: inviteMessage, by: inviterName } }),
    action: { label: 'See the invitation', url: `${base}${invitationPath(invitationId)}` },
    footnote: `The invitation is for this address alone: log in with it, or sign up. It ends on ${dayOf(expiresAt)}. If you do not know ${inviterName}, there is nothing to do.`,
  }
}
