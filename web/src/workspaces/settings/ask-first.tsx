import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'

interface AskFirstProps {
  title: string
  children: ReactNode
  /** What is done, as the button says it. */
  confirm: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Before something that concerns others, or cannot be undone. */
export function AskFirst({ title, children, confirm, isPending, onConfirm, onClose }: AskFirstProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <DialogActions onCancel={onClose}>
        <Button variant="danger" isPending={isPending} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
