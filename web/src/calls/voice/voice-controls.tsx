import { HeadphoneOff, Headphones, Mic, MicOff, PhoneOff, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { SwitchField } from '../../ui/switch.tsx'
import { SpeakerSelect } from '../speaker-select.tsx'
import { TALK_KEY, useVoice } from './use-voice.tsx'

/** Mute, deafen, settings and the way out. `isSmall`: beside something else, without the settings. */
export function VoiceControls({ isSmall = false }: { isSmall?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { isMuted, isDeafened, isPushToTalk, isHolding, isOnlooker, change, hold, leave } = useVoice()
  const isSilent = isMuted || isDeafened
  const size = isSmall ? 'small' : 'regular'
  // On a phone the small ones stand in one line with what they are for.
  const words = isSmall ? 'max-sm:sr-only' : undefined
  return (
    <div className="grid gap-3">
      <div role="toolbar" aria-label="Voice" className="flex flex-wrap items-center gap-2">
        {!isOnlooker && (
          <Button
            variant="secondary"
            size={size}
            aria-pressed={isSilent}
            disabled={isDeafened}
            onClick={() => change({ isMuted: !isMuted })}
          >
            {isSilent ? <MicOff aria-hidden="true" className="size-5" /> : <Mic aria-hidden="true" className="size-5" />}
            <span className={words}>Mute</span>
          </Button>
        )}
        <Button variant="secondary" size={size} aria-pressed={isDeafened} onClick={() => change({ isDeafened: !isDeafened })}>
          {isDeafened ? <HeadphoneOff aria-hidden="true" className="size-5" /> : <Headphones aria-hidden="true" className="size-5" />}
          <span className={words}>Deafen</span>
        </Button>
        {!isOnlooker && !isSmall && (
          <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Settings2 aria-hidden="true" className="size-5" />
            Settings
          </Button>
        )}
        <Button variant="danger" size={size} onClick={leave}>
          <PhoneOff aria-hidden="true" className="size-5" />
          <span className={words}>Leave</span>
        </Button>
      </div>
      {isOnlooker && !isSmall && (
        <p className="text-soft text-sm">You listen: viewers are heard by nobody. An owner can make you a member.</p>
      )}
      {isPushToTalk && !isSilent && (
        <button
          type="button"
          aria-pressed={isHolding}
          className="min-h-14 touch-none select-none rounded-card border border-control bg-raised px-4 font-medium aria-pressed:bg-trust aria-pressed:text-paper"
          onPointerDown={() => hold(true)}
          onPointerUp={() => hold(false)}
          onPointerCancel={() => hold(false)}
          onPointerLeave={() => hold(false)}
          onKeyDown={({ key }) => key === ' ' && hold(true)}
          onKeyUp={({ key }) => key === ' ' && hold(false)}
          onContextMenu={event => event.preventDefault()}
        >
          {isHolding ? 'You are heard' : `Hold to talk (or hold the key ${TALK_KEY.toUpperCase()})`}
        </button>
      )}
      {isOpen && !isOnlooker && <VoiceSettingsPanel />}
    </div>
  )
}

function VoiceSettingsPanel() {
  const { session, call, isPushToTalk, change } = useVoice()
  const microphones = call?.local.devices.microphones ?? []
  const used = call?.local.microphoneId ?? call?.local.stream?.getAudioTracks()[0]?.getSettings().deviceId ?? ''
  return (
    <div className="grid max-w-md gap-4 rounded-card border border-line p-4">
      <NativeSelect
        label="Microphone"
        value={used}
        options={microphones.map(({ deviceId, label }, index) => ({ value: deviceId, label: label || `Microphone ${index + 1}` }))}
        onChange={event => void session?.media.chooseMicrophone(event.target.value)}
      />
      <SpeakerSelect speakers={call?.local.devices.speakers ?? []} />
      <SwitchField
        label="Push to talk"
        hint={`You are heard while you hold the button, or the key ${TALK_KEY.toUpperCase()}.`}
        checked={isPushToTalk}
        onChange={event => change({ isPushToTalk: event.target.checked })}
      />
    </div>
  )
}
