import { Link, useNavigate } from 'react-router'
import { AuthPanel } from '../accounts/auth-panel.tsx'
import { useNextPath, withNext } from '../accounts/next-path.ts'
import { TwoFactorStep } from '../accounts/two-factor-step.tsx'
import { useArrive } from '../accounts/use-sign-in.ts'

/** The second step of a log-in; the first one left a cookie that says whose. */
export function TwoFactorScreen() {
  const navigate = useNavigate()
  const next = useNextPath()
  const arrive = useArrive()
  const goOn = async () => {
    await arrive()
    void navigate(next ?? '/', { replace: true })
  }
  return (
    <AuthPanel title="One more step" lead="Your account asks for a second factor.">
      <TwoFactorStep onSignedIn={goOn} />
      <Link to={withNext('/log-in', next)} className="touch-target justify-self-start text-sm underline">
        Start again
      </Link>
    </AuthPanel>
  )
}
