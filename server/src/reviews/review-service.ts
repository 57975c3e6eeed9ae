import type {
  createReview,
  listReviewableWork,
  listReviews,
  Review,
  ReviewableWork,
  ReviewPage,
  respondToReview,
  takeBackVote,
  updateReview,
  voteOnReview,
} from '#contract/reviews.ts'
import { REVIEW_EDIT_DAYS } from '#contract/reviews-limits.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database, Queryable, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, accountIdOf, requireAccount } from '../platform/identity/actor.ts'
import { reviewEvent } from './review-events.ts'
import { createReviewList } from './review-list-service.ts'
import { isAuthor, isReviewed, mayEdit, mayVote, stands } from './review-policy.ts'
import {
  changeReview,
  expertByEmail,
  expertOfService,
  insertResponse,
  insertReview,
  lockReview,
  putVote,
  type ReviewRow,
  removeVote,
  reviewById,
} from './review-store.ts'
import { reviewView } from './review-view.ts'
import { hasMet, hasWorkedWith, reviewableWork } from './reviewable-store.ts'

/** Reviews: open to everybody to read, written by those who worked together. */
export interface ReviewService {
  list(actor: Actor, input: ParsedInputOf<typeof listReviews>): Promise<ReviewPage>
  reviewable(actor: Actor, input: ParsedInputOf<typeof listReviewableWork>): Promise<ReviewableWork[]>
  create(actor: Actor, input: ParsedInputOf<typeof createReview>): Promise<Review>
  update(actor: Actor, input: ParsedInputOf<typeof updateReview>): Promise<Review>
  respond(actor: Actor, input: ParsedInputOf<typeof respondToReview>): Promise<Review>
  vote(actor: Actor, input: ParsedInputOf<typeof voteOnReview>): Promise<Review>
  takeBackVote(actor: Actor, input: ParsedInputOf<typeof takeBackVote>): Promise<Review>
  /** After a review was removed: what all reviews come to is counted anew. */
  forgetFigures(): void
}

const REVIEW_NOT_FOUND = 'There is no such review. It may have been removed; reload the page.'
const NOT_ENTITLED =
  'Only a client for whom this expert has delivered work in a project, or who had an AR session with him, may review him. Choose which it was.'

/** A review that stands, held by the transaction. */
export const holdReview = async (tx: Transaction, actor: Actor, reviewId: number): Promise<ReviewRow> => {
  const row = (await lockReview(tx, reviewId)) ? await reviewById(tx, reviewId, accountIdOf(actor)) : undefined
  if (!row || !stands(row)) throw new AppError('not_found', REVIEW_NOT_FOUND)
  return row
}

const seen = async (db: Queryable, actor: Actor, reviewId: number): Promise<Review> => {
  const row = await reviewById(db, reviewId, accountIdOf(actor))
  if (!row) throw new AppError('not_found', REVIEW_NOT_FOUND)
  return reviewView(actor, row)
}

/** Whom a review is about. */
const subjectOf = async (
  db: Queryable,
  { serviceId, expertEmail }: { serviceId?: number | null | undefined; expertEmail?: string | null | undefined },
) => {
  const subject = typeof serviceId === 'number' ? await expertOfService(db, serviceId) : await expertByEmail(db, expertEmail ?? '')
  if (!subject) throw new AppError('not_found', typeof serviceId === 'number' ? 'Service Not Found' : 'There is no such expert.')
  return subject
}

const insert = async (tx: Transaction, actor: Actor, input: ParsedInputOf<typeof createReview>): Promise<Review> => {
  const { reviewType, serviceId, expertEmail, projectId = null, sessionId = null, rating, title, content } = input
  const { accountId, name } = requireAccount(actor)
  const isOfService = reviewType === 'service'
  const { expertId, expertName, serviceTitle } = await subjectOf(tx, isOfService ? { serviceId } : { expertEmail })
  const isEntitled =
    projectId === null ? await hasMet(tx, accountId, sessionId ?? 0, expertId) : await hasWorkedWith(tx, accountId, projectId, expertId)
  if (!isEntitled) throw new AppError('forbidden', NOT_ENTITLED)
  const reviewId = await insertReview(tx, {
    ...{ reviewType, expertId, projectId, sessionId, rating, title, content, reviewerAccountId: accountId, reviewerName: name },
    serviceId: isOfService ? (serviceId ?? null) : null,
    keywords: [expertName, serviceTitle].filter(Boolean).join(' '),
  })
  if (reviewId === undefined)
    throw new AppError(
      'conflict',
      projectId === null
        ? 'You have reviewed this expert for this session already.'
        : 'You have reviewed this expert for this project already.',
    )
  const row = await holdReview(tx, actor, reviewId)
  await publish(tx, reviewEvent('review-posted', row))
  return reviewView(actor, row)
}

const change = async (tx: Transaction, actor: Actor, input: ParsedInputOf<typeof updateReview>): Promise<Review> => {
  const { reviewId, ...words } = input
  const row = await holdReview(tx, actor, reviewId)
  if (!isAuthor(actor, row)) throw new AppError('forbidden', 'Only its author may change a review.')
  if (!mayEdit(actor, row))
    throw new AppError('conflict', `A review can be changed for ${REVIEW_EDIT_DAYS} days, and until the expert has answered it.`)
  await changeReview(tx, reviewId, { ...words, editedAt: new Date() })
  await publish(tx, reviewEvent('review-edited', row))
  return seen(tx, actor, reviewId)
}

const answer = async (tx: Transaction, actor: Actor, input: ParsedInputOf<typeof respondToReview>): Promise<Review> => {
  const { reviewId, content } = input
  const { accountId, name } = requireAccount(actor)
  const row = await holdReview(tx, actor, reviewId)
  if (!isReviewed(actor, row)) throw new AppError('forbidden', 'Only the expert whom a review is about may respond to it.')
  if (!(await insertResponse(tx, { reviewId, content, responderAccountId: accountId, responderName: name })))
    throw new AppError('conflict', 'This review has a response already.')
  await publish(tx, reviewEvent('review-responded', row, { text: content, byAccountId: accountId }))
  return seen(tx, actor, reviewId)
}

/** `isHelpful`: null takes back what was said before. */
const judge = async (tx: Transaction, actor: Actor, reviewId: number, isHelpful: boolean | null): Promise<Review> => {
  const { accountId } = requireAccount(actor)
  const row = await holdReview(tx, actor, reviewId)
  if (!mayVote(actor, row)) throw new AppError('forbidden', 'The author of a review and the expert it is about do not vote on it.')
  if (isHelpful === null) await removeVote(tx, reviewId, accountId)
  else await putVote(tx, { reviewId, accountId, isHelpful })
  return seen(tx, actor, reviewId)
}

export const createReviewService = (database: Database): ReviewService => {
  const { list, forgetFigures } = createReviewList(database)
  /** The figures of all reviews are counted anew for the next who reads them. */
  const counting = async (write: (tx: Transaction) => Promise<Review>): Promise<Review> => {
    const review = await database.transaction(write)
    forgetFigures()
    return review
  }
  return {
    list,
    forgetFigures,
    reviewable: async (actor, input) => {
      const { accountId } = requireAccount(actor)
      const { expertId } = await subjectOf(database.query, input)
      return reviewableWork(database.query, accountId, expertId)
    },
    create: (actor, input) => counting(tx => insert(tx, actor, input)),
    update: (actor, input) => counting(tx => change(tx, actor, input)),
    respond: (actor, input) => database.transaction(tx => answer(tx, actor, input)),
    vote: (actor, { reviewId, isHelpful }) => database.transaction(tx => judge(tx, actor, reviewId, isHelpful)),
    takeBackVote: (actor, { reviewId }) => database.transaction(tx => judge(tx, actor, reviewId, null)),
  }
}
