import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Where a notification leads, as a place of this site: its link is always one of ours, whatever name the site was called by when it was made. */
export const placeOf = (actionUrl: string): string => {
  const { pathname, search, hash } = new URL(actionUrl)
  return pathname + search + hash
}

interface NotificationLinkProps {
  actionUrl: string | null
  onFollow: () => void
  className?: string
  children: ReactNode
}

/** What it is about, where it is about something; otherwise a button that marks it as read. */
export function NotificationLink({ actionUrl, onFollow, className, children }: NotificationLinkProps) {
  return actionUrl === null ? (
    <button type="button" className={className} onClick={onFollow}>
      {children}
    </button>
  ) : (
    <Link to={placeOf(actionUrl)} className={className} onClick={onFollow}>
      {children}
    </Link>
  )
}
