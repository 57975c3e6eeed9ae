import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '#contract/shared/errors.ts'
import type { LiveMemberListener } from '../platform/live-membership.ts'
import { CallSession } from './call-session.ts'

class Connection {
  restartIce() {
    return undefined
  }
}

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
  expect(session.snapshot()).toMatchObject({ status: 'ended', error: { message: 'Connection error: This link was taken back.' } })
  expect([...onWindow]).toEqual([])
  await session.media.setCamera(true)
  expect(devices).toHaveLength(2)
  session.leave()
})

test('it comes into the room while it is asked which ways there are, and calls whom it finds there when that is known', async () => {
  const made: (RTCIceServer[] | undefined)[] = []
  class Built extends Connection {
    constructor({ iceServers }: RTCConfiguration) {
      super()
      made.push(iceServers)
    }
    addTransceiver = () => ({ sender: { replaceTrack: async () => undefined }, receiver: {} })
    createDataChannel = () => ({})
    close = () => undefined
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
  const answer = Promise.withResolvers<{ iceServers: RTCIceServer[]; expiresAt: string }>()
  const room: { listener?: LiveMemberListener } = {}
  const session = new CallSession({
    enter: listener => {
      room.listener = listener
      return { say: () => true, leave: () => undefined }
    },
    iceServers: () => answer.promise,
  })
  const entered = session.enter()
  room.listener?.onEntered({ peerId: 'a', person: 'cleo', isResumed: false, isWhole: true })
  room.listener?.onPeers([{ peerId: 'b', name: 'Ed', person: 'ed', isAway: false }])
  expect(made).toEqual([])
  const iceServers = [{ urls: ['turn:relay.example.org'] }]
  answer.resolve({ iceServers, expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
  await entered
  expect(made).toEqual([iceServers])
  expect(session.snapshot()).toMatchObject({ status: 'connecting', peers: [{ peerId: 'b' }] })
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
