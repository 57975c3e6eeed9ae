import { lazy, Suspense, useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { type ArSession, isOverSession } from '#contract/ar-sessions.ts'
import { callRoom } from '#contract/calls-live.ts'
import { SignInLinks } from '../accounts/sign-in-links.tsx'
import { cancelledBy } from '../ar-sessions/session-card.tsx'
import { BackToSessions, SessionHead } from '../ar-sessions/session-head.tsx'
import { isStartable } from '../ar-sessions/session-moves.ts'
import { useGetArSession } from '../ar-sessions/session-queries.ts'
import { SessionWhen } from '../ar-sessions/session-when.tsx'
import { useLiveSession } from '../ar-sessions/use-live-session.ts'
import { WaitingRoom } from '../ar-sessions/waiting-room.tsx'
import { askForWaysAhead, forgetWays } from '../calls/known-ways.ts'
import { buildAhead, dropBuilt } from '../calls/prepared-connection.ts'
import { isSignedOutError } from '../platform/app-error.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { isIdText } from '../platform/id-text.ts'
import { useIsLive } from '../platform/live-room.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { ReviewButton } from '../reviews/write-review.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { focusScreenHeading, keepFocus } from '../ui/screen-heading.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMinute } from '../ui/use-minute.ts'
import { OpenSessionWorkspace } from '../workspaces/open-workspace.tsx'
import { GuestLeave } from './guest-leave.tsx'

const NetworkCheck = lazy(() => import('../calls/network-check.tsx').then(module => ({ default: module.NetworkCheck })))
const fetchCall = () => import('./session-call.tsx')
const SessionCall = lazy(() => fetchCall().then(module => ({ default: module.SessionCall })))
const SessionRecord = lazy(() => import('../ar-sessions/session-record.tsx').then(module => ({ default: module.SessionRecord })))
const DeviceCheck = lazy(() => import('../calls/device-check.tsx').then(module => ({ default: module.DeviceCheck })))

/** One session, for its sides: the waiting room, the call, and what is kept of it. */
export function ArSessionScreen() {
  const { sessionId } = useParams()
  const user = useCurrentUser()
  if (!isIdText(sessionId)) return <NoSession />
  if (user === undefined) return <SessionSkeleton />
  return <LoadedSession key={sessionId} sessionId={Number(sessionId)} hasAccount={user !== null} />
}

function LoadedSession({ sessionId, hasAccount }: { sessionId: number; hasAccount: boolean }) {
  useLiveSession(sessionId)
  const { data: session, error, isRefetching, refetch } = useGetArSession(sessionId, useIsLive())
  // Before what was known until now: whoever is signed out, or whose link was taken back, stays in no call.
  if (isSignedOutError(error)) return <ForVisitors />
  if (session === null) return <NoSession />
  if (session) return <ShownSession session={session} hasAccount={hasAccount} />
  if (!error) return <SessionSkeleton />
  return (
    <div className="page py-10">
      <PageTitle title="AR Session" />
      <LoadError title={`Error loading session: ${error.message}`} level={1} query={{ refetch, isRefetching }} />
    </div>
  )
}

/** The call filled the window: when it is over, the eye and the keyboard begin at the top of what is kept of it. */
const useBeginAfterCall = (isActive: boolean) => {
  const wasActive = useRef(isActive)
  useEffect(() => {
    if (wasActive.current && !isActive) {
      window.scrollTo(0, 0)
      focusScreenHeading()
      // What asked about the end gives the focus back, to a button that is gone.
      keepFocus()
    }
    wasActive.current = isActive
  }, [isActive])
}

/** With the doors open all that the call needs is fetched while one waits: when it begins, one is in it at once. */
const useCallAtHand = (session: ArSession) => {
  const now = useMinute()
  const { id, status } = session
  const isOpen = status === 'scheduled' && now !== null && isStartable(session, now)
  useEffect(() => {
    if (!isOpen) return
    void askForWaysAhead(callRoom('session', id))
    buildAhead()
    fetchCall().catch(() => {
      // It is fetched again, and missed aloud, when the call begins.
    })
  }, [id, isOpen])
  useEffect(
    () => () => {
      forgetWays(callRoom('session', id))
      dropBuilt()
    },
    [id],
  )
}

function ShownSession({ session, hasAccount }: { session: ArSession; hasAccount: boolean }) {
  useBeginAfterCall(session.status === 'active')
  useCallAtHand(session)
  return (
    <div className="page grid gap-6 py-8">
      <PageTitle title={session.sessionTitle} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <BackToSessions isAdmin={session.role === 'admin'} />
        {!hasAccount && <GuestLeave />}
        {hasAccount && session.role !== 'admin' && <OpenSessionWorkspace sessionId={session.id} />}
      </div>
      <SessionHead session={session} />
      {session.status === 'scheduled' && (
        <WaitingRoom
          session={session}
          hasAccount={hasAccount}
          deviceCheck={isOpen => (
            <Suspense fallback={<Skeleton className="aspect-[4/3] !rounded-card" />}>
              <DeviceCheck>
                <Suspense>{isOpen && <NetworkCheck room={callRoom('session', session.id)} />}</Suspense>
              </DeviceCheck>
            </Suspense>
          )}
        />
      )}
      {session.status === 'active' && (
        <Suspense fallback={<Skeleton className="aspect-[4/3] !rounded-card" />}>
          <SessionCall session={session} />
        </Suspense>
      )}
      {isOverSession(session.status) && (
        <>
          <SessionWhen session={session} />
          {session.role === 'client' && session.status === 'completed' && <Review session={session} />}
          <Suspense fallback={<Skeleton className="h-96 !rounded-card" />}>
            <SessionRecord session={session} />
          </Suspense>
        </>
      )}
      {session.status === 'cancelled' && <Cancelled session={session} />}
    </div>
  )
}

function Review({ session: { id, expertEmail, expertName } }: { session: ArSession }) {
  const user = useCurrentUser()
  const reader = user && { email: user.email, name: user.name }
  return (
    reader && (
      // As wide as its words: it stands in a grid.
      <div className="flex empty:hidden">
        <ReviewButton expertEmail={expertEmail} name={expertName} reader={reader} work={{ sessionId: id }} />
      </div>
    )
  )
}

function Cancelled({ session }: { session: ArSession }) {
  return (
    <EmptyState
      title="This session does not take place"
      action={
        <ButtonLink to={session.serviceId === null ? '/ar-sessions?book=yes' : `/ar-sessions?book=yes&service=${session.serviceId}`}>
          Book New Session
        </ButtonLink>
      }
    >
      <p>{session.cancelled ? `${cancelledBy(session)}: ${session.cancelled.reason}` : 'It was cancelled.'}</p>
    </EmptyState>
  )
}

function SessionSkeleton() {
  return (
    <div className="page py-8">
      <PageTitle title="AR Session" />
      <div role="status" aria-label="Loading session" className="grid gap-6">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-9 w-3/5" />
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Skeleton className="aspect-[4/3] !rounded-card" />
          <Skeleton className="h-64 !rounded-card" />
        </div>
      </div>
    </div>
  )
}

function NoSession() {
  return (
    <div className="page py-10">
      <PageTitle title="Session not found" status={404} />
      <ErrorState level={1} title="Session not found." action={<ButtonLink to="/ar-sessions">AR Sessions</ButtonLink>}>
        <p>There is no session here that is yours. Check the link, or find it in your list.</p>
      </ErrorState>
    </div>
  )
}

function ForVisitors() {
  return (
    <div className="page py-10">
      <PageTitle title="AR Session" />
      <EmptyState level={1} title="Please log in" action={<SignInLinks className="justify-center" />}>
        <p>A session is open to its two sides alone. Log in, or open the link in the mail that we sent you when it was booked.</p>
      </EmptyState>
    </div>
  )
}
