import { useNavigate, useSearchParams } from 'react-router'
import { AuthPanel } from '../accounts/auth-panel.tsx'
import { ResetPasswordForm } from '../accounts/reset-password-form.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { showSuccess } from '../ui/toasts.ts'

export function ResetPasswordScreen() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const token = params.get('token')
  if (token === null) {
    return (
      <AuthPanel title="Choose a new password" lead="This needs the link from the mail. Have one sent if you have none.">
        <ButtonLink to="/forgot-password" className="justify-self-start">
          Send me a link
        </ButtonLink>
      </AuthPanel>
    )
  }
  const toLogIn = () => {
    showSuccess('Your password is changed. Log in with the new one.')
    void navigate('/log-in', { replace: true })
  }
  return (
    <AuthPanel title="Choose a new password" lead="It ends every sign-in that your account has anywhere.">
      <ResetPasswordForm token={token} onReset={toLogIn} />
    </AuthPanel>
  )
}
