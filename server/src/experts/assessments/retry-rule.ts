import { ASSESSMENT_DAYS, ATTEMPTS_PER_MONTH, RETRY_AFTER_HOURS } from '#contract/experts-assessments.ts'

const HOUR_MS = 3_600_000

/** When somebody who did not pass may try again, by when his attempts began, newest first; null: now. */
export const nextAttemptAt = (startedAt: readonly Date[], now: Date): Date | null => {
  const [newest] = startedAt
  if (!newest) return null
  const month = ASSESSMENT_DAYS * 24 * HOUR_MS
  const ofMonth = startedAt.filter(start => start.getTime() > now.getTime() - month)
  const oldestThatCounts = ofMonth[ATTEMPTS_PER_MONTH - 1]
  const afterBreak = newest.getTime() + RETRY_AFTER_HOURS * HOUR_MS
  const afterMonth = oldestThatCounts === undefined ? 0 : oldestThatCounts.getTime() + month
  const next = new Date(Math.max(afterBreak, afterMonth))
  return next.getTime() > now.getTime() ? next : null
}
