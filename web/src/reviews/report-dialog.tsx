import type { FormEvent } from 'react'
import { REPORT_REASON_MAX } from '#contract/reviews-limits.ts'
import { reportReview } from '#contract/reviews-moderation.ts'
import { useOwnText } from '../platform/own-draft.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useComplaint } from '../ui/use-complaint.ts'
import { useReportReview } from './review-mutations.ts'

/** Tells an admin what is wrong with a review. */
export function ReportDialog({ reviewId, onClose }: { reviewId: number; onClose: () => void }) {
  const { text: reason, complain, clear, field } = useComplaint(useOwnText(`report-${reviewId}`))
  const report = useReportReview(clear)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = reportReview.input.safeParse({ reviewId, reason })
    complain(parsed.error?.issues[0]?.message)
    if (parsed.success && !report.isPending) report.mutate(parsed.data, { onSuccess: onClose })
  }
  return (
    <Dialog title="Report this review" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p className="text-soft text-sm">
          An admin reads your reason and decides. A review is not removed for being unkind about the work, only for what is untrue,
          insulting or about something else.
        </p>
        <CountedTextArea label="What is wrong with it" rows={4} text={reason} maxCharacters={REPORT_REASON_MAX} {...field} />
        <DialogActions onCancel={onClose}>
          <Button type="submit" isPending={report.isPending}>
            Send report
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
