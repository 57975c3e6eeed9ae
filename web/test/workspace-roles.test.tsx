import './render.tsx'

import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getWorkspace, workspacePath } from '#contract/workspaces.ts'
import { testApp } from '../../server/test/app.ts'
import { workspaceOf } from '../../server/test/workspace-of.ts'
import { screen, visit, waitFor } from './render.tsx'

test('to make an owner, and to be one no longer, is asked first; any other role is given at once', async () => {
  const app = await testApp()
  const [olga, max, vic] = [await app.person('Olga'), await app.person('Max'), await app.person('Vic')]
  const { id } = await workspaceOf(olga, { member: max, viewer: vic })
  const rolesNow = async () => {
    const { body } = await olga.call(getWorkspace, { workspaceId: id })
    return Object.fromEntries(body.participants.map(({ participantName, role }) => [participantName, role]))
  }
  const { user } = await visit(`${workspacePath(id)}?tab=settings&section=participants`, { app, by: olga })
  const role = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Role of ${name}` })

  await user.selectOptions(await role('Vic'), 'member')
  await waitFor(async () => expect(await rolesNow()).toEqual({ Olga: 'owner', Max: 'member', Vic: 'member' }))

  await user.selectOptions(await role('Max'), 'owner')
  const asked = screen.getByRole('dialog', { name: 'Make Max an owner?' })
  expect((await role('Max')).value).toBe('member')
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }))
  expect(await rolesNow()).toEqual({ Olga: 'owner', Max: 'member', Vic: 'member' })

  await user.selectOptions(await role('Max'), 'owner')
  await user.click(screen.getByRole('button', { name: 'Make owner' }))
  await waitFor(async () => expect(await rolesNow()).toEqual({ Olga: 'owner', Max: 'owner', Vic: 'member' }))
  await user.selectOptions(await role('Olga'), 'viewer')
  await user.click(within(screen.getByRole('dialog', { name: 'Be an owner no longer?' })).getByRole('button', { name: 'Give it up' }))
  await waitFor(async () => expect(await rolesNow()).toEqual({ Olga: 'viewer', Max: 'owner', Vic: 'member' }))
})
