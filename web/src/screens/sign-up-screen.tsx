import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AlreadySignedIn } from '../accounts/already-signed-in.tsx'
import { AuthPanel } from '../accounts/auth-panel.tsx'
import { CHECK_MAIL_PATH, type CheckMailState } from '../accounts/check-mail.tsx'
import { useNextPath, withNext } from '../accounts/next-path.ts'
import { pendingSignUp } from '../accounts/pending-sign-up.ts'
import { ProviderButtons } from '../accounts/provider-buttons.tsx'
import { signInMethodsQuery } from '../accounts/sign-in-methods.ts'
import { SignUpForm } from '../accounts/sign-up-form.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'
import { briefDraft } from '../projects/brief-draft.ts'

export const prefetchSignUp: ScreenPrefetch = (queryClient, reader) => queryClient.prefetchQuery(signInMethodsQuery(reader))

export function SignUpScreen() {
  const navigate = useNavigate()
  const next = useNextPath()
  const [{ clientName, clientEmail }] = useState(() => briefDraft.load())
  const checkMail = (email: string) => {
    if (next === null) pendingSignUp.clear()
    else pendingSignUp.save({ next })
    const state: CheckMailState = { email }
    void navigate(CHECK_MAIL_PATH, { state })
  }
  return (
    <AuthPanel
      title="Sign Up"
      description="Make an account on Onhand: describe what is wrong or wanted, see tasks with hours and cost, and choose among experts."
      lead={
        <>
          Have an account already?{' '}
          <Link to={withNext('/log-in', next)} className="text-ink underline">
            Log in
          </Link>
        </>
      }
    >
      <AlreadySignedIn />
      {next?.split('?')[0] === '/submit-project' && (
        <p className="rounded-card bg-trust-wash px-4 py-3 text-sm text-trust">
          Your brief is kept. Once your address is confirmed, one press submits it.
        </p>
      )}
      <SignUpForm known={{ name: clientName, email: clientEmail }} onSent={checkMail} />
      <ProviderButtons />
    </AuthPanel>
  )
}
