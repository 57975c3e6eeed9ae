import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useForm } from 'react-hook-form'
import { deletePasskey, listPasskeys } from '#contract/accounts-auth.ts'
import type { OutputOf } from '#contract/shared/endpoint.ts'
import { call } from '../platform/call.ts'
import { Button } from '../ui/button.tsx'
import { counted } from '../ui/counted.ts'
import { CountedTextField } from '../ui/counted-text-field.tsx'
import { formatDate } from '../ui/format.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { showSuccess } from '../ui/toasts.ts'
import { deviceName } from './device-name.ts'
import { FormError } from './form-error.tsx'
import { addPasskey } from './passkey-ceremony.ts'
import { SettingsSection } from './settings-section.tsx'

const Dialog = lazy(async () => ({ default: (await import('../ui/dialog.tsx')).Dialog }))

const PASSKEYS_KEY = ['accounts', 'passkeys'] as const
const UNNAMED = 'Passkey'
const NAME_MAX = 100

type Passkey = OutputOf<typeof listPasskeys>[number]

export function PasskeySettings() {
  const { data, error } = useQuery({ queryKey: PASSKEYS_KEY, queryFn: ({ signal }) => call(listPasskeys, {}, signal) })
  return (
    <SettingsSection
      title="Passkeys"
      text="Log in with your fingerprint, your face or the screen lock of a device. No password can be stolen or guessed."
    >
      <FormError error={error} />
      {!data && !error && <Skeleton className="h-6 w-48" />}
      {data?.length === 0 && <p className="text-soft text-sm">No passkeys yet.</p>}
      {data && data.length > 0 && (
        <ul aria-label="Passkeys" className="grid divide-y divide-line">
          {data.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </SettingsSection>
  )
}

function AddPasskey() {
  const queryClient = useQueryClient()
  const { register, handleSubmit, reset, watch } = useForm({ defaultValues: { name: '' } })
  const add = useMutation({
    mutationFn: (name: string) => addPasskey(name.trim() || deviceName(navigator.userAgent)),
    onSuccess: () => {
      showSuccess('The passkey is kept.')
      reset()
      return queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY })
    },
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit(({ name }) => add.mutate(name))}>
      <FormError error={add.error} />
      <CountedTextField
        label="Name of the passkey"
        hint="To tell it from others: 'My phone', for example."
        text={watch('name')}
        maxCharacters={NAME_MAX}
        {...register('name', { validate: name => counted(name, NAME_MAX).problem === undefined })}
      />
      <Button type="submit" variant="secondary" isPending={add.isPending} className="justify-self-start">
        <KeyRound aria-hidden="true" className="size-4" />
        Add a passkey
      </Button>
    </form>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [isAsking, setAsking] = useState(false)
  const name = passkey.name || UNNAMED
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-medium">{name}</p>
        {passkey.createdAt && <p className="text-soft text-xs">Added on {formatDate(passkey.createdAt)}</p>}
      </div>
      <Button variant="secondary" size="small" aria-label={`Delete ${name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Suspense>{isAsking && <DeletePasskey id={passkey.id} name={name} onClose={() => setAsking(false)} />}</Suspense>
    </li>
  )
}

function DeletePasskey({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => call(deletePasskey, { id }),
    onSuccess: async () => {
      showSuccess('The passkey is deleted.')
      onClose()
      await queryClient.invalidateQueries({ queryKey: PASSKEYS_KEY })
    },
  })
  return (
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>It no longer logs you in. Your device may go on offering it until you delete it there too.</p>
      <FormError error={remove.error} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" isPending={remove.isPending} onClick={() => remove.mutate()}>
          Delete passkey
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
