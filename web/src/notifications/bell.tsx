import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { BADGE_CAP } from '#contract/notifications.ts'
import { useSameIdentity } from '../platform/identity.ts'
import { late } from '../platform/late.ts'
import { useReadUnreadNotifications } from './notification-queries.ts'
import { useLiveInbox } from './use-live-inbox.ts'
import { usePushOfAccount } from './use-push-of-account.ts'

const loadPanel = () => import('./bell-panel.tsx')
/** Before it is asked for: what does not arrive then is fetched when it is. */
const loadSoon = () => void loadPanel().catch(() => undefined)
const BellPanel = lazy(() => late(loadPanel).then(module => ({ default: module.BellPanel })))

export interface BellProps {
  user: CurrentUser
}

/** How much is unread; pressed, it shows the newest. */
export function Bell({ user: { email } }: BellProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const unread = useReadUnreadNotifications(email)
  useSameIdentity(email, unread.error)
  useLiveInbox(email, unread.data)
  usePushOfAccount(email)
  const count = unread.data?.count ?? 0
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        className="relative inline-grid min-h-11 min-w-11 place-items-center rounded-control hover:bg-sunken"
        onPointerEnter={loadSoon}
        onFocus={loadSoon}
        onClick={() => setOpen(true)}
      >
        <BellIcon aria-hidden="true" className="size-6" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-marker-fill px-1 text-center font-semibold text-on-marker text-xs tabular-nums leading-5"
          >
            {count > BADGE_CAP ? `${BADGE_CAP}+` : count}
          </span>
        )}
      </button>
      <Suspense>{isOpen && <BellPanel email={email} unread={unread} triggerRef={trigger} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
