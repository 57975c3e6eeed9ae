import {
  Camera,
  CameraOff,
  Ellipsis,
  Flashlight,
  FlashlightOff,
  Maximize,
  Mic,
  MicOff,
  PhoneOff,
  PictureInPicture2,
  Replace,
  ScreenShare,
  ScreenShareOff,
  Snowflake,
  SwitchCamera,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { showError } from '../../ui/toasts.ts'
import type { FrameSource } from '../media/frame-source.ts'
import { canFloat, toggleFloating } from '../media/picture-in-picture.ts'
import { useCall } from '../use-call.tsx'
import { DevicesButton } from './devices-button.tsx'
import { StageButton } from './stage-button.tsx'

/** None of a tool's, and not the one that is held to talk. */
const KEYS = { microphone: 'm', camera: 'o', freeze: 'h' } as const

interface CallControlsProps {
  source: FrameSource | null
  isSwapped: boolean
  onSwap: () => void
  onLeave: () => void
  /** In reach on the phone too, as chat and snapshot. */
  children: ReactNode
}

/** What one sends oneself, and the way out. On the phone what is seldom wanted waits behind one button. */
export function CallControls({ source, isSwapped, onSwap, onLeave, children }: CallControlsProps) {
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { state, session } = useCall()
  const freeze = () => (state.frozen ? session.unfreeze() : source && void session.freeze(source))
  useShortcuts('Call', [{ keys: [KEYS.freeze], does: 'Freeze the picture, or go back to the live one', press: freeze }])
  return (
    <>
      <div className={classNames('flex-wrap justify-center gap-2', isMoreOpen ? 'flex' : 'hidden lg:flex')}>
        <OwnCamera />
        <ShareScreen />
        <StageButton icon={Replace} label="Swap the pictures" isPressed={isSwapped} onPress={onSwap} />
        <WindowControls source={source} />
        <DevicesButton />
      </div>
      {/* All seven in one line on a phone of 360 pixels too. */}
      <div className="flex flex-wrap justify-center min-[24rem]:gap-1 sm:gap-2">
        <MuteControls />
        <StageButton
          icon={Snowflake}
          label={state.frozen ? 'Back to the live picture' : 'Freeze the picture'}
          isPressed={state.frozen !== null}
          shortcut={KEYS.freeze}
          isDisabled={!state.frozen && !source}
          onPress={freeze}
        />
        {children}
        <span className="contents lg:hidden">
          <StageButton icon={Ellipsis} label="More controls" isPressed={isMoreOpen} onPress={() => setMoreOpen(!isMoreOpen)} />
        </span>
        <StageButton icon={PhoneOff} label="Disconnect" isAlert onPress={onLeave} />
      </div>
    </>
  )
}

function MuteControls() {
  const { state, session } = useCall()
  const { local } = state
  // What is on its way is no more off than what is there.
  const isMicrophoneOn = local.isMicrophoneOn || local.isMicrophoneOpening
  const isCameraOn = local.isCameraOn || local.isCameraOpening
  const mute = () => void session.media.setMicrophone(!isMicrophoneOn)
  const showCamera = () => void session.media.setCamera(!isCameraOn)
  useShortcuts('Call', [
    { keys: [KEYS.microphone], does: 'Mute or unmute audio', press: mute },
    { keys: [KEYS.camera], does: 'Video off or on', press: showCamera },
  ])
  return (
    <>
      <StageButton
        icon={isMicrophoneOn ? Mic : MicOff}
        label={isMicrophoneOn ? 'Mute audio' : 'Unmute audio'}
        shortcut={KEYS.microphone}
        isAlert={!isMicrophoneOn}
        onPress={mute}
      />
      <StageButton
        icon={isCameraOn ? Camera : CameraOff}
        label={isCameraOn ? 'Video off' : 'Video on'}
        shortcut={KEYS.camera}
        isAlert={!isCameraOn}
        onPress={showCamera}
      />
    </>
  )
}

/** No phone's browser can. */
function ShareScreen() {
  const { state, session } = useCall()
  const { isScreenOn } = state.local
  if (!('mediaDevices' in navigator && 'getDisplayMedia' in navigator.mediaDevices)) return null
  return (
    <StageButton
      icon={isScreenOn ? ScreenShareOff : ScreenShare}
      label={isScreenOn ? 'Stop sharing the screen' : 'Share screen'}
      isPressed={isScreenOn}
      onPress={() => void session.media.setScreen(!isScreenOn)}
    />
  )
}

/** What only some cameras can. */
function OwnCamera() {
  const { state, session } = useCall()
  const { isCameraOn, devices, abilities, isTorchOn } = state.local
  if (!isCameraOn) return null
  return (
    <>
      {devices.cameras.length > 1 && (
        <StageButton icon={SwitchCamera} label="Front or back camera" onPress={() => void session.media.turnCamera()} />
      )}
      {abilities.hasTorch && (
        <StageButton
          icon={isTorchOn ? FlashlightOff : Flashlight}
          label={isTorchOn ? 'Light off' : 'Light on'}
          isPressed={isTorchOn}
          onPress={() => void session.media.setTorch(!isTorchOn)}
        />
      )}
      {abilities.zoom && (
        <input
          type="range"
          aria-label="Zoom"
          min={abilities.zoom.min}
          max={abilities.zoom.max}
          step="any"
          value={abilities.zoom.now}
          onChange={event => void session.media.setZoom(Number(event.target.value))}
          className="pointer-events-auto h-12 w-24 accent-marker"
        />
      )}
    </>
  )
}

const toggleFullScreen = () => {
  const changing = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
  changing.catch((error: Error) => showError(`Error attempting to enable full-screen mode: ${error.message} (${error.name})`))
}

function WindowControls({ source }: { source: FrameSource | null }) {
  const video = source?.image instanceof HTMLVideoElement ? source.image : null
  return (
    <>
      {canFloat() && video && (
        <StageButton
          icon={PictureInPicture2}
          label="Picture in picture"
          onPress={() => void toggleFloating(video).catch((error: Error) => showError(error.message))}
        />
      )}
      {document.fullscreenEnabled && (
        <span className="hidden lg:contents">
          <StageButton icon={Maximize} label="Full screen" onPress={toggleFullScreen} />
        </span>
      )}
    </>
  )
}
