import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DEMO_IDENTITIES, getMe, signInToDemo, signOut } from '#contract/accounts.ts'
import { call } from '../platform/call.ts'
import { becomes } from '../platform/identity.ts'
import { keepFocus } from '../ui/screen-heading.ts'
import { showError } from '../ui/toasts.ts'

export type DemoIdentity = (typeof DEMO_IDENTITIES)[number]

/** To be called when the server has signed this browser in: the tab learns who it is now. */
export const useArrive = () => {
  const queryClient = useQueryClient()
  return async () => becomes(queryClient, await call(getMe, {}))
}

/** To be called when the server has ended this browser's sign-in. */
export const useLeave = () => {
  const queryClient = useQueryClient()
  return () => becomes(queryClient, null)
}

export const useSignInToDemo = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (as: DemoIdentity) => call(signInToDemo, { as }),
    onSuccess: user => becomes(queryClient, user),
    onError: error => showError(`Failed to log in: ${error.message}`),
  })
}

export const useSignOut = () => {
  const leave = useLeave()
  return useMutation({
    mutationFn: () => call(signOut, {}),
    onSuccess: () => {
      leave()
      // What was pressed goes with whom it was for.
      keepFocus()
    },
    onError: error => showError(`Failed to log out: ${error.message}`),
  })
}
