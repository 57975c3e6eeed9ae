import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { ArSession } from '#contract/ar-sessions.ts'
import { SessionBadge } from './session-badge.tsx'

/** To the own sessions; an admin who looks in goes back to those of everybody. */
export function BackToSessions({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Link
      to={isAdmin ? '/admin/ar-sessions' : '/ar-sessions'}
      className="touch-target inline-flex min-h-9 w-fit items-center gap-1.5 text-soft text-sm hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {isAdmin ? 'All AR Sessions' : 'AR Sessions'}
    </Link>
  )
}

/** What a session is called, where it stands, and between whom it is. */
export function SessionHead({ session }: { session: ArSession }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="wrap-anywhere text-xl">{session.sessionTitle}</h1>
        <SessionBadge session={session} />
      </div>
      <p className="wrap-anywhere text-soft text-sm">
        {session.clientName} with {session.expertName}
        {session.serviceId !== null && session.serviceTitle !== null && (
          <>
            {', '}
            <Link to={`/services/${session.serviceId}`} className="underline underline-offset-2">
              {session.serviceTitle}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
