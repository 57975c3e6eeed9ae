import './render.tsx'

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { commentOnModel, listModels, resolveModelComment } from '#contract/workspaces-model-calls.ts'
import { mayDeleteModelComment } from '#contract/workspaces-models.ts'
import { type Caller, testApp } from '../../server/test/app.ts'
import { workspaceOf } from '../../server/test/workspace-of.ts'
import { createQueryClient } from '../src/platform/query-client.ts'
import { ModelComments } from '../src/workspaces/models/model-comments.tsx'
import { Pins } from '../src/workspaces/models/viewer-overlays.tsx'
import { screen } from './render.tsx'
import { createWire } from './wire.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Max looks at the comments on `Pump`, as member, where these were said one after another, after the two that stand there. */
const comments = async (...said: { by: 'olga' | 'max'; content: string; isResolved?: true }[]) => {
  const app = await testApp()
  const people: Record<'olga' | 'max', Caller> = { olga: await app.person('Olga'), max: await app.person('Max') }
  const { olga, max } = people
  const { id, modelId } = await workspaceOf(olga, { member: max, viewer: await app.person('Vic') })
  for (const { by, content, isResolved } of said) {
    const { body } = await people[by].call(commentOnModel, { modelId, x: 0, y: 0, z: 0, content })
    if (isResolved) await people[by].call(resolveModelComment, { commentId: body.id, isResolved })
  }
  const model = (await max.call(listModels, { workspaceId: id })).body.find(each => each.id === modelId)
  if (!model) throw new Error('There is no model.')
  vi.stubGlobal('fetch', createWire(app.app.http, max.cookie).fetch)
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ModelComments
        model={model}
        mayShape
        mayDelete={comment => mayDeleteModelComment('member', max.email, comment)}
        spot={null}
        onDone={() => undefined}
      />
      <Pins stage={null} model={model} />
    </QueryClientProvider>,
  )
  await screen.findAllByRole('listitem')
}
const comment = (content: string): HTMLElement => {
  const found = screen.getAllByRole('listitem').find(item => item.textContent?.includes(content))
  if (!found) throw new Error(`Nothing says ${content}.`)
  return found
}

test('a comment has in the list the number that its pin has, and a resolved one has none', async () => {
  await comments({ by: 'olga', content: 'It leaks' }, { by: 'max', content: 'Was loose', isResolved: true }, { by: 'max', content: 'Rust' })
  expect(within(comment('It leaks')).getByText('3')).toBeTruthy()
  expect(within(comment('Rust')).getByText('4')).toBeTruthy()
  expect(within(comment('Was loose')).queryByText(/^\d+$/)).toBeNull()
  expect(screen.getByTitle('Olga: It leaks').textContent).toBe('3')
  expect(screen.getByTitle('Max: Rust').textContent).toBe('4')
})

test('a member is offered to delete his own comment alone, and is asked first', async () => {
  await comments({ by: 'olga', content: 'It leaks' }, { by: 'max', content: 'Rust' })
  expect(within(comment('It leaks')).queryByRole('button', { name: 'Delete comment' })).toBeNull()
  const user = userEvent.setup()
  await user.click(within(comment('Rust')).getByRole('button', { name: 'Delete comment' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete this comment?' })
  expect(comment('Rust')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Delete comment' }))
  await vi.waitFor(() => expect(screen.queryByText('Rust')).toBeNull())
})
