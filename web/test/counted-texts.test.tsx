import { expect, test } from 'vitest'
import { createWorkspace, getWorkspace, WORKSPACE_DESCRIPTION_MAX, workspacePath } from '#contract/workspaces.ts'
import { MESSAGE_MAX } from '#contract/workspaces-messages.ts'
import { testApp } from '../../server/test/app.ts'
import { screen, visit, waitFor } from './render.tsx'

const kitchen = async () => {
  const app = await testApp()
  const olga = await app.person('Olga')
  const { body } = await olga.call(createWorkspace, { name: 'Kitchen', ownerEmail: olga.email, ownerName: 'Olga' })
  const open = (more: string) => visit(`${workspacePath(body.id)}${more}`, { app, by: olga })
  return { olga, workspaceId: body.id, open }
}
const fieldOf = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

test('a description that is too long stays as it was pasted, says by how much, and is not sent', async () => {
  const { olga, workspaceId, open } = await kitchen()
  const { user } = await open('?tab=settings')
  await user.click(await fieldOf('Description'))
  await user.paste('x'.repeat(WORKSPACE_DESCRIPTION_MAX + 5))
  expect((await fieldOf('Description')).value).toHaveLength(WORKSPACE_DESCRIPTION_MAX + 5)
  expect(screen.getByText('5 characters too many: at most 2000.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect((await olga.call(getWorkspace, { workspaceId })).body.description ?? '').toBe('')
  await user.type(await fieldOf('Description'), '{Backspace>6/}')
  expect(screen.getByText('1999 of 2000 characters.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await waitFor(async () => expect((await olga.call(getWorkspace, { workspaceId })).body.description).toHaveLength(1999))
})

test('a message that is too long stays as it was pasted, and waits to be made shorter', async () => {
  const { open } = await kitchen()
  const { user } = await open('')
  await user.click(await fieldOf('Message'))
  await user.paste('x'.repeat(MESSAGE_MAX + 1))
  expect((await fieldOf('Message')).value).toHaveLength(MESSAGE_MAX + 1)
  expect(screen.getByText('1 character too many: at most 8000.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  await user.type(await fieldOf('Message'), '{Backspace}')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false)
})
