import { useSyncExternalStore } from 'react'
import type { WorkspaceSaid } from '#contract/workspaces-live.ts'
import { usePeers, usePresence } from './use-presence.tsx'

type Standing<Type extends WorkspaceSaid['type']> = Extract<WorkspaceSaid, { type: Type }>
const isOf = <Type extends WorkspaceSaid['type']>(said: WorkspaceSaid, type: Type): said is Standing<Type> => said.type === type

const NOTHING: ReadonlyMap<string, readonly WorkspaceSaid[]> = new Map()
const nothing = () => NOTHING
const never = () => () => undefined

/** What each of the others who are there has said last of one thing. */
export const useStandings = <Type extends WorkspaceSaid['type']>(
  type: Type,
): readonly { peerId: string; name: string; said: Standing<Type> }[] => {
  const presence = usePresence()
  const peers = usePeers()
  const heard = useSyncExternalStore(presence?.onPeers ?? never, presence?.heard ?? nothing, nothing)
  return peers.flatMap(({ peerId, name }) => (heard.get(peerId) ?? []).flatMap(said => (isOf(said, type) ? [{ peerId, name, said }] : [])))
}
