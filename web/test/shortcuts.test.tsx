import { expect, test } from 'vitest'
import { sessionWorld } from '../../server/test/booked-session.ts'
import { screen, visit, waitFor, within } from './render.tsx'

test('the account’s menu opens the list of what the keys do here, for who does not know of ‘?’', async () => {
  const { app, cleo } = await sessionWorld()
  const { user } = await visit('/ar-sessions', { app, by: cleo })
  await user.click(await screen.findByRole('button', { name: /^Account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  const everywhere = within(sheet.getByRole('region', { name: 'Everywhere' }))
  expect([everywhere.getByRole('term').textContent, everywhere.getByRole('definition').textContent]).toEqual([
    'Show what the keys do here',
    '?',
  ])
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('whoever dictates turns the single keys off, and on again from the menu', async () => {
  const { app, cleo } = await sessionWorld()
  const { user } = await visit('/ar-sessions', { app, by: cleo })
  await screen.findByRole('button', { name: /^Account/ })
  await user.keyboard('?')
  await user.click(await screen.findByRole('switch', { name: 'Single keys' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(sheet.queryByRole('region', { name: 'Everywhere' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('?')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Account/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }))
  await user.click(await screen.findByRole('switch', { name: 'Single keys' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
})
