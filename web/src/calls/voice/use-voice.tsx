import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { callRoom } from '#contract/calls-live.ts'
import { isTyping } from '../../ui/is-typing.ts'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { showError } from '../../ui/toasts.ts'
import type { CallSession, CallState } from '../call-session.ts'
import { useCallState, useHeldCall } from '../use-call.tsx'
import { Sound } from './sound.tsx'
import { endOfVoice } from './voice-end.ts'

interface VoiceSettings {
  isMuted: boolean
  /** Hears nobody, and says nothing. */
  isDeafened: boolean
  /** The microphone is open while the key is held, or the button. */
  isPushToTalk: boolean
}

/** The voice channel that this tab is in, whatever part of the page is open. */
export interface Voice extends VoiceSettings {
  channelId: number | null
  session: CallSession | null
  call: CallState | null
  /** He listens: what he says is heard by nobody. */
  isOnlooker: boolean
  isHolding: boolean
  join(channelId: number): void
  leave(): void
  change(settings: Partial<VoiceSettings>): void
  hold(isHolding: boolean): void
  /** How loud somebody is here, from 0 to 1, by his name: it is kept for when he comes again. */
  volumeOf(name: string): number
  setVolume(name: string, volume: number): void
}

const VoiceContext = createContext<Voice | null>(null)

/** S as in speak: no key of the board, the models or the marks, which may have the focus meanwhile. */
export const TALK_KEY = 's'

/** Tells while the key for talking is held, where nobody is writing. */
const useTalkKey = (isOn: boolean, hold: (isHolding: boolean) => void) => {
  const told = useEffectEvent(hold)
  useShortcuts('Voice', isOn ? [{ keys: [TALK_KEY], does: 'Talk while it is held' }] : [])
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== TALK_KEY || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.type === 'keyup' || !isTyping(event.target)) told(event.type === 'keydown')
    }
    const letGo = () => told(false)
    window.addEventListener('keydown', onKey)
    window.addEventListener('keyup', onKey)
    window.addEventListener('blur', letGo)
    return () => {
      letGo()
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keyup', onKey)
      window.removeEventListener('blur', letGo)
    }
  }, [isOn])
}

/** The server has shown him out, or did not let him in: he hears why, wherever he is on the page. */
const useEnd = (call: CallState | null, leave: () => void) => {
  const left = useEffectEvent(leave)
  const isOver = call !== null && (call.status === 'ended' || call.status === 'failed') && call.peerId === null
  const wasShownOut = call?.status === 'ended' && call.error !== null
  const text = call?.error ? endOfVoice(call.error) : undefined
  useEffect(() => {
    if (!isOver && !wasShownOut) return
    if (text) showError(text)
    left()
  }, [isOver, wasShownOut, text])
}

/** Holds the voice call of a workspace for all that stands below. */
export function VoiceProvider({ isOnlooker, children }: { isOnlooker: boolean; children: ReactNode }) {
  const [channelId, setChannelId] = useState<number | null>(null)
  const [settings, setSettings] = useState<VoiceSettings>({ isMuted: false, isDeafened: false, isPushToTalk: false })
  const [isHolding, setHolding] = useState(false)
  const [volumes, setVolumes] = useState<ReadonlyMap<string, number>>(new Map())
  const session = useHeldCall(channelId === null ? null : callRoom('voice', channelId))
  const call = useCallState(session)
  const { isMuted, isDeafened, isPushToTalk } = settings
  const isOpen = !isOnlooker && !isMuted && !isDeafened && (!isPushToTalk || isHolding)
  useEffect(() => {
    if (!isOnlooker) void session?.media.start({ hasVideo: false })
  }, [session, isOnlooker])
  useEffect(() => {
    if (!isOnlooker) void session?.media.setMicrophone(isOpen)
  }, [session, isOnlooker, isOpen])
  useTalkKey(channelId !== null && isPushToTalk, setHolding)
  useEnd(call, () => setChannelId(null))
  const voice = useMemo(
    (): Voice => ({
      ...{ channelId, session, call, isOnlooker, isHolding, ...settings },
      join: setChannelId,
      leave: () => setChannelId(null),
      change: changed => setSettings(before => ({ ...before, ...changed })),
      hold: setHolding,
      volumeOf: name => volumes.get(name) ?? 1,
      setVolume: (name, volume) => setVolumes(before => new Map(before).set(name, volume)),
    }),
    [channelId, session, call, isOnlooker, isHolding, settings, volumes],
  )
  return (
    <VoiceContext value={voice}>
      {children}
      {call?.peers.map(
        ({ peerId, name, stream }) => stream && <Sound key={peerId} stream={stream} volume={isDeafened ? 0 : voice.volumeOf(name)} />,
      )}
    </VoiceContext>
  )
}

export const useVoice = (): Voice => {
  const voice = useContext(VoiceContext)
  if (!voice) throw new Error('useVoice needs a VoiceProvider around it')
  return voice
}
