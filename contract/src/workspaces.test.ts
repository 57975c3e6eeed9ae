import { expect, test } from 'vitest'
import { changeWorkspaceSettings, createWorkspace, getWorkspace, listWorkspaces, WorkspaceForm, WorkspaceSettings } from './workspaces.ts'
import { listMessages, sendMessage } from './workspaces-messages.ts'
import { InviteForm, invitationEndError, inviteToWorkspace } from './workspaces-participants.ts'
import { mayInWorkspace, WORKSPACE_RIGHTS, WORKSPACE_ROLES } from './workspaces-rights.ts'

type Parsed = { success: true } | { success: false; error: { issues: readonly { message: string }[] } }

const CREATE = { name: 'abc', ownerEmail: 'me@example.com', ownerName: 'Me' }
const SETTINGS = { workspaceId: 1, userEmail: 'me@example.com' }
const FORM = { name: 'abc', description: '', isPublic: false, allowScreenSharing: true, allowWhiteboard: true, allowVoiceChat: true }
const INVITE = { workspaceId: 1, inviterEmail: 'me@example.com', inviterName: 'Me', inviteeEmail: 'you@example.com' }
const MESSAGE = { workspaceId: 1, senderEmail: 'me@example.com', senderName: 'Me', messageContent: 'Hi' }
const NAME_LONG = 'Workspace name must be at least 3 characters long.'
const ID = 'A valid workspace ID is required.'

/** A schema, what it takes, and beside that one field: values that pass, values that do not, and what is said of them. */
const RULES: [string, { safeParse: (value: unknown) => Parsed }, object, string, unknown[], unknown[], string][] = [
  ['create', createWorkspace.input, CREATE, 'name', ['abc', ' abc ', 'x'.repeat(120)], ['', 'ab', ' ab '], NAME_LONG],
  ['create', createWorkspace.input, CREATE, 'ownerName', ['A'], ['', ' '], 'Owner name is required.'],
  ['create', createWorkspace.input, CREATE, 'ownerEmail', ['a@b.co'], ['', 'a'], 'Owner email must be a valid email address.'],
  [
    'create',
    createWorkspace.input,
    CREATE,
    'workspaceType',
    [undefined, 'general', 'ar_session'],
    ['x'],
    'workspaceType is one of general, ar_session.',
  ],
  ['create form', WorkspaceForm, { description: '' }, 'name', ['abc'], ['ab'], NAME_LONG],
  ['list', listWorkspaces.input, {}, 'userEmail', ['a@b.co'], [undefined, '', 'a'], 'A valid user email is required to fetch workspaces.'],
  ['detail', getWorkspace.input, {}, 'workspaceId', ['1', 2_147_483_647], [undefined, '0', '-1', '1.5', 'x', 2_147_483_648], ID],
  ['settings', changeWorkspaceSettings.input, SETTINGS, 'name', [undefined, 'abc'], ['ab'], NAME_LONG],
  [
    'settings',
    changeWorkspaceSettings.input,
    SETTINGS,
    'userEmail',
    ['a@b.co'],
    ['a'],
    'A valid user email is required for authorization.',
  ],
  ['settings form', WorkspaceSettings, FORM, 'name', ['abc'], ['ab'], 'Workspace name must be at least 3 characters.'],
  ['invite', inviteToWorkspace.input, INVITE, 'inviterEmail', ['a@b.co'], ['a'], 'Invalid inviter email format.'],
  ['invite', inviteToWorkspace.input, INVITE, 'inviterName', ['A'], [''], 'Inviter name is required.'],
  ['invite', inviteToWorkspace.input, INVITE, 'inviteeEmail', ['a@b.co'], ['', 'a'], 'Invalid invitee email format.'],
  [
    'invite',
    inviteToWorkspace.input,
    INVITE,
    'role',
    [undefined, 'owner', 'member', 'viewer'],
    ['admin'],
    'role is one of owner, member, viewer.',
  ],
  [
    'invite form',
    InviteForm,
    { role: 'member', inviteMessage: '' },
    'inviteeEmail',
    ['a@b.co'],
    ['', 'a'],
    'Please enter a valid email address.',
  ],
  [
    'messages',
    listMessages.input,
    { workspaceId: 1 },
    'limit',
    [undefined, 1, 100],
    [0, 101, 'x'],
    'limit must be an integer from 1 to 100',
  ],
  [
    'messages',
    listMessages.input,
    { workspaceId: 1 },
    'before',
    [undefined, '1'],
    ['0', '-1', 'x'],
    'before must be the positive integer id of a message.',
  ],
  ['message', sendMessage.input, MESSAGE, 'messageContent', ['a', 'x'.repeat(8_000)], ['', '  '], 'Message content is required.'],
  ['message', sendMessage.input, MESSAGE, 'senderName', ['A'], [''], 'Sender name is required.'],
  ['message', sendMessage.input, MESSAGE, 'senderEmail', ['a@b.co'], ['a'], 'Invalid sender email format.'],
  [
    'message',
    sendMessage.input,
    MESSAGE,
    'referenceFileId',
    [undefined, null, 1],
    [0, -1, 1.5],
    'referenceFileId must be a positive integer.',
  ],
]

test.each(RULES)('%s: the bounds of a field, and what is said beyond them', (_name, schema, rest, field, good, bad, message) => {
  const parsed = (value: unknown) => schema.safeParse({ ...rest, [field]: value })
  for (const value of good) expect(parsed(value), String(value)).toMatchObject({ success: true })
  for (const value of bad) {
    const answer = parsed(value)
    expect(answer.success ? null : answer.error.issues[0]?.message, String(value)).toBe(message)
  }
})

test('what is left out is general, private, a member and fifty', () => {
  expect(createWorkspace.input.parse(CREATE)).toMatchObject({ workspaceType: 'general', isPublic: false })
  expect(inviteToWorkspace.input.parse(INVITE).role).toBe('member')
  expect(listMessages.input.parse({ workspaceId: '1' }).limit).toBe(50)
})

test('a member may what a viewer may, an owner what a member may, and nobody else anything', () => {
  for (const right of Object.keys(WORKSPACE_RIGHTS) as (keyof typeof WORKSPACE_RIGHTS)[]) {
    const may = WORKSPACE_ROLES.toReversed().map(role => mayInWorkspace(role, right))
    expect(may, right).toEqual(may.toSorted((one, other) => Number(one) - Number(other)))
    expect(mayInWorkspace(null, right), right).toBe(false)
  }
})

test('an invitation ends in the future, within ninety days', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  expect(invitationEndError(now + 1, now)).toBeNull()
  expect(invitationEndError(now + 90 * 86_400_000, now)).toBeNull()
  expect(invitationEndError(now, now)).toBe('An invitation must end in the future.')
  expect(invitationEndError(now + 90 * 86_400_000 + 1, now)).toBe('An invitation lasts at most 90 days.')
})
