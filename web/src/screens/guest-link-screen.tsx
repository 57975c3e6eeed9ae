import { Video } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSignOut } from '../accounts/use-sign-in.ts'
import { useOpenGuestLink } from '../ar-sessions/guest-link.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { PageTitle } from '../platform/page-head.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMinute } from '../ui/use-minute.ts'

const WHOLE_TOKEN = /^[A-Za-z0-9_-]{20,200}$/

/** What a mailed link opens. Its token stands behind the # and so reaches no server's log; it is sent when somebody presses the button. */
export function GuestLinkScreen() {
  const { hash } = useLocation()
  const [token] = useState(() => hash.slice(1))
  const navigate = useNavigate()
  const user = useCurrentUser()
  const signOut = useSignOut()
  const opening = useOpenGuestLink()
  // No server sees what stands behind the #.
  const isInBrowser = useMinute() !== null
  const open = () => opening.mutate(token, { onSuccess: ({ sessionId }) => navigate(`/ar-sessions/${sessionId}`, { replace: true }) })
  return (
    <div className="page py-10">
      <PageTitle title="Join your AR session" isSecret />
      {!isInBrowser ? (
        <Skeleton className="h-64 !rounded-card" />
      ) : opening.error ? (
        <ErrorState
          level={1}
          title="This link does not open a session"
          action={
            <>
              {errorCodeOf(opening.error) === 'unavailable' && (
                <Button variant="secondary" isPending={opening.isPending} onClick={open}>
                  Try again
                </Button>
              )}
              <ButtonLink to="/ar-sessions" variant="secondary">
                AR Sessions
              </ButtonLink>
            </>
          }
        >
          <p>{opening.error.message}</p>
        </ErrorState>
      ) : WHOLE_TOKEN.test(token) ? (
        <EmptyState
          level={1}
          title="Your AR session is here"
          action={
            <>
              <Button size="large" isPending={opening.isPending} onClick={open}>
                <Video aria-hidden="true" className="size-5" />
                Open the session
              </Button>
              {user && (
                <Button
                  variant="secondary"
                  size="large"
                  isPending={signOut.isPending}
                  onClick={() => signOut.mutate(undefined, { onSuccess: open })}
                >
                  Log out and come in as the guest
                </Button>
              )}
            </>
          }
        >
          <p>You need no account. This browser becomes the guest of this one session, and a booking that was held for you is confirmed.</p>
          {user && (
            <p>You are signed in as {user.name}. If somebody else booked this session, log out first: an account goes before a link.</p>
          )}
        </EmptyState>
      ) : (
        <ErrorState level={1} title="This link is not whole" action={<ButtonLink to="/ar-sessions">AR Sessions</ButtonLink>}>
          <p>Open it again from the mail, or copy all of it, up to its very end.</p>
        </ErrorState>
      )}
    </div>
  )
}
