import { type FormEvent, useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { RESPONSE_MAX, RESPONSE_MIN } from '#contract/reviews-limits.ts'
import { ownDraft } from '../platform/own-draft.ts'
import { Button } from '../ui/button.tsx'
import { CountedTextArea } from '../ui/counted-text-area.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useRespondToReview } from './review-mutations.ts'
import type { ReviewReader } from './review-reader.ts'

/** The expert's answer to a review. What is typed is kept until it is sent: a dialog is closed by a slip. */
export function RespondDialog({ review, reader, onClose }: { review: Review; reader: ReviewReader; onClose: () => void }) {
  const draft = ownDraft<{ content: string }>(`response-${review.id}`, ['content'], reader.email)
  const respond = useRespondToReview(draft.clear)
  const [content, setContent] = useState(() => draft.load().content ?? '')
  const type = (typed: string) => {
    setContent(typed)
    draft.save({ content: typed })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (respond.isPending || content.trim().length > RESPONSE_MAX) return
    respond.mutate(
      { reviewId: review.id, content: content.trim(), responderEmail: reader.email, responderName: reader.name },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog title="Respond to Review" onClose={onClose}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <p className="text-soft text-sm">Your response will be publicly visible below the review.</p>
        <CountedTextArea
          label="Your response"
          placeholder="Write your response..."
          rows={5}
          text={content}
          maxCharacters={RESPONSE_MAX}
          value={content}
          onChange={event => type(event.target.value)}
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
