import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type CurrentUser, deleteAccount } from '#contract/accounts.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useLeave } from './use-sign-in.ts'

/** Ends the account. Opens in two steps, so that nobody gets there by a slip. */
export function AccountDeletion({ user, onDeleted }: { user: CurrentUser; onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection
      title="Delete account"
      text="Your profile, your projects with their plans, your ways to log in and your settings are lost. Offers that wait for an answer and work that is agreed have to be ended first. This action cannot be undone."
    >
      {isOpen ? (
        <DeletionForm user={user} onDeleted={onDeleted} onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      )}
    </SettingsSection>
  )
}

function DeletionForm({ user, onDeleted, onCancel }: { user: CurrentUser; onDeleted: () => void; onCancel: () => void }) {
  const leave = useLeave()
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(deleteAccount.input) })
  const { errors } = formState
  const remove = useMutation({
    // An empty field is no password: who signs in by a passkey or a provider may have none.
    mutationFn: ({ email, password }: InputOf<typeof deleteAccount>) => call(deleteAccount, password ? { email, password } : { email }),
    onSuccess: async () => {
      showSuccess('Your account is deleted.')
      onDeleted()
      await leave()
    },
  })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => remove.mutate(given))}>
      <FormError error={remove.error} />
      <TextField
        label="Your email, to confirm"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        autoFocus
        hint={user.email}
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        hint="Leave it empty if your account has none."
        error={errors.password?.message}
        {...register('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isPending={remove.isPending}>
          Delete for good
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
