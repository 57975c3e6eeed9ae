import './render.tsx'

import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { CallMode } from '#contract/calls-live.ts'
import type { CallPeerState } from '../src/calls/call-peer.ts'
import { CallSession } from '../src/calls/call-session.ts'
import { CallNotices } from '../src/calls/stage/call-notices.tsx'
import { HeldCall } from '../src/calls/use-call.tsx'
import { screen } from './render.tsx'

afterEach(cleanup)

const bea: CallPeerState = {
  ...{ peerId: 'bea-1', name: 'Bea', side: 'expert', isAway: false, status: 'connected', stream: null, screen: null, media: null },
  ...{ mode: 'video', quality: null, statistics: null, picture: null, error: null },
}

/** What a client reads whose way to Bea bears no more than this. */
const readAt = (mode: CallMode, isCameraOn = true): string => {
  cleanup()
  const session = new CallSession({
    enter: () => ({ say: () => true, leave: () => undefined }),
    iceServers: () => Promise.reject(new Error()),
  })
  const { local, ...rest } = session.snapshot()
  const call = { ...rest, status: 'connected' as const, local: { ...local, isCameraOn }, peers: [{ ...bea, mode }] }
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
