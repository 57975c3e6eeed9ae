import { CallSaid, type MediaState } from '#contract/calls-live.ts'
import type { LivePeer } from '#contract/shared/live.ts'
import type { LivePlace } from '../platform/live.ts'
import type { LiveMemberListener } from '../platform/live-membership.ts'
import { type CallError, callErrorOf, callErrorOfRefusal, missingForCalls } from './call-error.ts'
import { CallPeer, type CallPeerState } from './call-peer.ts'
import { IceServers } from './ice-servers.ts'
import { inOrderAfter } from './in-order-after.ts'
import { MarkChannel } from './mark-channel.ts'
import { type FrameSource, takeStill } from './media/frame-source.ts'
import { LocalMedia, type LocalMediaState } from './media/local-media.ts'
import { builtConnection, type PreparedConnection } from './prepared-connection.ts'
import type { Still } from './still-channel.ts'

export type CallStatus = 'entering' | 'waiting' | 'connecting' | 'connected' | 'recovering' | 'failed' | 'ended'

/** All that a page shows of a call. */
export interface CallState {
  status: CallStatus
  /** This tab's own place, and the person behind it. */
  peerId: string | null
  person: string | null
  local: LocalMediaState
  peers: readonly CallPeerState[]
  /** Other places of one's own side that are in the call too: another device, another tab. They are not connected with this one. */
  ownPlaces: readonly string[]
  /** The still that all look at and draw on. */
  frozen: (Still & { isOwn: boolean }) | null
  error: CallError | null
}

/** What a call needs of the page around it. */
export interface CallParts {
  enter(listener: LiveMemberListener): LivePlace
  iceServers(): Promise<{ iceServers: RTCIceServer[]; expiresAt: string }>
  /** The side that one is on, where there are sides: whoever else is on it is one's own other device, and not called. */
  side?: string | undefined
  /** Something to tell once, in passing. */
  onNotice?: ((text: string) => void) | undefined
}

const STILL = { widest: 1_920, quality: 0.85 }
const URGENCY: readonly CallPeerState['status'][] = ['connected', 'recovering', 'connecting', 'failed', 'waiting']

/** A call: who is in it, what goes to them and comes from them. It knows no page; one only subscribes to it. */
export class CallSession {
  readonly marks = new MarkChannel()
  readonly media: LocalMedia
  readonly #parts: CallParts
  readonly #peers = new Map<string, CallPeer>()
  /** Who is in the room, connected or not. */
  #present: readonly LivePeer[] = []
  /** What each was last told of our media. */
  readonly #told = new Map<string, string>()
  readonly #listeners = new Set<() => void>()
  #place: LivePlace | undefined
  #watched: string | null | undefined
  readonly #ice: IceServers
  #iceError: CallError | undefined
  #prepared: PreparedConnection | undefined
  #isOver = false
  #state: CallState

  constructor(parts: CallParts) {
    this.#parts = parts
    this.media = new LocalMedia({
      onTrack: (slot, track) => {
        for (const peer of this.#peers.values()) peer.sendTrack(slot, track)
      },
      onChange: () => this.#set({ local: this.media.state }, { isMediaSaid: true }),
      onError: error => this.#failed(error),
    })
    this.#ice = new IceServers({
      // Without them two browsers of one network still find each other.
      ask: () => parts.iceServers(),
      onFailed: cause => {
        this.#iceError = this.#failed(cause)
      },
      onMended: () => this.#state.error === this.#iceError && this.#set({ error: null }),
    })
    this.#state = {
      ...{ status: 'entering', peerId: null, person: null, local: this.media.state, peers: [], ownPlaces: [] },
      ...{ frozen: null, error: null },
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly snapshot = (): CallState => this.#state

  /** Comes into the room. Camera and microphone may be opened before or after that: nobody waits for them. */
  async enter(): Promise<void> {
    const missing = missingForCalls()
    if (missing) return this.#set({ status: 'failed', error: missing })
    window.addEventListener('online', this.#online)
    // Both at once: what the room says before it is known which ways there are is dealt with then.
    const known = this.#ice.fresh()
    const asked = known.then(() => undefined)
    const whenAsked = inOrderAfter(asked)
    this.#place = this.#parts.enter({
      onEntered: entered => whenAsked(() => this.#isOver || this.#entered(entered)),
      onPeers: peers => whenAsked(() => this.#isOver || this.#peersAre(peers)),
      onSaid: (from, message) => whenAsked(() => this.#said(from, message)),
      onLost: isSilent =>
        whenAsked(() => {
          for (const peer of this.#peers.values()) peer.signallingLost(isSilent)
        }),
      // Whoever is shown out shows and says nothing any more either.
      onRefused: error => this.#end({ status: error.code === 'not_found' ? 'failed' : 'ended', error: callErrorOfRefusal(error) }),
    })
    // After the door was asked for, which takes longer: where none was built ahead it holds the page up.
    this.#prepared = builtConnection()
    this.#prepared.offer(known)
    await asked
  }

  leave() {
    this.#place?.leave()
    this.#end({ status: 'ended' })
    this.#listeners.clear()
  }

  #end(last: Pick<CallState, 'status'> & Partial<CallState>) {
    if (this.#isOver) return
    this.#isOver = true
    this.#ice.stop()
    this.#prepared?.drop()
    window.removeEventListener('online', this.#online)
    this.#closePeers()
    this.media.close()
    this.marks.close()
    this.#set({ ...last, peers: [], ownPlaces: [], frozen: null })
  }

  /** Holds the frame that is in view, for all: they draw on the still. */
  async freeze(source: FrameSource): Promise<void> {
    const { frameId } = source.frame()
    const blob = await takeStill(source, STILL)
    if (!blob || this.#isOver) return
    const still = { id: crypto.randomUUID(), blob, frameId }
    this.#set({ frozen: { ...still, isOwn: true } }, { isMediaSaid: true })
    for (const peer of this.#peers.values()) peer.sendStill(still)
  }
  unfreeze() {
    const { frozen } = this.#state
    if (!frozen) return
    this.#set({ frozen: null }, { isMediaSaid: true })
    for (const peer of this.#peers.values()) peer.liftStill(frozen.id)
  }

  /** Whose camera is large here; null: nobody's. He sends it larger than the others, who are told too. Until it is said, all are. */
  watch(peerId: string | null) {
    this.#watched = peerId
    for (const present of this.#present) this.#sayMedia(present.peerId)
  }

  /** How loud another one was since the last look, from 0 to 1. */
  async soundLevel(peerId: string): Promise<number> {
    return (await this.#peers.get(peerId)?.soundLevel()) ?? 0
  }

  tryAgain(peerId: string) {
    this.#peers.get(peerId)?.tryAgain()
  }

  readonly #online = () => {
    this.#ice.online()
    for (const peer of this.#peers.values()) peer.online()
  }

  #entered({ peerId, person, isResumed, isWhole }: Parameters<LiveMemberListener['onEntered']>[0]) {
    // In a new place we are somebody new to the others.
    if (!isResumed) this.#closePeers()
    this.marks.iAm(peerId, person)
    this.#set({ peerId, person, error: null })
    for (const peer of this.#peers.values()) peer.signallingBack(isWhole)
  }

  #peersAre(present: readonly LivePeer[]) {
    const { peerId: own, person } = this.#state
    const { side } = this.#parts
    const isOwn = (peer: LivePeer) => peer.person === person || (side !== undefined && peer.side === side)
    const others = present.filter(peer => !isOwn(peer))
    const ownPlaces = present.flatMap(peer => (isOwn(peer) && peer.peerId !== own && !peer.isAway ? peer.peerId : []))
    const fresh = others.filter(({ peerId }) => !this.#present.some(known => known.peerId === peerId))
    this.#present = others
    for (const [peerId, peer] of this.#peers) {
      const still = others.find(other => other.peerId === peerId)
      peer.isAway(still?.isAway ?? true)
      if (!still) this.#gone(peerId, peer)
    }
    // First what the way to them waits for.
    for (const peer of others) this.#connectTo(peer)
    for (const { peerId } of fresh) {
      this.#told.delete(peerId)
      this.#sayMedia(peerId)
    }
    // Whoever comes later brings his own offer.
    this.#prepared?.drop()
    this.#set({ ownPlaces })
    this.#changed()
  }

  #gone(peerId: string, peer: CallPeer) {
    peer.close()
    this.#peers.delete(peerId)
    this.#parts.onNotice?.(`${peer.state.name} disconnected.`)
  }

  #connectTo(peer: LivePeer) {
    const { peerId } = peer
    const own = this.#state.peerId
    if (this.#peers.has(peerId) || own === null) return
    const isOffering = own < peerId
    const connected = new CallPeer({
      ...{ peer, isOffering, media: this.media, marks: this.marks },
      prepared: isOffering ? this.#prepared?.take() : undefined,
      ...{ iceServers: () => this.#ice.known, freshIceServers: () => this.#ice.fresh() },
      others: () => this.#peers.size,
      say: message => this.#say(message, peerId),
      onChange: () => this.#changed(),
      onMode: () => this.#sayMedia(peerId),
      onNotice: text => this.#parts.onNotice?.(text),
      onFrozen: (still, id) => this.#othersFroze(still, id),
      frozenHere: () => (this.#state.frozen?.isOwn ? this.#state.frozen : undefined),
    })
    this.#peers.set(peerId, connected)
    this.#changed()
  }

  #said(from: string, message: unknown) {
    const said = CallSaid.safeParse(message).data
    if (said) this.#peers.get(from)?.hear(said)
  }

  #othersFroze(still: Still | null, id: string) {
    if (still) this.#set({ frozen: { ...still, isOwn: false } }, { isMediaSaid: true })
    else if (this.#state.frozen?.id === id) this.#set({ frozen: null }, { isMediaSaid: true })
  }

  #closePeers() {
    for (const peer of this.#peers.values()) peer.close()
    this.#peers.clear()
    this.#told.clear()
    this.#present = []
  }

  #say(message: CallSaid, to?: string) {
    this.#place?.say(message, to)
  }

  #sayMedia(peerId: string) {
    const { local } = this.#state
    // What is on its way is no more off than what is there: nobody reads in the first second that a camera is off which opens.
    const isMicrophoneOn = local.isMicrophoneOn || local.isMicrophoneOpening
    const isCameraOn = local.isCameraOn || local.isCameraOpening
    const mode = this.#peers.get(peerId)?.mode ?? 'video'
    const isWatching = this.#watched === undefined || this.#watched === peerId
    const { isScreenOn } = local
    const state: MediaState = { isMicrophoneOn, isCameraOn, isScreenOn, isFrozen: this.#state.frozen !== null, isWatching, mode }
    const text = JSON.stringify(state)
    if (this.#told.get(peerId) === text) return
    this.#told.set(peerId, text)
    this.#say({ type: 'media', state }, peerId)
  }

  #failed(cause: unknown): CallError {
    const error = callErrorOf(cause)
    this.#set({ error })
    return error
  }

  #changed() {
    this.#set({ peers: [...this.#peers.values()].map(({ state }) => state) })
  }

  #set(changed: Partial<CallState>, { isMediaSaid = false } = {}) {
    const state = { ...this.#state, ...changed }
    this.#state = changed.status === undefined ? { ...state, status: this.#statusOf(state) } : state
    if (isMediaSaid) for (const { peerId } of this.#present) this.#sayMedia(peerId)
    for (const listener of this.#listeners) listener()
  }

  #statusOf({ status, peerId, peers }: CallState): CallStatus {
    if (this.#isOver || status === 'ended' || (status === 'failed' && peers.length === 0 && peerId === null)) return status
    if (peerId === null) return 'entering'
    return URGENCY.find(each => peers.some(peer => peer.status === each)) ?? 'waiting'
  }
}
