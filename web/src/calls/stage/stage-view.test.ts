import { expect, test } from 'vitest'
import { peerOf } from '../../../test/peer-of.ts'
import type { CallPeerState } from '../call-peer.ts'
import type { CallState } from '../call-session.ts'
import { isSideGone, stageViews } from './stage-view.ts'

const callWith = (...peers: CallPeerState[]) => ({ call: { peers } as unknown as CallState })

test('who lost his way to the server, or whose connection is being mended, is there; who lost both, or has left, is gone', () => {
  expect(isSideGone(callWith(peerOf({ isAway: true })), 'expert')).toBe(false)
  expect(isSideGone(callWith(peerOf({ status: 'recovering' })), 'expert')).toBe(false)
  expect(isSideGone(callWith(peerOf({ isAway: true, status: 'recovering' })), 'expert')).toBe(true)
  expect(isSideGone(callWith(peerOf({ side: 'client' })), 'expert')).toBe(true)
  // Another device of his goes on.
  expect(isSideGone(callWith(peerOf({ isAway: true, status: 'recovering' }), peerOf({ peerId: 'bea-2' })), 'expert')).toBe(false)
})

test('of whom only the sound comes it is said, and no picture of his is waited for', () => {
  const media = { isMicrophoneOn: true, isCameraOn: true, isScreenOn: false, isFrozen: false, isWatching: true, mode: 'audio' as const }
  const peers = [peerOf({ media, stream: {} as MediaStream })]
  const call = { peers, frozen: null, local: { stream: null, screen: null } } as unknown as CallState
  expect(stageViews({ call, side: 'client' }, false).large).toEqual({ kind: 'off', text: 'Only the sound of Bea comes just now.' })
})
