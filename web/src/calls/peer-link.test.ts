import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CallSaid } from '#contract/calls-live.ts'
import { PeerLink } from './peer-link.ts'

/** As much of a browser's connection as a link without media uses; it refuses what a browser refuses. */
class Connection {
  static made: Connection[] = []
  signalingState = 'stable'
  localDescription: { type: string; sdp: string } | null = null
  remoteDescription: unknown = null
  restarts = 0
  configuration: RTCConfiguration
  constructor(configuration: RTCConfiguration) {
    this.configuration = configuration
    Connection.made.push(this)
  }
  getConfiguration = () => this.configuration
  setConfiguration(configuration: RTCConfiguration) {
    if (configuration.bundlePolicy !== this.configuration.bundlePolicy) throw new Error('InvalidModificationError')
    this.configuration = configuration
  }
  restartIce() {
    this.restarts += 1
  }
  connectionState = 'new'
  onconnectionstatechange: () => void = () => undefined
  ways: { onselectedcandidatepairchange?: () => void } = {}
  /** What it was told to send, one after the other. */
  sent: unknown[] = []
  /** Of each kind of track, how many whole pictures were wanted. */
  whole: string[] = []
  addTransceiver = (kind: string) => ({
    sender: {
      track: kind === 'video' ? {} : null,
      transport: { iceTransport: this.ways },
      replaceTrack: async (track: unknown) => void this.sent.push(track),
      getParameters: () => ({ encodings: [{}] }),
      setParameters: async (_parameters: unknown, options: object) => void this.whole.push(JSON.stringify(options)),
    },
    receiver: {},
  })
  getTransceivers = () => []
  createDataChannel = () => ({})
  async setRemoteDescription(description: unknown) {
    this.remoteDescription = description
  }
  async setLocalDescription() {
    this.localDescription = { type: 'answer', sdp: JSON.stringify(this.configuration.iceServers) }
  }
  close() {}
}

const keysOf = (credential: string) => [{ urls: ['turn:relay.example.org'], username: 'cleo', credential }]
const FORMER = keysOf('ended')
const GOOD = keysOf('good')

beforeEach(() => {
  Connection.made = []
  vi.stubGlobal('RTCPeerConnection', Connection)
  onTestFinished(() => void vi.unstubAllGlobals())
})

const linkOf = (isOffering: boolean) => {
  let known = FORMER
  const said: CallSaid[] = []
  const errors: unknown[] = []
  const link = new PeerLink({
    ...{ isOffering, iceServers: () => known, say: message => void said.push(message), onError: error => void errors.push(error) },
    freshIceServers: async () => {
      known = GOOD
      return known
    },
    ...{ onBuilt: () => undefined, onReplaced: () => undefined, onState: () => undefined, onChannel: () => undefined },
  })
  const [connection] = Connection.made
  if (!connection) throw new Error('a link makes a connection')
  return { link, connection, said, errors }
}

test('a way is looked for with keys that are good', async () => {
  const { link, connection, errors } = linkOf(true)
  link.restartIce()
  await vi.waitFor(() => expect(connection.restarts).toBe(1))
  expect([connection.configuration.iceServers, errors]).toEqual([GOOD, []])
})

test('through the relay only: the browser takes it, and looks anew', async () => {
  const { link, connection, errors } = linkOf(true)
  expect(link.relayOnly()).toBe(true)
  await vi.waitFor(() => expect(connection.restarts).toBe(1))
  expect(connection.configuration).toEqual({ iceServers: GOOD, iceTransportPolicy: 'relay', bundlePolicy: 'max-bundle' })
  expect(errors).toEqual([])
})

test('who wants another way while his offer is open gets it after that; who asks for one answers that offer', async () => {
  const { link, connection } = linkOf(true)
  connection.signalingState = 'have-local-offer'
  link.hear({ type: 'restart', generation: 0 })
  link.restartIce()
  await vi.waitFor(() => expect(connection.restarts).toBe(1))
  connection.signalingState = 'stable'
  link.hear({ type: 'restart', generation: 0 })
  await vi.waitFor(() => expect(connection.restarts).toBe(2))
})

test('on another way the next pictures are whole ones: what was lost between is missed by nobody', async () => {
  const { connection, errors } = linkOf(true)
  connection.connectionState = 'connecting'
  connection.onconnectionstatechange()
  // Its first way: nothing went before it.
  connection.ways.onselectedcandidatepairchange?.()
  connection.connectionState = 'connected'
  connection.onconnectionstatechange()
  expect(connection.whole).toEqual([])
  connection.ways.onselectedcandidatepairchange?.()
  const whole = JSON.stringify({ encodingOptions: [{ keyFrame: true }] })
  await vi.waitFor(() => expect(connection.whole).toEqual([whole, whole]))
  expect(errors).toEqual([])
})

test('the side that makes no offers asks for one, and answers it with keys that are good', async () => {
  const { link, connection, said } = linkOf(false)
  link.restartIce()
  await vi.waitFor(() => expect(said).toEqual([{ type: 'restart', generation: 0 }]))
  connection.remoteDescription = { type: 'offer', sdp: 'the first' }
  link.hear({ type: 'description', generation: 0, description: { type: 'offer', sdp: 'another way' } })
  await vi.waitFor(() => expect(said[1]).toMatchObject({ type: 'description', description: { sdp: JSON.stringify(GOOD) } }))
})

test('a connection in the place of another begins with keys that are good, whichever side makes it', async () => {
  const { link, said } = linkOf(true)
  link.rebuild()
  await vi.waitFor(() => expect(said).toEqual([{ type: 'anew', generation: 1 }]))
  expect(Connection.made[1]?.configuration.iceServers).toEqual(GOOD)
  const other = linkOf(false)
  other.link.hear({ type: 'anew', generation: 1 })
  await vi.waitFor(() => expect(Connection.made).toHaveLength(4))
  expect(Connection.made[3]?.configuration.iceServers).toEqual(GOOD)
})

test('what the other side says is heard with a word on what to begin with, and what one sends is told to the browser only when it is another', async () => {
  const { link, connection } = linkOf(true)
  await connection.setLocalDescription()
  connection.signalingState = 'have-local-offer'
  link.hear({ type: 'description', generation: 0, description: { type: 'answer', sdp: 'a=rtpmap:96 VP8/90000\r\n' } })
  await vi.waitFor(() => expect(connection.remoteDescription).not.toBeNull())
  expect(connection.remoteDescription).toMatchObject({ sdp: expect.stringContaining('a=fmtp:96 x-google-start-bitrate=800') })
  // As little of a track as is passed on.
  const camera = { kind: 'video' } as MediaStreamTrack
  for (const track of [null, camera, camera, null, camera]) link.setTrack('camera', track)
  expect(connection.sent).toEqual([camera, null, camera])
})
