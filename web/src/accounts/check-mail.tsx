import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { ForgottenPassword, sendVerificationEmail } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { useInstallation } from '../platform/installation.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FormError } from './form-error.tsx'

/** Where one waits for the link, and asks for it again. */
export const CHECK_MAIL_PATH = '/verify-email'

/** What the navigation to it carries, so that no address stands in the address bar. */
export interface CheckMailState {
  email: string
}

/** In the demo no mail leaves: where it is to be read instead. */
export function DemoMailHint() {
  const { isDemo } = useInstallation()
  if (!isDemo) return null
  return (
    <p className="rounded-card bg-amber-wash px-4 py-3 text-amber text-sm">
      This is the demo, so no mail leaves it.{' '}
      <Link to="/dev/mail" className="underline">
        Read it here
      </Link>
      .
    </p>
  )
}

/** Asks for the link that confirms an address once more. */
export function ResendLink({ email }: { email: string | undefined }) {
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(ForgottenPassword),
    ...(email === undefined ? {} : { defaultValues: { email } }),
  })
  const send = useMutation({ mutationFn: (given: InputOf<typeof sendVerificationEmail>) => call(sendVerificationEmail, given) })
  return (
    <form noValidate method="post" className="grid gap-4" onSubmit={handleSubmit(given => send.mutate(given))}>
      <FormError error={send.error} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" variant="secondary" isPending={send.isPending} className="justify-self-start">
        Send the link again
      </Button>
      <p role="status" className="min-h-6 text-soft text-sm">
        {send.isSuccess && 'If an account waits for this address to be confirmed, a new link is on its way.'}
      </p>
    </form>
  )
}
