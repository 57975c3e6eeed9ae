import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { verifyBackupCode, verifyTotp } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FormError } from './form-error.tsx'

/** The code's field and what is sent with it, for each of the two kinds of code. */
const KINDS = {
  app: {
    endpoint: verifyTotp,
    label: 'Code',
    hint: 'The six digits that your authenticator app shows.',
    other: 'Use a recovery code',
    field: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  recovery: {
    endpoint: verifyBackupCode,
    label: 'Recovery code',
    hint: 'One of the codes that you kept when you set this up. Each works once.',
    other: 'Use the code of your app',
    field: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  },
} as const

/** The second factor of a sign-in. */
export function TwoFactorStep({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app')
  return (
    <div className="grid gap-4">
      <CodeForm key={kind} kind={kind} onSignedIn={onSignedIn} />
      <Button variant="quiet" className="justify-self-start" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
        {KINDS[kind].other}
      </Button>
    </div>
  )
}

function CodeForm({ kind, onSignedIn }: { kind: keyof typeof KINDS; onSignedIn: () => Promise<void> }) {
  const { endpoint, label, hint, field } = KINDS[kind]
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(verifyTotp.input) })
  const verify = useMutation({
    mutationFn: (given: InputOf<typeof verifyTotp>) => call(endpoint, given),
    onSuccess: onSignedIn,
  })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => verify.mutate(given))}>
      <FormError error={verify.error} />
      <TextField {...field} label={label} hint={hint} error={formState.errors.code?.message} {...register('code')} />
      <Button type="submit" size="large" isPending={verify.isPending}>
        Log In
      </Button>
    </form>
  )
}
