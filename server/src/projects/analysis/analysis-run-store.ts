import { and, asc, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { AnalysisFigures, AnalysisOutcome, AnalysisRun, FallbackReason, listAnalyses } from '#contract/projects-analyses.ts'
import { ANALYSIS_DAYS } from '#contract/projects-analyses.ts'
import type { ParsedInputOf } from '#contract/shared/endpoint.ts'
import type { Database, Queryable } from '../../platform/database/database.ts'
import { projects } from '../project-tables.ts'
import { analysisRuns } from './analysis-tables.ts'

/** What is known of a run when it ends. */
export interface RunEnd {
  outcome: Exclude<AnalysisOutcome, 'running'>
  fallbackReason: FallbackReason | null
  detail: string | null
  isFromCache: boolean
  inputTokens: number | null
  outputTokens: number | null
  cost: number
}

/** Closes whatever runs of a project a process that ended left open. */
export const stopRuns = async (db: Queryable, projectId: number): Promise<void> => {
  await db
    .update(analysisRuns)
    .set({ outcome: 'stopped', endedAt: sql`now()` })
    .where(and(eq(analysisRuns.projectId, projectId), eq(analysisRuns.outcome, 'running')))
}

/** Opens a run. Of a project only one runs: what was left open is closed. */
export const insertRun = async (database: Database, run: { run: string; projectId: number; analystName: string }): Promise<void> =>
  database.transaction(async tx => {
    await stopRuns(tx, run.projectId)
    await tx.insert(analysisRuns).values(run)
  })

/** Notes that a run asks a model. */
export const noteModelAsked = async (db: Queryable, run: string): Promise<void> => {
  await db.update(analysisRuns).set({ hasAskedModel: true }).where(eq(analysisRuns.run, run))
}

/** Closes a run with what it came to. One that was closed as left behind still tells what it cost. */
export const endRun = async (db: Queryable, run: string, end: RunEnd): Promise<void> => {
  await db
    .update(analysisRuns)
    .set({ ...end, endedAt: sql`clock_timestamp()` })
    .where(eq(analysisRuns.run, run))
}

const whereAsked = ({ analystName, outcome }: ParsedInputOf<typeof listAnalyses>) => [
  analystName === undefined ? undefined : eq(analysisRuns.analystName, analystName),
  outcome === undefined ? undefined : outcome === 'fell-back' ? isNotNull(analysisRuns.fallbackReason) : eq(analysisRuns.outcome, outcome),
]

/** Runs below an id, newest first. */
export const runsBelow = async (
  db: Queryable,
  asked: ParsedInputOf<typeof listAnalyses>,
  below: number | undefined,
  limit: number,
): Promise<AnalysisRun[]> => {
  const rows = await db
    .select({ run: analysisRuns, title: projects.title })
    .from(analysisRuns)
    .leftJoin(projects, eq(projects.id, analysisRuns.projectId))
    .where(and(...whereAsked(asked), below === undefined ? undefined : lt(analysisRuns.id, below)))
    .orderBy(desc(analysisRuns.id))
    .limit(limit)
  return rows.map(({ run, title }) => ({
    id: run.id,
    project: run.projectId === null || title === null ? null : { id: run.projectId, title },
    analystName: run.analystName,
    outcome: run.outcome,
    fallbackReason: run.fallbackReason,
    detail: run.detail,
    isFromCache: run.isFromCache,
    inputTokens: run.inputTokens,
    outputTokens: run.outputTokens,
    cost: run.cost,
    startedAt: run.startedAt.toISOString(),
    durationMs: run.endedAt === null ? null : run.endedAt.getTime() - run.startedAt.getTime(),
  }))
}

/** The newest days up to today (UTC), oldest first, days without a run included. */
export const runsByDay = async (db: Queryable): Promise<AnalysisFigures['days']> => {
  const { rows } = await db.execute<AnalysisFigures['days'][number]>(sql`
    select to_char(days.day, 'YYYY-MM-DD') as "day",
      count(run.id)::int as "runs",
      count(run.fallback_reason)::int as "fellBack",
      (count(*) filter (where run.is_from_cache))::int as "fromCache",
      (count(*) filter (where run.outcome = 'failed'))::int as "failed",
      coalesce(sum(coalesce(run.input_tokens, 0) + coalesce(run.output_tokens, 0)), 0)::int as "tokens",
      coalesce(sum(run.cost), 0)::float8 as "cost"
    from (
      select generate_series(today.day - ${ANALYSIS_DAYS - 1}::int, today.day, interval '1 day')::date as day
      from (select (now() at time zone 'utc')::date as day) today
    ) days
    left join ${analysisRuns} run
      on run.started_at >= days.day::timestamp at time zone 'utc' and run.started_at < (days.day + 1)::timestamp at time zone 'utc'
    group by days.day
    order by days.day`)
  return rows
}

/** The analysts that worked since a moment, by name. */
export const analystNamesSince = async (db: Queryable, since: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ name: analysisRuns.analystName })
    .from(analysisRuns)
    .where(gte(analysisRuns.startedAt, since))
    .orderBy(asc(analysisRuns.analystName))
  return rows.map(({ name }) => name)
}

export const forgetRuns = async (db: Queryable, before: Date): Promise<void> => {
  await db.delete(analysisRuns).where(lt(analysisRuns.startedAt, before))
}
