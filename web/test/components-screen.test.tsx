import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../../server/test/app.ts'
import { screen, visit, within } from './render.tsx'

const UI = new URL('../src/ui/', import.meta.url)
const SHOWCASE = new URL('../src/showcase/', import.meta.url)
/** Seen through others: inside of every form control, around the toasts. */
const SEEN_THROUGH_OTHERS = ['field.tsx', 'toaster.tsx']

test('the page of components shows every one that there is', () => {
  const components = readdirSync(UI).filter(
    name => name.endsWith('.tsx') && !name.includes('.test.') && !SEEN_THROUGH_OTHERS.includes(name),
  )
  const shown = readdirSync(SHOWCASE).map(name => readFileSync(new URL(name, SHOWCASE), 'utf8'))
  expect(components.filter(name => !shown.some(text => text.includes(`'../ui/${name}'`)))).toEqual([])
})

test('dialog, menu and toasts open from the page', async () => {
  const app = await testApp()
  const { user } = await visit('/dev/components', { app, by: app.visitor() })
  await user.click(await screen.findByRole('button', { name: 'Open dialog' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Withdraw the offer?' })).getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Open example menu' }))
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Show error' }))
  expect(await screen.findByText('Failed to create project: the connection is lost.')).toBeTruthy()
})
