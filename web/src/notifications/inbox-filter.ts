import type { listNotifications, Notification } from '#contract/notifications.ts'
import { NOTIFICATION_CATEGORIES, type NotificationCategory } from '#contract/notifications-kinds.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { dayOf } from './local-days.ts'

type Asked = ParsedInputOf<typeof listNotifications>

/** Which notifications are shown; it stands in the address. Days are days where the reader is. */
export interface InboxFilter {
  status: Asked['status']
  place: Asked['place']
  category: NotificationCategory | null
  from: string | null
  until: string | null
}

export const STATUSES: readonly { value: Asked['status']; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'read', label: 'Read' },
]
export const PLACES: readonly { value: Asked['place']; label: string }[] = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'archive', label: 'Archive' },
  { value: 'snoozed', label: 'Snoozed' },
]

const readDay = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null

/** The filter that an address asks for; what it says wrongly counts as not said. */
export const readInboxFilter = (address: URLSearchParams): InboxFilter => ({
  status: STATUSES.find(({ value }) => value === address.get('status'))?.value ?? 'all',
  place: PLACES.find(({ value }) => value === address.get('place'))?.value ?? 'inbox',
  category: NOTIFICATION_CATEGORIES.find(category => category === address.get('category')) ?? null,
  from: readDay(address.get('from')),
  until: readDay(address.get('until')),
})

/** The address of a filter; what is as it is anyway is left out. */
export const writeInboxFilter = ({ status, place, category, from, until }: InboxFilter): URLSearchParams => {
  const address = new URLSearchParams()
  if (status !== 'all') address.set('status', status)
  if (place !== 'inbox') address.set('place', place)
  for (const [name, value] of Object.entries({ category, from, until })) if (value !== null) address.set(name, value)
  return address
}

export const isNarrowed = ({ status, category, from, until }: InboxFilter): boolean =>
  status !== 'all' || category !== null || from !== null || until !== null

const placeOf = ({ isArchived, snoozedUntil }: Notification) => (isArchived ? 'archive' : snoozedUntil ? 'snoozed' : 'inbox')

/** Whether a notification that was changed still belongs in a list; its category and its date do not change. */
export const isStillIn = ({ status, place }: InboxFilter, notification: Notification): boolean =>
  place === placeOf(notification) && (status === 'all' || notification.isRead === (status === 'read'))

/** Whether something that has just arrived belongs in a list. */
export const isFor = (filter: InboxFilter, notification: Notification): boolean => {
  const day = dayOf(notification.createdAt)
  return (
    isStillIn(filter, notification) &&
    (filter.category === null || filter.category === notification.notificationCategory) &&
    (filter.from === null || filter.from <= day) &&
    (filter.until === null || day <= filter.until)
  )
}
