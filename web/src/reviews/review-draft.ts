import type { ReviewWords } from '#contract/reviews.ts'
import { type Draft, draftOf } from '../platform/draft.ts'

/** Long enough to sleep on what one says of somebody. */
const KEPT_FOR_MS = 7 * 86_400_000

/** What is typed into the form of a review; no stars are chosen yet where the rating is null. */
export interface TypedReview extends Pick<ReviewWords, 'title' | 'content'> {
  rating: number | null
}

/** Of whoever writes, in each tab of this browser until it is sent or he signs out. A sign-in that ends while he writes takes nothing from him. */
export const reviewDraft = (about: string, email: string): Draft<{ rating: string; title: string; content: string }> =>
  draftOf(`review-${about}`, ['rating', 'title', 'content'], { keptForMs: KEPT_FOR_MS, ofAccount: email })
export type ReviewDraft = ReturnType<typeof reviewDraft>

export const loadReview = (draft: ReviewDraft): Partial<TypedReview> => {
  const { rating, ...words } = draft.load()
  return Number(rating) > 0 ? { ...words, rating: Number(rating) } : words
}

export const saveReview = (draft: ReviewDraft, { rating, ...words }: TypedReview) => draft.save({ ...words, rating: String(rating ?? '') })
