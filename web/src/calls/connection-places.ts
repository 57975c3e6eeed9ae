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
export type ChannelName = keyof typeof CHANNELS
const CHANNEL_NAMES: readonly ChannelName[] = ['marks', 'pointer', 'stills']

export type Places = Partial<Record<TrackSlot, RTCRtpTransceiver>>
export type OpenedChannels = readonly (readonly [ChannelName, RTCDataChannel])[]

export const newConnection = (iceServers: RTCIceServer[]): RTCPeerConnection =>
  new RTCPeerConnection({ iceServers, iceTransportPolicy: 'all', bundlePolicy: 'max-bundle' })

/** The places of an offer: the other side takes them over as they stand. */
export const layOutPlaces = (connection: RTCPeerConnection): Places =>
  Object.fromEntries(TRACK_SLOTS.map(slot => [slot, connection.addTransceiver(KIND_OF_SLOT[slot], { direction: 'sendrecv' })]))

/** The places that the other one's offer has laid out. */
export const takePlaces = (connection: RTCPeerConnection): Places => {
  const laidOut = connection.getTransceivers()
  for (const place of laidOut) place.direction = 'sendrecv'
  return Object.fromEntries(TRACK_SLOTS.flatMap((slot, index) => (laidOut[index] ? [[slot, laidOut[index]]] : [])))
}

export const openChannels = (connection: RTCPeerConnection): OpenedChannels =>
  CHANNEL_NAMES.map(name => {
    const channel = connection.createDataChannel(name, { ...CHANNELS[name], negotiated: true })
    channel.binaryType = 'arraybuffer'
    return [name, channel] as const
  })
