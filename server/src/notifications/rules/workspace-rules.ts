import * as z from 'zod'
import { workspacePath } from '#contract/workspaces.ts'
import { invitationPath } from '#contract/workspaces-participants.ts'
import { WORKSPACE_ROLE_WORDS, WORKSPACE_ROLES, type WorkspaceRole } from '#contract/workspaces-rights.ts'
import { type About, type NotificationRule, nobody, rule, type Tidings } from '../notification-rule.ts'

const Payload = z.object({
  workspaceId: z.int(),
  told: z.object({
    ...{ workspaceName: z.string(), byAccountId: z.nullable(z.string()), byName: z.string(), accountIds: z.array(z.string()) },
    ...{ role: z.enum(WORKSPACE_ROLES).optional(), words: z.string().optional(), expiresAt: z.iso.datetime().optional() },
    ...{ invitationId: z.int().optional(), messageId: z.int().optional() },
  }),
})
type WorkspacePayload = z.output<typeof Payload>

const aboutOf = ({ told: { messageId, invitationId } }: WorkspacePayload): About | null => {
  if (messageId !== undefined) return { type: 'workspace-message', id: messageId }
  return invitationId === undefined ? null : { type: 'workspace-invitation', id: invitationId }
}

const roleWords = (role: WorkspaceRole = 'member'): string => `${WORKSPACE_ROLE_WORDS[role].label}: ${WORKSPACE_ROLE_WORDS[role].meaning}.`

const workspaceRule = (
  say: (payload: WorkspacePayload, name: string) => Omit<Tidings, 'to' | 'by' | 'about' | 'sender'>,
  ends: Pick<Partial<NotificationRule>, 'endedBy' | 'instead'> = {},
): NotificationRule =>
  rule(
    Payload,
    payload => {
      const { workspaceId, told } = payload
      const { detail, ...said } = say(payload, `‘${told.workspaceName}’`)
      const about = aboutOf(payload)
      return [
        {
          ...{ to: told.accountIds, by: told.byAccountId },
          link: { path: workspacePath(workspaceId), text: 'Open the workspace' },
          ...said,
          sender: { accountId: told.byAccountId, name: told.byName },
          ...(about ? { about } : {}),
          detail: { about: { key: `workspace:${workspaceId}`, name: `the workspace ‘${told.workspaceName}’` }, ...detail },
        },
      ]
    },
    { about: aboutOf, ...ends },
  )

const silent = (reason: string): NotificationRule => nobody(reason, payload => aboutOf(Payload.parse(payload)))
const TAKES_PART = 'You take part in this workspace.'

/** Workspaces: who comes and goes, and what somebody is named in. */
export const WORKSPACE_RULES: Record<string, NotificationRule> = {
  'workspace-created': workspaceRule(({ told }, name) => ({
    type: 'workspace_invitation',
    title: `${told.byName} opened the workspace ${name} with you`,
    message: roleWords(told.role),
    because: 'You are hired for the project.',
  })),
  'contents-erased': nobody('What somebody took along with his account is nothing to look at.'),
  'workspace-settings-changed': nobody('Who is in the workspace sees it there.'),
  'workspace-deleted': workspaceRule(({ told }, name) => ({
    type: 'workspace_access',
    title: `The workspace ${name} was deleted`,
    message: `${told.byName} deleted it for all who took part.`,
    because: 'You took part in this workspace.',
    link: { path: '/collaboration', text: 'See your workspaces' },
  })),
  'workspace-restored': nobody('It stands in the lists again, as it stood.'),
  'workspace-transferred': workspaceRule(({ told }, name) => ({
    type: 'workspace_access',
    title: `${name} is yours now`,
    message: `${told.byName} handed the workspace over to you. ${roleWords('owner')}`,
    because: TAKES_PART,
  })),
  'participant-invited': workspaceRule(
    ({ told }, name) => ({
      type: 'workspace_invitation',
      title: `${told.byName} invites you to ${name}`,
      message: roleWords(told.role),
      because: 'The invitation is to your address.',
      link: { path: invitationPath(told.invitationId ?? 0), text: 'See the invitation' },
      hasOwnLetter: true,
      ...(told.expiresAt === undefined ? {} : { expiresAt: new Date(told.expiresAt) }),
      ...(told.words ? { detail: { quote: { text: told.words, by: told.byName } } } : {}),
    }),
    {
      endedBy: {
        'invitation-withdrawn': 'The invitation was withdrawn before this was sent.',
        'invitation-declined': 'The invitation was declined before this was sent.',
        'participant-joined': 'The invitation was accepted before this was sent.',
      },
    },
  ),
  'invitation-withdrawn': silent('Who was invited finds it withdrawn if he follows the link.'),
  'invitation-declined': workspaceRule(({ told }, name) => ({
    type: 'workspace_invitation',
    title: `${told.byName} declined your invitation to ${name}`,
    message: 'You can invite again, or somebody else.',
    because: 'You sent the invitation.',
  })),
  'participant-joined': workspaceRule(({ told }, name) =>
    told.invitationId === undefined
      ? {
          type: 'workspace_invitation',
          title: `${told.byName} let you into ${name}`,
          message: roleWords(told.role),
          because: 'You are hired for the project.',
        }
      : {
          type: 'workspace_invitation',
          title: `${told.byName} joined ${name}`,
          message: 'Your invitation was accepted.',
          because: 'You sent the invitation.',
        },
  ),
  'participant-left': nobody('Who left knows it, and the others see it in the workspace.'),
  'participant-removed': workspaceRule(({ told }, name) => ({
    type: 'workspace_access',
    title: `You were removed from ${name}`,
    message: `${told.byName} removed you: you do not see the workspace any more.`,
    because: 'You took part in this workspace.',
    link: { path: '/collaboration', text: 'See your workspaces' },
  })),
  'participant-role-changed': workspaceRule(({ told }, name) => ({
    type: 'workspace_access',
    title: `Your role in ${name} is another one now`,
    message: `${told.byName} changed it. ${roleWords(told.role)}`,
    because: TAKES_PART,
  })),
  'message-sent': workspaceRule(
    ({ told }, name) => ({
      type: 'workspace_mention',
      title: `${told.byName} mentioned you in ${name}`,
      message: told.words ?? '',
      because: 'You are named in the message.',
    }),
    { endedBy: { 'message-deleted': 'The message was deleted before this was sent.' } },
  ),
  'voice-channels-changed': silent('Who is in the workspace sees it there.'),
  'file-added': nobody('Who is in the workspace sees it there.'),
  'file-changed': nobody('Who is in the workspace sees it there.'),
  'file-restored': nobody('Who is in the workspace sees it there.'),
  'file-removed': nobody('Who is in the workspace sees it there.'),
  'message-edited': silent('Who is named was told when it was sent.'),
  'message-deleted': { ...silent('The words are gone.'), instead: 'The message was deleted.' },
  'message-reacted': silent('Who is in the workspace sees it there; a bell for each would be noise.'),
  'model-added': nobody('Who is in the workspace sees it there, and later among what happened.'),
  'model-changed': nobody('A model is moved many times; who looks sees it.'),
  'model-deleted': nobody('Who is in the workspace sees it there.'),
  'model-restored': nobody('It stands where it stood.'),
  'model-commented': nobody('Who is in the workspace sees it there.'),
  'model-comment-changed': nobody('Who is in the workspace sees it there.'),
}
