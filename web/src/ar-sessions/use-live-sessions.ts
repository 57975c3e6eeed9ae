import { useQueryClient } from '@tanstack/react-query'
import { type ArSessionStatus, arSessionStatusLabel } from '#contract/ar-sessions.ts'
import { OWN_SESSIONS_ROOM, SessionLiveEvent } from '#contract/ar-sessions-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { announce } from '../ui/announcer.tsx'
import { SESSIONS_KEY } from './session-queries.ts'

const words = (status: ArSessionStatus) => `A session has changed: ${arSessionStatusLabel(status)}.`

/** Fetches the sessions anew when one of them has changed, and says so. */
export const useLiveSessions = () => {
  const queryClient = useQueryClient()
  const fetchAnew = () => void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
  useLiveRoom(OWN_SESSIONS_ROOM, {
    onReset: fetchAnew,
    onEvent: received => {
      const told = SessionLiveEvent.safeParse(received).data
      if (told && told.type !== 'session-changed') return
      if (told) announce(words(told.status))
      fetchAnew()
    },
  })
}
