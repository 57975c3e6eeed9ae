import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { formatDate } from '../ui/format.ts'
import type { HiringDraft } from './use-hiring-draft.ts'

interface AskAgainDialogProps {
  askedAgain: HiringDraft['askedAgain']
  onSend: () => void
  onClose: () => void
}

/** Asks before an offer goes to somebody who declined the same task. */
export function AskAgainDialog({ askedAgain, onSend, onClose }: AskAgainDialogProps) {
  return (
    <Dialog title="Ask again who declined?" onClose={onClose}>
      <ul className="grid gap-2">
        {askedAgain.map(({ taskId, taskTitle, expertName, declinedAt }) => (
          <li key={taskId} className="wrap-anywhere">
            {expertName} declined ‘{taskTitle}’ on {formatDate(declinedAt)}.
          </li>
        ))}
      </ul>
      <p>A new offer is one more question to somebody who said no: send it when something has changed, or when you have spoken.</p>
      <form
        noValidate
        method="post"
        onSubmit={event => {
          event.preventDefault()
          onSend()
        }}
      >
        <DialogActions onCancel={onClose}>
          <Button type="submit">Ask again</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
