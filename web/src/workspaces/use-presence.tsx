import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { LivePeer } from '#contract/shared/live.ts'
import type { WorkspaceSaid } from '#contract/workspaces-live.ts'
import { Presence } from './presence.ts'

const PresenceContext = createContext<Presence | null>(null)

/** Holds this tab's place in a workspace for all that stands below. */
export function PresenceProvider({ workspaceId, children }: { workspaceId: number; children: ReactNode }) {
  const [presence, setPresence] = useState<Presence | null>(null)
  useEffect(() => {
    const entered = new Presence(workspaceId)
    setPresence(entered)
    return () => entered.leave()
  }, [workspaceId])
  return <PresenceContext value={presence}>{children}</PresenceContext>
}

const NOBODY: readonly LivePeer[] = []
const nobody = () => NOBODY
const never = () => () => undefined

/** The place itself, to say something; null until it is taken. */
export const usePresence = (): Presence | null => useContext(PresenceContext)

/** Who else has the workspace open just now, one for each tab. */
export const usePeers = (): readonly LivePeer[] => {
  const presence = usePresence()
  return useSyncExternalStore(presence?.onPeers ?? never, presence?.peers ?? nobody, nobody)
}

/** Hears what the others say. */
export const useSaid = (onSaid: (said: WorkspaceSaid, from: LivePeer) => void) => {
  const presence = usePresence()
  const heard = useEffectEvent(onSaid)
  useEffect(() => presence?.onSaid((said, from) => heard(said, from)), [presence])
}
