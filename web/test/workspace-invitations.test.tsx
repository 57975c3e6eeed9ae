import { expect, test } from 'vitest'
import { createWorkspace, workspacePath } from '#contract/workspaces.ts'
import { inviteToWorkspace, listWorkspaceInvitations, withdrawInvitation } from '#contract/workspaces-participants.ts'
import { createVoiceChannel } from '#contract/workspaces-voice.ts'
import { testApp } from '../../server/test/app.ts'
import { letIn } from '../../server/test/workspace-of.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const kitchen = async () => {
  const app = await testApp()
  const [olga, max] = [await app.person('Olga'), await app.person('Max')]
  const make = async (name: string) => (await olga.call(createWorkspace, { name, ownerEmail: olga.email, ownerName: 'Olga' })).body.id
  const workspaceId = await make('Kitchen')
  return { app, olga, max, make, workspaceId }
}

test('an open invitation stands in the list of whom it is for, to be accepted or declined there', async () => {
  const { app, olga, max, make, workspaceId } = await kitchen()
  const inviting = { inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: max.email }
  for (const id of [workspaceId, await make('Bath')]) await olga.call(inviteToWorkspace, { ...inviting, workspaceId: id })
  const { user, path } = await visit('/collaboration', { app, by: max })
  const waiting = within(await screen.findByRole('region', { name: 'Invitations for you' }))
  expect(waiting.getByText('You are invited to ‘Kitchen’')).toBeTruthy()
  await user.click(waiting.getByRole('button', { name: 'Decline the invitation to Bath' }))
  await waitFor(() => expect(waiting.queryByText('You are invited to ‘Bath’')).toBeNull())
  await user.click(waiting.getByRole('button', { name: 'Accept the invitation to Kitchen' }))
  await waitFor(() => expect(path()).toBe(workspacePath(workspaceId)))
  expect((await olga.call(listWorkspaceInvitations, { workspaceId })).body).toEqual([])
})

test('who takes part already is said at the field of the invitation, and that none was sent', async () => {
  const { app, olga, max, workspaceId } = await kitchen()
  await letIn(olga, workspaceId, max, 'member')
  const { user } = await visit(`${workspacePath(workspaceId)}?tab=settings&section=participants`, { app, by: olga })
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  const field = await screen.findByRole('textbox', { name: 'Email address' })
  await user.type(field, max.email)
  await user.click(screen.getByRole('button', { name: 'Send Invitation' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(`${max.email} takes part already.`)).toBeTruthy()
  expect(screen.getByText(`Failed to send invitation: ${max.email} takes part already.`)).toBeTruthy()
})

test('a channel name that is taken is said at its field; who did not add a channel is not offered to remove it', async () => {
  const { app, olga, max, workspaceId } = await kitchen()
  await letIn(olga, workspaceId, max, 'member')
  await max.call(createVoiceChannel, { workspaceId, name: 'Tiles' })
  const { user } = await visit(`${workspacePath(workspaceId)}?tab=voice-chat`, { app, by: max })
  await user.click(await screen.findByRole('button', { name: 'Add a channel' }))
  const field = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(field, 'general')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('There is a channel called general already. Choose another name.')).toBeTruthy()
  expect(screen.queryByText(/Failed to change the voice channels/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getAllByRole('button', { name: /^Remove / }).map(button => button.getAttribute('aria-label'))).toEqual(['Remove Tiles'])
  await user.click(screen.getByRole('button', { name: 'Remove Tiles' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tiles' })).toBeNull())
})

test('who follows the link of an invitation as somebody else is told as whom, and comes to log in as the right one', async () => {
  const { app, olga, max, workspaceId } = await kitchen()
  const inviting = { inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: 'paula@example.com' }
  const { body: invitation } = await olga.call(inviteToWorkspace, { ...inviting, workspaceId })
  const { user, path } = await visit(`/collaboration/invitations/${invitation.id}`, { app, by: max })
  expect(await screen.findByText(`You are logged in as ${max.email}.`, { exact: false })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Log out and log in with another address' }))
  expect(await screen.findByRole('heading', { name: 'Please log in' })).toBeTruthy()
  const [logIn] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Log In' })
  expect(logIn?.getAttribute('href')).toBe(`/log-in?next=${encodeURIComponent(path())}`)
})

test('an invitation that is withdrawn while its page stands open says so once it is pressed', async () => {
  const { app, olga, max, workspaceId } = await kitchen()
  const inviting = { inviterEmail: olga.email, inviterName: 'Olga', inviteeEmail: max.email }
  const { body: invitation } = await olga.call(inviteToWorkspace, { ...inviting, workspaceId })
  const { user } = await visit(`/collaboration/invitations/${invitation.id}`, { app, by: max })
  const accept = await screen.findByRole('button', { name: 'Accept invitation' })
  await olga.call(withdrawInvitation, { invitationId: invitation.id })
  await user.click(accept)
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Accept invitation' })).toBeNull()
})
