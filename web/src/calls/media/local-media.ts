import type { TrackSlot } from '../connection-places.ts'
import { type DeviceList, NO_DEVICES, watchDevices } from './device-list.ts'
import { takeStill, videoFrames } from './frame-source.ts'
import {
  abilitiesOf,
  adjustCamera,
  type CameraAbilities,
  type CameraChoice,
  type Facing,
  openCamera,
  openMicrophone,
  openScreen,
} from './open-media.ts'

/** What is sent from here, and what it could be changed to. */
export interface LocalMediaState {
  /** Sound and camera; for the preview, muted. */
  stream: MediaStream | null
  screen: MediaStream | null
  isMicrophoneOn: boolean
  isCameraOn: boolean
  /** On their way: asked for, and not refused. */
  isMicrophoneOpening: boolean
  isCameraOpening: boolean
  isScreenOn: boolean
  facing: Facing
  abilities: CameraAbilities
  isTorchOn: boolean
  devices: DeviceList
  cameraId: string | undefined
  microphoneId: string | undefined
}

interface LocalMediaListener {
  onTrack(slot: TrackSlot, track: MediaStreamTrack | null): void
  onChange(): void
  onError(error: unknown): void
}

const NOTHING_OPEN: LocalMediaState = {
  ...{ stream: null, screen: null, isMicrophoneOn: false, isCameraOn: false, isScreenOn: false, facing: 'environment' },
  ...{ isMicrophoneOpening: false, isCameraOpening: false },
  ...{
    abilities: { hasTorch: false, zoom: undefined },
    isTorchOn: false,
    devices: NO_DEVICES,
    cameraId: undefined,
    microphoneId: undefined,
  },
}

/** Camera, microphone and screen of this tab: opened, changed and closed here and nowhere else. */
export class LocalMedia {
  readonly #listener: LocalMediaListener
  readonly #tracks: Record<TrackSlot, MediaStreamTrack | null> = { microphone: null, camera: null, screen: null }
  /** What is wished for now: opening takes its time, and asks again when it is done. */
  readonly #wanted: Record<TrackSlot, boolean> = { microphone: false, camera: false, screen: false }
  /** The opening that is under way; one that was begun before it counts no more. */
  readonly #opening = new Map<TrackSlot, object>()
  #state: LocalMediaState = NOTHING_OPEN
  #stopWatching: (() => void) | undefined
  #isClosed = false

  constructor(listener: LocalMediaListener) {
    this.#listener = listener
  }

  get state(): LocalMediaState {
    return this.#state
  }

  /** What is to be sent from here: nothing of a microphone that is muted, not even its silence. */
  track(slot: TrackSlot): MediaStreamTrack | null {
    const track = this.#tracks[slot]
    return track?.enabled ? track : null
  }

  /** Opens what is wanted; what cannot be opened is told and left out. */
  async start({ hasVideo, facing = 'environment' }: { hasVideo: boolean; facing?: Facing }): Promise<void> {
    this.#set({ facing })
    await Promise.all([this.setMicrophone(true), hasVideo ? this.setCamera(true) : undefined])
    this.#stopWatching ??= this.#isClosed ? undefined : watchDevices(devices => this.#set({ devices }))
  }

  /** Muted, the microphone stays open: it is there again at once. */
  async setMicrophone(isOn: boolean): Promise<void> {
    this.#wanted.microphone = isOn
    const track = this.#tracks.microphone
    if (track) {
      track.enabled = isOn
      this.#listener.onTrack('microphone', this.track('microphone'))
    } else if (isOn && !this.#opening.has('microphone')) await this.#open('microphone', () => openMicrophone(this.#state.microphoneId))
    this.#tell()
  }

  /** Off, the camera is closed, and its light with it. */
  async setCamera(isOn: boolean): Promise<void> {
    this.#wanted.camera = isOn
    if (!isOn) this.#put('camera', null)
    else if (!this.#tracks.camera && !this.#opening.has('camera'))
      await this.#openCamera({ facing: this.#state.facing, deviceId: this.#state.cameraId })
  }

  /** From the front to the back and the other way round. */
  async turnCamera(): Promise<void> {
    const facing = this.#state.facing === 'user' ? 'environment' : 'user'
    this.#set({ facing, cameraId: undefined })
    if (this.#wanted.camera) await this.#openCamera({ facing })
  }

  async chooseCamera(deviceId: string): Promise<void> {
    this.#set({ cameraId: deviceId })
    if (this.#wanted.camera) await this.#openCamera({ facing: this.#state.facing, deviceId })
  }

  async chooseMicrophone(deviceId: string): Promise<void> {
    this.#set({ microphoneId: deviceId })
    await this.#open('microphone', () => openMicrophone(deviceId))
  }

  async setScreen(isOn: boolean): Promise<void> {
    this.#wanted.screen = isOn
    if (!isOn) this.#put('screen', null)
    else if (!this.#opening.has('screen')) await this.#open('screen', openScreen)
  }

  async setTorch(isOn: boolean): Promise<void> {
    await this.#adjust({ torch: isOn })
    this.#set({ isTorchOn: isOn })
  }

  async setZoom(zoom: number): Promise<void> {
    await this.#adjust({ zoom })
    this.#set({ abilities: abilitiesOf(this.#tracks.camera) })
  }

  /** The picture of the camera just now, for a way that bears no more. */
  async still(options: { widest: number; quality: number }): Promise<Blob | undefined> {
    const track = this.#tracks.camera
    if (!track) return undefined
    const video = document.createElement('video')
    video.muted = true
    video.playsInline = true
    video.srcObject = new MediaStream([track])
    try {
      await video.play()
      return await takeStill(videoFrames(video), options)
    } catch (error) {
      // The camera was turned off or changed meanwhile: there is no picture of it now.
      if (error instanceof Error && error.name === 'AbortError') return undefined
      throw error
    } finally {
      video.srcObject = null
    }
  }

  close() {
    this.#isClosed = true
    this.#opening.clear()
    this.#stopWatching?.()
    for (const slot of ['microphone', 'camera', 'screen'] as const) this.#put(slot, null)
  }

  async #openCamera(choice: CameraChoice) {
    // Many phones open one camera at a time: the one that is open is closed first.
    this.#tracks.camera?.stop()
    await this.#open('camera', () => openCamera(choice))
    this.#set({ abilities: abilitiesOf(this.#tracks.camera), isTorchOn: false })
  }

  async #open(slot: TrackSlot, opened: () => Promise<MediaStreamTrack | undefined>) {
    if (this.#isClosed) return
    const attempt = {}
    this.#opening.set(slot, attempt)
    this.#set(this.#onTheirWay())
    const isOver = () => this.#opening.get(slot) !== attempt
    try {
      const track = await opened()
      if (isOver()) return track?.stop()
      this.#opening.delete(slot)
      this.#opened(slot, track)
    } catch (error) {
      if (isOver()) return
      this.#opening.delete(slot)
      // What cannot be had is off until it is asked for again.
      this.#wanted[slot] = false
      this.#put(slot, null)
      this.#listener.onError(error)
    }
  }

  #opened(slot: TrackSlot, track: MediaStreamTrack | undefined) {
    // A muted microphone is open all the same.
    if (slot === 'microphone' && track) track.enabled = this.#wanted.microphone
    else if (!this.#wanted[slot]) return track?.stop()
    if (track) this.#put(slot, track)
    else this.#set(this.#onTheirWay())
  }

  #put(slot: TrackSlot, track: MediaStreamTrack | null) {
    const former = this.#tracks[slot]
    if (former && former !== track) {
      former.onended = null
      former.stop()
    }
    this.#tracks[slot] = track
    // Unplugged, taken by another program, or stopped by the browser's own button.
    if (track) track.onended = () => this.#tracks[slot] === track && this.#lost(slot)
    this.#listener.onTrack(slot, this.track(slot))
    this.#tell()
  }

  #lost(slot: TrackSlot) {
    this.#put(slot, null)
    if (slot === 'microphone') void this.#open('microphone', () => openMicrophone())
    else if (slot === 'camera') void this.#openCamera({ facing: this.#state.facing })
    else this.#wanted.screen = false
  }

  async #adjust(wish: { torch: boolean } | { zoom: number }) {
    const track = this.#tracks.camera
    if (track) await adjustCamera(track, wish).catch(error => this.#listener.onError(error))
  }

  #tell() {
    const { microphone, camera, screen } = this.#tracks
    const own = [microphone, camera].filter(track => track !== null)
    this.#set({
      stream: own.length > 0 ? new MediaStream(own) : null,
      screen: screen ? new MediaStream([screen]) : null,
      ...{ isMicrophoneOn: microphone?.enabled === true, isCameraOn: camera !== null, isScreenOn: screen !== null },
      ...this.#onTheirWay(),
    })
  }

  #onTheirWay() {
    const isOpening = (slot: TrackSlot) => this.#wanted[slot] && this.#opening.has(slot)
    return { isMicrophoneOpening: isOpening('microphone'), isCameraOpening: isOpening('camera') }
  }

  #set(changed: Partial<LocalMediaState>) {
    this.#state = { ...this.#state, ...changed }
    this.#listener.onChange()
  }
}
