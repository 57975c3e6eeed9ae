import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { formatMoment } from '../ui/format.ts'
import { TimeAgo } from '../ui/time-ago.tsx'
import { CategoryIcon, categoryLabel } from './category-icon.tsx'
import { NotificationLink } from './notification-link.tsx'

export interface RowHandlers {
  onSelect: (id: number, isSelected: boolean, isRange: boolean) => void
  onFollow: (notification: Notification) => void
  onMore: (notification: Notification, button: HTMLElement) => void
}

interface InboxRowProps extends RowHandlers {
  notification: Notification
  isSelected: boolean
  /** Far down a long list: what lies outside the window is not laid out. */
  isFarDown: boolean
  now: Date | null
}

/** One of the inbox. */
export const InboxRow = memo(function InboxRow({ notification, isSelected, isFarDown, now, onSelect, onFollow, onMore }: InboxRowProps) {
  const { id, title, message, notificationCategory, actionUrl, createdAt, isRead, snoozedUntil } = notification
  return (
    <li
      className={classNames(
        'flex items-start gap-1 px-1 sm:gap-2 sm:px-2',
        isFarDown && '[contain-intrinsic-size:auto_7rem] [content-visibility:auto]',
        isSelected && 'bg-sunken',
      )}
    >
      <label className="grid size-11 flex-none cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={`Select ‘${title}’`}
          data-row=""
          checked={isSelected}
          className="size-5 accent-marker-fill"
          onChange={({ target, nativeEvent }) => onSelect(id, target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </label>
      <NotificationLink
        actionUrl={actionUrl}
        onFollow={() => onFollow(notification)}
        className="flex min-w-0 flex-1 gap-3 rounded-control py-2.5 text-left hover:bg-sunken"
      >
        <CategoryIcon category={notificationCategory} className={classNames('mt-0.5 size-5', isRead ? 'text-soft' : 'text-marker-ink')} />
        <span className="grid min-w-0 gap-0.5">
          <span className={classNames('wrap-anywhere', !isRead && 'font-semibold')}>
            {title}
            {!isRead && <span className="sr-only"> (unread)</span>}
          </span>
          <span className="measure wrap-anywhere text-sm text-soft">{message}</span>
          <span className="text-soft text-xs">
            {categoryLabel(notificationCategory)}, <TimeAgo moment={createdAt} now={now} />
            {snoozedUntil && `, back ${formatMoment(snoozedUntil.toISOString())}`}
          </span>
        </span>
      </NotificationLink>
      {!isRead && <span aria-hidden="true" className="mt-4.5 size-2.5 flex-none rounded-full bg-marker" />}
      <Button
        variant="quiet"
        aria-label={`More for ‘${title}’`}
        aria-haspopup="menu"
        className="!px-2.5 flex-none"
        onClick={({ currentTarget }) => onMore(notification, currentTarget)}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </Button>
    </li>
  )
})
