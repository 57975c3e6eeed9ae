import { expect, test } from 'vitest'
import { changeWorkspaceSettings, createWorkspace, workspacePath } from '#contract/workspaces.ts'
import { type Caller, testApp } from '../../server/test/app.ts'
import { screen, visit, waitFor } from './render.tsx'

let lastName = 0

/** A workspace of Olga's; a tab remembers what was typed by the workspace's number, so each test has one of its own. */
const kitchen = async () => {
  const app = await testApp()
  const olga = await app.person('Olga')
  lastName += 1
  await app.database.pool.query(`alter table workspaces alter column id restart with ${lastName * 100}`)
  const { body } = await olga.call(createWorkspace, { name: 'Kitchen', ownerEmail: olga.email, ownerName: 'Olga' })
  const settings = (by: Caller = olga) => visit(`${workspacePath(body.id)}?tab=settings`, { app, by })
  return { app, olga, workspace: body, settings }
}
const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })

test('settings that were changed and left are there again, over what another has saved meanwhile, until they are discarded', async () => {
  const { olga, workspace, settings } = await kitchen()
  const { user } = await settings()
  await user.clear(await nameField())
  await user.type(await nameField(), 'Kitchen and bath')
  await user.click(screen.getByRole('switch', { name: 'Enable Whiteboard' }))
  await user.click(screen.getByRole('tab', { name: 'Permissions' }))
  await user.click(screen.getByRole('tab', { name: 'General' }))
  expect((await nameField()).value).toBe('Kitchen and bath')
  await olga.call(changeWorkspaceSettings, { workspaceId: workspace.id, userEmail: olga.email, description: 'With tiles' })

  // As after a reload.
  const again = await settings()
  await waitFor(async () => expect((await nameField()).value).toBe('Kitchen and bath'))
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Enable Whiteboard' }).checked).toBe(false)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('With tiles')
  expect(screen.getByText('Not saved yet. This tab keeps your changes.')).toBeTruthy()
  await again.user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect((await nameField()).value).toBe('Kitchen')
  await settings()
  expect((await nameField()).value).toBe('Kitchen')
})

test('what was saved is kept no longer, and nobody else finds in this tab what was typed', async () => {
  const { app, olga, workspace, settings } = await kitchen()
  const { user } = await settings()
  await user.type(await nameField(), ' two')
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(screen.queryByText('Not saved yet. This tab keeps your changes.')).toBeNull())
  await olga.call(changeWorkspaceSettings, { workspaceId: workspace.id, userEmail: olga.email, name: 'Bath', isPublic: true })
  const again = await settings()
  expect((await nameField()).value).toBe('Bath')
  await again.user.type(await nameField(), ' and garden')
  const max = await app.person('Max')
  const his = await settings(max)
  await his.user.click(await screen.findByRole('button', { name: 'Join' }))
  expect((await nameField()).value).toBe('Bath')
})

test('each part of the settings has its address, and Back leads to the one before', async () => {
  const { settings, workspace } = await kitchen()
  const { user, address, back } = await settings()
  await user.click(await screen.findByRole('tab', { name: 'Permissions' }))
  expect(address()).toBe(`${workspacePath(workspace.id)}?tab=settings&section=permissions`)
  await user.click(screen.getByRole('tab', { name: 'Danger Zone' }))
  await back()
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Permissions' }).getAttribute('aria-selected')).toBe('true'))
  await back()
  await waitFor(() => expect(screen.getByRole('tab', { name: 'General' }).getAttribute('aria-selected')).toBe('true'))
  expect(address()).toBe(`${workspacePath(workspace.id)}?tab=settings`)
})

test('a name that is too long stays as it was pasted, is counted near its limit, and is not sent', async () => {
  const { settings } = await kitchen()
  const { user, wire } = await settings()
  const field = await nameField()
  await user.clear(field)
  await user.paste('x'.repeat(107))
  expect(screen.queryByText(/of 120 characters/)).toBeNull()
  await user.paste('x')
  expect(screen.getByText('108 of 120 characters.')).toBeTruthy()
  await user.paste('x'.repeat(14))
  expect([field.value.length, field.getAttribute('aria-invalid')]).toEqual([122, 'true'])
  expect(screen.getByText('2 characters too many: at most 120.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(wire.count(changeWorkspaceSettings)).toBe(0)
})
