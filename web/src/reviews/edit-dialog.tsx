import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { REVIEW_EDIT_DAYS } from '#contract/reviews-limits.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { reviewDraft } from './review-draft.ts'
import { useUpdateReview } from './review-mutations.ts'
import type { ReviewReader } from './review-reader.ts'
import { ReviewWordsForm } from './review-words-form.tsx'

/** Its author changes a review. */
export function EditDialog({ review, reader, onClose }: { review: Review; reader: ReviewReader; onClose: () => void }) {
  const [draft] = useState(() => reviewDraft(`change-${review.id}`, reader.email))
  /** What was begun and never saved must not be taken for what is published. */
  const [isTakenUp, setTakenUp] = useState(() => Object.keys(draft.load()).length > 0)
  const startAnew = () => {
    draft.clear()
    setTakenUp(false)
  }
  const update = useUpdateReview(draft.clear)
  const { rating, title, content } = review
  return (
    <Dialog title="Change your review" onClose={onClose}>
      <p className="text-soft text-sm">
        For {REVIEW_EDIT_DAYS} days after it was written, and until the expert answers. It says that it was changed.
      </p>
      {isTakenUp && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-sunken px-3 py-2 text-sm">
          Here is what you had begun to change. It is not saved yet.
          <Button variant="secondary" size="small" onClick={startAnew}>
            Start from what is published
          </Button>
        </p>
      )}
      <ReviewWordsForm
        key={String(isTakenUp)}
        label="Change your review"
        draft={draft}
        initial={{ rating, title, content }}
        isPending={update.isPending}
        submitLabel="Save review"
        pendingLabel="Saving..."
        onSubmit={words => update.mutate({ reviewId: review.id, ...words }, { onSuccess: onClose })}
      />
    </Dialog>
  )
}
