import { and, asc, count, eq, gte, inArray, ne, sql } from 'drizzle-orm'
import type { MatchReceipt } from '#contract/projects-matching.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { projects, taskMatches, tasks } from '../project-tables.ts'

/** How often each of these experts was suggested since a moment, in other projects than this one. */
export const timesSuggested = async (
  db: Queryable,
  expertIds: readonly number[],
  since: Date,
  exceptProjectId: number,
): Promise<Map<number, number>> => {
  if (expertIds.length === 0) return new Map()
  const rows = await db
    .select({ expertId: taskMatches.expertId, times: count() })
    .from(taskMatches)
    .innerJoin(tasks, eq(tasks.id, taskMatches.taskId))
    .where(and(inArray(taskMatches.expertId, [...expertIds]), gte(taskMatches.createdAt, since), ne(tasks.projectId, exceptProjectId)))
    .groupBy(taskMatches.expertId)
  return new Map(rows.map(row => [row.expertId, row.times]))
}

/** Who is suggested for the tasks of a project, task by task. */
export const suggestedIn = (db: Queryable, projectId: number): Promise<{ taskId: number; expertId: number }[]> =>
  db
    .select({ taskId: taskMatches.taskId, expertId: taskMatches.expertId })
    .from(taskMatches)
    .innerJoin(tasks, eq(tasks.id, taskMatches.taskId))
    .where(eq(tasks.projectId, projectId))
    .orderBy(asc(taskMatches.taskId), asc(taskMatches.rank))

/** A task as matching needs it, with its project and what the whole plan costs. */
export const taskToMatchById = async (db: Queryable, taskId: number) => {
  const [row] = await db
    .select({
      projectId: tasks.projectId,
      title: tasks.title,
      citedSentences: tasks.citedSentences,
      requiredSkillIds: tasks.requiredSkillIds,
      goingRate: tasks.hourlyRate,
      statedBudget: projects.statedBudget,
      planCost: sql<number>`(select sum(estimated_cost) from ${tasks} planned where planned.project_id = ${tasks.projectId})::float8`,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(eq(tasks.id, taskId))
  return row
}

/** A match with what it was computed from, and whose project it belongs to. Without a receipt: undefined. */
export const receiptById = async (
  db: Queryable,
  matchId: number,
): Promise<{ receipt: Omit<MatchReceipt, 'rules'>; ownerId: string } | undefined> => {
  const [row] = await db
    .select({ match: taskMatches, ownerId: projects.clientAccountId })
    .from(taskMatches)
    .innerJoin(tasks, eq(tasks.id, taskMatches.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(eq(taskMatches.id, matchId))
  if (!row || row.match.inputs === null || row.match.rulesVersion === null) return undefined
  const { id, createdAt, rulesVersion, inputs, parts, matchScore, isNewcomer } = row.match
  const receipt = { matchId: id, matchedAt: createdAt.toISOString(), rulesVersion, inputs, parts, matchScore, isNewcomer }
  return { receipt, ownerId: row.ownerId }
}
