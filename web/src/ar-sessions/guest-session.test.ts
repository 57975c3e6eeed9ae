import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { draftOf } from '../platform/draft.ts'
import { becomes } from '../platform/identity.ts'
import { rememberGuestSession } from './guest-session.ts'

const remembered = () => draftOf<{ sessionId: string }>('guest-session', ['sessionId'], { keptForMs: 60_000 }).load()

test('whoever signs out of a browser leaves no session in it whose guest he was', async () => {
  rememberGuestSession(7)
  expect(remembered()).toEqual({ sessionId: '7' })
  await becomes(new QueryClient(), null)
  expect(remembered()).toEqual({})
})
