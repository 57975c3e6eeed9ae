import { type ComponentType, useEffect, useState } from 'react'
import { useGuestSession } from '../ar-sessions/guest-session.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { whenIdle } from '../platform/when-idle.ts'

/** Where somebody who is signed in, or the guest of a session, is asked to a call, whatever he looks at. Its code comes when nobody waits for the browser. */
export function IncomingCallPlace() {
  const user = useCurrentUser()
  const guestOf = useGuestSession()
  const guestSessionId = user === null ? guestOf : undefined
  const who = user?.email ?? guestSessionId
  const [IncomingCall, setIncomingCall] = useState<ComponentType<{ guestSessionId?: number | undefined }> | null>(null)
  useEffect(() => {
    if (who === undefined) return
    return whenIdle(() => {
      import('../ar-sessions/incoming-call.tsx').then(
        module => setIncomingCall(() => module.IncomingCall),
        // It did not arrive: the notification leads to the call too, and the next page tries again.
        () => undefined,
      )
    })
  }, [who])
  return who !== undefined && IncomingCall && <IncomingCall key={who} guestSessionId={guestSessionId} />
}
