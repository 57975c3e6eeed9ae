import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { SessionSide } from '#contract/ar-sessions.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { arSessionMoments } from '../session-tables.ts'
import { arAnnotations } from './session-record-tables.ts'

/** What happened in a session after a moment, in order. */
export const momentsAfter = (db: Queryable, sessionId: number, after: number, limit: number) =>
  db
    .select()
    .from(arSessionMoments)
    .where(and(eq(arSessionMoments.sessionId, sessionId), gt(arSessionMoments.id, after)))
    .orderBy(asc(arSessionMoments.id))
    .limit(limit)

/** A pause after which what is drawn stands in a line of its own. */
const PAUSE = '1 minute'

/** The marks of a session, as `drawn`; what was taken back is no mark. */
const marksDrawn = (sessionId: number): SQL => sql`
  ${arAnnotations} drawn where session_id = ${sessionId} and annotation_type not in ('undo', 'clear')
    and not exists (
      select 1 from ${arAnnotations} undone where undone.session_id = drawn.session_id and undone.by = drawn.by
        and undone.annotation_type = 'undo' and undone.annotation_data ->> 'markId' = drawn.operation_id::text
    )`

export const marksCountOf = async (db: Queryable, sessionId: number): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${marksDrawn(sessionId)}`)
  return rows[0]?.count ?? 0
}

/** What was drawn after a mark, each side's marks together as long as it made no longer pause: so many lines of it. */
export const drawnAfter = async (db: Queryable, sessionId: number, after: number, limit: number) => {
  const { rows } = await db.execute<{ id: number; lastId: number; by: SessionSide; from: number; until: number; types: string[] }>(sql`
    with marks as (
      select id, by, created_at, annotation_type, by is distinct from lag(by) over drawing
        or created_at - lag(created_at) over drawing > interval '${sql.raw(PAUSE)}' as is_first
      from ${marksDrawn(sessionId)} and id > ${after}
      window drawing as (order by id)
    ),
    spells as (select *, count(*) filter (where is_first) over (order by id) as spell from marks)
    select min(id) as id, max(id) as "lastId", by, (extract(epoch from min(created_at)) * 1000)::float8 as from,
      (extract(epoch from max(created_at)) * 1000)::float8 as until, array_agg(annotation_type order by id) as types
    from spells where spell <= ${limit} group by spell, by order by spell`)
  return rows.map(({ types, from, until, ...line }) => ({
    ...line,
    ...{ from: new Date(from), until: new Date(until) },
    counts: [...Map.groupBy(types, type => type)].map(([type, each]) => ({ type, count: each.length })),
  }))
}
