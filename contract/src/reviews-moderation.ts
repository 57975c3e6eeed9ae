import * as z from 'zod/mini'
import { Review, reviewId } from './reviews.ts'
import { REPORT_REASON_MAX, REPORT_REASON_MIN } from './reviews-limits.ts'
import { endpoint } from './shared/endpoint.ts'
import { pageInput } from './shared/pagination.ts'
import { isoDateTime, plainText, textAtLeast } from './shared/primitives.ts'

const reportReason = textAtLeast(REPORT_REASON_MIN, `Say in at least ${REPORT_REASON_MIN} characters what is wrong with it`).check(
  z.maxLength(REPORT_REASON_MAX, { error: `The reason must be at most ${REPORT_REASON_MAX} characters long` }),
)

export const reportReview = endpoint({
  method: 'POST',
  path: '/_api/reviews/report',
  summary: 'Reports a review to the admins, once for each account and review.',
  access: 'signed-in',
  input: z.object({ reviewId, reason: reportReason }),
  output: z.object({ reviewId: z.int() }),
  rateLimitPerMinute: 20,
})

const REPORTED_PAGE_SIZE = 20

/** A review that somebody reported, for admins. */
export const ReportedReview = z.object({
  review: Review,
  reports: z.array(z.object({ id: z.int(), reporterName: z.string(), reason: z.string(), createdAt: isoDateTime })),
  /** Whether the caller may decide: an admin who is a side of the review leaves it to another. */
  maySettle: z.boolean(),
})
export type ReportedReview = z.infer<typeof ReportedReview>

export const listReportedReviews = endpoint({
  method: 'GET',
  path: '/_api/admin/reviews/reported',
  summary:
    'Reviews with reports that nobody has settled, each with all of them, the one first whose oldest report is the oldest. For admins.',
  access: 'admin',
  input: z.object(pageInput(REPORTED_PAGE_SIZE)),
  output: z.array(ReportedReview),
  isPaged: true,
})

export const settleReports = endpoint({
  method: 'POST',
  path: '/_api/admin/reviews/settle',
  summary: 'Keeps a reported review, or removes it with a reason that everybody reads in its place.',
  access: 'admin',
  input: z.object({
    reviewId,
    isRemoved: z.boolean({ error: 'isRemoved must be true or false' }),
    reason: plainText('The reason is text.').check(
      z.trim(),
      z.maxLength(REPORT_REASON_MAX, { error: `The reason must be at most ${REPORT_REASON_MAX} characters long` }),
    ),
  }),
  output: z.object({ reviewId: z.int() }),
})
