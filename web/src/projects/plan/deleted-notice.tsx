import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

export const UNDO_DELETION_ID = 'undo-deletion'

interface DeletedNoticeProps {
  title: string
  isPending: boolean
  onUndo: () => void
}

/** Stands where a task was until something else is changed. */
export function DeletedNotice({ title, isPending, onUndo }: DeletedNoticeProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-control border-dashed px-5 py-3">
      <p className="wrap-anywhere min-w-0 text-sm">‘{title}’ was deleted.</p>
      <Button id={UNDO_DELETION_ID} variant="secondary" size="small" isPending={isPending} onClick={onUndo}>
        <Undo2 aria-hidden="true" className="size-4" />
        Undo
      </Button>
    </div>
  )
}
