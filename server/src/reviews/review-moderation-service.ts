import { REPORT_REASON_MIN } from '#contract/reviews-limits.ts'
import type { listReportedReviews, ReportedReview, reportReview, settleReports } from '#contract/reviews-moderation.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Page } from '#contract/shared/pagination.ts'
import { audit } from '../platform/audit/audit-trail.ts'
import { decodeCursor, pageOf, RowId } from '../platform/database/cursor.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { publish } from '../platform/events/domain-event.ts'
import { type Actor, accountIdOf, requireAccount } from '../platform/identity/actor.ts'
import { reviewEvent } from './review-events.ts'
import { mayReport, maySettle } from './review-policy.ts'
import { insertReport, reviewsWithReports, settleReportsOf, waitingReports } from './review-report-store.ts'
import { holdReview, type ReviewService } from './review-service.ts'
import { changeReview, reviewsByIds } from './review-store.ts'
import { reviewView } from './review-view.ts'

/** What is held against reviews, and what admins make of it. */
export interface ReviewModerationService {
  report(actor: Actor, input: ParsedInputOf<typeof reportReview>): Promise<{ reviewId: number }>
  reported(actor: Actor, input: ParsedInputOf<typeof listReportedReviews>): Promise<Page<ReportedReview>>
  settle(actor: Actor, input: ParsedInputOf<typeof settleReports>): Promise<{ reviewId: number }>
}

const GONE_ACCOUNT = 'An account that is gone'

const settle = async (tx: Transaction, actor: Actor, { reviewId, isRemoved, reason }: ParsedInputOf<typeof settleReports>) => {
  const { accountId } = requireAccount(actor)
  if (isRemoved && reason.length < REPORT_REASON_MIN)
    throw new AppError(
      'bad_request',
      `Say in at least ${REPORT_REASON_MIN} characters why the review is removed: everybody reads it in its place.`,
    )
  const row = await holdReview(tx, actor, reviewId)
  if (!maySettle(actor, row))
    throw new AppError('forbidden', 'You are a side of this review yourself: leave the decision to another admin.')
  const settled = await settleReportsOf(tx, reviewId, accountId, isRemoved)
  if (settled === 0) throw new AppError('conflict', 'Nothing is reported of this review any more: another admin was faster.')
  if (isRemoved) await changeReview(tx, reviewId, { removedAt: new Date(), removalReason: reason, removedBy: accountId })
  const action = isRemoved ? 'review-removed' : 'review-kept'
  await audit(tx, { actorAccountId: accountId, action, subject: `review:${reviewId}`, detail: { reports: settled } })
  await publish(tx, reviewEvent(action, row, { text: reason, byAccountId: accountId }))
  return { reviewId }
}

/** `reviews`: their figures grow old when one is removed. */
export const createReviewModerationService = (
  database: Database,
  reviews: Pick<ReviewService, 'forgetFigures'>,
): ReviewModerationService => ({
  report: (actor, { reviewId, reason }) =>
    database.transaction(async tx => {
      const { accountId } = requireAccount(actor)
      const row = await holdReview(tx, actor, reviewId)
      if (!mayReport(actor, row)) throw new AppError('forbidden', 'A review is not reported by its own author.')
      if (!(await insertReport(tx, { reviewId, reporterAccountId: accountId, reason })))
        throw new AppError('conflict', 'You have reported this review already. An admin will look at it.')
      await publish(tx, reviewEvent('review-reported', row, { text: reason, byAccountId: accountId }))
      return { reviewId }
    }),
  reported: (actor, { cursor, limit }) =>
    database.snapshot(async tx => {
      const found = await reviewsWithReports(tx, decodeCursor(RowId, cursor), limit + 1)
      const { items, nextCursor } = pageOf(found, limit, last => last.oldest)
      const ids = items.map(({ reviewId }) => reviewId)
      const waiting = await waitingReports(tx, ids)
      const rows = new Map((await reviewsByIds(tx, ids, accountIdOf(actor))).map(row => [row.review.id, row]))
      const reported = ids.flatMap(id => {
        const row = rows.get(id)
        if (!row) return []
        const reports = waiting
          .filter(({ report }) => report.reviewId === id)
          .map(({ report, reporterName }) => ({
            ...{ id: report.id, reason: report.reason, reporterName: reporterName ?? GONE_ACCOUNT },
            createdAt: report.createdAt.toISOString(),
          }))
        return [{ review: reviewView(actor, row), reports, maySettle: maySettle(actor, row) }]
      })
      return { items: reported, nextCursor }
    }),
  settle: async (actor, input) => {
    const settled = await database.transaction(tx => settle(tx, actor, input))
    reviews.forgetFigures()
    return settled
  },
})
