import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { type ArSession, isOverSession } from '#contract/ar-sessions.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { useMinute } from '../ui/use-minute.ts'
import { isStartable, isStarter, mayCancel, mayEnd, mayReschedule, startableFrom } from './session-moves.ts'
import { useJoinArSession } from './session-mutations.ts'
import { sessionPath } from './session-path.ts'
import { clockIn, weekdayIn } from './session-times.ts'

const RescheduleDialog = lazy(() => import('./session-dialogs.tsx').then(module => ({ default: module.RescheduleDialog })))
const CancelDialog = lazy(() => import('./session-dialogs.tsx').then(module => ({ default: module.CancelDialog })))
const EndDialog = lazy(() => import('./session-dialogs.tsx').then(module => ({ default: module.EndDialog })))

const DIALOGS = { move: RescheduleDialog, cancel: CancelDialog, end: EndDialog }

/** What can be done about a session, by where it stands and who looks. */
export function SessionActions({ session, isOnOwnPage = false }: { session: ArSession; isOnOwnPage?: boolean }) {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const Opened = open && DIALOGS[open]
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isOnOwnPage && <WayIn session={session} />}
      {isStarter(session) && <StartButton session={session} isOnOwnPage={isOnOwnPage} />}
      {mayEnd(session) && (
        <Button variant="danger" onClick={() => setOpen('end')}>
          End Session
        </Button>
      )}
      {mayReschedule(session) && (
        <Button variant="secondary" onClick={() => setOpen('move')}>
          Reschedule
        </Button>
      )}
      {mayCancel(session) && (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          Cancel
        </Button>
      )}
      <Suspense>{Opened && <Opened session={session} onClose={() => setOpen(null)} />}</Suspense>
    </div>
  )
}

function WayIn({ session }: { session: ArSession }) {
  const to = sessionPath(session)
  if (isOverSession(session.status)) {
    return (
      <ButtonLink to={to} variant="secondary">
        View Details
      </ButtonLink>
    )
  }
  if (session.status === 'active') return <ButtonLink to={to}>{session.role === 'client' ? 'Join Session' : 'Re-join'}</ButtonLink>
  if (session.status !== 'scheduled') return null
  return (
    <ButtonLink to={to} variant={session.role === 'client' ? 'primary' : 'secondary'}>
      Waiting Room
    </ButtonLink>
  )
}

/** On the session's own page on a line of its own, with what is seldom wanted below it; from elsewhere it leads there: the other side is called. */
function StartButton({ session, isOnOwnPage }: { session: ArSession; isOnOwnPage: boolean }) {
  const now = useMinute()
  const navigate = useNavigate()
  const moving = useJoinArSession(started => !isOnOwnPage && navigate(sessionPath(started)))
  const own = browserTimeZone() ?? 'UTC'
  const isTime = now !== null && isStartable(session, now)
  const from = startableFrom(session).toISOString()
  return (
    <>
      <Button
        className={isOnOwnPage ? 'basis-full' : ''}
        disabled={!isTime}
        isPending={moving.isPending}
        onClick={() => moving.mutate({ sessionId: session.id, action: 'start' })}
      >
        Start Session
      </Button>
      {now && !isTime && (
        <p className="order-last basis-full text-soft text-xs">
          {session.isConfirmed
            ? `You can start it from ${clockIn(from, own)} on ${weekdayIn(from, own)}.`
            : 'The client has not confirmed the booking yet.'}
        </p>
      )}
    </>
  )
}
