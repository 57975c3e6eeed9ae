import { MailWarning } from 'lucide-react'
import { Link } from 'react-router'
import type { ArSession } from '#contract/ar-sessions.ts'
import { durationWords } from '#contract/ar-sessions-record.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { SessionActions } from './session-actions.tsx'
import { SessionBadge } from './session-badge.tsx'
import { useSendGuestLink } from './session-mutations.ts'
import { sessionPath } from './session-path.ts'
import { clockIn } from './session-times.ts'
import { SessionWhen } from './session-when.tsx'

/** A session in a list: what, with whom, when, and what can be done now. */
export function SessionCard({ session }: { session: ArSession }) {
  const isClient = session.role === 'client'
  return (
    <article
      aria-labelledby={`session-${session.id}`}
      className="flex min-w-0 grow flex-col gap-4 rounded-card border border-line bg-raised p-5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <h2 id={`session-${session.id}`} className="wrap-anywhere text-base">
          <Link to={sessionPath(session)} className="underline decoration-transparent underline-offset-4 hover:decoration-marker">
            {session.sessionTitle}
          </Link>
        </h2>
        <SessionBadge session={session} />
      </div>
      <p className="flex items-center gap-3 text-sm">
        <Avatar name={isClient ? session.expertName : session.clientName} imageUrl={isClient ? session.expertAvatarUrl : null} />
        <span className="wrap-anywhere min-w-0">
          <span className="text-soft">with </span>
          {isClient ? session.expertName : session.clientName}
          {session.serviceTitle && !session.sessionTitle.includes(session.serviceTitle) && (
            <span className="block text-soft">{session.serviceTitle}</span>
          )}
        </span>
      </p>
      <SessionWhen session={session} />
      {session.connectedSeconds > 0 && (
        <p className="text-soft text-sm tabular-nums">{durationWords(session.connectedSeconds)} connected</p>
      )}
      {session.cancelled && (
        <p className="wrap-anywhere rounded-control bg-sunken px-3 py-2 text-sm">
          <span className="font-medium">{cancelledBy(session)}:</span> {session.cancelled.reason}
        </p>
      )}
      <HeldNotice session={session} />
      <div className="mt-auto">
        <SessionActions session={session} />
      </div>
    </article>
  )
}

export const cancelledBy = ({ cancelled, clientName, expertName }: ArSession): string => {
  const names = { client: clientName, expert: expertName, admin: 'An admin', system: 'Onhand' }
  return cancelled ? `${names[cancelled.by]} cancelled${cancelled.isLate ? ', late' : ''}` : ''
}

/** A booking that its mail has not made one yet. */
export function HeldNotice({ session }: { session: ArSession }) {
  const send = useSendGuestLink()
  if (session.status !== 'scheduled' || session.isConfirmed) return null
  const until = session.heldUntil && ` until ${clockIn(session.heldUntil, browserTimeZone() ?? 'UTC')}`
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-amber-wash p-3 text-amber text-sm">
      <p className="flex items-start gap-2">
        <MailWarning aria-hidden="true" className="mt-0.5 size-4 flex-none" />
        {session.role === 'client'
          ? `Open the mail that we sent to ${session.clientEmail}: the time is held${until ?? ''}.`
          : `Held${until ?? ''}: the client has yet to open the mail.`}
      </p>
      {session.role === 'client' && (
        <Button variant="secondary" size="small" isPending={send.isPending} onClick={() => send.mutate(session.id)}>
          Send the mail again
        </Button>
      )}
    </div>
  )
}

/** As high as a card. */
export function SessionCardSkeleton() {
  return (
    <div className="grid content-start gap-4 rounded-card border border-line bg-raised p-5">
      <div className="flex justify-between gap-4">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-20 !rounded-full" />
      </div>
      <div className="flex items-center gap-3">
        <Skeleton className="size-9 !rounded-full" />
        <Skeleton className="h-4 w-32" />
      </div>
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-11 w-36" />
    </div>
  )
}
