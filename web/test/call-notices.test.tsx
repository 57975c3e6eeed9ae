import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CallMode } from '#contract/calls-live.ts'
import { CallSession } from '../src/calls/call-session.ts'
import { CallNotices, OwnWeakWays } from '../src/calls/stage/call-notices.tsx'
import { HeldCall } from '../src/calls/use-call.tsx'
import { peerOf } from './peer-of.ts'
import { screen } from './render.tsx'

afterEach(cleanup)

const silentSession = () =>
  new CallSession({ enter: () => ({ say: () => true, leave: () => undefined }), iceServers: () => Promise.reject(new Error()) })

/** What a client reads whose way to Bea bears no more than this. */
const readAt = (mode: CallMode, isCameraOn = true): string => {
  cleanup()
  const session = silentSession()
  const { local, ...rest } = session.snapshot()
  const call = { ...rest, status: 'connected' as const, local: { ...local, isCameraOn }, peers: [peerOf({ mode })] }
  render(
    <HeldCall session={session}>
      <CallNotices seen={{ call, side: 'client' }} whoLeft={undefined}>
        {null}
      </CallNotices>
    </HeldCall>,
  )
  return screen.getByRole('status').textContent ?? ''
}

test('whose own pictures do not get through is told what the other one sees of them', () => {
  expect(readAt('video')).toBe('')
  expect(readAt('stills')).toBe(
    'The way to Bea is weak: your sound goes first, with a still every few seconds. Video goes again by itself.',
  )
  expect(readAt('audio')).toBe('The way to Bea is very weak: only your sound goes. Your picture goes again by itself.')
  expect(readAt('stills', false)).toBe('')
})

test('among several it is said to whom they do not get through, the worse ones by themselves', () => {
  const { local, ...rest } = silentSession().snapshot()
  const call = { ...rest, local: { ...local, isCameraOn: true } }
  const peers = [
    peerOf({ name: 'Ana', mode: 'stills' }),
    peerOf({ name: 'Bea' }),
    peerOf({ name: 'Cem', mode: 'stills' }),
    peerOf({ name: 'Dao', mode: 'audio' }),
    peerOf({ name: 'Eva', mode: 'audio', status: 'recovering' }),
  ]
  cleanup()
  const { container } = render(<OwnWeakWays call={call} peers={peers} />)
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'The way to Ana and Cem is weak: your sound goes first, with a still every few seconds. Video goes again by itself.',
    'The way to Dao is very weak: only your sound goes. Your picture goes again by itself.',
  ])
})
