import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { uuidv7 } from 'uuidv7'
import {
  type ArBooking,
  type ArSession,
  bookArSession,
  cancelArSession,
  joinArSession,
  rescheduleArSession,
  type SESSION_ACTIONS,
} from '#contract/ar-sessions.ts'
import { sendGuestLink } from '#contract/ar-sessions-guests.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { keepFocus } from '../ui/screen-heading.ts'
import { browserTimeZone } from '../ui/time-zones.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { SESSIONS_KEY, sessionKey } from './session-queries.ts'

type SessionAction = (typeof SESSION_ACTIONS)[number]

/** What a call answered is what the page of the session shows; the lists are fetched anew. */
const useTaken = () => {
  const queryClient = useQueryClient()
  return (session: ArSession | undefined) => {
    if (session) queryClient.setQueryData(sessionKey(session.id), session)
    return queryClient.invalidateQueries({ queryKey: SESSIONS_KEY })
  }
}

/** Books. The same booking sent again after a lost answer is the same request, and so is made once. */
export const useBookArSession = () => {
  const taken = useTaken()
  const request = useRef({ content: '', id: '' })
  return useMutation({
    mutationFn: (booking: ArBooking) => {
      const content = JSON.stringify(booking)
      if (request.current.content !== content) request.current = { content, id: uuidv7() }
      const zone = browserTimeZone()
      return call(bookArSession, { ...booking, ...(zone && { clientTimezone: zone }), requestId: request.current.id })
    },
    onSuccess: session => {
      request.current = { content: '', id: '' }
      // A guest's is none yet: the mail makes it one.
      showSuccess(session.isConfirmed ? 'AR session booked successfully!' : 'The time is held for you.', 'book-session')
      return taken(session)
    },
    onError: error => {
      showError(`Failed to book session: ${error.message}`, 'book-session')
      // The time may be somebody else's by now.
      return taken(undefined)
    },
  })
}

const DONE: Record<SessionAction, string> = { start: 'Session successfully started.', end: 'Session successfully ended.' }

/** Starts or ends a session: the booked expert, or an admin. `onDone`: at once, and not when the lists are there anew. */
export const useJoinArSession = (onDone?: (session: ArSession) => void) => {
  const taken = useTaken()
  return useMutation({
    mutationFn: (asked: { sessionId: number; action: SessionAction }) => call(joinArSession, asked),
    onSuccess: (session, { action }) => {
      showSuccess(DONE[action], 'update-session')
      onDone?.(session)
    },
    onError: error => showError(`Failed to update session: ${error.message}`, 'update-session'),
    onSettled: async session => {
      await taken(session)
      keepFocus()
    },
  })
}

/** Its refusal stands in its dialog. */
export const useRescheduleArSession = () => {
  const taken = useTaken()
  return useMutation({
    mutationFn: (asked: InputOf<typeof rescheduleArSession>) => call(rescheduleArSession, asked),
    onSuccess: () => showSuccess('The session is moved. Both of you get a mail with the new time.', 'update-session'),
    onSettled: session => taken(session),
  })
}

/** Its refusal stands in its dialog. */
export const useCancelArSession = () => {
  const taken = useTaken()
  return useMutation({
    mutationFn: (asked: InputOf<typeof cancelArSession>) => call(cancelArSession, asked),
    onSuccess: () => showSuccess('The session is cancelled. Both of you get a mail.', 'update-session'),
    onSettled: async session => {
      await taken(session)
      keepFocus()
    },
  })
}

/** Has the link of a held booking mailed again. */
export const useSendGuestLink = () =>
  useMutation({
    mutationFn: (sessionId: number) => call(sendGuestLink, { sessionId }),
    onSuccess: () => showSuccess('The mail is on its way again.', 'send-link'),
    onError: error => showError(error.message, 'send-link'),
  })
