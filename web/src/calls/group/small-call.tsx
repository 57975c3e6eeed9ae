import { Maximize2, Mic, MicOff, PhoneOff } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CallStatus } from '../call-session.ts'
import { SmallPicture } from '../stage/small-picture.tsx'
import { StageButton } from '../stage/stage-button.tsx'
import type { StageView } from '../stage/stage-view.ts'
import { useCall } from '../use-call.tsx'

interface SmallCallProps {
  large: StageView
  isOnlooker: boolean
  onOpen: () => void
  onLeave: () => void
}

/** Of a call that is not as it should be. */
const STATUS_WORDS: Partial<Record<CallStatus, string>> = {
  entering: 'Coming into the AR call...',
  recovering: 'The connection is being mended...',
  failed: 'The connection to somebody in the AR call is lost.',
}

/** The call while its person is elsewhere in the workspace: a line among what else goes on there. */
export function SmallCall({ large, isOnlooker, onOpen, onLeave }: SmallCallProps) {
  const { state, session } = useCall()
  const { isMicrophoneOn } = state.local
  const line = useRef<HTMLElement>(null)
  // What had the focus went with the large call.
  useEffect(() => {
    line.current?.focus()
  }, [])
  return (
    <section
      ref={line}
      tabIndex={-1}
      aria-label="AR call, made small"
      className="flex items-center gap-2 rounded-card bg-device p-2 text-on-device shadow-float outline-none"
    >
      <div className="w-16 flex-none empty:hidden lg:w-28">
        <SmallPicture view={large} />
      </div>
      <p role="status" className="wrap-anywhere min-w-0 flex-1 text-xs">
        {state.error?.message ?? STATUS_WORDS[state.status] ?? `You are in the AR call, ${state.peers.length + 1} in all.`}
      </p>
      <div className="flex flex-none justify-center gap-1">
        <StageButton icon={Maximize2} label="Back to the call" onPress={onOpen} />
        {!isOnlooker && (
          <StageButton
            icon={isMicrophoneOn ? Mic : MicOff}
            label={isMicrophoneOn ? 'Mute audio' : 'Unmute audio'}
            isAlert={!isMicrophoneOn}
            onPress={() => void session.media.setMicrophone(!isMicrophoneOn)}
          />
        )}
        <StageButton icon={PhoneOff} label="Disconnect" isAlert onPress={onLeave} />
      </div>
    </section>
  )
}
