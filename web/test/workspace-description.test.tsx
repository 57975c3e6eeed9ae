import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { WorkspaceDescription } from '../src/workspaces/workspace-description.tsx'
import { screen } from './render.tsx'

afterEach(cleanup)

test('a long description is folded and can be opened and folded again', async () => {
  const user = userEvent.setup()
  const description = 'Tiles, pipes and who does what. '.repeat(4).trim()
  render(<WorkspaceDescription description={description} />)
  const isFolded = () => screen.getByText(description).classList.contains('line-clamp-2')
  expect(isFolded()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Show more', expanded: false }))
  expect(isFolded()).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Show less', expanded: true }))
  expect(isFolded()).toBe(true)
})

test('a short description stands as it is, and one of many lines is long', () => {
  render(<WorkspaceDescription description="Tiles, pipes and who does what" />)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  render(<WorkspaceDescription description={'Tiles\nPipes\nWho'} />)
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy()
})
