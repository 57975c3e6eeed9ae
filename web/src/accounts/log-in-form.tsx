import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { SignIn, signInWithEmail } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CHECK_MAIL_PATH, type CheckMailState } from './check-mail.tsx'
import { FormError } from './form-error.tsx'
import { useNextPath, withNext } from './next-path.ts'
import { PasswordField } from './password-field.tsx'

interface LogInFormProps {
  /** The server has signed this browser in. */
  onSignedIn: () => Promise<void>
  /** The password was right, and the second factor is still to be shown. */
  onSecondFactor: () => void
}

/** Address and password. Without default values, so that what the browser filled in before this script came is kept. */
export function LogInForm({ onSignedIn, onSecondFactor }: LogInFormProps) {
  const next = useNextPath()
  const { register, handleSubmit, formState, getValues } = useForm({ resolver: standardSchemaResolver(SignIn) })
  const { errors } = formState
  const signIn = useMutation({
    mutationFn: (given: InputOf<typeof signInWithEmail>) => call(signInWithEmail, given),
    onSuccess: ({ twoFactorRedirect }) => (twoFactorRedirect ? onSecondFactor() : onSignedIn()),
  })
  // The only sign-in that is forbidden is one with an address that has not been confirmed.
  const isUnconfirmed = errorCodeOf(signIn.error) === 'forbidden'
  const state: CheckMailState = { email: getValues('email') ?? '' }

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => signIn.mutate(given))}>
      <FormError error={signIn.error} />
      {isUnconfirmed && (
        <Link to={CHECK_MAIL_PATH} state={state} className="touch-target justify-self-start text-sm underline">
          Send me a new link
        </Link>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" error={errors.password?.message} {...register('password')} />
      <Button type="submit" size="large" isPending={signIn.isPending}>
        Log In
      </Button>
      <Link to={withNext('/forgot-password', next)} className="touch-target justify-self-start text-sm underline">
        Forgot password?
      </Link>
    </form>
  )
}
