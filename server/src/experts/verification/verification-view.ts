import type { VerificationRequest } from '#contract/experts-verification.ts'
import type { RequestRow } from './verification-store.ts'

/** A request as its expert and admins read it. */
export const requestView = (row: RequestRow): VerificationRequest => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})
