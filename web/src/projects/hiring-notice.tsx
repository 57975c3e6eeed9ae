import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** Says honestly that hiring is not part of this release. */
export function HiringNotice({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Hiring is coming next" onClose={onClose}>
      <p>
        Choosing experts for each task and sending them offers is not part of this release yet. Your plan and its matches are kept for it.
      </p>
      <Button onClick={onClose}>Back to the plan</Button>
    </Dialog>
  )
}
