import { expect, test } from 'vitest'
import { testApp } from '../../server/test/app.ts'
import { screen, visit, waitFor, within } from './render.tsx'

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map(link => link.textContent)

test('experts and admins have ways of their own below the header, and none of what is theirs leads a client anywhere', async () => {
  const app = await testApp()
  await visit('/about', { app, by: await app.person('Eli', ['client', 'expert']) })
  await screen.findByRole('navigation', { name: 'Expert' })
  expect(linksIn('Expert')).toEqual(['My Offers', 'My services', 'Expert Verification Center', 'Availability'])
  expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull()
  await visit('/about', { app, by: await app.person('Ada', ['client', 'admin']) })
  await screen.findByRole('navigation', { name: 'Admin' })
  expect(linksIn('Admin')).toEqual([
    'Verification requests',
    'Accounts and roles',
    'Reported reviews',
    'All AR sessions',
    'Analyses',
    'Import people',
  ])
  expect(screen.queryByRole('navigation', { name: 'Expert' })).toBeNull()
  await visit('/about', { app, by: await app.person('Cleo') })
  await screen.findByRole('button', { name: 'Account: Cleo' })
  expect(screen.queryByRole('navigation', { name: /Expert|Admin/ })).toBeNull()
})

test('on a phone the menu has them too, and the place where one is is marked', async () => {
  const app = await testApp()
  const { user, path } = await visit('/offers', { app, by: await app.person('Eli', ['client', 'expert']) })
  await screen.findByRole('navigation', { name: 'Expert' })
  expect(within(screen.getByRole('navigation', { name: 'Expert' })).getByRole('link', { current: 'page' }).textContent).toBe('My Offers')
  await user.click(screen.getByRole('button', { name: 'Open menu' }))
  await user.click(
    within(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('region', { name: 'Expert' })).getByText('Availability'),
  )
  await waitFor(() => expect(path()).toBe('/expert/availability'))
})
