import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { taskMatches, tasks } from '../project-tables.ts'

type TaskRow = typeof tasks.$inferSelect

/** Tasks whose experts are still to be found, in the order of the plan. */
export const tasksAwaitingMatches = (db: Queryable, projectId: number): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNull(tasks.matchedAt)))
    .orderBy(asc(tasks.position))

/** How often each expert is suggested in a plan so far. */
export const timesSuggestedIn = async (db: Queryable, projectId: number): Promise<Map<number, number>> => {
  const rows = await db
    .select({ expertId: taskMatches.expertId, times: sql<number>`count(*)::int` })
    .from(taskMatches)
    .innerJoin(tasks, eq(tasks.id, taskMatches.taskId))
    .where(eq(tasks.projectId, projectId))
    .groupBy(taskMatches.expertId)
  return new Map(rows.map(({ expertId, times }) => [expertId, times]))
}

export const deleteMatches = async (tx: Transaction, taskId: number): Promise<void> => {
  await tx.delete(taskMatches).where(eq(taskMatches.taskId, taskId))
}
