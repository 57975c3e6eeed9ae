import type { RefObject } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { Link } from 'react-router'
import { BELL_ITEMS, type Notification } from '#contract/notifications.ts'
import { Button } from '../ui/button.tsx'
import { LoadErrorLine } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TimeAgo } from '../ui/time-ago.tsx'
import { useMinute } from '../ui/use-minute.ts'
import { CategoryIcon } from './category-icon.tsx'
import { NotificationLink } from './notification-link.tsx'
import { useMarkNotifications } from './notification-mutations.ts'
import type { useReadUnreadNotifications } from './notification-queries.ts'
import { SoundSwitch } from './sound-switch.tsx'

const SKELETONS = ['one', 'two', 'three']

interface BellPanelProps {
  email: string
  unread: ReturnType<typeof useReadUnreadNotifications>
  triggerRef: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The newest that are unread. Loaded when it is first opened. */
export function BellPanel({ email, unread: query, triggerRef, onClose }: BellPanelProps) {
  const { mutate: mark, isPending } = useMarkNotifications(email)
  const { data, error } = query
  const now = useMinute()
  const shown = data?.notifications.slice(0, BELL_ITEMS)
  const newest = Math.max(0, ...(data?.notifications ?? []).map(({ id }) => id))
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      onOpenChange={isOpen => !isOpen && onClose()}
      className="w-96 max-w-[calc(100vw-2.5rem)] rounded-card border border-line bg-raised shadow-float"
    >
      <Dialog className="grid max-h-[inherit] overflow-y-auto outline-none">
        <div className="flex min-h-14 items-center justify-between gap-3 border-line border-b py-1.5 pr-2 pl-4">
          <Heading slot="title" className="text-base">
            Notifications
          </Heading>
          {shown && shown.length > 0 && (
            <Button variant="quiet" size="small" isPending={isPending} onClick={() => mark({ which: { upToId: newest }, isRead: true })}>
              Mark all as read
            </Button>
          )}
        </div>
        {!data && !error && <PanelSkeleton />}
        {!data && error && (
          <div className="p-4">
            <LoadErrorLine query={query}>Could not load notifications.</LoadErrorLine>
          </div>
        )}
        {shown?.length === 0 && <p className="px-4 py-8 text-center text-soft">You're all caught up!</p>}
        {shown && shown.length > 0 && (
          <ul aria-label="Unread notifications" className="grid divide-y divide-line">
            {shown.map(each => (
              <li key={each.id}>
                <BellItem
                  notification={each}
                  now={now}
                  onFollow={() => {
                    if (!each.isRead) mark({ which: [each.id], isRead: true, isSilent: true })
                    if (each.actionUrl !== null) onClose()
                  }}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex min-h-14 items-center justify-between gap-3 border-line border-t px-4">
          <Link
            to="/notifications"
            className="inline-flex min-h-11 items-center font-medium text-sm underline underline-offset-2"
            onClick={onClose}
          >
            View all notifications
          </Link>
          <SoundSwitch email={email} />
        </div>
      </Dialog>
    </Popover>
  )
}

function BellItem({ notification, now, onFollow }: { notification: Notification; now: Date | null; onFollow: () => void }) {
  const { title, message, notificationCategory, actionUrl, createdAt, isRead } = notification
  return (
    <NotificationLink actionUrl={actionUrl} onFollow={onFollow} className="flex w-full gap-3 px-4 py-3 text-left hover:bg-sunken">
      <CategoryIcon category={notificationCategory} className="mt-0.5 size-5" />
      <span className="grid min-w-0 gap-0.5">
        <span className={`wrap-anywhere text-sm ${isRead ? '' : 'font-semibold'}`}>{title}</span>
        <span className="wrap-anywhere line-clamp-2 text-sm text-soft">{message}</span>
        <span className="text-soft text-xs">
          <TimeAgo moment={createdAt} now={now} />
        </span>
      </span>
    </NotificationLink>
  )
}

function PanelSkeleton() {
  return (
    <div role="status" aria-label="Loading notifications" className="grid gap-4 p-4">
      {SKELETONS.map(name => (
        <Skeleton key={name} className="h-14" />
      ))}
    </div>
  )
}
