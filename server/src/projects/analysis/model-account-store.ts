import { and, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { projects } from '../project-tables.ts'
import { analysisPlans, analysisRuns, analysisSpending } from './analysis-tables.ts'

/** Takes money for a call out of the day's limit; answers the day, or null when the limit does not allow it. Safe among many at once. */
export const takeMoney = async (db: Queryable, amount: number, limit: number): Promise<string | null> => {
  if (amount > limit) return null
  const [row] = await db
    .insert(analysisSpending)
    .values({ day: sql`(now() at time zone 'utc')::date`, taken: amount })
    .onConflictDoUpdate({
      target: analysisSpending.day,
      set: { taken: sql`${analysisSpending.taken} + ${amount}` },
      setWhere: lte(sql`${analysisSpending.taken} + ${amount}`, sql`${limit}::numeric`),
    })
    .returning({ day: analysisSpending.day })
  return row?.day ?? null
}

/** Gives back what a call did not need, to the day it was taken from. */
export const giveMoneyBack = async (db: Queryable, day: string, amount: number): Promise<void> => {
  await db
    .update(analysisSpending)
    .set({ taken: sql`greatest(0, ${analysisSpending.taken} - ${amount}::numeric)` })
    .where(eq(analysisSpending.day, day))
}

/** What was taken today (UTC), that of running calls included. */
export const moneyTakenToday = async (db: Queryable): Promise<number> => {
  const [row] = await db
    .select({ taken: analysisSpending.taken })
    .from(analysisSpending)
    .where(eq(analysisSpending.day, sql`(now() at time zone 'utc')::date`))
  return row?.taken ?? 0
}

/** Runs of today (UTC) that asked a model or may yet, of the client whose project it is. */
export const modelRunsToday = async (db: Queryable, projectId: number): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count
    from ${analysisRuns} run
    join ${projects} project on project.id = run.project_id
    where project.client_account_id = (select client_account_id from ${projects} where id = ${projectId})
      and run.started_at >= date_trunc('day', now() at time zone 'utc') at time zone 'utc'
      and (run.outcome = 'running' or run.has_asked_model)`)
  return rows[0]?.count ?? 0
}

export const planByKey = async (db: Queryable, key: string, notBefore: Date): Promise<unknown> => {
  const [row] = await db
    .select({ steps: analysisPlans.steps })
    .from(analysisPlans)
    .where(and(eq(analysisPlans.key, key), gte(analysisPlans.createdAt, notBefore)))
  return row?.steps
}

/** Keeps a plan; a newer one of the same key takes its place. */
export const keepPlan = async (db: Queryable, plan: { key: string; projectId: number; steps: unknown }): Promise<void> => {
  await db
    .insert(analysisPlans)
    .values(plan)
    .onConflictDoUpdate({
      target: analysisPlans.key,
      set: { steps: sql`excluded.steps`, projectId: sql`excluded.project_id`, createdAt: sql`now()` },
    })
}

export const forgetPlans = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(analysisPlans).where(lt(analysisPlans.createdAt, before))
}

export const forgetSpending = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(analysisSpending).where(lt(analysisSpending.day, before.toISOString().slice(0, 10)))
}
