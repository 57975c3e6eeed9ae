import { NOTIFICATION_TOAST_MS } from '#contract/notifications.ts'
import type { NotificationLiveEvent } from '#contract/notifications-live.ts'
import { showNotice } from '../ui/toasts.ts'
import { CategoryIcon } from './category-icon.tsx'

/** What a toast shows of a notification. */
export type Shown = Pick<
  Extract<NotificationLiveEvent, { type: 'notification-arrived' }>['notification'],
  'id' | 'title' | 'message' | 'notificationType' | 'notificationCategory' | 'actionUrl' | 'actionText'
>

/** More of them in the time that one stands are one toast that counts. */
const SINGLE_TOASTS = 3

let shownAtMs: number[] = []
let more = 0

interface Ways {
  onOpen: (notification: Shown) => void
  onOpenInbox: () => void
}

export const toastNotification = (notification: Shown, { onOpen, onOpenInbox }: Ways) => {
  const now = performance.now()
  shownAtMs = shownAtMs.filter(atMs => now - atMs < NOTIFICATION_TOAST_MS)
  if (shownAtMs.length >= SINGLE_TOASTS) {
    more += 1
    showNotice({
      about: 'more-notifications',
      icon: <CategoryIcon category="general" />,
      text: more === 1 ? '1 more notification' : `${more} more notifications`,
      action: { label: 'Open inbox', onPress: onOpenInbox },
      durationMs: NOTIFICATION_TOAST_MS,
    })
    return
  }
  shownAtMs.push(now)
  more = 0
  const { id, title, message, notificationCategory, actionUrl, actionText } = notification
  showNotice({
    about: `notification-${id}`,
    text: title,
    message,
    icon: <CategoryIcon category={notificationCategory} />,
    action: actionUrl !== null && actionText !== null ? { label: actionText, onPress: () => onOpen(notification) } : undefined,
    durationMs: NOTIFICATION_TOAST_MS,
  })
}
