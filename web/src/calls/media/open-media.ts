import { CallError } from '../call-error.ts'

/** A phone's camera towards its holder or away from him. */
export type Facing = 'user' | 'environment'

/** What to open: a device by its id, or a side of the phone. */
export interface CameraChoice {
  facing: Facing
  deviceId?: string | undefined
}

const open = async (constraints: MediaStreamConstraints, text: string): Promise<MediaStreamTrack> => {
  try {
    const stream = await navigator.mediaDevices.getUserMedia(constraints)
    const [track] = stream.getTracks()
    if (track) return track
    throw new Error('a stream without a track')
  } catch (cause) {
    throw new CallError('webrtc', text, { cause })
  }
}

/** A camera's picture, as large as a call bears. Whoever opens it stops it. */
export const openCamera = ({ facing, deviceId }: CameraChoice): Promise<MediaStreamTrack> => {
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: facing } }
  const video = { ...which, width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } }
  return open({ video }, 'Could not access camera/microphone for video call.')
}

/** A microphone, without echo and noise. Whoever opens it stops it. */
export const openMicrophone = (deviceId?: string): Promise<MediaStreamTrack> => {
  const which = deviceId ? { deviceId: { exact: deviceId } } : {}
  const audio = { ...which, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  return open({ audio }, 'Could not access microphone for voice call.')
}

/** The screen, or what of it is chosen; undefined when the choice was called off. Whoever opens it stops it. */
export const openScreen = async (): Promise<MediaStreamTrack | undefined> => {
  try {
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 15 } } })
    const [track] = stream.getVideoTracks()
    // Text is to be read, motion may stutter.
    if (track) track.contentHint = 'detail'
    return track
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'NotAllowedError') return undefined
    throw new CallError('webrtc', 'Could not start screen sharing.', { cause })
  }
}

/** Phones cannot share their screen: they show their camera. */
export const canShareScreen = (): boolean => 'mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices

/** What a camera can do beside showing a picture; browsers know these words, their type does not. */
export interface CameraAbilities {
  hasTorch: boolean
  zoom: { min: number; max: number; step: number; now: number } | undefined
}

const numberIn = (object: object, name: string): number | undefined => {
  const value: unknown = Object(object)[name]
  return typeof value === 'number' ? value : undefined
}

export const abilitiesOf = (track: MediaStreamTrack | null): CameraAbilities => {
  const can: object = track?.getCapabilities?.() ?? {}
  const zoom: object = Object(Object(can)['zoom'])
  const [min, max] = [numberIn(zoom, 'min'), numberIn(zoom, 'max')]
  const now = numberIn(track?.getSettings() ?? {}, 'zoom')
  const hasZoom = min !== undefined && max !== undefined && max > min
  return {
    hasTorch: Object(can)['torch'] === true,
    zoom: hasZoom ? { min, max, step: numberIn(zoom, 'step') ?? 0.1, now: now ?? min } : undefined,
  }
}

/** Light on or off, nearer or farther; a camera that cannot do it says so. */
export const adjustCamera = (track: MediaStreamTrack, wish: { torch: boolean } | { zoom: number }): Promise<void> =>
  // The words are part of the Image Capture draft, which the compiler's types leave out.
  track.applyConstraints({ advanced: [wish as MediaTrackConstraintSet] })
