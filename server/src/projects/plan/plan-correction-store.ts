import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { PlanChange } from '#contract/projects.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { planCorrections } from './plan-correction-tables.ts'

type CorrectionRow = typeof planCorrections.$inferSelect

const isUndoable = (projectId: number) =>
  and(eq(planCorrections.projectId, projectId), isNull(planCorrections.undoneAt), eq(planCorrections.isClosed, false))

/** Of each plan so many changes are kept, the newest: as many can be taken back one after the other. */
export const MOST_CORRECTIONS = 100

export const insertCorrection = async (tx: Transaction, correction: typeof planCorrections.$inferInsert): Promise<void> => {
  await tx.insert(planCorrections).values(correction)
  const ofPlan = eq(planCorrections.projectId, correction.projectId)
  const newest = tx
    .select({ id: planCorrections.id })
    .from(planCorrections)
    .where(ofPlan)
    .orderBy(desc(planCorrections.id))
    .limit(MOST_CORRECTIONS)
  await tx.delete(planCorrections).where(and(ofPlan, notInArray(planCorrections.id, newest)))
}

/** The change that would be taken back next. */
export const undoableChangeOf = async (db: Queryable, projectId: number): Promise<PlanChange | null> => {
  const [row] = await db
    .select({ kind: planCorrections.kind, taskTitle: planCorrections.taskTitle })
    .from(planCorrections)
    .where(isUndoable(projectId))
    .orderBy(desc(planCorrections.id))
    .limit(1)
  return row ?? null
}

export const undoableCorrection = async (tx: Transaction, projectId: number): Promise<CorrectionRow | undefined> => {
  const [row] = await tx.select().from(planCorrections).where(isUndoable(projectId)).orderBy(desc(planCorrections.id)).limit(1)
  return row
}

export const markUndone = async (tx: Transaction, correctionId: number): Promise<void> => {
  await tx.update(planCorrections).set({ undoneAt: sql`now()` }).where(eq(planCorrections.id, correctionId))
}

export const closePlanCorrections = async (tx: Transaction, projectId: number): Promise<void> => {
  await tx.update(planCorrections).set({ isClosed: true }).where(eq(planCorrections.projectId, projectId))
}

/** Everything somebody has changed in plans, oldest first. */
export const correctionsOf = (db: Queryable, accountId: string): Promise<CorrectionRow[]> =>
  db.select().from(planCorrections).where(eq(planCorrections.accountId, accountId)).orderBy(asc(planCorrections.id))
