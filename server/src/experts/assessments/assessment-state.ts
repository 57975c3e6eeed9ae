import { ASSESSMENT_TYPES, type AssessmentType } from '#contract/experts.ts'
import type { AssessmentState } from '#contract/experts-assessments.ts'
import type { AttemptRow } from './assessment-store.ts'
import { nextAttemptAt } from './retry-rule.ts'

/** What the line may take beyond the time that the page shows. */
export const GRACE_MS = 30_000

export const isOpen = ({ submittedAt, deadlineAt }: AttemptRow, now: Date): boolean =>
  submittedAt === null && deadlineAt.getTime() + GRACE_MS > now.getTime()

/** Where an expert stands with one assessment; `all`: his attempts, the newest first. */
export const stateOf = (skillType: AssessmentType, all: readonly AttemptRow[], now: Date): AssessmentState => {
  const attempts = all.filter(attempt => attempt.skillType === skillType)
  const passed = attempts.find(({ hasPassed }) => hasPassed)
  const open = attempts.find(attempt => isOpen(attempt, now))
  const ended = attempts.filter(attempt => attempt !== open)
  const begun = ended.map(({ startedAt }) => startedAt)
  const next = passed || open ? null : nextAttemptAt(begun, now)
  return {
    skillType,
    hasPassed: passed !== undefined,
    passedAt: passed?.submittedAt?.toISOString() ?? null,
    lastScore: ended[0]?.scorePercentage ?? null,
    lastAt: ended[0]?.submittedAt?.toISOString() ?? null,
    attempts: ended.length,
    openUntil: open?.deadlineAt.toISOString() ?? null,
    nextAttemptAt: next?.toISOString() ?? null,
  }
}

/** Where he stands with each that there is. */
export const statesOf = (attempts: readonly AttemptRow[], now: Date): AssessmentState[] =>
  ASSESSMENT_TYPES.map(type => stateOf(type, attempts, now))
