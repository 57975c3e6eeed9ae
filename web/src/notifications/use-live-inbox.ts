import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Notification, UnreadNotifications } from '#contract/notifications.ts'
import { NotificationLiveEvent, OWN_INBOX_ROOM } from '#contract/notifications-live.ts'
import { useLiveRoom } from '../platform/live-room.ts'
import { addArrived, fetchAnew } from './notification-changes.ts'
import { placeOf } from './notification-link.tsx'
import { useMarkNotifications } from './notification-mutations.ts'
import { NotificationNews } from './notification-news.ts'
import { isSoundWanted, UNREAD_KEY } from './notification-queries.ts'
import { playNotificationSound } from './notification-sound.ts'
import { type Shown, toastNotification } from './notification-toast.tsx'
import { ToastTurns } from './toast-turns.ts'

/** Follows the person's own room for as long as the bell stands, and has one of his tabs show what is new. */
export const useLiveInbox = (email: string, unread: UnreadNotifications | undefined) => {
  const queryClient = useQueryClient()
  const [news] = useState(() => new NotificationNews())
  const [inOrder] = useState(() => oneAfterTheOther())
  const tell = useTell(email)
  const tellNew = useEffectEvent((list: UnreadNotifications['notifications']) => {
    for (const each of news.ofList(list)) tell(each, true)
  })
  // A list that was asked for may be the first to know: after a lost connection, or where the socket does not stand.
  useEffect(() => {
    if (unread) tellNew(unread.notifications)
  }, [unread])
  useLiveRoom(OWN_INBOX_ROOM, {
    onReset: () => inOrder(() => fetchAnew(queryClient, true)),
    onEvent: received => {
      const heard = NotificationLiveEvent.safeParse(received)
      if (!heard.success) return inOrder(() => fetchAnew(queryClient, true))
      const event = heard.data
      if (event.type === 'notification-arrived' && news.isNews(event.notification)) tell(event.notification, !event.isQuiet)
      inOrder(() => take(queryClient, email, event))
    },
  })
}

const oneAfterTheOther = () => {
  let last: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<unknown>) => {
    last = last.then(work, work)
  }
}

/** The count that came last is the one that holds: an answer that is on its way may be older, and is asked for anew. */
const take = async (queryClient: QueryClient, email: string, event: NotificationLiveEvent) => {
  const isAsking = queryClient.isFetching({ queryKey: UNREAD_KEY }) > 0
  await queryClient.cancelQueries({ queryKey: UNREAD_KEY })
  if (event.type === 'notification-arrived') addArrived(queryClient, asNotification(event.notification, email), event.unreadCount)
  else queryClient.setQueriesData<UnreadNotifications>({ queryKey: UNREAD_KEY }, kept => kept && { ...kept, count: event.unreadCount })
  // Not waited for: the next event may come meanwhile, and its count goes first.
  if (isAsking || event.type === 'inbox-changed') void fetchAnew(queryClient)
}

type Arrived = Extract<NotificationLiveEvent, { type: 'notification-arrived' }>['notification']

/** As the lists hold it; what the event does not say, no list shows. */
const asNotification = (arrived: Arrived, email: string): Notification => ({
  ...arrived,
  createdAt: new Date(arrived.createdAt),
  recipientEmail: email,
  recipientName: '',
  relatedEntityType: null,
  relatedEntityId: null,
  senderEmail: null,
  senderName: null,
  priorityLevel: 'normal',
  expiresAt: null,
  metadata: {},
  isRead: false,
  isArchived: false,
  snoozedUntil: null,
})

/** What the page that they lead to says by itself, at once: there a toast would only cover it. */
const SAID_ON_THEIR_PAGE: readonly string[] = ['session_changed', 'session_over', 'session_near', 'client_waiting', 'analysis_finished']
/** ... and what only one part of it says: the chat of a workspace is its address without more. */
const SAID_IN_THEIR_PART: readonly string[] = ['workspace_mention']

type Place = Pick<ReturnType<typeof useLocation>, 'pathname' | 'search'>

const isSaidOn = ({ pathname, search }: Place, { notificationType, actionUrl }: Shown): boolean => {
  if (actionUrl === null || document.visibilityState !== 'visible') return false
  const place = placeOf(actionUrl)
  if (SAID_IN_THEIR_PART.includes(notificationType)) return place === pathname + search
  return SAID_ON_THEIR_PAGE.includes(notificationType) && place === pathname
}

/** Shows a notification and sounds, if this tab is the one to do it. */
const useTell = (email: string) => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const place = useLocation()
  /** Whoever is told may be elsewhere by the time that it is his turn: he has answered the call meanwhile. */
  const here = useRef<Place>(place)
  useEffect(() => {
    here.current = place
  }, [place])
  const { mutate: mark } = useMarkNotifications(email)
  const [turns, setTurns] = useState<ToastTurns | null>(null)
  useEffect(() => {
    const own = new ToastTurns()
    setTurns(own)
    return () => own.close()
  }, [])
  return async (notification: Shown, maySound: boolean) => {
    if (!(await turns?.isMine(notification.id))) return
    if (!isSaidOn(here.current, notification)) {
      toastNotification(notification, {
        onOpen: ({ id, actionUrl }) => {
          mark({ which: [id], isRead: true, isSilent: true })
          if (actionUrl !== null) navigate(placeOf(actionUrl))
        },
        onOpenInbox: () => navigate('/notifications'),
      })
    }
    if (maySound && (await isSoundWanted(queryClient, email))) await playNotificationSound()
  }
}
