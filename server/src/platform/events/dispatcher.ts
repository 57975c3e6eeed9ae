import { sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import type { Database, Transaction } from '../database/database.ts'
import { type Listener, listen } from '../database/listener.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { type DomainEvent, OUTBOX_CHANNEL } from './domain-event.ts'
import { keepFailure, markHandedOn, type WaitingEvent, waitingEvents } from './event-store.ts'

/** `createdAt`: when it happened, which may be long before it is handed on. */
export type DispatchedEvent = DomainEvent & { id: number; createdAt: Date }

/**
 * Takes an event on, inside the transaction that marks it as handed on: what a consumer writes happens exactly once, what it does beside
 * the database may happen again. One that throws is asked again later; meanwhile what else happens to the event's subject waits, and
 * nothing else does.
 */
export type EventConsumer = (tx: Transaction, event: DispatchedEvent) => Promise<void>

/** One that takes many on at once, where that costs less. In all else as `EventConsumer`. */
export interface BatchConsumer {
  consumeAll(tx: Transaction, events: readonly DispatchedEvent[]): Promise<void>
}

type Consumers = readonly (EventConsumer | BatchConsumer)[]

/** What became of a batch. */
interface Batch {
  /** As many as were looked at: fewer than a whole batch means that no more wait. */
  taken: number
  handedOn: number
  failed: { event: WaitingEvent; error: unknown; retryInSeconds: number | undefined }[]
}

const BATCH = 100
/** How often a node looks without having been told. */
const LOOK_AGAIN_MS = 2_000

type HandOn = (tx: Transaction, events: readonly WaitingEvent[]) => Promise<Omit<Batch, 'taken'>>

/** Null while another node hands on. */
const inOneTransaction = (database: Database, handOn: HandOn): Promise<Batch | null> =>
  database.transaction(async tx => {
    // The lock ends with the transaction that writes: a node whose connection breaks cannot go on handing out beside its successor.
    const { rows } = await tx.execute(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.dispatcher}) as held`)
    if (!rows[0]?.['held']) return null
    const events = await waitingEvents(tx, BATCH)
    return { taken: events.length, ...(await handOn(tx, events)) }
  })

/**
 * Lets nobody hand on until the transaction ends. For one that takes away what many waiting events point at: who hands on holds rows of all of
 * them, in the order in which things happened, and the two would wait for each other.
 */
export const holdDispatch = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.dispatcher})`)
}

const consumeAll = async (consumers: Consumers, tx: Transaction, events: readonly WaitingEvent[]): Promise<void> => {
  for (const consumer of consumers) {
    if (typeof consumer === 'object') await consumer.consumeAll(tx, events)
    else for (const event of events) await consumer(tx, event)
  }
}

/** Each event by itself, so that one that cannot be handed on takes nothing with it but what is about the same subject. */
const handOnApart =
  (consumers: Consumers): HandOn =>
  async (tx, events) => {
    const handedOn: WaitingEvent[] = []
    const failed: Batch['failed'] = []
    const held = new Set<string>()
    for (const event of events) {
      if (held.has(event.subject)) continue
      try {
        await tx.transaction(savepoint => consumeAll(consumers, savepoint, [event]))
        handedOn.push(event)
      } catch (error) {
        // On a connection that broke this fails too: then nothing of the batch happened, and no consumer is to blame.
        const retryInSeconds = await keepFailure(tx, event, error)
        failed.push({ event, error, retryInSeconds })
        if (retryInSeconds !== undefined) held.add(event.subject)
      }
    }
    await markHandedOn(tx, handedOn)
    return { handedOn: handedOn.length, failed }
  }

const handOnTogether =
  (consumers: Consumers): HandOn =>
  async (tx, events) => {
    if (events.some(({ failures }) => failures > 0)) return handOnApart(consumers)(tx, events)
    if (events.length > 0) await consumeAll(consumers, tx, events)
    await markHandedOn(tx, events)
    return { handedOn: events.length, failed: [] }
  }

/**
 * Hands on one batch; null while another node hands on. All of it at once, since a savepoint for each event costs as much again; only when
 * that fails, each by itself.
 */
export const dispatchBatch = (database: Database, consumers: Consumers): Promise<Batch | null> =>
  inOneTransaction(database, handOnTogether(consumers)).catch(() => inOneTransaction(database, handOnApart(consumers)))

const report = ({ handedOn, failed }: Batch, metrics: Metrics, logger: Logger): void => {
  metrics.eventsDispatched.inc(handedOn)
  for (const { event, error, retryInSeconds } of failed) {
    const { id, subject, type, failures } = event
    const about = { err: error, event: { id, subject, type }, attempts: failures + 1 }
    metrics.eventFailures.inc({ outcome: retryInSeconds === undefined ? 'set-aside' : 'retry' })
    if (retryInSeconds === undefined) logger.error(about, 'an event could not be handed on and was set aside')
    else logger.warn({ ...about, retryInSeconds }, 'an event could not be handed on; trying again')
  }
}

/** Starts handing on. Of several nodes one hands on at a time; whichever is told first. */
export const startDispatcher = async (database: Database, consumers: Consumers, metrics: Metrics, logger: Logger): Promise<Listener> => {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isClosed = false

  const drain = async () => {
    do {
      isAskedAgain = false
      const batch = await dispatchBatch(database, consumers)
      if (batch) report(batch, metrics, logger)
      if (batch?.taken === BATCH) isAskedAgain = true
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

  // Finds what nobody announced to this node: a notification lost with a connection, an event whose time to be
  // tried again has come, another node that died.
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
