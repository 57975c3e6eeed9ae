import * as z from 'zod'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { JobKind, Jobs } from '../../platform/jobs/jobs.ts'
import type { Logger } from '../../platform/telemetry/logger.ts'
import type { DeliveryChannel } from './delivery-plan.ts'
import { type Carrier, deliverDue } from './delivery-round.ts'

interface DeliveryParts {
  database: Database
  channel: DeliveryChannel
  carry: Carrier
  logger: Logger
  now?: () => Date
}

const Nothing = z.object({})
/** Pushing waits for the network: others have to be at hand for the news that come meanwhile. */
const CONCURRENCY = { email: 1, push: 4 }

const worker =
  ({ database, channel, carry, logger, now = () => new Date() }: DeliveryParts) =>
  (_input: unknown, signal: AbortSignal): Promise<void> =>
    deliverDue(database, {
      ...{ channel, carry, now, signal },
      onError: (error, queue) => logger.error({ err: error, ...queue }, 'notifications could not be delivered; trying again later'),
    })

/**
 * Sent with what is to go at once. It takes up whatever is due, so it may come too often, too late or twice. Each channel has its own: mail
 * does not wait while a push service is silent.
 */
const createDeliveryJob = (parts: DeliveryParts): JobKind<typeof Nothing> => ({
  queue: `deliver-${parts.channel}`,
  input: Nothing,
  retries: 3,
  timeoutSeconds: 300,
  concurrency: CONCURRENCY[parts.channel],
  work: worker(parts),
})

/** Every minute: digests, ends of quiet hours, what is tried again, and what a lost job left. The rows are the timetable, not the queue. */
const createDeliveryRound = (parts: DeliveryParts): JobKind => ({
  queue: `deliver-${parts.channel}-round`,
  input: z.unknown(),
  keyOf: () => 'round',
  retries: 0,
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '* * * * *',
  work: worker(parts),
})

/** What delivers by each channel, and what wakes it. */
export interface DeliveryJobs {
  queueDelivery: QueueDelivery
  deliveryJobs: JobKind[]
}

/** Wakes what delivers, as part of the transaction that wrote the deliveries: one job a channel, and none where all have time. */
type QueueDelivery = (tx: Transaction, deliveries: readonly WrittenDelivery[]) => Promise<void>
interface WrittenDelivery {
  channel: DeliveryChannel
  state: string
  notBefore: Date
}

export const createDeliveryJobs = (
  jobs: Pick<Jobs, 'send'>,
  parts: Omit<DeliveryParts, 'channel' | 'carry'>,
  carriers: Record<DeliveryChannel, Carrier>,
): DeliveryJobs => {
  const ways = (['email', 'push'] as const).map(channel => ({ ...parts, channel, carry: carriers[channel] }))
  const wakers = ways.map(way => ({ channel: way.channel, job: createDeliveryJob(way) }))
  return {
    queueDelivery: async (tx, deliveries) => {
      const now = new Date()
      const urgent = deliveries.filter(({ state, notBefore }) => state === 'waiting' && notBefore <= now)
      for (const { channel, job } of wakers) if (urgent.some(one => one.channel === channel)) await jobs.send(tx, job, {})
    },
    deliveryJobs: [...wakers.map(({ job }) => job), ...ways.map(createDeliveryRound)],
  }
}
