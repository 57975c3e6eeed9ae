import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { MarkState } from '#contract/calls-marks.ts'
import { live } from '../platform/live-room.ts'
import { CallSession, type CallState } from './call-session.ts'
import { waysInto } from './known-ways.ts'
import type { MarkSnapshot } from './mark-channel.ts'
import { keepAwake } from './media/wake-lock.ts'

const CallContext = createContext<CallSession | null>(null)

interface HeldCallOptions {
  /** One's own side, where there are sides. */
  side?: string | undefined
  onNotice?: ((text: string) => void) | undefined
  /** Another one comes into the room anew. */
  attempt?: string
}

/** Holds the call of a room for as long as one is named, with all who come into it; `room` as `callRoom` names it. */
export const useHeldCall = (room: string | null, { side, onNotice, attempt = '' }: HeldCallOptions = {}): CallSession | null => {
  const [session, setSession] = useState<CallSession | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way to tell notices is no reason to call again
  useEffect(() => {
    if (room === null) return
    const begun = new CallSession({
      enter: listener => live.enter(room, listener),
      iceServers: () => waysInto(room),
      ...{ side, onNotice },
    })
    setSession(begun)
    void begun.enter()
    const letSleep = keepAwake()
    return () => {
      letSleep()
      begun.leave()
      setSession(null)
    }
  }, [room, side, attempt])
  return session
}

/** A call that is held elsewhere, for what is below: it sees and steers it with `useCall`. */
export const HeldCall = ({ session, children }: { session: CallSession; children: ReactNode }) => (
  <CallContext value={session}>{children}</CallContext>
)

interface CallProviderProps extends Pick<HeldCallOptions, 'side' | 'onNotice'> {
  room: string
  children: ReactNode
}

/** Holds a call for as long as it stands. */
export const CallProvider = ({ room, children, ...options }: CallProviderProps) => {
  const session = useHeldCall(room, options)
  return session && <HeldCall session={session}>{children}</HeldCall>
}

const never = () => () => undefined
const nothing = () => null

/** What is to be shown of a call that may not be held just now. */
export const useCallState = (session: CallSession | null): CallState | null =>
  useSyncExternalStore<CallState | null>(session?.subscribe ?? never, session?.snapshot ?? nothing, nothing)

/** The call around this component: what is to be shown, and what can be done. */
export const useCall = (): { state: CallState; session: CallSession } => {
  const session = useContext(CallContext)
  if (!session) throw new Error('useCall needs a CallProvider around it')
  const state = useSyncExternalStore(session.subscribe, session.snapshot, session.snapshot)
  return useMemo(() => ({ state, session }), [state, session])
}

/** What was drawn in the call around this component; without the pointers of the others, which move all the time. */
export const useMarkState = (): MarkState => {
  const { marks } = useCall().session
  const state = () => marks.snapshot().state
  return useSyncExternalStore(marks.subscribe, state, state)
}

/** The marks of the call around this component. */
export const useMarks = (): MarkSnapshot => {
  const { marks } = useCall().session
  return useSyncExternalStore(marks.subscribe, marks.snapshot, marks.snapshot)
}
