import { type FormEvent, useState } from 'react'
import { REPORT_REASON_MAX, REPORT_REASON_MIN } from '#contract/reviews-limits.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useReportReview } from './review-mutations.ts'

/** Tells an admin what is wrong with a review. */
export function ReportDialog({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const report = useReportReview()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isTooShort = reason.trim().length < REPORT_REASON_MIN
    setError(isTooShort ? `Please say it in at least ${REPORT_REASON_MIN} characters.` : undefined)
    if (!isTooShort && !report.isPending) report.mutate({ reviewId, reason }, { onSuccess: onClose })
  }
  return (
    <Dialog title="Report this review" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p className="text-soft text-sm">
          An admin reads your reason and decides. A review is not removed for being unkind about the work, only for what is untrue,
          insulting or about something else.
        </p>
        <TextArea
          label="What is wrong with it"
          rows={4}
          maxLength={REPORT_REASON_MAX}
          value={reason}
          error={error}
          onChange={event => setReason(event.target.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" isPending={report.isPending}>
            Send report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
