import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { resetPassword } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordStrengthHint } from './password-strength-hint.tsx'

/** Chooses a new password by the mailed link. */
export function ResetPasswordForm({ token, onReset }: { token: string; onReset: () => void }) {
  const { register, handleSubmit, formState, control } = useForm({
    resolver: standardSchemaResolver(resetPassword.input),
    defaultValues: { token },
  })
  const password = useWatch({ control, name: 'newPassword' })
  const reset = useMutation({
    mutationFn: (given: InputOf<typeof resetPassword>) => call(resetPassword, given),
    onSuccess: onReset,
  })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => reset.mutate(given))}>
      <FormError error={reset.error} />
      {reset.isError && (
        <Link to="/forgot-password" className="touch-target justify-self-start text-sm underline">
          Send me a new link
        </Link>
      )}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
        {...register('newPassword')}
      />
      <PasswordStrengthHint password={password ?? ''} />
      <Button type="submit" size="large" isPending={reset.isPending}>
        Change password
      </Button>
    </form>
  )
}
