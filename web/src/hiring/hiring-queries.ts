import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { FIND_FROM_CHARACTERS, findExperts, listOffers, listReceivedOffers } from '#contract/hiring.ts'
import { call, callPage } from '../platform/call.ts'

const WITHOUT_LIVE_REFRESH_MS = 10_000

export const HIRING_KEY = ['hiring'] as const

/** The offers of a project of one's own. */
export const useListOffers = (projectId: number, isLive: boolean) =>
  useQuery({
    queryKey: [...HIRING_KEY, 'project', projectId],
    queryFn: ({ signal }) => call(listOffers, { projectId }, signal),
    refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS,
  })

const receivedQuery = infiniteQueryOptions({
  queryKey: [...HIRING_KEY, 'received'],
  queryFn: ({ pageParam, signal }) => callPage(listReceivedOffers, pageParam === null ? {} : { cursor: pageParam }, signal),
  // Widened: the first page has no cursor, the others have.
  initialPageParam: null as string | null,
  getNextPageParam: page => page.nextCursor,
})

/** The offers made to whoever is signed in. */
export const useListReceivedOffers = (isLive: boolean) =>
  useInfiniteQuery({ ...receivedQuery, refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS })

/** Experts for a few letters; asks nothing while there are too few. */
export const useFindExperts = (q: string) =>
  useInfiniteQuery({
    queryKey: ['hiring-experts', q],
    queryFn: ({ pageParam, signal }) => callPage(findExperts, pageParam === null ? { q } : { q, cursor: pageParam }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    enabled: q.length >= FIND_FROM_CHARACTERS,
  })
