import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import type { CurrentUser } from '#contract/accounts.ts'
import { changePassword } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordStrengthHint } from './password-strength-hint.tsx'
import { SettingsSection } from './settings-section.tsx'
import { SIGN_IN_RECORDS_KEY } from './sign-in-records.tsx'

interface PasswordChangeFormProps {
  user: CurrentUser
  /** This browser has a new sign-in from here on. */
  onChanged: () => void
}

export function PasswordChangeForm({ user, onChanged }: PasswordChangeFormProps) {
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, control, reset } = useForm({
    resolver: standardSchemaResolver(changePassword.input),
    defaultValues: { revokeOtherSessions: true as const },
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'newPassword' })
  const change = useMutation({
    mutationFn: (given: InputOf<typeof changePassword>) => call(changePassword, given),
    onSuccess: () => {
      showSuccess('Your password is changed. Every other browser is signed out.')
      onChanged()
      reset({ currentPassword: '', newPassword: '', revokeOtherSessions: true })
      return queryClient.invalidateQueries({ queryKey: SIGN_IN_RECORDS_KEY })
    },
  })
  return (
    <SettingsSection
      title="Password"
      text={
        <>
          None yet, or forgotten?{' '}
          <Link to="/forgot-password" className="text-ink underline">
            Have a link sent
          </Link>{' '}
          to choose one.
        </>
      }
    >
      <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => change.mutate(given))}>
        <FormError error={change.error} />
        {/* Password managers want to know whose password it is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField label="New password" autoComplete="new-password" error={errors.newPassword?.message} {...register('newPassword')} />
        <PasswordStrengthHint password={password ?? ''} personal={[user.name, user.email]} />
        <Button type="submit" isPending={change.isPending} className="justify-self-start">
          Change password
        </Button>
      </form>
    </SettingsSection>
  )
}
