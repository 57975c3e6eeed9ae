import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ForgottenPassword, requestPasswordReset } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { DemoMailHint } from './check-mail.tsx'
import { FormError } from './form-error.tsx'

/** Asks for the link to choose a new password. Says the same for every address. */
export function ForgotPasswordForm() {
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(ForgottenPassword) })
  const request = useMutation({ mutationFn: (given: InputOf<typeof requestPasswordReset>) => call(requestPasswordReset, given) })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => request.mutate(given))}>
      <FormError error={request.error} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <Button type="submit" size="large" isPending={request.isPending}>
        Send me a link
      </Button>
      <p role="status" className="min-h-12">
        {request.isSuccess && 'If there is an account with this address, a link to choose a new password is on its way to it.'}
      </p>
      {request.isSuccess && <DemoMailHint />}
    </form>
  )
}
