import type { CallPeerState } from '../src/calls/call-peer.ts'

/** Somebody else in a call, connected, of whom nothing has come yet. */
export const peerOf = (given: Partial<CallPeerState> = {}): CallPeerState => ({
  ...{ peerId: 'bea-1', name: 'Bea', side: 'expert', isAway: false, status: 'connected', stream: null, screen: null, media: null },
  ...{ mode: 'video', quality: null, statistics: null, picture: null, error: null },
  ...given,
})
