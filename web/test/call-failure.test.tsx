import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '../src/calls/call-error.ts'
import { CallSession } from '../src/calls/call-session.ts'
import { CallFailure } from '../src/calls/stage/call-notices.tsx'
import { HeldCall } from '../src/calls/use-call.tsx'
import { peerOf } from './peer-of.ts'
import { screen } from './render.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const peer = (peerId: string, name: string, failed: boolean) =>
  peerOf({
    ...{ peerId, name, side: undefined, status: failed ? 'failed' : 'connected' },
    error: failed ? new CallError('webrtc', `Failed to connect to ${name} after multiple attempts.`) : null,
  })

test('among several, whoever could not be connected with is named, and tried again when one asks for it', async () => {
  const session = new CallSession({
    enter: () => ({ say: () => true, leave: () => undefined }),
    iceServers: () => Promise.reject(new Error()),
  })
  const tryAgain = vi.spyOn(session, 'tryAgain').mockReturnValue()
  const call = { ...session.snapshot(), peers: [peer('a', 'Anna', false), peer('b', 'Bert', true)] }
  render(
    <HeldCall session={session}>
      <CallFailure call={call} />
    </HeldCall>,
  )
  expect(screen.getByText('Failed to connect to Bert after multiple attempts.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(tryAgain).toHaveBeenCalledWith('b')
})
