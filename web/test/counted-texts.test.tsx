import { expect, test } from 'vitest'
import { listReceivedOffers } from '#contract/hiring.ts'
import { listReviews } from '#contract/reviews.ts'
import { createWorkspace, getWorkspace, WORKSPACE_DESCRIPTION_MAX, workspacePath } from '#contract/workspaces.ts'
import { MESSAGE_MAX } from '#contract/workspaces-messages.ts'
import { testApp } from '../../server/test/app.ts'
import { hiringProject } from '../../server/test/hired-project.ts'
import { seedExpert } from '../../server/test/seed.ts'
import { fireEvent, screen, visit, waitFor, within } from './render.tsx'

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

const paste = async (user: Awaited<ReturnType<typeof visit>>['user'], field: HTMLElement, length: number) => {
  await user.clear(field)
  await user.click(field)
  await user.paste('x'.repeat(length))
}
const typedIn = (field: HTMLElement) => (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '')

test('a review whose title and words are too long is not published cut: both stay, and say by how much', async () => {
  const hired = await hiringProject()
  await hired.delivered()
  const { app, cleo, path } = hired
  const { user } = await visit(`${path}/hiring`, { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: 'Review Bea' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.keyDown(await dialog.findByRole('slider', { name: 'Rating' }), { key: '5' })
  await paste(user, dialog.getByLabelText('Title'), 120)
  await paste(user, dialog.getByLabelText('Your review'), 5_003)
  expect(dialog.getByText('20 characters too many: at most 100.')).toBeTruthy()
  expect(dialog.getByText('3 characters too many: at most 5000.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Submit Review' }))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Title')))
  expect(typedIn(dialog.getByLabelText('Title'))).toHaveLength(120)
  expect((await cleo.call(listReviews, {})).body.reviews).toEqual([])
  await paste(user, dialog.getByLabelText('Title'), 100)
  await paste(user, dialog.getByLabelText('Your review'), 5_000)
  await user.click(dialog.getByRole('button', { name: 'Submit Review' }))
  await screen.findByText('Review submitted successfully!')
})

test('other terms whose scope and reason are too long are not sent', async () => {
  const { app, bea, offer } = await hiringProject()
  await offer()
  const { user } = await visit('/offers', { app, by: bea })
  await user.click(await screen.findByRole('button', { name: 'Propose other terms' }))
  const dialog = within(await screen.findByRole('dialog'))
  await paste(user, dialog.getByLabelText('Scope'), 5_001)
  await paste(user, dialog.getByLabelText('Why (optional)'), 1_002)
  expect(dialog.getByText('1 character too many: at most 5000.')).toBeTruthy()
  expect(dialog.getByText('2 characters too many: at most 1000.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Send these terms' }))
  expect((await bea.call(listReceivedOffers, {})).body[0]?.status).toBe('offered')
})

test('a profile, a service and a message to the operator keep what is too long, and say so', async () => {
  const app = await testApp()
  const bea = await app.person('Bea', ['client', 'expert'])
  const isSaid = async (path: string, button: string, lengths: Record<string, number>) => {
    const { user } = await visit(path, { app, by: bea })
    await screen.findByRole('button', { name: button })
    for (const [label, max] of Object.entries(lengths)) {
      const field = screen.getByLabelText(label)
      await paste(user, field, max + 7)
      expect(typedIn(field), label).toHaveLength(max + 7)
    }
    await user.click(screen.getByRole('button', { name: button }))
    for (const max of Object.values(lengths)) expect(await screen.findByText(`7 characters too many: at most ${max}.`)).toBeTruthy()
  }
  await isSaid('/expert-verification', 'Create Profile', { Title: 120, 'About you': 4_000 })
  await isSaid('/contact', 'Send message', { 'Your name': 100, 'Your message': 5_000 })
  await seedExpert(app.database, { accountId: bea.accountId, expertEmail: bea.email, expertName: 'Bea' })
  await isSaid('/expert/services/new', 'Save and go on', { Title: 100, Description: 5_000 })
})

test('a passkey whose name is too long is not asked for: the name stays, and says by how much', async () => {
  const app = await testApp()
  const { user } = await visit('/account', { app, by: await app.person('Olga') })
  const field = await fieldOf('Name of the passkey')
  await user.click(field)
  await user.paste('x'.repeat(102))
  expect(typedIn(field)).toHaveLength(102)
  expect(screen.getByText('2 characters too many: at most 100.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a passkey' }))
  expect(typedIn(field)).toHaveLength(102)
})
