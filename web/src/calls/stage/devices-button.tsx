import { Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SpeakerSelect } from '../speaker-select.tsx'
import { useCall } from '../use-call.tsx'
import { StageButton } from './stage-button.tsx'

const options = (devices: readonly MediaDeviceInfo[], word: string) =>
  devices.map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `${word} ${index + 1}` }))

const LABEL = 'Camera, microphone and speaker'

/** Another camera, microphone or speaker in the middle of a call. */
export function DevicesButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <StageButton icon={Settings2} label={LABEL} isPressed={isOpen} onPress={() => setOpen(true)} />
      {isOpen && (
        <Dialog title={LABEL} onClose={() => setOpen(false)}>
          <DeviceChoices />
        </Dialog>
      )}
    </>
  )
}

function DeviceChoices() {
  const { state, session } = useCall()
  const { devices, cameraId, microphoneId, stream } = state.local
  const used = (track: MediaStreamTrack | undefined) => track?.getSettings().deviceId ?? ''
  return (
    <>
      <NativeSelect
        label="Camera"
        value={cameraId ?? used(stream?.getVideoTracks()[0])}
        options={options(devices.cameras, 'Camera')}
        onChange={event => void session.media.chooseCamera(event.target.value)}
      />
      <NativeSelect
        label="Microphone"
        value={microphoneId ?? used(stream?.getAudioTracks()[0])}
        options={options(devices.microphones, 'Microphone')}
        onChange={event => void session.media.chooseMicrophone(event.target.value)}
      />
      <SpeakerSelect speakers={devices.speakers} />
    </>
  )
}
