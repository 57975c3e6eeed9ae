import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { tasks } from '../project-tables.ts'

type TaskRow = typeof tasks.$inferSelect

/** Tasks whose experts are still to be found, in the order of the plan. */
export const tasksAwaitingMatches = (db: Queryable, projectId: number): Promise<TaskRow[]> =>
  db
    .select()
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), isNull(tasks.matchedAt)))
    .orderBy(asc(tasks.position))
