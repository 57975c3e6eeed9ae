import { type FormEvent, useState } from 'react'
import { type ModeratedAccount, suspendAccount } from '#contract/accounts-moderation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useSuspendAccount } from './moderation-queries.ts'

/** Asks why, and suspends. */
export function SuspendDialog({ account, onClose }: { account: ModeratedAccount; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const suspend = useSuspendAccount()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = suspendAccount.input.safeParse({ accountId: account.id, reason })
    if (parsed.success) suspend.mutate(parsed.data, { onSuccess: onClose })
    else setComplaint(parsed.error.issues[0]?.message)
  }
  return (
    <Dialog title={`Suspend ${account.name}?`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>
          Every sign-in of this account ends, and nobody can log in to it until it is restored. An expert is neither found nor hired
          meanwhile.
        </p>
        <TextArea
          label="Reason"
          rows={4}
          hint="The person reads it in a mail."
          error={complaint}
          value={reason}
          onChange={event => {
            setReason(event.target.value)
            setComplaint(undefined)
          }}
        />
        <p className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" isPending={suspend.isPending}>
            Suspend
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
