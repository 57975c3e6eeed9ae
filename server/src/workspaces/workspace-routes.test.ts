import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  changeWorkspaceSettings,
  createWorkspace,
  deleteWorkspace,
  getWorkspace,
  joinWorkspace,
  listWorkspaces,
  openProjectWorkspace,
} from '#contract/workspaces.ts'
import { sendMessage } from '#contract/workspaces-messages.ts'
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
import { type Caller, type TestApp, testApp } from '../../test/app.ts'
import { hiringProject } from '../../test/hired-project.ts'
import { letIn, workspaceOf } from '../../test/workspace-of.ts'
import { restoreWorkspace } from './workspace-restoring.ts'

const NOT_FOUND = { error: 'The requested workspace could not be found.', code: 'not_found' }

const people = async (app: TestApp) => {
  const [olga, max, vic, stan] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic'), await app.person('Stan')]
  return { olga, max, vic, stan }
}
const team = async () => {
  const app = await testApp()
  const all = await people(app)
  return { app, ...all, workspace: await workspaceOf(all.olga, { member: all.max, viewer: all.vic }) }
}
const create = (caller: Caller, more: object = {}) =>
  caller.call(createWorkspace, { name: 'Kitchen', ownerEmail: caller.email, ownerName: 'Me', ...more })
const names = async (caller: Caller, q?: string) =>
  (await caller.call(listWorkspaces, { userEmail: caller.email, ...(q ? { q } : {}) })).body.map(({ name, role }) => [name, role])

test('a workspace begins with its owner, private and with everything switched on', async () => {
  const app = await testApp()
  const olga = await app.person('Olga')
  const { body } = await create(olga, { description: '  Tiles and pipes ' })
  expect(body).toMatchObject({
    ...{ name: 'Kitchen', description: 'Tiles and pipes', workspaceType: 'general', isPublic: false, role: 'owner' },
    ...{ allowScreenSharing: true, allowWhiteboard: true, allowVoiceChat: true },
    participants: [{ participantEmail: olga.email, role: 'owner' }],
  })
  const short = await olga.send('POST', createWorkspace.path, { name: ' ab ', ownerEmail: olga.email, ownerName: 'Olga' })
  expect(short.error).toEqual({ error: 'Workspace name must be at least 3 characters long.', code: 'bad_request' })
  const nobody = await olga.send('POST', createWorkspace.path, { name: 'Kitchen', ownerEmail: olga.email, ownerName: '' })
  expect(nobody.error.error).toBe('Owner name is required.')
})

test('the list shows whoever asks his own first and public ones after them, and is searched by name and description', async () => {
  const app = await testApp()
  const { olga, max } = await people(app)
  await create(olga, { name: 'Secret kitchen' })
  await create(olga, { name: 'Open bath', isPublic: true, description: 'With 100% tiles' })
  await create(max, { name: 'Garden' })
  expect(await names(max)).toEqual([
    ['Garden', 'owner'],
    ['Open bath', null],
  ])
  expect(await names(olga)).toEqual([
    ['Open bath', 'owner'],
    ['Secret kitchen', 'owner'],
  ])
  expect(await names(max, '100%')).toEqual([['Open bath', null]])
  expect(await names(max, 'secret')).toEqual([])
  const first = await max.call(listWorkspaces, { userEmail: max.email, limit: 1 })
  const second = await max.call(listWorkspaces, { userEmail: max.email, limit: 1, cursor: String(first.headers['x-next-cursor']) })
  expect([...first.body, ...second.body].map(({ name }) => name)).toEqual(['Garden', 'Open bath'])
  const wrong = await max.send('GET', listWorkspaces.path, { userEmail: 'x' })
  expect(wrong.error.error).toBe('A valid user email is required to fetch workspaces.')
})

test('a public workspace is joined as a viewer; a private one does not exist for a stranger', async () => {
  const app = await testApp()
  const { olga, stan } = await people(app)
  const open = (await create(olga, { isPublic: true })).body
  const closed = (await create(olga)).body
  expect((await stan.call(getWorkspace, { workspaceId: open.id })).status).toBe(403)
  expect((await stan.call(getWorkspace, { workspaceId: closed.id })).error).toEqual(NOT_FOUND)
  expect((await stan.call(joinWorkspace, { workspaceId: closed.id })).error).toEqual(NOT_FOUND)
  const joined = await stan.call(joinWorkspace, { workspaceId: open.id })
  expect([joined.body.role, joined.body.participants.length]).toEqual(['viewer', 2])
  expect((await stan.call(joinWorkspace, { workspaceId: open.id })).body.participants).toHaveLength(2)
})

test('owners change the settings, and what is not given stays', async () => {
  const { olga, max, vic, workspace } = await team()
  const given = { workspaceId: workspace.id, isPublic: true, allowVoiceChat: false }
  const { body } = await olga.call(changeWorkspaceSettings, { ...given, userEmail: olga.email })
  expect(body).toMatchObject({ name: 'Boiler', isPublic: true, allowVoiceChat: false, allowWhiteboard: true })
  for (const caller of [max, vic])
    expect((await caller.call(changeWorkspaceSettings, { ...given, userEmail: caller.email })).status).toBe(403)
  const stranger = await olga.call(changeWorkspaceSettings, { ...given, userEmail: max.email })
  expect([stranger.status, stranger.error.code]).toEqual([403, 'forbidden'])
})

test('an invitation is a mail to one address, and opens for its confirmed owner alone', async () => {
  const { app, olga, max, stan, workspace } = await team()
  const ines = await app.person('Ines')
  const sent = await olga.call(inviteToWorkspace, {
    ...{ workspaceId: workspace.id, inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: ' Ines@Example.com ', role: 'viewer' },
    inviteMessage: 'Have a look, please.',
  })
  expect(sent.body).toMatchObject({ inviteeEmail: ines.email, role: 'viewer', state: 'open', inviterName: 'Olga' })
  const { rows } = await app.database.pool.query('select subject from mails order by id desc limit 1')
  expect(rows[0]).toMatchObject({ subject: 'Olga invites you to ‘Boiler’' })
  const invitationId = sent.body.id
  for (const caller of [stan, max, olga]) expect((await caller.call(getInvitation, { invitationId })).status).toBe(404)
  await app.database.pool.query('update accounts set email_verified = false where id = $1', [ines.accountId])
  expect((await ines.call(acceptInvitation, { invitationId })).status).toBe(403)
  await app.database.pool.query('update accounts set email_verified = true where id = $1', [ines.accountId])
  expect((await ines.call(getInvitation, { invitationId })).body).toMatchObject({
    workspaceName: 'Boiler',
    inviteMessage: 'Have a look, please.',
  })
  expect((await ines.call(acceptInvitation, { invitationId })).body.role).toBe('viewer')
  expect((await ines.call(acceptInvitation, { invitationId })).status).toBe(200)
  const again = await olga.call(inviteToWorkspace, {
    ...{ workspaceId: workspace.id, inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: ines.email },
  })
  expect([again.status, again.error.error]).toEqual([409, 'ines@example.com takes part already.'])
})

test('an invitation that was withdrawn, replaced or has ended lets nobody in, and does not let back in whoever was removed', async () => {
  const { app, olga, stan, workspace } = await team()
  const inviting = { workspaceId: workspace.id, inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: stan.email }
  const invite = async () => (await olga.call(inviteToWorkspace, inviting)).body.id
  const accept = async (invitationId: number) => (await stan.call(acceptInvitation, { invitationId })).status
  const first = await invite()
  const second = await invite()
  expect((await olga.call(listWorkspaceInvitations, { workspaceId: workspace.id })).body.map(({ id }) => id)).toEqual([second])
  expect(await accept(first)).toBe(409)
  expect((await olga.call(withdrawInvitation, { invitationId: second })).body.state).toBe('withdrawn')
  expect(await accept(second)).toBe(409)
  const third = await invite()
  await app.database.pool.query("update workspace_invitations set expires_at = now() - interval '1 second' where id = $1", [third])
  expect((await stan.call(getInvitation, { invitationId: third })).body.state).toBe('expired')
  expect(await accept(third)).toBe(409)
  const fourth = await invite()
  expect(await accept(fourth)).toBe(200)
  const late = await olga.call(withdrawInvitation, { invitationId: fourth })
  expect(late.error).toEqual({ error: `${stan.email} has accepted already. Remove them under Participants.`, code: 'conflict' })
  expect((await stan.call(getInvitation, { invitationId: fourth })).body).toMatchObject({
    state: 'accepted',
    workspaceName: 'Boiler',
  })
  const seen = await olga.call(getWorkspace, { workspaceId: workspace.id })
  const participantId = seen.body.participants.find(({ participantEmail }) => participantEmail === stan.email)?.id ?? 0
  await olga.call(removeParticipant, { workspaceId: workspace.id, participantId })
  expect(await accept(fourth)).toBe(409)
  expect((await stan.call(getInvitation, { invitationId: fourth })).body).toMatchObject({ state: 'withdrawn', workspaceName: '' })
  const past = await olga.call(inviteToWorkspace, { ...inviting, expiresAt: '2020-01-01T00:00:00Z' })
  expect(past.error).toEqual({ error: 'An invitation must end in the future.', code: 'bad_request' })
})

test('a role holds from the next call on: who is made a viewer does not write any more', async () => {
  const { olga, max, workspace } = await team()
  const message = { workspaceId: workspace.id, senderEmail: max.email, senderName: 'Max', messageContent: 'Hello' }
  expect((await max.call(sendMessage, message)).status).toBe(200)
  const role = { workspaceId: workspace.id, participantId: workspace.memberId, role: 'viewer' } as const
  expect((await max.call(changeParticipantRole, role)).status).toBe(403)
  expect((await olga.call(changeParticipantRole, role)).status).toBe(200)
  expect((await max.call(sendMessage, message)).error).toEqual({
    ...{ error: 'Owners and members of this workspace may do this. You are a viewer here.', code: 'forbidden' },
  })
  await olga.call(removeParticipant, { workspaceId: workspace.id, participantId: workspace.memberId })
  expect((await max.call(sendMessage, message)).error).toEqual(NOT_FOUND)
  expect((await max.call(getWorkspace, { workspaceId: workspace.id })).error).toEqual(NOT_FOUND)
})

test('a workspace always has an owner, whom nobody removes', async () => {
  const { olga, max, workspace } = await team()
  const of = (participantId: number) => ({ workspaceId: workspace.id, participantId })
  expect((await olga.call(leaveWorkspace, { workspaceId: workspace.id })).status).toBe(409)
  expect((await olga.call(changeParticipantRole, { ...of(workspace.ownerId), role: 'member' })).status).toBe(409)
  const handed = await olga.call(transferWorkspace, of(workspace.memberId))
  expect(handed.body.role).toBe('member')
  expect((await olga.call(deleteWorkspace, { workspaceId: workspace.id })).status).toBe(403)
  await max.call(changeParticipantRole, { ...of(workspace.ownerId), role: 'owner' })
  expect((await max.call(removeParticipant, of(workspace.ownerId))).status).toBe(403)
  expect((await max.call(changeParticipantRole, { ...of(workspace.ownerId), role: 'viewer' })).status).toBe(403)
  expect((await max.call(leaveWorkspace, { workspaceId: workspace.id })).body).toEqual({ hasLeft: true })
  expect((await olga.call(removeParticipant, of(workspace.memberId))).status).toBe(404)
})

test('a deleted workspace is gone for everybody, and the operator brings it back as it was', async () => {
  const { app, olga, max, workspace } = await team()
  expect((await olga.call(deleteWorkspace, { workspaceId: workspace.id })).body).toEqual({ isDeleted: true })
  for (const caller of [olga, max]) {
    expect((await caller.call(getWorkspace, { workspaceId: workspace.id })).error).toEqual(NOT_FOUND)
    expect(await names(caller)).toEqual([])
  }
  expect(await restoreWorkspace(app.database, workspace.id)).toBe(`Workspace ${workspace.id} (Boiler) is back.`)
  expect((await max.call(getWorkspace, { workspaceId: workspace.id })).body.participants).toHaveLength(3)
  await expect(restoreWorkspace(app.database, workspace.id)).rejects.toThrow('there is no deleted workspace')
})

test('the workspace of a project is made once, and who is hired takes part in it', async () => {
  const hired = await hiringProject()
  const { app, cleo, bea, project } = hired
  const [one, other] = await Promise.all([1, 2].map(() => cleo.call(openProjectWorkspace, { projectId: project.id })))
  expect(one?.body).toEqual(other?.body)
  const workspaceId = one?.body.workspaceId ?? 0
  expect((await bea.call(getWorkspace, { workspaceId })).status).toBe(404)
  await hired.delivered()
  await cleo.call(openProjectWorkspace, { projectId: project.id })
  expect((await bea.call(getWorkspace, { workspaceId })).body).toMatchObject({ name: project.title, role: 'member' })
  const stan = await app.person('Stan')
  expect((await stan.call(openProjectWorkspace, { projectId: project.id })).status).toBe(404)
  const second = await cleo.call(createWorkspace, { name: 'Another', ownerEmail: cleo.email, ownerName: 'Cleo', projectId: project.id })
  expect(second.status).toBe(409)
  const foreign = await stan.call(createWorkspace, { name: 'Mine', ownerEmail: stan.email, ownerName: 'Stan', projectId: project.id })
  expect(foreign.status).toBe(404)
})

test('with an account its words go; a workspace without its owner is the next one’s', async () => {
  const { app, olga, max, vic, workspace } = await team()
  await letIn(olga, workspace.id, await app.person('Ines'), 'viewer')
  const clientId = randomUUID()
  const message = { workspaceId: workspace.id, senderEmail: olga.email, senderName: 'Olga', messageContent: 'My own words', clientId }
  await olga.call(sendMessage, message)
  const { deleteAccount } = await import('#contract/accounts.ts')
  expect((await olga.call(deleteAccount, { email: olga.email })).status).toBe(200)
  const { body } = await max.call(getWorkspace, { workspaceId: workspace.id })
  expect(body.participants.map(({ role }) => role)).toEqual(['owner', 'viewer', 'viewer'])
  expect(body.role).toBe('owner')
  const { rows } = await app.database.pool.query('select * from workspace_messages where client_id = $1', [clientId])
  expect(rows[0]).toMatchObject({ message_content: '', account_id: null })
  expect((await vic.call(getWorkspace, { workspaceId: workspace.id })).status).toBe(200)
})

test('invitations wait in the list of the confirmed address they are for, until they are answered, withdrawn or over', async () => {
  const { app, olga, max, stan, workspace } = await team()
  const other = await create(olga, { name: 'Bath' })
  const inviteTo = async (workspaceId: number) =>
    (await olga.call(inviteToWorkspace, { workspaceId, inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: stan.email })).body.id
  const waiting = async (caller: Caller) => (await caller.call(listReceivedInvitations, {})).body.map(({ id }) => id)
  const [first, second] = [await inviteTo(workspace.id), await inviteTo(other.body.id)]
  expect([await waiting(stan), await waiting(max), await waiting(olga)]).toEqual([[second, first], [], []])
  expect((await app.visitor().call(listReceivedInvitations, {})).status).toBe(401)
  await app.database.pool.query('update accounts set email_verified = false where email = $1', [stan.email])
  expect(await waiting(stan)).toEqual([])
  await app.database.pool.query('update accounts set email_verified = true where email = $1', [stan.email])

  await stan.call(acceptInvitation, { invitationId: first })
  expect(await waiting(stan)).toEqual([second])
  await olga.call(withdrawInvitation, { invitationId: second })
  expect(await waiting(stan)).toEqual([])
  const third = await inviteTo(other.body.id)
  await app.database.pool.query("update workspace_invitations set expires_at = now() - interval '1 second' where id = $1", [third])
  expect(await waiting(stan)).toEqual([])
  await inviteTo(other.body.id)
  await olga.call(deleteWorkspace, { workspaceId: other.body.id })
  expect(await waiting(stan)).toEqual([])
})

test('an invitation is declined by whom it is for, once, and a new one may follow', async () => {
  const { olga, max, stan, workspace } = await team()
  const invite = async () =>
    (
      await olga.call(inviteToWorkspace, {
        workspaceId: workspace.id,
        inviterEmail: olga.email,
        inviterName: 'Olga',
        inviteeEmail: stan.email,
      })
    ).body.id
  const invitationId = await invite()
  for (const caller of [max, olga]) expect((await caller.call(declineInvitation, { invitationId })).status).toBe(404)
  // It leads nowhere now, and so does not say where.
  for (let times = 0; times < 2; times += 1)
    expect((await stan.call(declineInvitation, { invitationId })).body).toMatchObject({ state: 'declined', workspaceName: '' })
  expect((await stan.call(acceptInvitation, { invitationId })).error.error).toBe(
    'This invitation does not work any more. Ask whoever sent it for a new one.',
  )
  expect((await stan.call(listReceivedInvitations, {})).body).toEqual([])
  expect((await olga.call(listWorkspaceInvitations, { workspaceId: workspace.id })).body).toEqual([])
  const again = await invite()
  expect((await stan.call(acceptInvitation, { invitationId: again })).status).toBe(200)
  expect((await stan.call(declineInvitation, { invitationId: again })).error.code).toBe('conflict')
})

test('with an account go the invitations to its address, once that is proven', async () => {
  const { app, olga, stan, workspace } = await team()
  const invite = { workspaceId: workspace.id, inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: stan.email }
  await olga.call(inviteToWorkspace, invite)
  const { deleteAccount } = await import('#contract/accounts.ts')
  const waiting = async () => (await olga.call(listWorkspaceInvitations, { workspaceId: workspace.id })).body.length
  await app.database.pool.query('update accounts set email_verified = false where id = $1', [stan.accountId])
  expect((await stan.call(deleteAccount, { email: stan.email })).status).toBe(200)
  expect(await waiting()).toBe(1)
  const proven = await app.person('Stan')
  expect((await proven.call(deleteAccount, { email: proven.email })).status).toBe(200)
  expect(await waiting()).toBe(0)
})

test('a public workspace that is full takes nobody more, who takes part comes back into it', async () => {
  const { app, olga, max, stan, workspace } = await team()
  await olga.call(changeWorkspaceSettings, { workspaceId: workspace.id, userEmail: olga.email, isPublic: true })
  await app.database.pool.query(
    `with crowd as (insert into accounts (id, name, email) select gen_random_uuid(), 'N', 'n' || n || '@example.org' from generate_series(1, 197) n returning id)
     insert into workspace_participants (workspace_id, account_id, role) select $1, id, 'viewer' from crowd`,
    [workspace.id],
  )
  const full = await stan.call(joinWorkspace, { workspaceId: workspace.id })
  expect([full.status, full.error.error]).toEqual([409, 'A workspace has room for 200 people. Ask an owner to remove somebody first.'])
  expect((await max.call(joinWorkspace, { workspaceId: workspace.id })).status).toBe(200)
})
