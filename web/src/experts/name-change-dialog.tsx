import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface NameChangeDialogProps {
  from: string
  to: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Tells a verified expert what another name costs him, before it is saved. */
export function NameChangeDialog({ from, to, isPending, onConfirm, onClose }: NameChangeDialogProps) {
  return (
    <Dialog title="Change your verified name?" onClose={onClose}>
      <p className="wrap-anywhere">
        You are verified as {from}. As {to} your profile goes back for review: the badge is off until an admin has looked at it, in 3-5
        business days. You may be asked for a document that shows the new name.
      </p>
      <p className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep on editing
        </Button>
        <Button isPending={isPending} onClick={onConfirm}>
          Change the name
        </Button>
      </p>
    </Dialog>
  )
}
