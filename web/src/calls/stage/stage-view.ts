import type { CallPeerState } from '../call-peer.ts'
import type { CallState } from '../call-session.ts'

/** The two a call is between, as marks name whose picture they are on. An admin who looks in is neither. */
export type StageSide = 'client' | 'expert' | 'admin'

/** What the large picture shows. `surface`: what marks on it belong to. */
export type StageView =
  | { kind: 'nothing' }
  /** Somebody is there, and shows nothing: no frame of earlier stands as if it were now. */
  | { kind: 'off'; text: string }
  | { kind: 'still'; blob: Blob; surface: string }
  | { kind: 'video'; stream: MediaStream; surface: string; label: string; isOwn: boolean }

export const surfaceOfCamera = (side: StageSide): string => `camera:${side}`
const screen = (side: StageSide) => `screen:${side}`

export const surfaceOfStill = (id: string): string => `still:${id}`

const NOTHING: StageView = { kind: 'nothing' }

export interface Seen {
  call: CallState
  /** Whose tab this is. */
  side: StageSide
}

/** Whoever is on neither side looks in. */
export const sideOf = ({ side }: CallPeerState): StageSide => (side === 'client' || side === 'expert' ? side : 'admin')

const WORTH: Record<StageSide, number> = { client: 2, expert: 1, admin: 0 }

/** The one whose picture matters: a client's camera before an expert's, one that is on before one that is off. */
export const mainPeer = ({ call }: Seen): CallPeerState | undefined => {
  const worth = (peer: CallPeerState) => (peer.media?.isCameraOn ? 3 : 0) + WORTH[sideOf(peer)]
  return [...call.peers].sort((one, other) => worth(other) - worth(one))[0]
}

/** What comes of somebody's camera just now; `onItsWay` until anything has come. */
export const cameraOf = ({ name, media, picture, stream }: CallPeerState, surface: string, onItsWay: StageView): StageView => {
  if (media && !media.isCameraOn) return { kind: 'off', text: `The camera of ${name} is off.` }
  if (media?.mode === 'audio') return { kind: 'off', text: `Only the sound of ${name} comes just now.` }
  // Where the way bears no video, his stills stand in its place.
  if (media?.mode === 'stills' && picture) return { kind: 'still', blob: picture.blob, surface }
  return stream ? { kind: 'video', stream, surface, label: `Camera of ${name}`, isOwn: false } : onItsWay
}

const othersCamera = (seen: Seen): StageView => {
  const peer = mainPeer(seen)
  return peer ? cameraOf(peer, surfaceOfCamera(sideOf(peer)), NOTHING) : NOTHING
}

const ownCamera = ({ call, side }: Seen): StageView =>
  call.local.stream && call.local.isCameraOn
    ? { kind: 'video', stream: call.local.stream, surface: surfaceOfCamera(side), label: 'Your camera', isOwn: true }
    : side === 'admin'
      ? NOTHING
      : { kind: 'off', text: call.local.isCameraOpening ? 'Your camera opens...' : 'Your camera is off.' }

/** Whoever has nothing to show for himself looks at the others. */
const isSeen = ({ kind }: StageView) => kind === 'video' || kind === 'still'

const sharedScreen = (seen: Seen): StageView => {
  const { call, side } = seen
  const sharing = call.peers.find(({ media, screen: shown }) => media?.isScreenOn && shown)
  if (sharing?.screen) {
    return {
      kind: 'video',
      stream: sharing.screen,
      surface: screen(sideOf(sharing)),
      label: `Screen of ${sharing.name}`,
      isOwn: false,
    }
  }
  if (call.local.screen) return { kind: 'video', stream: call.local.screen, surface: screen(side), label: 'Your screen', isOwn: true }
  return NOTHING
}

/**
 * Whether nobody of this side is at the other end just now: his page died, or nothing goes between. His place is kept for a while, so that he may
 * come back. Who only lost his way to the server is there.
 */
export const isSideGone = ({ call }: Pick<Seen, 'call'>, side: StageSide): boolean =>
  !call.peers.some(peer => sideOf(peer) === side && (peer.status === 'connected' || !peer.isAway))

/** What is large, and what is small beside it. `isSwapped`: the two cameras change places. */
export const stageViews = (seen: Seen, isSwapped: boolean): { large: StageView; small: StageView } => {
  const { frozen } = seen.call
  const [others, own] = [othersCamera(seen), ownCamera(seen)]
  if (frozen) return { large: { kind: 'still', blob: frozen.blob, surface: surfaceOfStill(frozen.id) }, small: own }
  const shared = sharedScreen(seen)
  if (shared.kind !== 'nothing') return { large: shared, small: others.kind === 'nothing' ? own : others }
  return isSwapped && (isSeen(own) || !isSeen(others)) ? { large: own, small: others } : { large: others, small: own }
}
