import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createGuestLink, openGuestLink, revokeGuestLinks } from '#contract/ar-sessions-guests.ts'
import { call } from '../platform/call.ts'
import { live } from '../platform/live-room.ts'
import { showError, showSuccess } from '../ui/toasts.ts'
import { rememberGuestSession } from './guest-session.ts'
import { SESSIONS_KEY } from './session-queries.ts'

/** Opens a mailed link: from then on this browser is the guest of its session, and is told what a guest may know. */
export const useOpenGuestLink = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(openGuestLink, { token }),
    onSuccess: ({ sessionId }) => {
      rememberGuestSession(sessionId)
      live.restart()
      queryClient.removeQueries({ queryKey: SESSIONS_KEY })
    },
  })
}

export const useCreateGuestLink = () =>
  useMutation({
    mutationFn: (sessionId: number) => call(createGuestLink, { sessionId }),
    onError: error => showError(error.message, 'guest-link'),
  })

export const useRevokeGuestLinks = () =>
  useMutation({
    mutationFn: (sessionId: number) => call(revokeGuestLinks, { sessionId }),
    onSuccess: ({ revoked }) =>
      showSuccess(revoked === 0 ? 'There was no link to end.' : 'The links to this session are ended.', 'guest-link'),
    onError: error => showError(error.message, 'guest-link'),
  })
