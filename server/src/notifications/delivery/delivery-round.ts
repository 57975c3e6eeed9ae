import type { Database, Transaction } from '../../platform/database/database.ts'
import { unreachable } from '../../platform/mail/mail-store.ts'
import { preferencesOf, settingsOf } from '../preference-store.ts'
import { type DeliveryMoment, decideDelivery } from './delivery-decision.ts'
import {
  type Addressee,
  addresseeOf,
  type DeliveryQueue,
  type DueDelivery,
  dueOf,
  holdQueue,
  putOff,
  queuesDue,
  settle,
} from './delivery-store.ts'

const QUEUES = 100
/** As many of one person at a time; the rest is taken up right after. */
const BATCH = 200
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 2 * 3_600_000
/** Doubling from half a minute: about a day. */
const ATTEMPTS = 16

/** Takes out of the house what may go, as part of the transaction, and settles each of them. */
export type Carrier = (tx: Transaction, addressee: Addressee, due: readonly DueDelivery[], now: Date) => Promise<void>
export type Carriers = Record<DeliveryQueue['channel'], Carrier>

const momentFor = async (tx: Transaction, addressee: Addressee, now: Date): Promise<DeliveryMoment | undefined> => {
  const { accountId, email } = addressee
  const settings = (await settingsOf(tx, [accountId])).get(accountId)
  const preference = await preferencesOf(tx, [accountId])
  const refused = await unreachable(tx, email)
  return settings && { now, addressee, settings, preferenceFor: type => preference(accountId, type), unreachable: refused?.words }
}

/** Parts what is due into what goes now, and settles the rest. */
const decideAll = async (tx: Transaction, due: readonly DueDelivery[], moment: DeliveryMoment): Promise<DueDelivery[]> => {
  const going: DueDelivery[] = []
  for (const one of due) {
    const decision = decideDelivery(one, moment)
    if ('withheld' in decision) await settle(tx, [one.delivery.id], { state: 'withheld', reason: decision.withheld })
    else if ('putOffUntil' in decision) await putOff(tx, [one.delivery.id], { notBefore: decision.putOffUntil })
    else going.push(one)
  }
  return going
}

/** How long a delivery waits that failed so often before. */
const waitAfter = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS)

/** Tries again later what could not be carried, each time after a longer wait; at last it has failed, with the reason. */
export const tryLater = async (tx: Transaction, due: readonly DueDelivery[], now: Date, reason: string): Promise<void> => {
  for (const { delivery } of due) {
    if (delivery.attempts + 1 >= ATTEMPTS) await settle(tx, [delivery.id], { state: 'failed', reason })
    else
      await putOff(tx, [delivery.id], {
        ...{ reason, attempts: delivery.attempts + 1 },
        notBefore: new Date(now.getTime() + waitAfter(delivery.attempts)),
      })
  }
}

/** One batch of one person's queue; answers whether there may be more. */
const goThrough = (database: Database, carriers: Carriers, queue: DeliveryQueue, now: Date): Promise<boolean> =>
  database.transaction(async tx => {
    if (!(await holdQueue(tx, queue))) return false
    const due = await dueOf(tx, queue, now, BATCH)
    const addressee = await addresseeOf(tx, queue.accountId)
    const moment = addressee && (await momentFor(tx, addressee, now))
    if (!moment || due.length === 0) return false
    const going = await decideAll(tx, due, moment)
    if (going.length > 0) await carriers[queue.channel](tx, addressee, going, now)
    return due.length === BATCH
  })

/** What failed as a whole, and is not to hold up the others nor be tried for ever. */
const setAside = (database: Database, queue: DeliveryQueue, now: Date): Promise<void> =>
  database.transaction(async tx => {
    if (await holdQueue(tx, queue)) await tryLater(tx, await dueOf(tx, queue, now, BATCH), now, 'It could not be sent.')
  })

/**
 * Takes up everything that is due, a person and a channel at a time, each in a transaction of its own: the mail is written down, or the
 * push message taken, in the transaction that says so. Safe to run twice at once.
 */
export const deliverDue = async (
  database: Database,
  carriers: Carriers,
  { now, signal, onError }: { now: () => Date; signal: AbortSignal; onError(error: unknown, queue: DeliveryQueue): void },
): Promise<void> => {
  const began = now()
  let last: DeliveryQueue | undefined
  for (;;) {
    const queues = await queuesDue(database.query, began, last, QUEUES)
    for (const queue of queues) {
      if (signal.aborted) return
      try {
        while (await goThrough(database, carriers, queue, began));
      } catch (error) {
        onError(error, queue)
        await setAside(database, queue, began)
      }
    }
    last = queues.at(-1)
    if (queues.length < QUEUES) return
  }
}
