import { useQueryClient } from '@tanstack/react-query'
import { arSessionStatusLabel } from '#contract/ar-sessions.ts'
import { SessionLiveEvent, SessionRecordLiveEvent, sessionRoom } from '#contract/ar-sessions-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { askAnew } from '../platform/query-client.ts'
import { announce } from '../ui/announcer.tsx'
import { addMessage, recordKey } from './record-queries.ts'
import { SESSIONS_KEY } from './session-queries.ts'

/** Fetches a session anew when it has changed, and says so. */
export const useLiveSession = (sessionId: number) => {
  const queryClient = useQueryClient()
  const fetchAnew = () => void askAnew(queryClient, SESSIONS_KEY)
  useLiveRoom(sessionRoom(sessionId), {
    onReset: fetchAnew,
    onEvent: received => {
      const kept = SessionRecordLiveEvent.safeParse(received).data
      if (kept?.type === 'session-message-sent') return addMessage(queryClient, sessionId, kept.message)
      if (kept) return void askAnew(queryClient, recordKey(sessionId))
      const told = SessionLiveEvent.safeParse(received).data
      if (told && told.type !== 'session-changed') return
      if (told) announce(`This session has changed: ${arSessionStatusLabel(told.status)}.`)
      fetchAnew()
    },
  })
}
