import { isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { domainEvents } from '../platform/events/event-tables.ts'
import { projects } from './project-tables.ts'

/** Analyses looked at to say how long one takes. */
const RECENT_ANALYSES = 100

/** Projects that have a plan. */
export const countAnalysed = (db: Queryable): Promise<number> => db.$count(projects, isNotNull(projects.totalEstimatedHours))

/** The median time from an analysis' start to its plan, from the events as long as they are kept; null when none is. */
export const medianAnalysisSeconds = async (db: Queryable): Promise<number | null> => {
  const { rows } = await db.execute<{ seconds: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from ended.created_at - begun.created_at))::float8 as seconds
    from (
      select id, subject, created_at from ${domainEvents} where type = 'project-analysed' order by id desc limit ${RECENT_ANALYSES}
    ) ended
    cross join lateral (
      select created_at from ${domainEvents}
      where subject = ended.subject and type = 'analysis-started' and id < ended.id order by id desc limit 1
    ) begun`)
  return rows[0]?.seconds ?? null
}
