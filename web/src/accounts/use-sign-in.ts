import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CurrentUser, type DEMO_IDENTITIES, getMe, signInToDemo, signOut } from '#contract/accounts.ts'
import { call } from '../platform/call.ts'
import { CURRENT_USER_KEY } from '../platform/current-user.ts'
import { live } from '../platform/live-room.ts'
import { showError } from '../ui/toasts.ts'

export type DemoIdentity = (typeof DEMO_IDENTITIES)[number]

const isToldToSomebody = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== CURRENT_USER_KEY[1]

/** What this tab knows was told to somebody else: it is forgotten, and for the one who is here now fetched and listened for anew. */
const becomes = async (queryClient: QueryClient, user: CurrentUser | null) => {
  await queryClient.cancelQueries({ queryKey: CURRENT_USER_KEY })
  queryClient.setQueryData(CURRENT_USER_KEY, user)
  if (user) {
    live.restart()
    void queryClient.resetQueries({ predicate: isToldToSomebody })
  } else {
    live.stop()
    queryClient.removeQueries({ predicate: isToldToSomebody })
  }
}

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
    onSuccess: leave,
    onError: error => showError(`Failed to log out: ${error.message}`),
  })
}
