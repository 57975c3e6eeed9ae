import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ArSession, answerSessionCall, listArSessions } from '#contract/ar-sessions.ts'
import { OWN_SESSIONS_ROOM, SessionLiveEvent, sessionRoom } from '#contract/ar-sessions-live.ts'
import { call } from '../platform/call.ts'
import { draftOf } from '../platform/draft.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { askAnew } from '../platform/query-client.ts'
import { showError } from '../ui/toasts.ts'
import { SESSIONS_KEY } from './session-queries.ts'

const ACTIVE_KEY = [...SESSIONS_KEY, 'active'] as const
const activeQuery = queryOptions({
  queryKey: ACTIVE_KEY,
  queryFn: ({ signal }) => call(listArSessions, { status: 'active' }, signal),
})

/** To which calls this tab has had its answer: a page that is loaded anew does not ask again. */
const answers = draftOf<{ sessionIds: string }>('answered-calls', ['sessionIds'])
const answeredCalls = (): readonly string[] => answers.load().sessionIds?.split(',') ?? []

/** Sessions to whose call the reader, or the guest of the one that is named, is asked: he is the client, the expert has come or has just started, and no device of the client is there. */
export const useIncomingCalls = (guestSessionId?: number): { calls: readonly ArSession[]; heard: (sessionId: number) => void } => {
  const queryClient = useQueryClient()
  const [started, setStarted] = useState<ReadonlySet<number>>(new Set())
  const [answered, setAnswered] = useState(answeredCalls)
  const [isListening, setListening] = useState(false)
  // Not before it is heard what changes: so nothing falls between the two.
  const { data = [] } = useQuery({ ...activeQuery, enabled: isListening })
  const fetchAnew = () => askAnew(queryClient, ACTIVE_KEY)
  const heard = (sessionId: number) => {
    const now = [...answeredCalls(), `${sessionId}`]
    answers.save({ sessionIds: now.join() })
    setAnswered(now)
  }
  useLiveRoom(guestSessionId === undefined ? OWN_SESSIONS_ROOM : sessionRoom(guestSessionId), {
    onReset: () => {
      setListening(true)
      void fetchAnew()
    },
    onEvent: received => {
      const told = SessionLiveEvent.safeParse(received).data
      // The room of a session says more than that.
      if (!told) return
      if (told.type === 'call-answered') return heard(told.sessionId)
      if (told.type === 'session-changed' && told.status === 'active') setStarted(new Set([...started, told.sessionId]))
      void fetchAnew()
    },
  })
  const calls = data.filter(
    ({ id, role, clientPeerId, expertPeerId }) =>
      role === 'client' && clientPeerId === null && (expertPeerId !== null || started.has(id)) && !answered.includes(`${id}`),
  )
  return { calls, heard }
}

/** Says whether the client comes; his other tabs ask no longer then. */
export const useAnswerSessionCall = () =>
  useMutation({
    mutationFn: ({ id, isAccepted }: { id: number; isAccepted: boolean }) => call(answerSessionCall, { sessionId: id, isAccepted }),
    // Whoever comes is seen to come, with or without a word before.
    onError: (error, { isAccepted }) => isAccepted || showError(`The other side was not told: ${error.message}`, 'answer-call'),
  })
