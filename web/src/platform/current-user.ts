import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { CurrentUser, getMe } from '#contract/accounts.ts'
import type { InputOf, OutputOf } from '#contract/shared/endpoint.ts'
import { isSignedOutError } from './app-error.ts'
import { call } from './call.ts'

export const CURRENT_USER_KEY = ['accounts', 'me'] as const

type CallMe = (endpoint: typeof getMe, input: InputOf<typeof getMe>) => Promise<OutputOf<typeof getMe>>

const currentUserQuery = (callMe: CallMe) =>
  queryOptions<CurrentUser | null>({
    queryKey: CURRENT_USER_KEY,
    queryFn: async () => {
      try {
        const { getMe } = await import('#contract/accounts.ts')
        return await callMe(getMe, {})
      } catch (error) {
        if (isSignedOutError(error)) return null
        throw error
      }
    },
  })

/** Who is signed in: null when nobody is, undefined while that is not known. */
export const useCurrentUser = (): CurrentUser | null | undefined =>
  useQuery(currentUserQuery((endpoint, input) => call(endpoint, input))).data

/** Server: puts the visitor into the page's cache, so that the header is right from the first paint. */
export const prefetchCurrentUser = (queryClient: QueryClient, callMe: CallMe): Promise<void> =>
  // A page does not wait for a second try; the browser makes it.
  queryClient.prefetchQuery({ ...currentUserQuery(callMe), retry: false })
