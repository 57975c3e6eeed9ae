import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { explainNotification, listNotifications, readUnreadNotifications, UNREAD_REFRESH_MS } from '#contract/notifications.ts'
import { readNotificationPreferences, readNotificationSettings } from '#contract/notifications-preferences.ts'
import type { OutputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { endOfDay, startOfDay } from './local-days.ts'

const NOTIFICATIONS_KEY = ['notifications'] as const
export const UNREAD_KEY = [...NOTIFICATIONS_KEY, 'unread'] as const
export const LISTS_KEY = [...NOTIFICATIONS_KEY, 'list'] as const
const PREFERENCES_KEY = [...NOTIFICATIONS_KEY, 'preferences'] as const
const SETTINGS_KEY = [...NOTIFICATIONS_KEY, 'settings'] as const

/** The newest that are unread, and how many there are: told live, and asked for on focus and from time to time whatever was told. */
export const useReadUnreadNotifications = (email: string) =>
  useQuery({
    queryKey: [...UNREAD_KEY, email],
    queryFn: ({ signal }) => call(readUnreadNotifications, { recipientEmail: email }, signal),
    refetchInterval: UNREAD_REFRESH_MS,
    refetchOnWindowFocus: 'always',
  })

type InboxPage = OutputOf<typeof listNotifications>
export type InboxPages = InfiniteData<InboxPage, string | null>

const readPage = (email: string, { status, place, category, from, until }: InboxFilter, cursor: string | null, signal?: AbortSignal) =>
  call(
    listNotifications,
    {
      recipientEmail: email,
      status,
      place,
      category: category ?? undefined,
      startDate: from === null ? undefined : startOfDay(from).toISOString(),
      endDate: until === null ? undefined : endOfDay(until).toISOString(),
      cursor: cursor ?? undefined,
    },
    signal,
  )

const listQuery = (email: string, filter: InboxFilter) =>
  infiniteQueryOptions({
    // The filter last: what changes a list looks at it.
    queryKey: [...LISTS_KEY, email, filter],
    queryFn: ({ pageParam, signal }) => readPage(email, filter, pageParam, signal),
    // Widened: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: page => page.nextCursor,
    // The live room and what is done here keep it; all the pages of a long list anew with each glance would be too many.
    refetchOnWindowFocus: false,
  })

export const useListNotifications = (email: string, filter: InboxFilter) => useInfiniteQuery(listQuery(email, filter))

const preferencesQuery = (email: string) =>
  queryOptions({
    queryKey: [...PREFERENCES_KEY, email],
    queryFn: ({ signal }) => call(readNotificationPreferences, { userEmail: email }, signal),
  })
export const preferencesKey = (email: string) => preferencesQuery(email).queryKey
export const useReadNotificationPreferences = (email: string) => useQuery(preferencesQuery(email))

const settingsQuery = (email: string) =>
  queryOptions({
    queryKey: [...SETTINGS_KEY, email],
    queryFn: ({ signal }) => call(readNotificationSettings, {}, signal),
  })
export const settingsKey = (email: string) => settingsQuery(email).queryKey
export const useReadNotificationSettings = (email: string) => useQuery(settingsQuery(email))

/** Whether a new notification may sound; not, where that cannot be known. */
export const isSoundWanted = async (queryClient: QueryClient, email: string): Promise<boolean> => {
  try {
    return (await queryClient.ensureQueryData({ ...settingsQuery(email), retry: false })).isSoundOn
  } catch {
    return false
  }
}

export const useExplainNotification = (notificationId: number) =>
  useQuery({
    queryKey: [...NOTIFICATIONS_KEY, 'why', notificationId],
    queryFn: ({ signal }) => call(explainNotification, { notificationId }, signal),
    // Mail and push leave after the notification came.
    staleTime: 0,
  })
