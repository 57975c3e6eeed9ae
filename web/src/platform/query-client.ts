import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { errorCodeOf, isSignedOutError } from './app-error.ts'
import { CURRENT_USER_KEY } from './current-user.ts'

/** How long fetched data counts as fresh. */
const STALE_AFTER_MS = 60_000
const MAX_RETRIES = 2

/** A refusal stays a refusal when asked again; a lost connection or a busy server may answer the next time. */
const mayHelpToRetry = (error: Error): boolean => {
  const code = errorCodeOf(error)
  return code === null || code === 'unavailable'
}

/** The cache of server state: one for each tab, and one for each page the server renders. */
export const createQueryClient = (): QueryClient => {
  // The sign-in has ended elsewhere: every screen learns it by asking again who this is.
  const onError = (error: Error) => {
    if (isSignedOutError(error)) void client.invalidateQueries({ queryKey: CURRENT_USER_KEY })
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, retry: (failures, error) => failures < MAX_RETRIES && mayHelpToRetry(error) },
      // Sent even when the browser believes it is offline: it then fails with a text, instead of waiting in silence.
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
