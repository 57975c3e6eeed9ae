import { Headphones, MicOff } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { CallPeerState } from '../call-peer.ts'
import { useIsHeard, useIsSpeaking } from './use-is-speaking.ts'
import { useVoice } from './use-voice.tsx'

const STATES: Partial<Record<CallPeerState['status'], string>> = {
  connecting: 'Connecting...',
  recovering: 'The connection is being mended...',
  failed: 'No connection',
}

/** Who is in the channel that this tab is in: who speaks has a ring, and each is as loud as one likes. */
export function VoicePeople({ ownName }: { ownName: string }) {
  const { call, session, isOnlooker } = useVoice()
  const isHeard = useIsSpeaking(call?.local.isMicrophoneOn ? call.local.stream : null)
  if (!call) return null
  return (
    <ul className="grid gap-1">
      <li>
        <Person
          name={`${ownName} (you)`}
          isSpeaking={isHeard}
          isMuted={!call.local.isMicrophoneOn}
          note={isOnlooker ? 'Listens' : undefined}
        />
      </li>
      {call.peers.map(peer => (
        <li key={peer.peerId} className="flex flex-wrap items-center gap-x-4">
          <Other peer={peer} />
          {peer.status === 'failed' && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Try again to reach ${peer.name}`}
              onClick={() => session?.tryAgain(peer.peerId)}
            >
              Try again
            </Button>
          )}
          <Volume name={peer.name} />
        </li>
      ))}
    </ul>
  )
}

interface PersonProps {
  name: string
  isSpeaking: boolean
  isMuted: boolean
  note: string | undefined
}

function Other({ peer }: { peer: CallPeerState }) {
  const { session } = useVoice()
  const isHeard = useIsHeard(session, peer.peerId)
  const isMuted = peer.media !== null && !peer.media.isMicrophoneOn
  return <Person name={peer.name} isSpeaking={isHeard && !isMuted} isMuted={isMuted} note={peer.isAway ? 'Away' : STATES[peer.status]} />
}

function Person({ name, isSpeaking, isMuted, note }: PersonProps) {
  return (
    <span className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-sm">
      <span className={classNames('rounded-full ring-2', isSpeaking ? 'ring-trust' : 'ring-transparent')} data-speaking={isSpeaking}>
        <Avatar name={name} className="size-8" />
      </span>
      <span className="wrap-anywhere min-w-0">{name}</span>
      {isSpeaking && <span className="sr-only">is speaking</span>}
      {isMuted && <MicOff role="img" aria-label="Muted" className="size-4 flex-none text-soft" />}
      {note && <span className="text-soft text-xs">{note}</span>}
    </span>
  )
}

function Volume({ name }: { name: string }) {
  const { volumeOf, setVolume } = useVoice()
  const volume = volumeOf(name)
  return (
    <label className="flex items-center gap-2 text-soft text-xs">
      <Headphones aria-hidden="true" className="size-4" />
      <input
        type="range"
        aria-label={`Volume of ${name}`}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={event => setVolume(name, Number(event.target.value))}
        className="h-11 w-24 accent-marker"
      />
    </label>
  )
}
