import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { expertProfiles } from '../experts/expert-tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { projects, tasks } from '../projects/project-tables.ts'

/** Stands as the analysis of a sample project that still waits for its plan. Whoever takes the project over puts another in its place. */
export const SEED_RUN = '00000000-0000-4000-8000-0000000d3530'

const SEED_LOCK = 7_204_102

/** Nodes that start at once seed one after the other, until the transaction ends. */
export const takeSeedTurn = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
}

export const hasSamplePeople = async (db: Queryable): Promise<boolean> => {
  const [row] = await db.select({ id: expertProfiles.id }).from(expertProfiles).where(eq(expertProfiles.isSample, true)).limit(1)
  return row !== undefined
}

/** Sample projects whose plan was not made yet, or whose analysis ended with a killed process. */
export const projectsAwaitingPlan = (db: Queryable, clientAccountId: string, titles: string[]): Promise<{ id: number; title: string }[]> =>
  db
    .select({ id: projects.id, title: projects.title })
    .from(projects)
    .where(
      and(
        eq(projects.clientAccountId, clientAccountId),
        inArray(projects.title, titles),
        or(eq(projects.analysisRun, SEED_RUN), eq(projects.status, 'decomposing')),
      ),
    )
    .orderBy(projects.id)

type NewTask = typeof tasks.$inferInsert & { predecessorKeys: readonly string[]; key: string }

/** Writes a whole plan at once; tasks refer to each other by their keys until they have ids. */
export const insertPlan = async (tx: Transaction, plan: readonly NewTask[]): Promise<void> => {
  const ids = new Map<string, number>()
  for (const { key, predecessorKeys, ...task } of plan) {
    const predecessors = predecessorKeys.flatMap(before => ids.get(before) ?? [])
    const [row] = await tx
      .insert(tasks)
      .values({ ...task, predecessors, matchedAt: sql`now()` })
      .returning({ id: tasks.id })
    if (row) ids.set(key, row.id)
  }
}
