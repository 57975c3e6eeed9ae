import { MutationCache, onlineManager, type Query, QueryCache, QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query'
import { errorCodeOf, isSignedOutError } from './app-error.ts'
import { connection } from './connection.ts'
import { CURRENT_USER_KEY } from './current-user.ts'

/** How long fetched data counts as fresh. */
const STALE_AFTER_MS = 60_000
const MAX_RETRIES = 2

/** A refusal stays a refusal when asked again; a lost connection or a busy server may answer the next time. */
const mayHelpToRetry = (error: Error): boolean => {
  const code = errorCodeOf(error)
  // Known to be cut off, a person is told at once; what failed is asked again when the connection is back.
  return (code === null || code === 'unavailable') && onlineManager.isOnline() && !connection.isLost
}

const isGrowing = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore !== undefined

/** A list that is fetched anew drops the further page that is under way, and whoever pressed 'Load More' sees nothing happen. Here that page comes first. */
class PatientQueryClient extends QueryClient {
  override async refetchQueries<Key extends QueryKey = QueryKey>(
    ...[filters, options]: Parameters<QueryClient['refetchQueries']>
  ): Promise<void> {
    const pages = this.getQueryCache()
      .findAll(filters as QueryFilters<Key>)
      .filter(isGrowing)
    if (pages.length > 0) await Promise.allSettled(pages.map(({ promise }) => promise))
    return super.refetchQueries(filters, options)
  }
}

/** The cache of server state: one for each tab, and one for each page the server renders. */
export const createQueryClient = (): QueryClient => {
  // The sign-in has ended elsewhere, or a role was taken away: every screen learns it by asking again who this is.
  const onError = (error: Error) => {
    if (isSignedOutError(error) || errorCodeOf(error) === 'forbidden') void client.invalidateQueries({ queryKey: CURRENT_USER_KEY })
  }
  const client = new PatientQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Sent even when the browser believes it is offline: it then fails with a text, instead of waiting in silence.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_AFTER_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayHelpToRetry(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/**
 * Asks once more for what was told to be another now, also where the first answer is still on its way: it may have been read before, and an
 * invalidation alone leaves a first answer be.
 */
export const askAnew = async (queryClient: QueryClient, queryKey: QueryKey): Promise<void> => {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}

/** Browser: watches the connection, and when the server is back asks again for what failed meanwhile. Answers how to stop. */
export const watchConnection = (queryClient: QueryClient): (() => void) => {
  const stopWatching = connection.watch()
  const stopListening = connection.onReturn(() =>
    queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  )
  return () => {
    stopListening()
    stopWatching()
  }
}
