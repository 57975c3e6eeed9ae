import type { ReviewWords } from '#contract/reviews.ts'
import type { Draft } from '../platform/draft.ts'
import { ownDraft } from '../platform/own-draft.ts'

/** What is typed into the form of a review; no stars are chosen yet where the rating is null. */
export interface TypedReview extends Pick<ReviewWords, 'title' | 'content'> {
  rating: number | null
}

export const reviewDraft = (about: string, email: string): Draft<{ rating: string; title: string; content: string }> =>
  ownDraft(`review-${about}`, ['rating', 'title', 'content'], email)
export type ReviewDraft = ReturnType<typeof reviewDraft>

export const loadReview = (draft: ReviewDraft): Partial<TypedReview> => {
  const { rating, ...words } = draft.load()
  return Number(rating) > 0 ? { ...words, rating: Number(rating) } : words
}

export const saveReview = (draft: ReviewDraft, { rating, ...words }: TypedReview) => draft.save({ ...words, rating: String(rating ?? '') })
