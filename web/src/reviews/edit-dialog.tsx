import { useState } from 'react'
import type { Review } from '#contract/reviews.ts'
import { REVIEW_EDIT_DAYS } from '#contract/reviews-limits.ts'
import { Dialog } from '../ui/dialog.tsx'
import { reviewDraft } from './review-draft.ts'
import { useUpdateReview } from './review-mutations.ts'
import type { ReviewReader } from './review-reader.ts'
import { ReviewWordsForm } from './review-words-form.tsx'

/** Its author changes a review. */
export function EditDialog({ review, reader, onClose }: { review: Review; reader: ReviewReader; onClose: () => void }) {
  const [draft] = useState(() => reviewDraft(`change-${review.id}`, reader.email))
  const update = useUpdateReview(draft.clear)
  const { rating, title, content } = review
  return (
    <Dialog title="Change your review" onClose={onClose}>
      <p className="text-soft text-sm">
        For {REVIEW_EDIT_DAYS} days after it was written, and until the expert answers. It says that it was changed.
      </p>
      <ReviewWordsForm
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
