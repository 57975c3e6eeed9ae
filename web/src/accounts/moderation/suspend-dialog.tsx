import type { FormEvent } from 'react'
import { type ModeratedAccount, suspendAccount } from '#contract/accounts-moderation.ts'
import { useOwnText } from '../../platform/own-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useComplaint } from '../../ui/use-complaint.ts'
import { useSuspendAccount } from './moderation-queries.ts'

/** Asks why, and suspends. */
export function SuspendDialog({ account, onClose }: { account: ModeratedAccount; onClose: () => void }) {
  const { text: reason, complain, clear, field } = useComplaint(useOwnText(`suspension-${account.id}`))
  const suspend = useSuspendAccount(clear)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = suspendAccount.input.safeParse({ accountId: account.id, reason })
    if (parsed.success) suspend.mutate(parsed.data, { onSuccess: onClose })
    else complain(parsed.error.issues[0]?.message)
  }
  return (
    <Dialog title={`Suspend ${account.name}?`} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <p>
          Every sign-in of this account ends, and nobody can log in to it until it is restored. An expert is neither found nor hired
          meanwhile.
        </p>
        <TextArea label="Reason" rows={4} hint="The person reads it in a mail." {...field} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" variant="danger" isPending={suspend.isPending}>
            Suspend
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
