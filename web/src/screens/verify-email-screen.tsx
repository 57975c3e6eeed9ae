import { useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { AuthPanel } from '../accounts/auth-panel.tsx'
import { type CheckMailState, DemoMailHint, ResendLink } from '../accounts/check-mail.tsx'
import { ownPath, useNextPath } from '../accounts/next-path.ts'
import { pendingSignUp } from '../accounts/pending-sign-up.ts'
import { useArrive } from '../accounts/use-sign-in.ts'
import { VerifyAddress } from '../accounts/verify-address.tsx'
import { isSignedOutError } from '../platform/app-error.ts'
import { briefDraft } from '../projects/brief-draft.ts'
import { showSuccess } from '../ui/toasts.ts'

/** With a token it is where the mailed link leads; without one it is where one waits for the mail. */
export function VerifyEmailScreen() {
  const [params] = useSearchParams()
  const token = params.get('token')
  return token === null ? <CheckMail /> : <Verification token={token} />
}

function Verification({ token }: { token: string }) {
  const navigate = useNavigate()
  const arrive = useArrive()
  const next = useNextPath()
  const goOn = async () => {
    // Also where nobody remembers where he came from, a brief that was begun is what he came for.
    const begun = briefDraft.load().description === undefined ? '/' : '/submit-project'
    const target = next ?? ownPath(pendingSignUp.load().next) ?? begun
    try {
      await arrive()
    } catch (error) {
      if (!isSignedOutError(error)) throw error
      showSuccess('Your address is confirmed. Please log in.')
      void navigate(`/log-in?next=${encodeURIComponent(target)}`, { replace: true })
      return
    }
    pendingSignUp.clear()
    showSuccess('Your address is confirmed. Welcome!')
    void navigate(target, { replace: true })
  }
  return (
    <AuthPanel title="Confirm your address">
      <VerifyAddress token={token} onVerified={goOn} />
    </AuthPanel>
  )
}

const Carried = z.object({ email: z.string() }) satisfies z.ZodMiniType<CheckMailState>

/** The browser keeps what was carried over a reload, and the server's page cannot know it: it comes after the first render. */
const useCarriedEmail = (): string | undefined => {
  const carried = Carried.safeParse(useLocation().state)
  const email = carried.success ? carried.data.email : undefined
  return useSyncExternalStore(
    () => () => undefined,
    () => email,
    () => undefined,
  )
}

function CheckMail() {
  const email = useCarriedEmail()
  return (
    <AuthPanel
      title="Check your mail"
      lead={
        email === undefined ? (
          'Open the link in the mail to confirm your address. You may close this page.'
        ) : (
          <>
            We have written to <strong className="break-all text-ink">{email}</strong>. Open the link in the mail to confirm your address.
            You may close this page.
          </>
        )
      }
    >
      <DemoMailHint />
      <section aria-labelledby="resend-heading" className="grid gap-3 border-line border-t pt-6">
        <h2 id="resend-heading" className="text-lg">
          Nothing there?
        </h2>
        <p className="text-soft text-sm">
          Look into the spam folder, and whether the address is right. If it has an account already, the mail says so, and you can{' '}
          <Link to="/log-in" className="text-ink underline">
            log in
          </Link>
          .
        </p>
        <ResendLink key={email} email={email} />
      </section>
    </AuthPanel>
  )
}
