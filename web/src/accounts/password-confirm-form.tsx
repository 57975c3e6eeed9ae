import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { disableTwoFactor } from '#contract/accounts-auth.ts'
import { Button } from '../ui/button.tsx'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'

interface PasswordConfirmFormProps {
  /** What pressing the button does, in its own words. */
  action: string
  isDangerous?: boolean
  confirm: (password: string) => Promise<void>
  onCancel: () => void
}

/** The password once more, before something that would help a thief. */
export function PasswordConfirmForm({ action, isDangerous = false, confirm, onCancel }: PasswordConfirmFormProps) {
  // Each of the calls that ask for it has this same input.
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(disableTwoFactor.input) })
  const send = useMutation({ mutationFn: confirm })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(({ password }) => send.mutate(password))}>
      <FormError error={send.error} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} isPending={send.isPending}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
