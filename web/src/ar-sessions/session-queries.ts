import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ArSession, getArSession, listArSessions, type SessionFilter } from '#contract/ar-sessions.ts'
import { listAllArSessions } from '#contract/ar-sessions-moderation.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { call, callPage } from '../platform/call.ts'

const WITHOUT_LIVE_REFRESH_MS = 10_000

export const SESSIONS_KEY = ['ar-sessions'] as const
export const sessionKey = (sessionId: number) => [...SESSIONS_KEY, 'detail', sessionId] as const

const listQuery = (status: SessionFilter | undefined) =>
  infiniteQueryOptions({
    queryKey: [...SESSIONS_KEY, 'list', status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listArSessions, { ...(status && { status }), ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })

/** The sessions of whoever asks: all, or those of one filter. */
export const useListArSessions = (status: SessionFilter | undefined, isLive: boolean) =>
  useInfiniteQuery({ ...listQuery(status), refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS })

/** One session; null when there is none for whoever asks. */
const sessionQuery = (sessionId: number) =>
  queryOptions<ArSession | null>({
    queryKey: sessionKey(sessionId),
    queryFn: async ({ signal }) => {
      try {
        return await call(getArSession, { sessionId }, signal)
      } catch (error) {
        if (errorCodeOf(error) === 'not_found' || errorCodeOf(error) === 'forbidden') return null
        throw error
      }
    },
  })

export const useGetArSession = (sessionId: number, isLive: boolean) =>
  useQuery({ ...sessionQuery(sessionId), refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS })

export type AllSessionsFilter = Pick<InputOf<typeof listAllArSessions>, 'q' | 'status'>

/** Sessions of everybody, for admins. */
export const useListAllArSessions = (filter: AllSessionsFilter) =>
  useInfiniteQuery({
    queryKey: [...SESSIONS_KEY, 'everybody', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(listAllArSessions, { ...filter, ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    placeholderData: previous => previous,
  })
