import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { verifyTotp } from '#contract/accounts-auth.ts'
import type { InputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FormError } from './form-error.tsx'

const SECRET_GROUP = /.{1,4}/g

const secretOf = (totpUri: string): string => new URL(totpUri).searchParams.get('secret') ?? ''

/** What the app scans, and the first code as the proof that it did. */
export function TotpSetup({ totpUri, onVerified, onCancel }: { totpUri: string; onVerified: () => void; onCancel: () => void }) {
  const { register, handleSubmit, formState } = useForm({ resolver: standardSchemaResolver(verifyTotp.input) })
  const verify = useMutation({
    mutationFn: (given: InputOf<typeof verifyTotp>) => call(verifyTotp, given),
    onSuccess: onVerified,
  })
  return (
    <form noValidate method="post" className="grid gap-5" onSubmit={handleSubmit(given => verify.mutate(given))}>
      <p>1. Scan this with an authenticator app.</p>
      <QrCode text={totpUri} label="QR code for the authenticator app" />
      <p className="text-soft text-sm">
        Or type this key into it:{' '}
        <code className="break-words font-mono text-ink">{(secretOf(totpUri).match(SECRET_GROUP) ?? []).join(' ')}</code>
      </p>
      <p>2. Type the code that it shows.</p>
      <FormError error={verify.error} />
      <TextField
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={verify.isPending}>
          Turn on
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
