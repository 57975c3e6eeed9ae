import * as z from 'zod'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/telemetry/logger.ts'
import { type Carriers, deliverDue } from './delivery-round.ts'

interface DeliveryParts {
  database: Database
  carriers: Carriers
  logger: Logger
  now?: () => Date
}

const Nothing = z.object({})

const worker =
  ({ database, carriers, logger, now = () => new Date() }: DeliveryParts) =>
  (_input: unknown, signal: AbortSignal): Promise<void> =>
    deliverDue(database, carriers, {
      ...{ now, signal },
      onError: (error, queue) => logger.error({ err: error, ...queue }, 'notifications could not be delivered; trying again later'),
    })

/** Sent with what is to go at once. It takes up whatever is due, so it may come too often, too late or twice. */
export const createDeliveryJob = (parts: DeliveryParts): JobKind<typeof Nothing> => ({
  queue: 'deliver-notifications',
  input: Nothing,
  retries: 3,
  timeoutSeconds: 300,
  concurrency: 1,
  work: worker(parts),
})

/** Every minute: digests, ends of quiet hours, what is tried again, and what a lost job left. The rows are the timetable, not the queue. */
export const createDeliveryRound = (parts: DeliveryParts): JobKind => ({
  queue: 'delivery-round',
  input: z.unknown(),
  keyOf: () => 'round',
  retries: 0,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  work: worker(parts),
})

/** Wakes what delivers, as part of the transaction that wrote the deliveries: one job for all of them, and none where all have time. */
export type QueueDelivery = (tx: Transaction, deliveries: readonly { state: string; notBefore: Date }[]) => Promise<void>

export const queueDelivery =
  (jobs: Pick<Jobs, 'send'>, job: JobKind<typeof Nothing>): QueueDelivery =>
  async (tx, deliveries) => {
    const now = new Date()
    if (deliveries.some(({ state, notBefore }) => state === 'waiting' && notBefore <= now)) await jobs.send(tx, job, {})
  }
