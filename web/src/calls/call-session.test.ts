import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#contract/shared/errors.ts'
import type { LiveMemberListener } from '../platform/live-membership.ts'
import { CallSession } from './call-session.ts'
import { buildAhead, dropBuilt } from './prepared-connection.ts'

/** As much of a browser's connection as is made on the way into a room. */
class Connection {
  static offered: Connection[] = []
  signalingState = 'stable'
  localDescription: { type: string; sdp: string } | null = null
  configuration: RTCConfiguration
  constructor(configuration: RTCConfiguration) {
    this.configuration = configuration
  }
  getConfiguration = () => this.configuration
  setConfiguration(configuration: RTCConfiguration) {
    this.configuration = configuration
  }
  async setLocalDescription() {
    Connection.offered.push(this)
    this.signalingState = 'have-local-offer'
    this.localDescription = { type: 'offer', sdp: JSON.stringify(this.configuration.iceServers) }
  }
  addTransceiver = () => ({ sender: { replaceTrack: async () => undefined }, receiver: {} })
  createDataChannel = (_label: string): object => ({})
  restartIce() {}
  close() {
    this.signalingState = 'closed'
  }
}

beforeEach(() => {
  Connection.offered = []
})

test('whoever is shown out of a call has camera and microphone closed, and asks for nothing more', async () => {
  const onWindow = new Set<string>()
  const devices: { isOpen: boolean; enabled: boolean; stop(): void; getSettings(): object }[] = []
  const getUserMedia = async () => {
    const device = {
      isOpen: true,
      enabled: true,
      stop: () => {
        device.isOpen = false
      },
      getSettings: () => ({}),
    }
    devices.push(device)
    return { getTracks: () => [device] }
  }
  vi.stubGlobal('window', {
    ...{ isSecureContext: true, RTCPeerConnection: Connection },
    addEventListener: (type: string) => onWindow.add(type),
    removeEventListener: (type: string) => onWindow.delete(type),
  })
  vi.stubGlobal('RTCPeerConnection', Connection)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const room: { listener?: LiveMemberListener } = {}
  const session = new CallSession({
    enter: listener => {
      room.listener = listener
      return { say: () => true, leave: () => undefined }
    },
    iceServers: async () => ({ iceServers: [], expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
  })
  await session.enter()
  room.listener?.onEntered({ peerId: 'cleo-1', person: 'cleo', isResumed: false, isWhole: true })
  await Promise.all([session.media.setMicrophone(true), session.media.setCamera(true)])
  expect(devices.map(({ isOpen }) => isOpen)).toEqual([true, true])

  room.listener?.onRefused(new AppError('forbidden', 'This link was taken back.'))
  expect(devices.map(({ isOpen }) => isOpen)).toEqual([false, false])
  expect(session.snapshot()).toMatchObject({ status: 'ended', error: { message: 'This link was taken back.' } })
  expect([...onWindow]).toEqual([])
  await session.media.setCamera(true)
  expect(devices).toHaveLength(2)
  session.leave()
})

/** On the way into a room, with what it says to whom; `know` answers which ways there are. */
const comingIn = () => {
  vi.stubGlobal('window', {
    ...{ isSecureContext: true, RTCPeerConnection: Connection },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('RTCPeerConnection', Connection)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const answer = Promise.withResolvers<{ iceServers: RTCIceServer[]; expiresAt: string }>()
  const room: { listener?: LiveMemberListener } = {}
  const said: unknown[] = []
  const session = new CallSession({
    enter: listener => {
      room.listener = listener
      return { say: message => said.push(message) > 0, leave: () => undefined }
    },
    iceServers: () => answer.promise,
  })
  const know = (iceServers: RTCIceServer[]) => answer.resolve({ iceServers, expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
  const offers = () => said.filter(message => Object(message).type === 'description')
  return {
    session,
    offers,
    know,
    /** What was said of one's own camera, one time after the other. */
    saidOfCamera: () => said.flatMap(message => (Object(message).type === 'media' ? [Object(message).state.isCameraOn] : [])),
    findThere: (own: string, peerIds: string[]) => {
      room.listener?.onEntered({ peerId: own, person: 'cleo', isResumed: false, isWhole: true })
      room.listener?.onPeers(peerIds.map(peerId => ({ peerId, name: 'Ed', person: 'ed', isAway: false })))
    },
  }
}
const RELAY = [{ urls: ['turn:relay.example.org'] }]
const OFFER = { type: 'description', generation: 0, description: { type: 'offer', sdp: JSON.stringify(RELAY) } }

test('it comes into the room while it is asked which ways there are, and calls whom it finds there when that is known', async () => {
  const { session, offers, know, findThere } = comingIn()
  const entered = session.enter()
  findThere('a', ['b'])
  expect(session.snapshot()).toMatchObject({ status: 'entering', peers: [] })
  expect(Connection.offered).toEqual([])
  know(RELAY)
  await entered
  await vi.waitFor(() => expect(offers()).toEqual([OFFER]))
  expect(Connection.offered).toHaveLength(1)
  expect(session.snapshot()).toMatchObject({ status: 'connecting', peers: [{ peerId: 'b' }] })
  session.leave()
})

test('whoever comes has his offer ready, and says it in the same breath in which he hears who is there', async () => {
  const { session, offers, know, findThere } = comingIn()
  know(RELAY)
  await session.enter()
  await vi.waitFor(() => expect(Connection.offered).toHaveLength(1))
  findThere('a', ['b'])
  expect(offers()).toEqual([OFFER])
  session.leave()
})

test.each([
  ['nobody is there', []],
  ['the other one makes the offer', ['0']],
])('what was made ready for an offer is closed when %s', async (_, there) => {
  const { session, offers, know, findThere } = comingIn()
  know(RELAY)
  await session.enter()
  await vi.waitFor(() => expect(Connection.offered).toHaveLength(1))
  findThere('a', there)
  expect(Connection.offered.map(({ signalingState }) => signalingState)).toEqual(['closed'])
  expect(offers()).toEqual([])
  session.leave()
})

test('a camera that opens is not told to be off; one that is refused is', async () => {
  const { session, know, saidOfCamera, findThere } = comingIn()
  const opening = Promise.withResolvers<never>()
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => opening.promise } })
  know([])
  await session.enter()
  const asked = session.media.setCamera(true)
  findThere('cleo-1', ['ed-1'])
  expect(saidOfCamera()).toEqual([true])
  opening.reject(new Error('Permission denied'))
  await asked
  expect(saidOfCamera()).toEqual([true, false])
  session.leave()
})

test('two devices of one client are in one call and do not call each other', async () => {
  vi.stubGlobal('window', {
    ...{ isSecureContext: true, RTCPeerConnection: Connection },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('RTCPeerConnection', Connection)
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const room: { listener?: LiveMemberListener } = {}
  const session = new CallSession({
    enter: listener => {
      room.listener = listener
      return { say: () => true, leave: () => undefined }
    },
    iceServers: async () => ({ iceServers: [], expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
    side: 'client',
  })
  await session.enter()
  room.listener?.onEntered({ peerId: 'desk', person: 'cleo', isResumed: false, isWhole: true })
  const tab = { peerId: 'tab', name: 'Cleo', person: 'cleo', side: 'client', isAway: false }
  // By the mailed link he is a guest there, and a person of its own to the house.
  const phone = { peerId: 'phone', name: 'Cleo', person: 'guest', side: 'client', isAway: false }
  room.listener?.onPeers([tab, phone])
  expect(session.snapshot()).toMatchObject({ status: 'waiting', peers: [], ownPlaces: ['tab', 'phone'] })
  room.listener?.onPeers([{ ...tab, isAway: true }])
  expect(session.snapshot().ownPlaces).toEqual([])
  session.leave()
})

test('that data goes to and fro with somebody is said the first time, and not each time the way is mended', async () => {
  const channels: { label: string; onopen?: () => void }[] = []
  class Built extends Connection {
    override createDataChannel = (label: string) => {
      const channel = { label }
      channels.push(channel)
      return channel
    }
  }
  vi.stubGlobal('window', {
    ...{ isSecureContext: true, RTCPeerConnection: Built },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('RTCPeerConnection', Built)
  vi.stubGlobal('MediaStream', class {})
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const told: string[] = []
  const room: { listener?: LiveMemberListener } = {}
  const session = new CallSession({
    enter: listener => {
      room.listener = listener
      return { say: () => true, leave: () => undefined }
    },
    iceServers: async () => ({ iceServers: [], expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
    onNotice: text => void told.push(text),
  })
  await session.enter()
  room.listener?.onEntered({ peerId: 'a', person: 'cleo', isResumed: false, isWhole: true })
  room.listener?.onPeers([{ peerId: 'b', name: 'Ed', person: 'ed', isAway: false }])
  const stills = channels.find(({ label }) => label === 'stills')
  stills?.onopen?.()
  stills?.onopen?.()
  expect(told).toEqual(['Data connection with Ed established.'])
  session.leave()
})

test('whoever comes in asks for the door before his connection is built, which holds his page up, and one that waited has it built by then', () => {
  const done: string[] = []
  vi.stubGlobal('window', { isSecureContext: true, RTCPeerConnection: Connection, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends Connection {
      constructor(configuration: RTCConfiguration) {
        super(configuration)
        done.push('built')
      }
    },
  )
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const comeIn = () => {
    const session = new CallSession({
      enter: () => {
        done.push('asked')
        return { say: () => true, leave: () => undefined }
      },
      iceServers: async () => ({ iceServers: [], expiresAt: new Date(Date.now() + 3_600_000).toISOString() }),
    })
    void session.enter()
    session.leave()
    return done.splice(0)
  }
  expect(comeIn()).toEqual(['asked', 'built'])
  buildAhead()
  buildAhead()
  expect(done.splice(0)).toEqual(['built'])
  expect(comeIn()).toEqual(['asked'])
  expect(comeIn()).toEqual(['asked', 'built'])
  buildAhead()
  dropBuilt()
  done.length = 0
  expect(comeIn()).toEqual(['asked', 'built'])
})
