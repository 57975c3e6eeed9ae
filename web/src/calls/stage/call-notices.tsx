import {
  CircleAlert,
  LoaderCircle,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  ServerOff,
  Signal,
  SignalHigh,
  SignalLow,
  SignalMedium,
  Snowflake,
  WifiLow,
  WifiOff,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { CallQuality } from '#contract/calls.ts'
import { useIsOnline, useIsServerLost } from '../../platform/online.ts'
import { Button } from '../../ui/button.tsx'
import type { CallPeerState } from '../call-peer.ts'
import type { CallState } from '../call-session.ts'
import { useCall } from '../use-call.tsx'
import { mainPeer, type Seen, sideOf } from './stage-view.ts'

export function Notice({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="pointer-events-auto flex max-w-md items-start gap-2 rounded-card bg-device/85 px-3 py-2 text-sm backdrop-blur">
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <div className="grid gap-2">{children}</div>
    </div>
  )
}

const MODES = {
  stills: 'The connection is weak: sound goes first, and a still comes every few seconds. Video comes back by itself.',
  audio: 'The connection is very weak: sound only. Pictures come back by themselves.',
} as const

/** To whose own pictures it happens: he sees them move, and the others do not. */
const OWN_MODES = {
  stills: (others: string) =>
    `The way to ${others} is weak: your sound goes first, with a still every few seconds. Video goes again by itself.`,
  audio: (others: string) => `The way to ${others} is very weak: only your sound goes. Your picture goes again by itself.`,
} as const
const NAMES = new Intl.ListFormat('en-GB')

/** To whom of these one's own pictures do not get through. */
export function OwnWeakWays({ call, peers }: { call: CallState; peers: readonly CallPeerState[] }) {
  if (!call.local.isCameraOn) return null
  const reached = peers.filter(({ status }) => status === 'connected')
  return (['stills', 'audio'] as const).map(mode => {
    const others = reached.flatMap(peer => (peer.mode === mode ? [peer.name] : []))
    return (
      others.length > 0 && (
        <Notice key={mode} icon={WifiLow}>
          {OWN_MODES[mode](NAMES.format(others))}
        </Notice>
      )
    )
  })
}

interface CallNoticesProps {
  seen: Seen
  /** Who was there last, when nobody is any more. */
  whoLeft: string | undefined
  children: ReactNode
}

/** What is the matter just now, in one place over the picture; said aloud as it changes. */
export function CallNotices({ seen, whoLeft, children }: CallNoticesProps) {
  const { call } = seen
  const peer = mainPeer(seen)
  const mode = peer?.media?.mode
  const [isOnline, isServerLost] = [useIsOnline(), useIsServerLost()]
  return (
    <div role="status" className="grid justify-items-center gap-2">
      {!isOnline && <Notice icon={WifiOff}>You are offline. What you write and draw is kept, and sent when you are back.</Notice>}
      {isOnline && isServerLost && (
        <Notice icon={ServerOff}>The server does not answer. What you write and draw is sent when it is back.</Notice>
      )}
      {(call.status === 'connecting' || call.status === 'recovering') && (
        <Notice icon={LoaderCircle}>
          {call.status === 'connecting' ? `Connecting to ${peer?.name ?? 'the other side'}...` : 'The connection is being mended...'}
        </Notice>
      )}
      {whoLeft !== undefined && <Notice icon={LogOut}>{whoLeft} has left the call, and may come back. The session goes on.</Notice>}
      <CallFailure call={call} />
      {mode && mode !== 'video' && <Notice icon={WifiLow}>{MODES[mode]}</Notice>}
      <OwnWeakWays call={call} peers={call.peers.filter(other => sideOf(other) !== 'admin')} />
      {call.ownPlaces.length > 0 && (
        <Notice icon={MonitorSmartphone}>You are in this call on another device or tab too. If you hear an echo, mute one of them.</Notice>
      )}
      {call.frozen && (
        <Notice icon={Snowflake}>
          The picture is frozen: both of you draw on the still. With what is drawn on it, it is kept in the record.
        </Notice>
      )}
      {peer?.media && !peer.media.isMicrophoneOn && <Notice icon={CircleAlert}>{peer.name} is muted.</Notice>}
      {children}
    </div>
  )
}

/** What went wrong in a call; whoever could not be connected with is tried again when one asks for it. */
export function CallFailure({ call }: { call: CallState }) {
  const { session } = useCall()
  const failed = call.peers.find(({ status }) => status === 'failed')
  const error = failed?.error ?? call.error
  if (!error) return null
  return (
    <Notice icon={CircleAlert}>
      <p>{error.message}</p>
      {failed && (
        <Button variant="secondary" size="small" onClick={() => session.tryAgain(failed.peerId)}>
          Try again
        </Button>
      )}
    </Notice>
  )
}

const QUALITIES: Record<CallQuality, { label: string; icon: LucideIcon }> = {
  poor: { label: 'Poor connection', icon: SignalLow },
  fair: { label: 'Fair connection', icon: SignalMedium },
  excellent: { label: 'Excellent connection', icon: Signal },
  good: { label: 'Good connection', icon: SignalHigh },
}

export function QualityLabel({ quality }: { quality: CallQuality | null }) {
  if (!quality) return null
  const { label, icon: Icon } = QUALITIES[quality]
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-device/85 px-2.5 py-1">
      <Icon aria-hidden="true" className="size-4" />
      {label}
    </span>
  )
}
