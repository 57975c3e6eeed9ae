import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { AlreadySignedIn } from '../accounts/already-signed-in.tsx'
import { AuthPanel } from '../accounts/auth-panel.tsx'
import { DemoChoice } from '../accounts/demo-choice.tsx'
import { FormError } from '../accounts/form-error.tsx'
import { LogInForm } from '../accounts/log-in-form.tsx'
import { useNextPath, withNext } from '../accounts/next-path.ts'
import { canUsePasskeys } from '../accounts/passkey-ceremony.ts'
import { PasskeySignIn } from '../accounts/passkey-sign-in.tsx'
import { ProviderButtons } from '../accounts/provider-buttons.tsx'
import { signInMethodsQuery } from '../accounts/sign-in-methods.ts'
import { useArrive } from '../accounts/use-sign-in.ts'
import { useInstallation } from '../platform/installation.ts'
import type { ScreenPrefetch } from '../platform/reader.ts'

export const prefetchLogIn: ScreenPrefetch = (queryClient, reader) => queryClient.prefetchQuery(signInMethodsQuery(reader))

export function LogInScreen() {
  const navigate = useNavigate()
  const next = useNextPath()
  const arrive = useArrive()
  const { isDemo } = useInstallation()
  const hasPasskeys = useHasPasskeys()
  const goOn = () => void navigate(next ?? '/', { replace: true })
  const onSignedIn = async () => {
    await arrive()
    goOn()
  }
  return (
    <AuthPanel
      title="Log In"
      description="Log in to Onhand to see your projects and the experts found for them."
      lead={
        <>
          New here?{' '}
          <Link to={withNext('/sign-up', next)} className="text-ink underline">
            Sign up
          </Link>
        </>
      }
    >
      <AlreadySignedIn />
      <ProviderProblem />
      <LogInForm onSignedIn={onSignedIn} onSecondFactor={() => void navigate(withNext('/two-factor', next))} />
      {hasPasskeys && <PasskeySignIn onSignedIn={onSignedIn} />}
      <ProviderButtons />
      {isDemo && <DemoChoice onDone={goOn} />}
    </AuthPanel>
  )
}

/** Not known on the server, and so not before the first paint is over. */
const useHasPasskeys = (): boolean => {
  const [hasPasskeys, setHasPasskeys] = useState(false)
  useEffect(() => setHasPasskeys(canUsePasskeys()), [])
  return hasPasskeys
}

/** A provider sent the person back without a sign-in; its own word for why says nothing to him. */
function ProviderProblem() {
  const [params] = useSearchParams()
  const [error] = useState(() =>
    params.has('error') ? new Error('The other service did not sign you in. Try again, or log in with your password.') : null,
  )
  return <FormError error={error} />
}
