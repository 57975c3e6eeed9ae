import { beforeEach, expect, test, vi } from 'vitest'
import { LocalMedia } from './local-media.ts'

/** A device of the browser; it is open until it is stopped. */
interface Device {
  kind: string
  enabled: boolean
  isOpen: boolean
  stop(): void
  getSettings(): object
  onended: (() => void) | null
}

/** What the page has asked the browser for, and the browser has not given yet. */
let asked: { give: () => Promise<Device>; refuse: () => Promise<void> }[]
let media: LocalMedia
/** Whether anything was to be sent of a device, each time that it was told. */
let sent: string[]

const settled = () => new Promise(done => setTimeout(done))

beforeEach(() => {
  asked = []
  sent = []
  vi.stubGlobal('MediaStream', class {})
  const getUserMedia = ({ audio }: MediaStreamConstraints) =>
    new Promise((resolve, reject) => {
      const give = async () => {
        const device: Device = {
          ...{ kind: audio ? 'audio' : 'video', enabled: true, isOpen: true, onended: null, getSettings: () => ({}) },
          stop: () => {
            device.isOpen = false
          },
        }
        resolve({ getTracks: () => [device] })
        await settled()
        return device
      }
      const refuse = async () => {
        reject(new Error('busy'))
        await settled()
      }
      asked.push({ give, refuse })
    })
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  media = new LocalMedia({
    onTrack: (slot, track) => sent.push(`${slot} ${track ? 'on' : 'off'}`),
    onChange: () => undefined,
    onError: () => undefined,
  })
  return () => vi.unstubAllGlobals()
})

test('a muted microphone that is lost comes back muted', async () => {
  void media.setMicrophone(true)
  const first = await asked[0]?.give()
  void media.setMicrophone(false)
  first?.onended?.()
  const second = await asked[1]?.give()
  expect([second?.isOpen, second?.enabled, media.state.isMicrophoneOn]).toEqual([true, false, false])
  await media.setMicrophone(true)
  expect(second?.enabled).toBe(true)
})

test('of a muted microphone nothing is sent, not even its silence, to nobody who comes later either; it is there again at once', async () => {
  void media.setMicrophone(true)
  const device = await asked[0]?.give()
  await media.setMicrophone(false)
  expect([media.track('microphone'), device?.isOpen]).toEqual([null, true])
  await media.setMicrophone(true)
  expect(media.track('microphone')).toBe(device)
  expect([sent, asked.length]).toEqual([['microphone on', 'microphone off', 'microphone on'], 1])
})

test('muted while another microphone is being opened, that one is muted', async () => {
  void media.setMicrophone(true)
  await asked[0]?.give()
  void media.chooseMicrophone('other')
  void media.setMicrophone(false)
  const other = await asked[1]?.give()
  expect([other?.isOpen, other?.enabled]).toEqual([true, false])
})

test('a camera that is turned off while it opens does not stay on', async () => {
  void media.setCamera(true)
  await media.setCamera(false)
  expect((await asked[0]?.give())?.isOpen).toBe(false)
  expect(media.state.isCameraOn).toBe(false)
})

test('a camera on its way is not said to be off, one that was refused or is wanted no more is', async () => {
  const said = () => [media.state.isCameraOpening, media.state.isCameraOn]
  void media.setCamera(true)
  expect(said()).toEqual([true, false])
  await asked[0]?.refuse()
  expect(said()).toEqual([false, false])
  void media.setCamera(true)
  expect(said()).toEqual([true, false])
  void media.setCamera(false)
  expect(said()).toEqual([false, false])
  void media.setCamera(true)
  await asked[1]?.give()
  expect(said()).toEqual([false, true])
})

test('of two openings the last one counts, whichever is done first', async () => {
  void media.setCamera(true)
  await asked[0]?.give()
  void media.chooseCamera('one')
  void media.chooseCamera('other')
  const other = await asked[2]?.give()
  const one = await asked[1]?.give()
  expect([one?.isOpen, other?.isOpen]).toEqual([false, true])
})

test('a microphone that could not be opened is heard only when it is asked for again', async () => {
  void media.setMicrophone(true)
  await asked[0]?.refuse()
  void media.chooseMicrophone('other')
  expect((await asked[1]?.give())?.enabled).toBe(false)
})

test('what is opened after the end is closed at once', async () => {
  void media.setCamera(true)
  media.close()
  expect((await asked[0]?.give())?.isOpen).toBe(false)
})

test.each([
  ['that its camera was turned off under is none', 'AbortError', undefined],
  ['that fails otherwise is told', 'NotAllowedError', 'The play() request was interrupted.'],
])('a still %s', async (_what, name, told) => {
  void media.setCamera(true)
  await asked[0]?.give()
  const play = () => Promise.reject(new DOMException('The play() request was interrupted.', name))
  vi.stubGlobal('document', { createElement: () => ({ play }) })
  const answer = await media.still({ widest: 640, quality: 0.5 }).catch((error: Error) => error.message)
  expect(answer).toBe(told)
})
