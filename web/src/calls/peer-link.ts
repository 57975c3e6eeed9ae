import type { CallSaid } from '#contract/calls-live.ts'

/** What one side sends: each has its own place in the connection, so that starting, stopping and changing it asks nobody. */
export const TRACK_SLOTS = ['microphone', 'camera', 'screen'] as const
export type TrackSlot = (typeof TRACK_SLOTS)[number]
const KIND_OF_SLOT = { microphone: 'audio', camera: 'video', screen: 'video' } as const

/** Channels beside the media, known to both sides by their number: nothing has to be agreed on. */
const CHANNELS = {
  /** Every operation, in order. */
  marks: { id: 0, ordered: true },
  /** Pointers and strokes while they are drawn: the newest counts. */
  pointer: { id: 1, ordered: false, maxRetransmits: 0 },
  /** Stills; beside the marks, which must not wait for them. */
  stills: { id: 2, ordered: true },
} as const
type ChannelName = keyof typeof CHANNELS
const CHANNEL_NAMES: readonly ChannelName[] = ['marks', 'pointer', 'stills']

/** What was heard before is over. */
const SOUND_IS_NOW_MS = 500

type Negotiation = Extract<CallSaid, { type: 'description' | 'candidate' | 'restart' | 'anew' }>

export const isNegotiation = (message: CallSaid): message is Negotiation =>
  message.type === 'description' || message.type === 'candidate' || message.type === 'restart' || message.type === 'anew'

interface PeerLinkListener {
  say(message: Negotiation): void
  /** A new connection stands in the place of an earlier one: what came through that is over. */
  onBuilt(): void
  /** The other side wanted a new connection. */
  onReplaced(): void
  onState(state: RTCPeerConnectionState): void
  onChannel(name: ChannelName, channel: RTCDataChannel): void
  onError(error: unknown): void
}

interface PeerLinkParts extends PeerLinkListener {
  /** The one with the smaller id makes all offers; the other asks it to. */
  isOffering: boolean
  iceServers(): RTCIceServer[]
  /** Those that are good for a while from now: asked for anew where they are not. */
  freshIceServers(): Promise<RTCIceServer[]>
}

/**
 * The connection to one other browser: all signals in one chain, one RTCPeerConnection with everything on it. Built again, under the next number,
 * when it cannot be mended. One side alone makes offers, so that none ever has to be taken back: after that Chromium goes on decoding what the
 * other one sends and shows none of it.
 */
export class PeerLink {
  readonly #parts: PeerLinkParts
  readonly #tracks: Record<TrackSlot, MediaStreamTrack | null> = { microphone: null, camera: null, screen: null }
  #senders: Partial<Record<TrackSlot, RTCRtpTransceiver>> = {}
  #connection: RTCPeerConnection
  #generation = 0
  #isClosed = false
  #chain: Promise<void> = Promise.resolve()

  constructor(parts: PeerLinkParts) {
    this.#parts = parts
    this.#connection = this.#build('all')
  }

  get connection(): RTCPeerConnection {
    return this.#connection
  }

  /** What the other one sends; undefined until the two have agreed on their places. */
  received(slot: TrackSlot): MediaStreamTrack | undefined {
    return this.#senders[slot]?.receiver.track
  }

  /** How loud what comes from the other one is just now, from 0 to 1: measured by the browser from what arrives. */
  soundLevel(): number {
    const [heard] = this.#senders.microphone?.receiver.getSynchronizationSources() ?? []
    const isNow = heard !== undefined && performance.timeOrigin + performance.now() - heard.timestamp < SOUND_IS_NOW_MS
    return isNow ? (heard.audioLevel ?? 0) : 0
  }

  sender(slot: TrackSlot): RTCRtpSender | undefined {
    return this.#senders[slot]?.sender
  }

  /** Sends this from now on, or nothing. */
  setTrack(slot: TrackSlot, track: MediaStreamTrack | null) {
    this.#tracks[slot] = track
    this.#attach(slot)
  }

  /** Signals are dealt with one after another: a candidate never overtakes the description it belongs to. */
  hear(message: Negotiation) {
    this.#chain = this.#chain.then(() => (this.#isClosed ? undefined : this.#deal(message))).catch(error => this.#parts.onError(error))
  }

  /** Looks for a new way. */
  restartIce() {
    this.#lookAnew({})
  }

  /** Answers false when there is no relay to go through. */
  relayOnly(): boolean {
    const hasRelay = this.#parts.iceServers().some(({ urls }) => [urls].flat().some(url => url.startsWith('turn')))
    if (hasRelay) this.#lookAnew({ iceTransportPolicy: 'relay' })
    return hasRelay
  }

  #lookAnew(changed: RTCConfiguration) {
    this.#withGoodKeys(() => {
      this.#configure(this.#connection, changed)
      // An offer that waits for its answer was made for the former way: where there is one, the browser makes the next when that is answered.
      if (this.#parts.isOffering) this.#connection.restartIce()
      else this.#parts.say({ type: 'restart', generation: this.#generation })
    })
  }

  rebuild() {
    this.#withGoodKeys(() => {
      this.#replace(this.#generation + 1)
      this.#parts.say({ type: 'anew', generation: this.#generation })
    })
  }

  /** A relay's keys end, while a machine sleeps too. Where another connection stands there meanwhile, what was to be done is done. */
  #withGoodKeys(action: () => void) {
    const connection = this.#connection
    this.#parts
      .freshIceServers()
      .then(() => this.#isClosed || connection !== this.#connection || action())
      .catch(error => this.#parts.onError(error))
  }

  /** All that is not said to change stays: a browser refuses a configuration that leaves out what the connection was built with. */
  #configure(connection: RTCPeerConnection, changed: RTCConfiguration = {}) {
    connection.setConfiguration({ ...connection.getConfiguration(), iceServers: this.#parts.iceServers(), ...changed })
  }

  /** What was said may be lost: an offer that nobody answered is made known again. */
  sayAgain() {
    const { signalingState, localDescription } = this.#connection
    if (signalingState === 'have-local-offer' && localDescription) this.#sayDescription(localDescription)
  }

  close() {
    this.#isClosed = true
    this.#connection.close()
  }

  #replace(generation: number) {
    const former = this.#connection
    this.#generation = generation
    this.#senders = {}
    former.close()
    this.#connection = this.#build('all')
    this.#parts.onBuilt()
  }

  #build(iceTransportPolicy: RTCIceTransportPolicy): RTCPeerConnection {
    const connection = new RTCPeerConnection({ iceServers: this.#parts.iceServers(), iceTransportPolicy, bundlePolicy: 'max-bundle' })
    const generation = this.#generation
    const ifCurrent = (action: () => void) => () => this.#connection === connection && !this.#isClosed && action()
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate || candidate.candidate === '' || this.#connection !== connection) return
      const { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } = candidate
      this.#parts.say({ type: 'candidate', generation, candidate: { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } })
    }
    connection.onconnectionstatechange = ifCurrent(() => this.#parts.onState(connection.connectionState))
    connection.onnegotiationneeded = ifCurrent(() => {
      if (this.#parts.isOffering) this.#describe(connection).catch(error => this.#parts.onError(error))
    })
    if (this.#parts.isOffering) {
      for (const slot of TRACK_SLOTS) this.#senders[slot] = connection.addTransceiver(KIND_OF_SLOT[slot], { direction: 'sendrecv' })
      this.#open(connection)
      for (const slot of TRACK_SLOTS) this.#attach(slot)
    }
    return connection
  }

  #open(connection: RTCPeerConnection) {
    for (const name of CHANNEL_NAMES) {
      const channel = connection.createDataChannel(name, { ...CHANNELS[name], negotiated: true })
      channel.binaryType = 'arraybuffer'
      this.#parts.onChannel(name, channel)
    }
  }

  #attach(slot: TrackSlot) {
    const track = this.#tracks[slot]
    this.#senders[slot]?.sender.replaceTrack(track).catch(error => !this.#isClosed && this.#parts.onError(error))
  }

  /** Makes the offer or the answer that is due, and says it. */
  async #describe(connection: RTCPeerConnection) {
    await connection.setLocalDescription()
    if (connection === this.#connection && connection.localDescription) this.#sayDescription(connection.localDescription)
  }

  #sayDescription({ type, sdp }: RTCSessionDescription) {
    if (type === 'offer' || type === 'answer')
      this.#parts.say({ type: 'description', generation: this.#generation, description: { type, sdp } })
  }

  async #deal(message: Negotiation) {
    if (message.generation > this.#generation) await this.#parts.freshIceServers()
    if (this.#isClosed) return
    if (message.generation > this.#generation) {
      this.#replace(message.generation)
      this.#parts.onReplaced()
    }
    // Of a connection that is over.
    if (message.generation < this.#generation || message.type === 'anew') return
    const connection = this.#connection
    if (message.type === 'restart') this.#restartFor(connection)
    else if (message.type === 'candidate')
      await connection.addIceCandidate(message.candidate).catch(error => this.#ofThis(connection, error))
    else await this.#heardDescription(connection, message.description)
  }

  /** The other one looks for a new way. An offer that he has not answered yet is one: he answers it from where he is now. */
  #restartFor(connection: RTCPeerConnection) {
    if (this.#parts.isOffering && connection.signalingState === 'stable') this.restartIce()
  }

  async #heardDescription(connection: RTCPeerConnection, description: RTCSessionDescriptionInit) {
    const isAnswer = description.type === 'answer'
    // An answer to an offer that was said again, or an offer from where none are made.
    if (isAnswer !== this.#parts.isOffering || (isAnswer && connection.signalingState !== 'have-local-offer')) return
    const isFirst = connection.remoteDescription === null
    await connection.setRemoteDescription(description)
    if (isAnswer) return
    if (isFirst) this.#takePlaces(connection)
    else await this.#renewKeys(connection)
    await this.#describe(connection)
  }

  /** Before an answer to another offer, which may be about a new way. */
  async #renewKeys(connection: RTCPeerConnection) {
    await this.#parts.freshIceServers()
    if (connection === this.#connection && !this.#isClosed) this.#configure(connection)
  }

  /** The other one's offer has laid out the places; ours are the same. */
  #takePlaces(connection: RTCPeerConnection) {
    const places = connection.getTransceivers()
    TRACK_SLOTS.forEach((slot, index) => {
      const place = places[index]
      if (!place) return
      place.direction = 'sendrecv'
      this.#senders[slot] = place
      this.#attach(slot)
    })
    this.#open(connection)
    this.#parts.onBuilt()
  }

  /** What went wrong with a connection that was replaced meanwhile is over with it. */
  #ofThis(connection: RTCPeerConnection, error: unknown) {
    if (connection === this.#connection) throw error
  }
}
