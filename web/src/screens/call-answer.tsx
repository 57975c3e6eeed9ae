import { Phone, PhoneOff } from 'lucide-react'
import { useState } from 'react'
import type { ArSession } from '#contract/ar-sessions.ts'
import { SessionLiveEvent, sessionRoom } from '#contract/ar-sessions-live.ts'
import { Notice } from '../calls/stage/call-notices.tsx'
import { sideOf } from '../calls/stage/stage-view.ts'
import { useCall } from '../calls/use-call.tsx'
import { useLiveRoom } from '../platform/live-room.ts'

/** What the client has said to the call, for who waits in it; until he is there. */
export function CallAnswer({ session: { id, role, clientName } }: { session: ArSession }) {
  const [isAccepted, setAccepted] = useState<boolean | null>(null)
  const { state } = useCall()
  useLiveRoom(sessionRoom(id), {
    onReset: () => undefined,
    onEvent: received => {
      const told = SessionLiveEvent.safeParse(received).data
      if (told?.type === 'call-answered') setAccepted(told.isAccepted)
    },
  })
  const isThere = state.peers.some(peer => sideOf(peer) === 'client')
  if (isThere && isAccepted !== null) setAccepted(null)
  if (role === 'client' || isThere || isAccepted === null) return null
  return isAccepted ? (
    <Notice icon={Phone}>{clientName} has accepted the call, and is coming.</Notice>
  ) : (
    <Notice icon={PhoneOff}>{clientName} declined the call. Write in the chat, or end the session.</Notice>
  )
}
