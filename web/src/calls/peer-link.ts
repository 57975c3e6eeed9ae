import type { CallSaid } from '#contract/calls-live.ts'
import {
  type ChannelName,
  layOutPlaces,
  newConnection,
  type OpenedChannels,
  openChannels,
  type Places,
  TRACK_SLOTS,
  type TrackSlot,
  takePlaces,
} from './connection-places.ts'
import { createHeardLevel } from './heard-level.ts'
import type { PreparedConnection } from './prepared-connection.ts'
import { withStartRate } from './start-rate.ts'
import { sendWholePicture } from './whole-picture.ts'

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
  /** Made on the way into the room, where there is one; only for whoever makes the offers. */
  prepared?: PreparedConnection | undefined
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
  /** What each place was last told to send; a new one sends nothing. */
  readonly #attached = new WeakMap<RTCRtpSender, MediaStreamTrack | null>()
  readonly #heardLevel = createHeardLevel()
  #places: Places = {}
  #connection: RTCPeerConnection
  #generation = 0
  #isClosed = false
  #chain: Promise<void> = Promise.resolve()

  constructor(parts: PeerLinkParts) {
    this.#parts = parts
    this.#connection = parts.prepared ? this.#take(parts.prepared) : this.#build()
  }

  get connection(): RTCPeerConnection {
    return this.#connection
  }

  /** What the other one sends; undefined until the two have agreed on their places. */
  received(slot: TrackSlot): MediaStreamTrack | undefined {
    return this.#places[slot]?.receiver.track
  }

  /** How loud what came from the other one was since the last look, from 0 to 1: measured by the browser from what arrives. */
  async soundLevel(): Promise<number> {
    const { receiver } = this.#places.microphone ?? {}
    return receiver ? this.#heardLevel(receiver) : 0
  }

  sender(slot: TrackSlot): RTCRtpSender | undefined {
    return this.#places[slot]?.sender
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
    this.#places = {}
    former.close()
    this.#connection = this.#build()
    this.#parts.onBuilt()
  }

  #build(): RTCPeerConnection {
    const connection = newConnection(this.#parts.iceServers())
    this.#watch(connection)
    if (this.#parts.isOffering) this.#furnish(layOutPlaces(connection), openChannels(connection))
    return connection
  }

  #take({ connection, places, channels, offered, isOffered }: PreparedConnection): RTCPeerConnection {
    this.#watch(connection)
    this.#furnish(places, channels)
    // Not a moment later than now: the page is drawn anew after this, and the other one waits.
    if (isOffered && connection.localDescription) this.#sayDescription(connection.localDescription)
    else
      offered
        .then(() => this.#sayOwn(connection))
        .catch(error => connection === this.#connection && !this.#isClosed && this.#parts.onError(error))
    return connection
  }

  #watch(connection: RTCPeerConnection) {
    const generation = this.#generation
    const ifCurrent = (action: () => void) => () => this.#connection === connection && !this.#isClosed && action()
    connection.onicecandidate = ({ candidate }) => {
      if (!candidate || candidate.candidate === '' || this.#connection !== connection) return
      const { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } = candidate
      this.#parts.say({ type: 'candidate', generation, candidate: { candidate: line, sdpMid, sdpMLineIndex, usernameFragment } })
    }
    connection.onconnectionstatechange = ifCurrent(() => {
      const ways = this.sender('camera')?.transport?.iceTransport
      // The first way is no change: nothing went before it. Not every browser tells of one.
      if (ways && connection.connectionState === 'connected')
        ways.onselectedcandidatepairchange = ifCurrent(() => this.#sendWholePictures())
      this.#parts.onState(connection.connectionState)
    })
    connection.onnegotiationneeded = ifCurrent(() => {
      if (this.#parts.isOffering) this.#describe(connection).catch(error => this.#parts.onError(error))
    })
  }

  /** After a change of way the other side lacks what was lost between, and would ask for a picture that needs nothing of before only seconds later. */
  #sendWholePictures() {
    for (const slot of ['camera', 'screen'] as const) {
      const sender = this.sender(slot)
      if (sender?.track) sendWholePicture(sender).catch(error => !this.#isClosed && this.#parts.onError(error))
    }
  }

  #furnish(places: Places, channels: OpenedChannels) {
    this.#places = places
    for (const [name, channel] of channels) this.#parts.onChannel(name, channel)
    for (const slot of TRACK_SLOTS) this.#attach(slot)
  }

  #attach(slot: TrackSlot) {
    const track = this.#tracks[slot]
    const sender = this.#places[slot]?.sender
    // Each goes through the browser's threads, and one that changes nothing holds the offer up as well.
    if (!sender || (this.#attached.get(sender) ?? null) === track) return
    this.#attached.set(sender, track)
    sender.replaceTrack(track).catch(error => {
      this.#attached.delete(sender)
      if (!this.#isClosed) this.#parts.onError(error)
    })
  }

  /** Makes the offer or the answer that is due, and says it. */
  async #describe(connection: RTCPeerConnection) {
    await connection.setLocalDescription()
    this.#sayOwn(connection)
  }

  #sayOwn(connection: RTCPeerConnection) {
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
    await connection.setRemoteDescription(withStartRate(description))
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
    this.#furnish(takePlaces(connection), openChannels(connection))
    this.#parts.onBuilt()
  }

  /** What went wrong with a connection that was replaced meanwhile is over with it. */
  #ofThis(connection: RTCPeerConnection, error: unknown) {
    if (connection === this.#connection) throw error
  }
}
