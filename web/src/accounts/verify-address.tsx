import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { verifyEmail } from '#contract/accounts-auth.ts'
import { call } from '../platform/call.ts'
import { useCurrentUser } from '../platform/current-user.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { ResendLink } from './check-mail.tsx'
import { FormError } from './form-error.tsx'

/** A link counts once: whatever makes this screen appear anew, its token is sent a single time. */
const uses = new Map<string, Promise<unknown>>()
const sendOnce = (token: string): Promise<unknown> => {
  const use = uses.get(token) ?? call(verifyEmail, { token })
  uses.set(token, use)
  return use
}

/** Confirms the address that a mailed link belongs to, and says kindly when it cannot. */
export function VerifyAddress({ token, onVerified }: { token: string; onVerified: () => Promise<void> }) {
  const user = useCurrentUser()
  const [error, setError] = useState<Error | null>(null)
  const goOn = useEffectEvent(onVerified)

  useEffect(() => {
    let isOver = false
    const verify = async () => {
      try {
        await sendOnce(token)
        if (!isOver) await goOn()
      } catch (problem) {
        if (!isOver) setError(problem instanceof Error ? problem : new Error(String(problem)))
      }
    }
    void verify()
    return () => {
      isOver = true
    }
  }, [token])

  if (!error) {
    return (
      <div className="grid gap-3">
        <p role="status" className="text-soft">
          One moment, your address is being confirmed.
        </p>
        <ProgressBar label="Confirming your address" value={null} />
      </div>
    )
  }
  return (
    <div className="grid gap-6">
      <FormError error={error} />
      <p>
        A link works once and for a limited time. If you have used this one before, your address is confirmed:{' '}
        {user ? (
          <Link to="/" className="underline">
            continue as {user.name}
          </Link>
        ) : (
          <Link to="/log-in" className="underline">
            log in
          </Link>
        )}
        . Otherwise have a new link sent.
      </p>
      <ResendLink email={undefined} />
    </div>
  )
}
