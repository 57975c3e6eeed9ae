import { useState } from 'react'
import { mainPeer, type Seen } from './stage-view.ts'

/** Whoever was there last, when nobody is any more: he may come back. */
export const useWhoLeft = (seen: Seen): string | undefined => {
  const there = mainPeer(seen)?.name
  const [last, setLast] = useState(there)
  if (there !== undefined && there !== last) setLast(there)
  return there === undefined ? last : undefined
}
