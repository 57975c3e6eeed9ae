import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  FIND_FROM_CHARACTERS,
  findExperts,
  isHired,
  listOffers,
  listReceivedOffers,
  type Offer,
  type OfferStatus,
} from '#contract/hiring.ts'
import { countReceivedOffers, getProjectHiring, listAgreedWork } from '#contract/hiring-standing.ts'
import type { OutputOf } from '#contract/shared/endpoint.ts'
import { call, callPage } from '../platform/call.ts'

const toBusyUntil = (rows: OutputOf<typeof listAgreedWork>): ReadonlyMap<number, string> =>
  new Map(rows.map(({ expertId, until }) => [expertId, until]))

const WITHOUT_LIVE_REFRESH_MS = 10_000

export const HIRING_KEY = ['hiring'] as const

/** All pages: what is asked already, and who is hired, is told of the whole plan. */
const allOffersOf = async (projectId: number, signal: AbortSignal): Promise<Offer[]> => {
  const offers: Offer[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await callPage(listOffers, { projectId, ...(cursor === undefined ? {} : { cursor }) }, signal)
    offers.push(...page.items)
    cursor = page.nextCursor
  }
  return offers
}

/** The offers of a project of one's own. */
export const useListOffers = (projectId: number, isLive: boolean) =>
  useQuery({
    queryKey: [...HIRING_KEY, 'project', projectId],
    queryFn: ({ signal }) => allOffersOf(projectId, signal),
    refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS,
  })

/** A task of one's own for which somebody is hired: what a session for it is booked by. Null where nobody is. */
export const useFindHiredTask = (asked: { projectId: number; taskId: number } | null) =>
  useQuery({
    queryKey: [...HIRING_KEY, 'project', asked?.projectId],
    queryFn: ({ signal }) => allOffersOf(asked?.projectId ?? 0, signal),
    enabled: asked !== null,
    select: offers => {
      const hired = offers.find(({ taskId, status }) => taskId === asked?.taskId && isHired(status))
      if (!hired?.expert || hired.taskId === null) return null
      const { taskId, projectId, taskTitle, expert } = hired
      return { taskId, projectId, title: taskTitle, expertName: expert.expertName }
    },
  })

const receivedQuery = (status: OfferStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: [...HIRING_KEY, 'received', status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      callPage(listReceivedOffers, { ...(status && { status }), ...(pageParam !== null && { cursor: pageParam }) }, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
  })

/** The offers made to whoever is signed in: all, or those of one state. */
export const useListReceivedOffers = (status: OfferStatus | undefined, isLive: boolean) =>
  useInfiniteQuery({ ...receivedQuery(status), refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS })

/** How many there are of each state. */
export const useCountReceivedOffers = ({ isEnabled = true, isPolled = false }: { isEnabled?: boolean; isPolled?: boolean }) =>
  useQuery({
    queryKey: [...HIRING_KEY, 'received-counts'],
    queryFn: ({ signal }) => call(countReceivedOffers, {}, signal),
    enabled: isEnabled,
    refetchInterval: isPolled && WITHOUT_LIVE_REFRESH_MS,
  })

/** Who is hired for what in a project of one's own. */
export const useGetProjectHiring = (projectId: number, isLive: boolean, { isEnabled = true } = {}) =>
  useQuery({
    queryKey: [...HIRING_KEY, 'standing', projectId],
    enabled: isEnabled,
    queryFn: ({ signal }) => call(getProjectHiring, { projectId }, signal),
    refetchInterval: isLive ? false : WITHOUT_LIVE_REFRESH_MS,
  })

const NOT_BUSY: ReadonlyMap<number, string> = new Map()

/** Until when experts have agreed to work for others; of who is not in it nothing is known. */
export const useListAgreedWork = (projectId: number, expertIds: readonly number[]): ReadonlyMap<number, string> => {
  const ids = expertIds.toSorted((one, other) => one - other).join(',')
  const { data } = useQuery({
    queryKey: [...HIRING_KEY, 'agreed-work', projectId, ids],
    queryFn: ({ signal }) => call(listAgreedWork, { projectId, expertIds: ids }, signal),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
    select: toBusyUntil,
  })
  return data ?? NOT_BUSY
}

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
