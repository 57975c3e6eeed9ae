import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { SignUp, signUpWithEmail } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { browserTimeZone } from '../ui/time-zones.ts'
import { FormError } from './form-error.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordStrengthHint } from './password-strength-hint.tsx'

interface SignUpFormProps {
  /** What the person has already said elsewhere. */
  known: { name?: string | undefined; email?: string | undefined }
  onSent: (email: string) => void
}

export function SignUpForm({ known, onSent }: SignUpFormProps) {
  const { register, handleSubmit, formState, control, getValues, setValue } = useForm({ resolver: standardSchemaResolver(SignUp) })
  const { errors } = formState
  const [name, email, password] = useWatch({ control, name: ['name', 'email', 'password'] })
  const signUp = useMutation({
    // Times are shown in it from the first day on; the settings change it.
    mutationFn: (given: InputOf<typeof signUpWithEmail>) => call(signUpWithEmail, { ...given, timezone: browserTimeZone() ?? undefined }),
    onSuccess: (_, sent) => onSent(sent.email),
  })

  useEffect(() => {
    if (!getValues('name') && known.name) setValue('name', known.name)
    if (!getValues('email') && known.email) setValue('email', known.email)
  }, [known.name, known.email, getValues, setValue])

  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => signUp.mutate(given))}>
      <FormError error={signUp.error} />
      <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        hint="We send a link there to confirm it."
        error={errors.email?.message}
        {...register('email')}
      />
      <PasswordField label="Password" autoComplete="new-password" error={errors.password?.message} {...register('password')} />
      <PasswordStrengthHint password={password ?? ''} personal={[name ?? '', email ?? '']} />
      <p className="text-soft text-sm">
        By signing up you accept the{' '}
        <Link to="/terms" className="text-ink underline">
          terms
        </Link>{' '}
        and have read how we treat your data in the{' '}
        <Link to="/privacy" className="text-ink underline">
          privacy notice
        </Link>
        .
      </p>
      <Button type="submit" size="large" isPending={signUp.isPending}>
        Sign Up
      </Button>
    </form>
  )
}
