import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { AssessmentType } from '#contract/experts.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { expertProfiles } from '../expert-tables.ts'
import { assessmentAttempts } from './assessment-tables.ts'

export type AttemptRow = typeof assessmentAttempts.$inferSelect

/** Attempts of an expert, the newest first. */
export const attemptsOf = (db: Queryable, expertProfileId: number): Promise<AttemptRow[]> =>
  db
    .select()
    .from(assessmentAttempts)
    .where(eq(assessmentAttempts.expertProfileId, expertProfileId))
    .orderBy(desc(assessmentAttempts.startedAt))

/** Whoever begins or ends an attempt of this expert waits for each other, until the transaction ends. */
export const lockAttempts = async (tx: Transaction, expertProfileId: number): Promise<void> => {
  await tx.select({ id: expertProfiles.id }).from(expertProfiles).where(eq(expertProfiles.id, expertProfileId)).for('update')
}

export const insertAttempt = async (tx: Transaction, attempt: typeof assessmentAttempts.$inferInsert): Promise<void> => {
  await tx.insert(assessmentAttempts).values(attempt)
}

/** Ends attempts whose time is over; they have no score. */
export const endOverdue = async (tx: Transaction, expertProfileId: number, deadlineBefore: Date): Promise<void> => {
  await tx
    .update(assessmentAttempts)
    .set({ submittedAt: sql`deadline_at` })
    .where(
      and(
        eq(assessmentAttempts.expertProfileId, expertProfileId),
        isNull(assessmentAttempts.submittedAt),
        sql`${assessmentAttempts.deadlineAt} < ${deadlineBefore}`,
      ),
    )
}

export const endAttempt = async (
  tx: Transaction,
  id: string,
  values: Required<Pick<AttemptRow, 'submittedAt' | 'answers' | 'scorePercentage' | 'hasPassed'>>,
): Promise<void> => {
  await tx.update(assessmentAttempts).set(values).where(eq(assessmentAttempts.id, id))
}

/** Puts the badge on the profile. */
export const markPassed = async (tx: Transaction, expertProfileId: number, skillType: AssessmentType): Promise<void> => {
  await tx
    .update(expertProfiles)
    .set({
      passedAssessments: sql`array_append(array_remove(${expertProfiles.passedAssessments}, ${skillType}::text), ${skillType}::text)`,
    })
    .where(eq(expertProfiles.id, expertProfileId))
}
