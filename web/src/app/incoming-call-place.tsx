import { type ComponentType, useEffect, useState } from 'react'
import { useCurrentUser } from '../platform/current-user.ts'
import { whenIdle } from '../platform/when-idle.ts'

/** Where somebody who is signed in is asked to a call, whatever he looks at. Its code comes when nobody waits for the browser. */
export function IncomingCallPlace() {
  const email = useCurrentUser()?.email
  const [IncomingCall, setIncomingCall] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (email === undefined) return
    return whenIdle(() => {
      import('../ar-sessions/incoming-call.tsx').then(
        module => setIncomingCall(() => module.IncomingCall),
        // It did not arrive: the notification leads to the call too, and the next page tries again.
        () => undefined,
      )
    })
  }, [email])
  return email !== undefined && IncomingCall && <IncomingCall key={email} />
}
