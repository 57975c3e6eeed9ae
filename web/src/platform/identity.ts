import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CurrentUser, getMe } from '#contract/accounts.ts'
import { isSignedOutError } from './app-error.ts'
import { call } from './call.ts'
import { CURRENT_USER_KEY } from './current-user.ts'
import { live } from './live-room.ts'
import { forgetUnsent } from './unsent.ts'
import { tellSignedOut } from './when-signed-out.ts'

const isToldToSomebody = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== CURRENT_USER_KEY[1]

const forget = async (queryClient: QueryClient, user: CurrentUser | null) => {
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

/** Tabs of one browser share its sign-in; this is where they tell each other that it is another one now. */
const TABS = 'onhand-sign-in'

/** What this tab knows was told to somebody else: it is forgotten, and for the one who is here now fetched and listened for anew. */
export const becomes = async (queryClient: QueryClient, user: CurrentUser | null) => {
  const leaving = queryClient.getQueryData<CurrentUser | null>(CURRENT_USER_KEY)
  if (!user && leaving) forgetUnsent(leaving.email)
  if (!user) tellSignedOut()
  await forget(queryClient, user)
  const tabs = new BroadcastChannel(TABS)
  tabs.postMessage(user?.email ?? null)
  tabs.close()
}

const whoIsHere = (): Promise<CurrentUser | null> =>
  call(getMe, {}).catch(error => {
    if (isSignedOutError(error)) return null
    throw error
  })

/**
 * Another tab signed out, or in as somebody else, or the server ended the sign-in (`refusal`: what a call of this person was last refused with):
 * then this tab forgets what it knows too.
 */
export const useSameIdentity = (email: string, refusal: unknown) => {
  const queryClient = useQueryClient()
  const isSignedOut = isSignedOutError(refusal)
  useEffect(() => {
    const lookAgain = () =>
      whoIsHere().then(
        user => (user?.email === email ? undefined : forget(queryClient, user)),
        // Not known without a connection; the next call that is refused tells.
        () => undefined,
      )
    const tabs = new BroadcastChannel(TABS)
    tabs.onmessage = ({ data }) => {
      // He signed out himself: a sign-in that merely ended takes nothing away from who comes back.
      if (data === null) forgetUnsent(email)
      if (data !== email) void lookAgain()
    }
    if (isSignedOut) void lookAgain()
    return () => tabs.close()
  }, [queryClient, email, isSignedOut])
}
