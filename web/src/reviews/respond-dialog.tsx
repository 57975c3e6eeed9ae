import { type FormEvent, useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { RESPONSE_MAX, RESPONSE_MIN } from '#contract/reviews-limits.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useRespondToReview } from './review-mutations.ts'
import type { ReviewReader } from './review-reader.ts'

/** The expert's answer to a review. */
export function RespondDialog({ review, reader, onClose }: { review: Review; reader: ReviewReader; onClose: () => void }) {
  const respond = useRespondToReview()
  const [content, setContent] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (respond.isPending) return
    respond.mutate(
      { reviewId: review.id, content: content.trim(), responderEmail: reader.email, responderName: reader.name },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog title="Respond to Review" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p className="text-soft text-sm">Your response will be publicly visible below the review.</p>
        <TextArea
          label="Your response"
          placeholder="Write your response..."
          rows={5}
          maxLength={RESPONSE_MAX}
          value={content}
          onChange={event => setContent(event.target.value)}
        />
        <DialogActions onCancel={onClose}>
          <Button type="submit" disabled={content.trim().length < RESPONSE_MIN} isPending={respond.isPending}>
            {respond.isPending ? 'Submitting...' : 'Submit Response'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
