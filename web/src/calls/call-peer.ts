import type { CallQuality } from '#contract/calls.ts'
import { type CallMode, type CallSaid, LOOKS_ON, type MediaState } from '#contract/calls-live.ts'
import type { LivePeer } from '#contract/shared/live.ts'
import { CallError } from './call-error.ts'
import { MODE_AT_START, type ModeState, nextMode } from './call-mode.ts'
import { CallRecovery } from './call-recovery.ts'
import { type CallStatistics, createStatisticsReader } from './call-statistics.ts'
import { TRACK_SLOTS, type TrackSlot } from './connection-places.ts'
import type { MarkChannel } from './mark-channel.ts'
import type { LocalMedia } from './media/local-media.ts'
import { isNegotiation, PeerLink } from './peer-link.ts'
import { PictureLimiter } from './picture-share.ts'
import type { PreparedConnection } from './prepared-connection.ts'
import { type Still, StillChannel } from './still-channel.ts'

type PeerStatus = 'waiting' | 'connecting' | 'connected' | 'recovering' | 'failed'

/** Another participant, as the page shows him. */
export interface CallPeerState {
  peerId: string
  name: string
  /** As the server says it. */
  side: string | undefined
  /** His way to the server is lost for the moment; what he shows goes on. */
  isAway: boolean
  status: PeerStatus
  stream: MediaStream | null
  screen: MediaStream | null
  media: MediaState | null
  /** How our camera goes to him, as his way bears it. */
  mode: CallMode
  quality: CallQuality | null
  statistics: CallStatistics | null
  /** His last still, where his way bears no video. */
  picture: Still | null
  error: CallError | null
}

interface CallPeerParts {
  peer: LivePeer
  isOffering: boolean
  prepared?: PreparedConnection | undefined
  iceServers(): RTCIceServer[]
  freshIceServers(): Promise<RTCIceServer[]>
  media: LocalMedia
  marks: MarkChannel
  say(message: CallSaid): void
  onChange(): void
  /** To how many our picture goes, him included. */
  others(): number
  /** How we send him our picture has changed. */
  onMode(): void
  onNotice(text: string): void
  onFrozen(still: Still | null, id: string): void
  /** The still on which both draw, if it was taken here. */
  frozenHere(): Still | undefined
}

const LOOK_MS = 1_000
/** Where the way bears no video: a still every few seconds. */
const STILL_EVERY = 3
const STILL = { widest: 640, quality: 0.5 }
const STILL_QUEUE_BYTES = 64 * 1024

/** One other participant: the connection to him, how it does, and what is done about it. */
export class CallPeer {
  readonly #parts: CallPeerParts
  readonly #recovery: CallRecovery
  readonly #link: PeerLink
  readonly #statistics = createStatisticsReader()
  readonly #looking: ReturnType<typeof setInterval>
  #stillChannel: { channel: RTCDataChannel; stills: StillChannel } | undefined
  #mode: ModeState = MODE_AT_START
  #looks = 0
  #wasConnected = false
  #hadData = false
  readonly #limiter = new PictureLimiter()
  #state: CallPeerState

  constructor(parts: CallPeerParts) {
    this.#parts = parts
    const { peerId, name, side, isAway } = parts.peer
    this.#state = {
      ...{ peerId, name, side, isAway, status: 'connecting', stream: null, screen: null, media: null },
      ...{ mode: MODE_AT_START.mode, quality: null, statistics: null, picture: null, error: null },
    }
    this.#recovery = new CallRecovery({
      restartIce: () => this.#link.restartIce(),
      relayOnly: () => this.#link.relayOnly(),
      rebuild: () => this.#link.rebuild(),
      giveUp: () => {
        const error = new CallError('webrtc', `Failed to connect to ${name} after multiple attempts.`)
        this.#set({ status: 'failed', error })
        parts.onNotice(error.message)
      },
    })
    this.#link = new PeerLink({
      ...{ isOffering: parts.isOffering, prepared: parts.prepared },
      ...{ iceServers: parts.iceServers, freshIceServers: parts.freshIceServers, say: parts.say },
      onBuilt: () => this.#received(),
      onReplaced: () => this.#recovery.builtAnew(),
      onState: state => this.#connectionIs(state),
      onChannel: (kind, channel) => this.#opened(kind, channel),
      onError: error => this.#failed(error),
    })
    for (const slot of TRACK_SLOTS) this.sendTrack(slot, parts.media.track(slot))
    this.#received()
    this.#looking = setInterval(() => this.#look().catch(error => this.#failed(error)), LOOK_MS)
  }

  get state(): CallPeerState {
    return this.#state
  }
  get mode(): CallMode {
    return this.#mode.mode
  }

  hear(message: CallSaid) {
    if (message.type === 'media') {
      this.#set({ media: message.state, ...(message.state.mode === 'stills' ? {} : { picture: null }) })
      this.#limitNow()
    } else if (isNegotiation(message)) this.#link.hear(message)
  }

  async soundLevel(): Promise<number> {
    return this.#isOnlooker ? 0 : this.#link.soundLevel()
  }

  isAway(isAway: boolean) {
    if (isAway !== this.#state.isAway) this.#set({ isAway })
  }

  sendTrack(slot: TrackSlot, track: MediaStreamTrack | null) {
    this.#link.setTrack(slot, slot === 'camera' && this.mode !== 'video' ? null : track)
  }

  sendStill(still: Still) {
    void this.#stillChannel?.stills.send(still, 'frozen')
  }
  liftStill(id: string) {
    this.#stillChannel?.stills.lift(id)
  }

  signallingLost(isSilent: boolean) {
    this.#recovery.signallingLost({ isSilent })
  }
  signallingBack(isWhole: boolean) {
    if (!isWhole) this.#link.sayAgain()
    this.#recovery.signallingBack()
  }
  online() {
    this.#recovery.online()
  }
  tryAgain() {
    this.#set({ status: 'connecting', error: null })
    this.#recovery.tryAgain()
  }

  close() {
    clearInterval(this.#looking)
    this.#recovery.stop()
    this.#link.close()
    this.#parts.marks.detach(this.#state.peerId)
  }

  #connectionIs(state: RTCPeerConnectionState) {
    if (state === 'connected') {
      if (!this.#wasConnected) this.#parts.onNotice(`Connected to ${this.#state.name}`)
      this.#wasConnected = true
      this.#set({ status: 'connected', error: null })
      // Before the first pictures go: among six the first second would be the worst.
      this.#limitNow()
    } else if (state !== 'closed') this.#set({ status: this.#wasConnected ? 'recovering' : 'connecting' })
    this.#recovery.connectionIs(state)
  }

  /** Who only looks on sends nothing that is shown; whatever his browser does. */
  get #isOnlooker() {
    return this.#parts.peer.side === LOOKS_ON
  }

  #received() {
    if (this.#isOnlooker) return
    const tracks = TRACK_SLOTS.map(slot => this.#link?.received(slot))
    const [microphone, camera, screen] = tracks
    if (!microphone || !camera || !screen) return
    this.#set({ stream: new MediaStream([microphone, camera]), screen: new MediaStream([screen]) })
  }

  #opened(kind: 'marks' | 'pointer' | 'stills', channel: RTCDataChannel) {
    if (kind !== 'stills') return this.#parts.marks.attach(this.#parts.peer, kind, channel)
    const stills = new StillChannel(channel, {
      onStill: (still, purpose) =>
        !this.#isOnlooker && (purpose === 'frozen' ? this.#parts.onFrozen(still, still.id) : this.#set({ picture: still })),
      onLifted: id => !this.#isOnlooker && this.#parts.onFrozen(null, id),
    })
    this.#stillChannel = { channel, stills }
    channel.onopen = () => {
      if (!this.#hadData) this.#parts.onNotice(`Data connection with ${this.#state.name} established.`)
      this.#hadData = true
      const frozen = this.#parts.frozenHere()
      if (frozen) void stills.send(frozen, 'frozen')
    }
  }

  async #look() {
    if (this.#state.status !== 'connected') return
    const statistics = await this.#statistics(this.#link.connection)
    if (!statistics) return
    this.#set({ statistics, quality: statistics.quality })
    const before = this.#mode.mode
    this.#mode = nextMode(this.#mode, statistics)
    if (before !== this.#mode.mode) {
      this.#set({ mode: this.#mode.mode })
      this.sendTrack('camera', this.#parts.media.track('camera'))
      this.#parts.onMode()
    }
    await this.#limit()
    this.#looks += 1
    if (this.#mode.mode === 'stills' && this.#looks % STILL_EVERY === 0) await this.#sendPicture()
  }

  /** Sound keeps its share of a narrow way, and each of the others his share of what this machine can do. */
  async #limit() {
    const isLarge = this.#state.media?.isWatching ?? true
    const of = { others: this.#parts.others(), isLarge, availableKbps: this.#state.statistics?.availableKbps }
    for (const slot of ['camera', 'screen'] as const) await this.#limiter.keep(this.#link.sender(slot), { slot, ...of })
  }

  /** A call of two has no narrower share than what a browser begins with: the next look is soon enough, and the first picture does not wait for it. */
  #limitNow() {
    if (this.#parts.others() < 2) return
    this.#limit().catch(error => this.#failed(error))
  }

  async #sendPicture() {
    const line = this.#stillChannel
    // The one before is still on its way.
    if (!line || line.channel.bufferedAmount > STILL_QUEUE_BYTES) return
    const blob = await this.#parts.media.still(STILL)
    if (blob) await line.stills.send({ id: crypto.randomUUID(), blob, frameId: null }, 'picture')
  }

  #failed(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause)
    this.#set({ error: new CallError('webrtc', `Connection error: ${message}`, { cause }) })
  }

  #set(changed: Partial<CallPeerState>) {
    this.#state = { ...this.#state, ...changed }
    this.#parts.onChange()
  }
}
