import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss'
import * as z from 'zod'
import type { Connection, Transaction } from '../database/database.ts'
import type { Logger } from '../telemetry/logger.ts'
import type { Metrics } from '../telemetry/metrics.ts'

/**
 * A kind of job. `input` is parsed when the job is taken up. `work` must be safe to repeat: a worker that dies is replaced. `signal` fires
 * when the job was taken away or the process stops.
 */
export interface JobKind<I extends z.ZodType = z.ZodType> {
  queue: string
  input: I
  /** Attempts after the first that failed; a killed process is forgiven beyond them. */
  retries: number
  /** Longest run in seconds before the job counts as failed. */
  timeoutSeconds: number
  /** Batches of two jobs of this kind that one process works at the same time. */
  concurrency: number
  work(input: z.output<I>, signal: AbortSignal): Promise<void>
  /** Runs after the last attempt failed, also when the worker was killed each time; then `error` is unknown. Safe to repeat. */
  giveUp?(input: z.output<I>, error?: unknown): Promise<void>
  /** Of jobs with the same key only one waits at a time; sending another meanwhile sends nothing. */
  keyOf?(input: z.output<I>): string
  /** Cron expression in UTC, for what repeats by the clock. */
  schedule?: string
}

/** When a job may be taken up; at once where nothing is said. */
export interface SendTime {
  startAfterSeconds: number
}

/** The job queue: `send` as part of the transaction that causes the job, so that it exists exactly when its cause does. */
export interface Jobs {
  send<I extends z.ZodType>(tx: Transaction, kind: JobKind<I>, input: z.input<I>, when?: SendTime): Promise<void>
  /** Makes the queues, so that jobs can be sent; none is worked yet. */
  start(kinds: readonly JobKind[]): Promise<void>
  /**
   * Gives back at once what a dead process was working on, without waiting for its heartbeat to be missed. Only for a node that is alone on
   * its database.
   */
  giveBackAbandoned(): Promise<void>
  /** Takes jobs up from now on. */
  work(kinds: readonly JobKind[]): Promise<void>
  /** Rejects while no job would be taken up. */
  checkWorking(): Promise<void>
  stop(): Promise<void>
}

const HEARTBEAT_SECONDS = 10
/** A process that was killed used up an attempt without the job being to blame. */
const KILLS_FORGIVEN = 3
const DAY_SECONDS = 86_400
/** Jobs are announced; looking by itself finds those that wait for a time to come, such as a retry. */
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }
/** What a failed attempt leaves for the next: how many before it ended in an error rather than by a kill. */
const Attempt = z.object({ errors: z.int() })
const Abandoned = z.array(z.object({ name: z.string(), id: z.string() }))
const Payload = z.record(z.string(), z.unknown())

const createBoss = (connection: Connection, report: (error: unknown) => void): PgBoss => {
  const boss = new PgBoss({
    ...connection,
    schema: 'jobs',
    application_name: 'onhand-jobs',
    max: 4,
    useListenNotify: true,
    // A killed worker's job is noticed by its missing heartbeat, at this interval.
    monitorIntervalSeconds: 5,
    superviseIntervalSeconds: 5,
  })
  boss.on('error', report)
  return boss
}

export const createJobs = (connection: Connection, metrics: Metrics, logger: Logger): Jobs => {
  let isStopped = false
  const boss = createBoss(connection, error => {
    // The pool counts a connection as closed before its socket is: a database that is stopped right after it still says so to the queue.
    if (!isStopped) logger.error({ err: error }, 'the job queue reports an error')
  })
  let isAtWork = false

  const lastWordOf = (kind: JobKind) => (kind.giveUp ? `${kind.queue}-given-up` : undefined)

  const createQueues = async (kind: JobKind) => {
    // Where jobs end up that failed for good, however they failed.
    const deadLetter = lastWordOf(kind)
    if (deadLetter) await boss.createQueue(deadLetter, { retryLimit: 5, retryDelay: 5, deleteAfterSeconds: DAY_SECONDS, notify: true })
    const limits = {
      retryLimit: kind.retries + KILLS_FORGIVEN,
      retryDelay: 1,
      notify: true,
      expireInSeconds: kind.timeoutSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      ...(deadLetter ? { deadLetter } : {}),
    }
    await boss.createQueue(kind.queue, { ...limits, deleteAfterSeconds: DAY_SECONDS, policy: kind.keyOf ? 'short' : 'standard' })
    // A queue made by an earlier version keeps its limits until told.
    await boss.updateQueue(kind.queue, limits)
    if (kind.schedule) await boss.schedule(kind.queue, kind.schedule)
  }

  /** One attempt at one job; answers how the queue is to settle it. */
  const attempt = async (kind: JobKind, job: JobWithMetadata<unknown>): Promise<JobResult> => {
    const errors = (Attempt.safeParse(job.output).data?.errors ?? 0) + 1
    try {
      await kind.work(kind.input.parse(job.data), job.signal)
      metrics.jobs.inc({ queue: kind.queue, outcome: 'done' })
      return { id: job.id, status: 'completed' }
    } catch (error) {
      metrics.jobs.inc({ queue: kind.queue, outcome: 'failed' })
      logger.warn({ err: error, queue: kind.queue, job: job.id, errors }, 'a job failed')
      if (errors <= kind.retries || job.signal.aborted) return { id: job.id, status: 'failed', output: { errors } }
      return lastWord(kind, job, error)
    }
  }

  /** The job has failed for good: its kind says so itself, once. Only where that fails too is it left to the dead letters. */
  const lastWord = async (kind: JobKind, job: JobWithMetadata<unknown>, error: unknown): Promise<JobResult> => {
    if (!kind.giveUp) return { id: job.id, status: 'deadletter' }
    try {
      await kind.giveUp(kind.input.parse(job.data), error)
      return { id: job.id, status: 'completed', output: { gaveUp: true } }
    } catch (cause) {
      logger.error({ err: cause, queue: kind.queue, job: job.id }, 'a job could not be given up')
      return { id: job.id, status: 'deadletter' }
    }
  }

  const workOn = async (kind: JobKind) => {
    // Batches, because a full one is followed by the next at once; a single job would be followed by the polling interval.
    const options = {
      includeMetadata: true,
      perJobResults: true,
      burstWhenBatchFull: true,
      batchSize: 2,
      localConcurrency: kind.concurrency,
      ...POLLING,
    } as const
    await boss.work(kind.queue, options, (jobs: JobWithMetadata<unknown>[]) => Promise.all(jobs.map(job => attempt(kind, job))))
    const deadLetter = lastWordOf(kind)
    if (!deadLetter) return
    await boss.work(deadLetter, { batchSize: 1, ...POLLING }, async ([job]) => {
      if (job) await kind.giveUp?.(kind.input.parse(job.data))
    })
  }

  return {
    send: async (tx, kind, input, when) => {
      const key = kind.keyOf?.(kind.input.parse(input))
      // A job for later must not stand in the way of one that is wanted now.
      const singletonKey = key && when ? `${key} later` : key
      await boss.send(kind.queue, Payload.parse(input), {
        db: fromDrizzle(tx, sql),
        ...(singletonKey ? { singletonKey } : {}),
        ...(when ? { startAfter: when.startAfterSeconds } : {}),
      })
    },
    start: async kinds => {
      await boss.start()
      await Promise.all(kinds.map(createQueues))
    },
    giveBackAbandoned: async () => {
      const { rows } = await boss.getDb().executeSql("select name, id from jobs.job where state = 'active'")
      for (const { name, id } of Abandoned.parse(rows)) await boss.fail(name, id, { reason: 'its process ended' })
    },
    work: async kinds => {
      for (const kind of kinds) await workOn(kind)
      isAtWork = true
    },
    checkWorking: async () => {
      if (!isAtWork) throw new Error('no job is taken up yet')
      await boss.getQueues()
    },
    stop: async () => {
      isAtWork = false
      await boss.stop({ graceful: true, close: true, timeout: 10_000 })
      isStopped = true
    },
  }
}
