import { and, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { accounts } from '../../accounts/account-tables.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { projects, tasks } from '../project-tables.ts'
import { taskOutcomes } from './estimate-tables.ts'
import type { Evidence } from './learning.ts'
import type { EstimatedProject, EstimatedTask } from './quality.ts'

export type NewOutcome = typeof taskOutcomes.$inferInsert

/** The project that a task belongs to; undefined when there is no such task. */
export const projectOfTask = async (db: Queryable, taskId: number): Promise<number | undefined> => {
  const [row] = await db.select({ projectId: tasks.projectId }).from(tasks).where(eq(tasks.id, taskId))
  return row?.projectId
}

/** Tasks as they stand when their hours are recorded: one, or all of a project in order. */
export const tasksToRecord = (tx: Transaction, which: { taskId: number } | { projectId: number }) => {
  const { id, projectId, hoursRange, analystHours, estimatedHours, grounds, requiredSkillIds } = tasks
  return tx
    .select({
      ...{ id, projectId, hoursRange, analystHours, estimatedHours, grounds, requiredSkillIds },
      clientAccountId: projects.clientAccountId,
      isSample: accounts.isSample,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .innerJoin(accounts, eq(accounts.id, projects.clientAccountId))
    .where('taskId' in which ? eq(tasks.id, which.taskId) : eq(tasks.projectId, which.projectId))
    .orderBy(tasks.position)
}
export type TaskToRecord = Awaited<ReturnType<typeof tasksToRecord>>[number]

/** One outcome a task: recording again puts the later in the place of the earlier. */
export const writeOutcomes = async (tx: Transaction, outcomes: NewOutcome[]): Promise<void> => {
  if (outcomes.length === 0) return
  const set = {
    actualHours: sql`excluded.actual_hours`,
    estimatedHours: sql`excluded.estimated_hours`,
    hoursRange: sql`excluded.hours_range`,
    isAnalysts: sql`excluded.is_analysts`,
    templateKeys: sql`excluded.template_keys`,
    learnedFactor: sql`excluded.learned_factor`,
    recordedBy: sql`excluded.recorded_by`,
    recordedAt: sql`excluded.recorded_at`,
  }
  await tx.insert(taskOutcomes).values(outcomes).onConflictDoUpdate({ target: taskOutcomes.taskId, set })
}

export const deleteOutcome = async (tx: Transaction, taskId: number): Promise<void> => {
  await tx.delete(taskOutcomes).where(eq(taskOutcomes.taskId, taskId))
}

/** The newest outcomes of analysts' estimates that templates can learn from. Sample work teaches nothing. */
export const evidenceOf = (db: Queryable, limit: number): Promise<Evidence[]> => {
  const { clientAccountId, projectId, templateKeys, actualHours, hoursRange, learnedFactor } = taskOutcomes
  return db
    .select({ clientAccountId, projectId, templateKeys, actualHours, hoursRange, learnedFactor })
    .from(taskOutcomes)
    .where(and(taskOutcomes.isAnalysts, not(taskOutcomes.isSample), sql`cardinality(${templateKeys}) > 0`))
    .orderBy(desc(taskOutcomes.recordedAt))
    .limit(limit)
}

/** The newest finished tasks of which an analyst made the estimate. */
export const newestOutcomes = async (db: Queryable, limit: number): Promise<EstimatedTask[]> => {
  const { projectId, clientAccountId, estimatedHours, actualHours, hoursRange, tradeId, isSample } = taskOutcomes
  const rows = await db
    .select({ projectId, clientAccountId, estimatedHours, actualHours, hoursRange, tradeId, isSample })
    .from(taskOutcomes)
    .where(eq(taskOutcomes.isAnalysts, true))
    .orderBy(desc(taskOutcomes.recordedAt))
    .limit(limit)
  return rows.map(({ estimatedHours: estimated, actualHours: actual, hoursRange: { optimistic: low, pessimistic: high }, ...whose }) => ({
    ...whose,
    ...{ estimated, actual, low, high },
  }))
}

/** The estimates of projects as a whole. */
export const projectsEstimated = async (db: Queryable, projectIds: number[]): Promise<EstimatedProject[]> => {
  if (projectIds.length === 0) return []
  const rows = await db
    .select({
      projectId: projects.id,
      low: projects.hoursLow,
      high: projects.hoursHigh,
      taskCount: db.$count(tasks, eq(tasks.projectId, projects.id)),
    })
    .from(projects)
    .where(inArray(projects.id, projectIds))
  return rows.flatMap(({ low, high, ...row }) => (low === null || high === null ? [] : [{ ...row, low, high }]))
}
