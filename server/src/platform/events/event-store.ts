import { and, asc, eq, getTableColumns, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../database/database.ts'
import type { DomainEvent } from './domain-event.ts'
import { domainEvents, eventFailures } from './event-tables.ts'

/** How long after each failure an event is tried again; after one more it is set aside. */
export const RETRY_AFTER_SECONDS = [1, 5, 30, 120, 600]
/** Of an error's text, with what caused it. */
const MAX_ERROR_LENGTH = 4_000

export interface WaitingEvent extends DomainEvent {
  id: number
  createdAt: Date
  /** How often a consumer failed on it. */
  failures: number
}

/** What may be handed on now, oldest first: not what was set aside, and nothing of a subject that waits to be tried again. */
export const waitingEvents = (tx: Transaction, limit: number): Promise<WaitingEvent[]> => {
  const held = alias(eventFailures, 'held')
  const subjectIsHeld = tx
    .select({ one: sql`1` })
    .from(held)
    .where(and(eq(held.subject, domainEvents.subject), isNull(held.setAsideAt), sql`${held.retryAt} > now()`))
  const { id, subject, type, payload, createdAt } = getTableColumns(domainEvents)
  return (
    tx
      .select({ id, subject, type, payload, createdAt, failures: sql<number>`coalesce(${eventFailures.attempts}, 0)` })
      .from(domainEvents)
      .leftJoin(eventFailures, eq(eventFailures.eventId, domainEvents.id))
      // Unsent rows, never 'id greater than the last': a transaction that commits late would be passed over.
      .where(and(isNull(domainEvents.dispatchedAt), isNull(eventFailures.setAsideAt), notExists(subjectIsHeld)))
      .orderBy(asc(domainEvents.id))
      .limit(limit)
  )
}

export const markHandedOn = async (tx: Transaction, events: readonly WaitingEvent[]): Promise<void> => {
  const ids = events.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(domainEvents).set({ dispatchedAt: sql`now()` }).where(inArray(domainEvents.id, ids))
  const failed = events.filter(({ failures }) => failures > 0).map(({ id }) => id)
  if (failed.length > 0) await tx.delete(eventFailures).where(inArray(eventFailures.eventId, failed))
}

const inWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // A failed query's own message carries its parameters, which are people's words; what the database said is its cause.
  if ('query' in error && error.cause !== undefined) return inWords(error.cause)
  return error.cause === undefined ? `${error.name}: ${error.message}` : `${error.name}: ${error.message}, because ${inWords(error.cause)}`
}

/** Keeps that a consumer failed on an event; answers in how many seconds it is tried again, undefined once it is set aside. */
export const keepFailure = async (tx: Transaction, event: WaitingEvent, cause: unknown): Promise<number | undefined> => {
  const retryInSeconds = RETRY_AFTER_SECONDS[event.failures]
  const failure = {
    attempts: event.failures + 1,
    error: inWords(cause).slice(0, MAX_ERROR_LENGTH),
    retryAt: sql`now() + make_interval(secs => ${retryInSeconds ?? 0})`,
    setAsideAt: retryInSeconds === undefined ? sql`now()` : null,
  }
  await tx
    .insert(eventFailures)
    .values({ eventId: event.id, subject: event.subject, ...failure })
    .onConflictDoUpdate({ target: eventFailures.eventId, set: failure })
  return retryInSeconds
}

/** Forgets events that were handed on long ago; the activity feed and the like keep their own rows. */
export const forgetDispatchedEvents = async (db: Queryable, olderThan: Date): Promise<void> => {
  await db.delete(domainEvents).where(lt(domainEvents.dispatchedAt, olderThan))
}
