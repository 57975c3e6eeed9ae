import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { updateUser } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { CURRENT_USER_KEY } from '../platform/current-user.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { FormError } from './form-error.tsx'
import { SettingsSection } from './settings-section.tsx'

export function ProfileForm({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState } = useForm({
    resolver: standardSchemaResolver(updateUser.input),
    defaultValues: { name: user.name },
  })
  const save = useMutation({
    mutationFn: (given: InputOf<typeof updateUser>) => call(updateUser, given),
    onSuccess: () => {
      showSuccess('Your profile is saved.')
      return queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
    },
  })
  return (
    <SettingsSection title="Profile" text="How others see you. Your address is shown only to people you work with.">
      <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => save.mutate(given))}>
        <FormError error={save.error} />
        <TextField label="Name" autoComplete="name" error={formState.errors.name?.message} {...register('name')} />
        <TextField label="Email" type="email" autoComplete="email" readOnly value={user.email} />
        <Button type="submit" isPending={save.isPending} className="justify-self-start">
          Save profile
        </Button>
      </form>
    </SettingsSection>
  )
}
