import { REVIEW_EDIT_DAYS } from '#contract/reviews-limits.ts'
import { type Actor, isAdmin } from '../platform/identity/actor.ts'
import { isOwner } from '../platform/identity/ownership.ts'
import type { ReviewRow } from './review-store.ts'

const DAY_MS = 86_400_000

export const isAuthor = (actor: Actor, { review }: ReviewRow): boolean =>
  actor.kind === 'account' && review.reviewerAccountId !== null && actor.accountId === review.reviewerAccountId

/** The expert it is about. */
export const isReviewed = (actor: Actor, { expertAccountId, expertEmail }: ReviewRow): boolean =>
  isOwner(actor, { accountId: expertAccountId, email: expertEmail })

export const stands = ({ review }: ReviewRow): boolean => review.removedAt === null

/** E-mails and the project are told to its two sides and to admins. */
export const maySeeSides = (actor: Actor, row: ReviewRow): boolean => isAuthor(actor, row) || isReviewed(actor, row) || isAdmin(actor)

/** Anybody signed in but the two it concerns. */
export const mayVote = (actor: Actor, row: ReviewRow): boolean =>
  actor.kind === 'account' && stands(row) && !isAuthor(actor, row) && !isReviewed(actor, row)

export const mayRespond = (actor: Actor, row: ReviewRow): boolean => isReviewed(actor, row) && stands(row) && row.response === null

export const mayEdit = (actor: Actor, row: ReviewRow): boolean =>
  isAuthor(actor, row) && stands(row) && row.response === null && Date.now() - row.review.createdAt.getTime() < REVIEW_EDIT_DAYS * DAY_MS

export const mayReport = (actor: Actor, row: ReviewRow): boolean => actor.kind === 'account' && stands(row) && !isAuthor(actor, row)

/** Admins judge what does not concern them: neither side of a review settles what is said against it. */
export const maySettle = (actor: Actor, row: ReviewRow): boolean => isAdmin(actor) && !isAuthor(actor, row) && !isReviewed(actor, row)
