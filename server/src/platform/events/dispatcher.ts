import { asc, inArray, isNull, lt, sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import type { Database, Transaction } from '../database/database.ts'
import { type Listener, listen } from '../database/listener.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { type DomainEvent, OUTBOX_CHANNEL } from './domain-event.ts'
import { domainEvents } from './event-tables.ts'

export type DispatchedEvent = DomainEvent & { id: number }

/**
 * Takes an event on, inside the transaction that marks it as handed on: what a consumer writes happens exactly once, what it does beside
 * the database may happen again.
 */
export type EventConsumer = (tx: Transaction, event: DispatchedEvent) => Promise<void>

const BATCH = 100
/** How often a node looks without having been told. */
const LOOK_AGAIN_MS = 2_000

/** Hands on one batch; answers how many there were, or null while another node hands on. */
export const dispatchBatch = (database: Database, consumers: readonly EventConsumer[]): Promise<number | null> =>
  database.transaction(async tx => {
    // The lock ends with the transaction that writes: a node whose connection breaks cannot go on handing out beside its successor.
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.dispatcher}) as held`)
    if (!rows[0]?.['held']) return null
    // Unsent rows, never 'id greater than the last': a transaction that commits late would be passed over.
    const events = await tx.select().from(domainEvents).where(isNull(domainEvents.dispatchedAt)).orderBy(asc(domainEvents.id)).limit(BATCH)
    for (const event of events) for (const consume of consumers) await consume(tx, event)
    if (events.length > 0) {
      const ids = events.map(event => event.id)
      await tx.update(domainEvents).set({ dispatchedAt: sql`now()` }).where(inArray(domainEvents.id, ids))
    }
    return events.length
  })

/** Starts handing on. Of several nodes one hands on at a time; whichever is told first. */
export const startDispatcher = async (
  database: Database,
  consumers: readonly EventConsumer[],
  metrics: Metrics,
  logger: Logger,
): Promise<Listener> => {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isClosed = false

  const drain = async () => {
    do {
      isAskedAgain = false
      const count = await dispatchBatch(database, consumers)
      metrics.eventsDispatched.inc(count ?? 0)
      if (count === BATCH) isAskedAgain = true
    } while (isAskedAgain && !isClosed)
  }
  const wake = () => {
    isAskedAgain = true
    if (running || isClosed) return
    running = drain()
      .catch(error => logger.error({ err: error }, 'events could not be handed on; trying again'))
      .finally(() => {
        running = undefined
      })
  }

  // Finds what nobody announced to this node: a notification lost with a connection, a batch that failed, another node that died.
  const timer = setInterval(wake, LOOK_AGAIN_MS)
  const listener = await listen(database, OUTBOX_CHANNEL, { notification: wake, connect: async () => wake() }, logger)
  return {
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await running
      await listener.close()
    },
  }
}

/** Forgets events that were handed on long ago; the activity feed and the like keep their own rows. */
export const forgetDispatchedEvents = async (database: Database, olderThan: Date): Promise<void> => {
  await database.query.delete(domainEvents).where(lt(domainEvents.dispatchedAt, olderThan))
}
