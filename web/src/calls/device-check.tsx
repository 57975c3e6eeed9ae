import { Camera, CircleAlert, Mic, Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { NativeSelect } from '../ui/native-select.tsx'
import { showError } from '../ui/toasts.ts'
import { missingForCalls } from './call-error.ts'
import { LevelMeter } from './check/level-meter.tsx'
import { permissionHelp } from './check/permission-help.ts'
import { playTestSound } from './check/test-sound.ts'
import { type CheckedMedia, useCheckedMedia } from './check/use-checked-media.ts'
import { SpeakerSelect } from './speaker-select.tsx'

/** Before a call: one's own picture, how loud one is, whether one hears something, and what to do where one does not. */
export function DeviceCheck({ children }: { children?: ReactNode }) {
  const media = useCheckedMedia()
  const missing = missingForCalls()
  return (
    <section aria-label="Camera and sound" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      {missing ? (
        <Trouble>{missing.message}</Trouble>
      ) : (
        <>
          <Preview media={media} />
          <Refused media={media} onRetry={() => void media.start(media.wanted)} />
          {media.stream && <Found media={media} stream={media.stream} />}
          <Speaker devices={media.devices} />
          {children}
        </>
      )}
    </section>
  )
}

function Trouble({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-control bg-danger-wash p-3 text-danger text-sm">
      <div className="flex items-start gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        <div className="grid justify-items-start gap-2">{children}</div>
      </div>
    </div>
  )
}

function Preview({ media: { stream, state, start, wanted } }: { media: CheckedMedia }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <div className="relative grid aspect-[4/3] max-h-[60dvh] w-full place-items-center overflow-hidden rounded-card bg-device text-on-device">
      {stream ? (
        <video ref={video} aria-label="Your camera" autoPlay playsInline muted className="size-full object-contain" />
      ) : (
        <div className="grid justify-items-center gap-4 p-4 text-center">
          <Camera aria-hidden="true" className="size-8" />
          <p className="max-w-xs text-sm">See and hear yourself before the other side does. Nothing is sent anywhere.</p>
          <Button isPending={state === 'asking'} onClick={() => void start(wanted)}>
            Check camera and microphone
          </Button>
        </div>
      )}
    </div>
  )
}

function Refused({ media: { state }, onRetry }: { media: CheckedMedia; onRetry: () => void }) {
  if (state !== 'refused' && state !== 'missing' && state !== 'busy') return null
  return (
    <Trouble>
      <p className="font-medium">Could not access camera/microphone.</p>
      {state === 'refused' && <p>This page was not allowed to use them. {permissionHelp(navigator.userAgent)}</p>}
      {state === 'missing' && <p>No camera or no microphone was found. Plug one in, or open the session on your phone.</p>}
      {state === 'busy' && <p>Another program holds the camera or the microphone. Close it, and try again.</p>}
      <Button variant="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </Trouble>
  )
}

const named = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind, word: string) =>
  devices
    .filter(device => device.kind === kind && device.deviceId !== '')
    .map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `${word} ${index + 1}` }))

function Found({ media: { devices, wanted, start, close }, stream }: { media: CheckedMedia; stream: MediaStream }) {
  const usedId = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? ''
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NativeSelect
        label="Camera"
        value={usedId(stream.getVideoTracks()[0])}
        options={named(devices, 'videoinput', 'Camera')}
        onChange={event => void start({ ...wanted, cameraId: event.target.value })}
      />
      <NativeSelect
        label="Microphone"
        value={usedId(stream.getAudioTracks()[0])}
        options={named(devices, 'audioinput', 'Microphone')}
        onChange={event => void start({ ...wanted, microphoneId: event.target.value })}
      />
      <div className="grid gap-1.5 sm:col-span-2">
        <p className="flex items-center gap-1.5 text-sm">
          <Mic aria-hidden="true" className="size-4" />
          Say something: the bar should move.
        </p>
        <LevelMeter stream={stream} />
      </div>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={close}>
        Switch camera and microphone off
      </Button>
    </div>
  )
}

function Speaker({ devices }: { devices: readonly MediaDeviceInfo[] }) {
  const [isPlaying, setPlaying] = useState(false)
  const play = async () => {
    setPlaying(true)
    await playTestSound().catch((error: Error) => showError(`The sound was not played: ${error.message}`, 'test-sound'))
    setPlaying(false)
  }
  return (
    <div className="grid gap-3">
      <SpeakerSelect speakers={devices.filter(({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== '')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" disabled={isPlaying} onClick={() => void play()}>
          <Volume2 aria-hidden="true" className="size-4" />
          Play a sound
        </Button>
        <p className="text-soft text-sm">You should hear three notes. If not, turn the volume up or choose another speaker.</p>
      </div>
    </div>
  )
}
