import { asc, inArray, isNull, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
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

const DISPATCHER_LOCK = 7_204_002
const BATCH = 100
/** How often a node that is not the dispatcher asks whether it should be, and the dispatcher looks without having been told. */
const LOOK_AGAIN_MS = 2_000

/** Hands on one batch; answers how many there were. */
export const dispatchBatch = (database: Database, consumers: readonly EventConsumer[]): Promise<number> =>
  database.transaction(async tx => {
    // Unsent rows, never 'id greater than the last': a transaction that commits late would be passed over.
    const events = await tx.select().from(domainEvents).where(isNull(domainEvents.dispatchedAt)).orderBy(asc(domainEvents.id)).limit(BATCH)
    for (const event of events) for (const consume of consumers) await consume(tx, event)
    if (events.length > 0) {
      const ids = events.map(event => event.id)
      await tx.update(domainEvents).set({ dispatchedAt: sql`now()` }).where(inArray(domainEvents.id, ids))
    }
    return events.length
  })

/** Starts handing on. Of several nodes one dispatches at a time, the others stand by. */
export const startDispatcher = async (
  database: Database,
  consumers: readonly EventConsumer[],
  metrics: Metrics,
  logger: Logger,
): Promise<Listener> => {
  let lockHolder: pg.Client | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false

  const drain = async (client: pg.Client) => {
    if (lockHolder !== client) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [DISPATCHER_LOCK])
      if (!rows[0]?.held) return
      lockHolder = client
    }
    for (;;) {
      isAskedAgain = false
      const count = await dispatchBatch(database, consumers)
      metrics.eventsDispatched.inc(count)
      if (count < BATCH && !isAskedAgain) return
    }
  }
  let client: pg.Client | undefined
  const wake = () => {
    isAskedAgain = true
    if (running || !client) return
    running = drain(client)
      .catch(error => logger.error({ err: error }, 'events could not be handed on; trying again'))
      .finally(() => {
        running = undefined
        if (isAskedAgain && lockHolder === client) setTimeout(wake, 200)
      })
  }

  const timer = setInterval(wake, LOOK_AGAIN_MS)
  const on = {
    notification: wake,
    connect: async (fresh: pg.Client) => {
      client = fresh
      wake()
    },
  }
  const listener = await listen(database, OUTBOX_CHANNEL, on, logger)
  return {
    close: async () => {
      clearInterval(timer)
      client = undefined
      await running
      await listener.close()
    },
  }
}

/** Forgets events that were handed on long ago; the activity feed and the like keep their own rows. */
export const forgetDispatchedEvents = async (database: Database, olderThan: Date): Promise<void> => {
  await database.query.delete(domainEvents).where(lt(domainEvents.dispatchedAt, olderThan))
}
