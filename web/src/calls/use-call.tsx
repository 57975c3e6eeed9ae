import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { getIceServers } from '#contract/calls.ts'
import { call } from '../platform/call.ts'
import { live } from '../platform/live-room.ts'
import { CallSession, type CallState } from './call-session.ts'
import type { MarkSnapshot } from './mark-channel.ts'
import { keepAwake } from './media/wake-lock.ts'

const CallContext = createContext<CallSession | null>(null)

const serversOf = async (room: string): Promise<{ iceServers: RTCIceServer[]; expiresAt: string }> => {
  const { iceServers, expiresAt } = await call(getIceServers, { room })
  // A server without a name and a key has none, not an undefined one.
  const given = iceServers.map(({ urls, username, credential }) => (username && credential ? { urls, username, credential } : { urls }))
  return { iceServers: given, expiresAt }
}

interface CallProviderProps {
  /** As `callRoom` names it. */
  room: string
  /** Connects to whoever is there without asking: in a booked session both have come for that. */
  isAutomatic?: boolean
  onNotice?(text: string): void
  children: ReactNode
}

/** Holds a call for as long as it stands: what is below it sees and steers it with `useCall`. */
export const CallProvider = ({ room, isAutomatic = true, onNotice, children }: CallProviderProps) => {
  const [session, setSession] = useState<CallSession | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to tell notices is no reason to call again
  useEffect(() => {
    const begun = new CallSession({
      enter: listener => live.enter(room, listener),
      iceServers: () => serversOf(room),
      ...{ isAutomatic, onNotice },
    })
    setSession(begun)
    void begun.enter()
    const letSleep = keepAwake()
    return () => {
      letSleep()
      begun.leave()
    }
  }, [room, isAutomatic])
  return session && <CallContext value={session}>{children}</CallContext>
}

/** The call around this component: what is to be shown, and what can be done. */
export const useCall = (): { state: CallState; session: CallSession } => {
  const session = useContext(CallContext)
  if (!session) throw new Error('useCall needs a CallProvider around it')
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  return useMemo(() => ({ state, session }), [state, session])
}

/** The marks of the call around this component. */
export const useMarks = (): MarkSnapshot => {
  const { marks } = useCall().session
  return useSyncExternalStore(marks.subscribe, marks.snapshot, marks.snapshot)
}
