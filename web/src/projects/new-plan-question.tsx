import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface NewPlanQuestionProps {
  /** What is lost, in words. */
  loss: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a new analysis deletes what people have put into the plan. */
export function NewPlanQuestion({ loss, onConfirm, onClose }: NewPlanQuestionProps) {
  return (
    <Dialog title="Replace this plan?" onClose={onClose}>
      <p>A new analysis makes a new plan in place of this one. It deletes {loss}, and that cannot be taken back.</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onConfirm}>Replace the plan</Button>
        <Button variant="secondary" onClick={onClose}>
          Keep this plan
        </Button>
      </div>
    </Dialog>
  )
}
