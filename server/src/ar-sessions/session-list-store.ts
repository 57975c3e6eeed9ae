import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { ArSessionStatus } from '#contract/ar-sessions.ts'
import type { Queryable } from '../platform/database/database.ts'
import { type SessionRow, selectSessions } from './session-store.ts'
import { arSessions } from './session-tables.ts'

/** Where a session stands among somebody's: those to come first, the nearest first; then the past ones, the latest first. */
export interface SessionPosition {
  isOver: boolean
  startsAt: string
  id: number
}

export interface SessionFilter {
  statuses: readonly ArSessionStatus[]
  serviceId: number | undefined
  projectId: number | undefined
}

const OPEN: readonly ArSessionStatus[] = ['scheduled', 'active']
const isOpen = sql`${arSessions.status} in ('scheduled', 'active')`

/** A booking that was not confirmed in time is cancelled, also where the job has not said so yet. */
export const isHeldTooLong = sql`(${arSessions.status} = 'scheduled' and ${arSessions.heldUntil} is not null and ${arSessions.heldUntil} <= now())`

export const isOfSession = (sessionId: number): SQL => eq(arSessions.id, sessionId)

/** One of those that `whose` names that is to come or goes on and meets a span of time; undefined where there is none. */
export const sessionAt = async (
  db: Queryable,
  whose: SQL | undefined,
  { from, until, except = 0 }: { from: Date; until: Date; except?: number | undefined },
): Promise<{ title: string } | undefined> => {
  const [row] = await db
    .select({ title: arSessions.title })
    .from(arSessions)
    .where(
      and(
        whose,
        isOpen,
        sql`not ${isHeldTooLong}`,
        sql`${arSessions.startsAt} < ${until.toISOString()}`,
        sql`${arSessions.startsAt} > ${new Date(2 * from.getTime() - until.getTime()).toISOString()}`,
        ne(arSessions.id, except),
      ),
    )
    .orderBy(asc(arSessions.startsAt))
    .limit(1)
  return row
}

/** A page of those that `whose` names, in their order. */
export const sessionsAfter = async (
  db: Queryable,
  whose: SQL | undefined,
  { statuses, serviceId, projectId }: SessionFilter,
  after: SessionPosition | undefined,
  limit: number,
): Promise<SessionRow[]> => {
  const filter = and(
    whose,
    inArray(arSessions.status, [...statuses]),
    statuses.includes('cancelled') ? undefined : sql`not ${isHeldTooLong}`,
    serviceId === undefined ? undefined : eq(arSessions.serviceId, serviceId),
    projectId === undefined ? undefined : eq(arSessions.projectId, projectId),
  )
  const position = sql`(${arSessions.startsAt}, ${arSessions.id})`
  const last = after && sql`(${after.startsAt}::timestamptz, ${after.id}::int)`
  const toCome =
    after?.isOver || !statuses.some(status => OPEN.includes(status))
      ? []
      : await selectSessions(db)
          .where(and(filter, isOpen, last && sql`${position} > ${last}`))
          .orderBy(asc(arSessions.startsAt), asc(arSessions.id))
          .limit(limit)
  if (toCome.length >= limit || statuses.every(status => OPEN.includes(status))) return toCome
  const past = await selectSessions(db)
    .where(and(filter, sql`not ${isOpen}`, after?.isOver ? sql`${position} < ${last}` : undefined))
    .orderBy(desc(arSessions.startsAt), desc(arSessions.id))
    .limit(limit - toCome.length)
  return [...toCome, ...past]
}
