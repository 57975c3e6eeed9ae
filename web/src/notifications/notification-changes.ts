import type { QueryClient } from '@tanstack/react-query'
import type { Notification, UnreadNotifications } from '#contract/notifications.ts'
import { type InboxFilter, isFor, isStillIn } from './inbox-filter.ts'
import { type InboxPages, LISTS_KEY, UNREAD_KEY } from './notification-queries.ts'

/** So many pages of a list are asked for anew when it changed elsewhere; a longer one keeps what it shows. */
const PAGES_FETCHED_ANEW = 3

type Change = (notification: Notification) => Notification

const isWaiting = ({ isRead, isArchived, snoozedUntil }: Notification) => !isRead && !isArchived && snoozedUntil === null

/**
 * Bell and lists as they will be, before the server has said so; answers how to take it back. `isOfAll`: it concerns more than is known here.
 */
export const changeAtOnce = async (queryClient: QueryClient, change: Change, isOfAll = false): Promise<() => void> => {
  await Promise.all([UNREAD_KEY, LISTS_KEY].map(queryKey => queryClient.cancelQueries({ queryKey })))
  const before = [UNREAD_KEY, LISTS_KEY].flatMap(queryKey => queryClient.getQueriesData({ queryKey }))
  /** By id, whether it waits to be read from now on. */
  const turned = new Map<number, boolean>()
  const changed = (notification: Notification) => {
    const after = change(notification)
    if (isWaiting(after) !== isWaiting(notification)) turned.set(after.id, isWaiting(after))
    return after
  }
  // Only the lists have these keys; the filter stands last.
  for (const [queryKey, list] of queryClient.getQueriesData<InboxPages>({ queryKey: LISTS_KEY }))
    if (list) queryClient.setQueryData<InboxPages>(queryKey, changedList(list, queryKey.at(-1) as InboxFilter, changed))
  queryClient.setQueriesData<UnreadNotifications>({ queryKey: UNREAD_KEY }, unread => {
    if (!unread) return undefined
    const notifications = unread.notifications.map(changed)
    const gained = [...turned.values()].reduce((sum, waits) => sum + (waits ? 1 : -1), 0)
    const count = isOfAll ? notifications.filter(isWaiting).length : Math.max(0, unread.count + gained)
    return { notifications, count }
  })
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data)
  }
}

const changedList = (list: InboxPages, filter: InboxFilter, change: Change): InboxPages => ({
  ...list,
  pages: list.pages.map(page => ({
    ...page,
    notifications: page.notifications.flatMap(each => {
      const after = change(each)
      return after === each || isStillIn(filter, after) ? [after] : []
    }),
  })),
})

const withArrived = (known: readonly Notification[], arrived: Notification): Notification[] =>
  [arrived, ...known.filter(({ id }) => id !== arrived.id)].toSorted((one, other) => other.id - one.id)

/** What has arrived takes its place in the bell and in the lists that it belongs to; `unreadCount` is the server's. */
export const addArrived = (queryClient: QueryClient, arrived: Notification, unreadCount: number): void => {
  queryClient.setQueriesData<UnreadNotifications>(
    { queryKey: UNREAD_KEY },
    unread => unread && { count: unreadCount, notifications: withArrived(unread.notifications, arrived) },
  )
  for (const [queryKey, list] of queryClient.getQueriesData<InboxPages>({ queryKey: LISTS_KEY })) {
    if (!list || !isFor(queryKey.at(-1) as InboxFilter, arrived)) continue
    const pages = list.pages.map((page, index) =>
      index === 0 ? { ...page, notifications: withArrived(page.notifications, arrived) } : page,
    )
    queryClient.setQueryData<InboxPages>(queryKey, { ...list, pages })
  }
}

/** Asks anew for what is unread, and for the lists that are not long. `isLost`: something may have been missed, so the long ones too. */
export const fetchAnew = (queryClient: QueryClient, isLost = false): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: UNREAD_KEY }),
    queryClient.invalidateQueries({
      queryKey: LISTS_KEY,
      // Only the lists have these keys.
      predicate: ({ state }) => isLost || ((state.data as InboxPages | undefined)?.pages.length ?? 0) <= PAGES_FETCHED_ANEW,
    }),
  ])
