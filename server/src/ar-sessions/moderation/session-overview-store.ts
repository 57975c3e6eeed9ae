import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { ArSessionStatus } from '#contract/ar-sessions.ts'
import { expertProfiles } from '../../experts/expert-tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { containing } from '../../platform/database/like-pattern.ts'
import { isHeldTooLong } from '../session-list-store.ts'
import { type SessionRow, selectSessions } from '../session-store.ts'
import { arSessions } from '../session-tables.ts'

export interface OverviewFilter {
  words: string | undefined
  status: ArSessionStatus | undefined
}

/** As a session is at this moment: one that was held too long is cancelled, also where the job has not said so yet. */
const hasStatus = (status: ArSessionStatus): SQL => {
  if (status === 'cancelled') return sql`(${arSessions.status} = 'cancelled' or ${isHeldTooLong})`
  return sql`(${eq(arSessions.status, status)} and not ${isHeldTooLong})`
}

const saying = (words: string): SQL => {
  const columns = [arSessions.title, arSessions.clientName, arSessions.clientEmail, arSessions.expertName, expertProfiles.expertEmail]
  return sql`(${sql.join(
    columns.map(column => sql`${column} ilike ${containing(words)}`),
    sql` or `,
  )})`
}

/** Everybody's sessions before a place in their order: the latest time first. */
export const allSessionsBefore = (
  db: Queryable,
  { words, status }: OverviewFilter,
  before: { startsAt: string; id: number } | undefined,
  limit: number,
): Promise<SessionRow[]> =>
  selectSessions(db)
    .where(
      and(
        words ? saying(words) : undefined,
        status && hasStatus(status),
        before && sql`(${arSessions.startsAt}, ${arSessions.id}) < (${before.startsAt}::timestamptz, ${before.id}::int)`,
      ),
    )
    .orderBy(desc(arSessions.startsAt), desc(arSessions.id))
    .limit(limit)
