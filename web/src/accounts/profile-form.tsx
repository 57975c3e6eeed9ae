import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { updateUser } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { CURRENT_USER_KEY } from '../platform/current-user.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TimeZoneField } from '../ui/time-zone-field.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { showSuccess } from '../ui/toasts.ts'
import { FormError } from './form-error.tsx'
import { SettingsSection } from './settings-section.tsx'

export function ProfileForm({ user }: { user: CurrentUser }) {
  const queryClient = useQueryClient()
  const { register, handleSubmit, formState, control, getValues, setValue } = useForm({
    resolver: standardSchemaResolver(updateUser.input),
    defaultValues: { name: user.name, ...(user.timezone ? { timezone: user.timezone } : {}) },
  })
  const save = useMutation({
    mutationFn: (given: InputOf<typeof updateUser>) => call(updateUser, given),
    onSuccess: () => {
      showSuccess('Your profile is saved.')
      return queryClient.invalidateQueries({ queryKey: CURRENT_USER_KEY })
    },
  })
  useEffect(() => {
    // What the browser says is a proposal: it counts once it is saved.
    const proposed = browserTimeZone()
    if (!getValues('timezone') && proposed) setValue('timezone', proposed)
  }, [getValues, setValue])
  return (
    <SettingsSection title="Profile" text="How others see you. Your address is shown only to people you work with.">
      <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => save.mutate(given))}>
        <FormError error={save.error} />
        <TextField label="Name" autoComplete="name" error={formState.errors.name?.message} {...register('name')} />
        <TextField label="Email" type="email" autoComplete="email" readOnly value={user.email} />
        <Controller
          name="timezone"
          control={control}
          render={({ field, fieldState }) => (
            <TimeZoneField
              label="Time zone"
              hint={user.timezone === null ? 'Your browser says so; save to keep it.' : undefined}
              error={fieldState.error?.message}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Button type="submit" isPending={save.isPending} className="justify-self-start">
          Save profile
        </Button>
      </form>
    </SettingsSection>
  )
}
