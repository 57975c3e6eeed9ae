import { Link } from 'react-router'
import { AuthPanel } from '../accounts/auth-panel.tsx'
import { ForgotPasswordForm } from '../accounts/forgot-password-form.tsx'
import { useNextPath, withNext } from '../accounts/next-path.ts'

export function ForgotPasswordScreen() {
  const next = useNextPath()
  return (
    <AuthPanel title="Forgot password?" lead="Say which address your account has. We send a link there to choose a new password.">
      <ForgotPasswordForm />
      <Link to={withNext('/log-in', next)} className="touch-target justify-self-start text-sm underline">
        Back to log in
      </Link>
    </AuthPanel>
  )
}
