import { QueryClient } from '@tanstack/react-query'
import { errorCodeOf } from './app-error.ts'

/** How long fetched data counts as fresh. */
const STALE_AFTER_MS = 60_000
const MAX_RETRIES = 2

/** A refusal stays a refusal when asked again; a lost connection or a busy server may answer the next time. */
const mayHelpToRetry = (error: Error): boolean => {
  const code = errorCodeOf(error)
  return code === null || code === 'unavailable'
}

/** The cache of server state: one for each tab, and one for each page the server renders. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, retry: (failures, error) => failures < MAX_RETRIES && mayHelpToRetry(error) },
      // Sent even when the browser believes it is offline: it then fails with a text, instead of waiting in silence.
      mutations: { networkMode: 'always' },
    },
  })
