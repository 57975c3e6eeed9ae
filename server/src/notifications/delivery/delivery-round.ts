import { waitAfter } from '../../platform/back-off.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { unreachable } from '../../platform/mail/mail-store.ts'
import { preferencesOf, settingsOf } from '../preference-store.ts'
import { type DeliveryMoment, decideDelivery } from './delivery-decision.ts'
import type { DeliveryChannel } from './delivery-plan.ts'
import {
  type Addressee,
  addresseeOf,
  type DeliveryQueue,
  type DueDelivery,
  dueOf,
  holdQueue,
  idsDueOf,
  putOff,
  queuesDue,
  settle,
} from './delivery-store.ts'

const QUEUES = 100
/** As many people at a time: whoever's service is silent holds up a part of the others, and for his own time only. */
const AT_ONCE = 4
/** As many of one person at a time; the rest is taken up right after. */
const BATCH = 200
/** With waits that double, about a day. */
const ATTEMPTS = 16

/** What is left to do when the transaction is over and holds nothing: waiting for the network. Answers whether to go on with this person. */
export type Errand = (round: Pick<DeliveryRound, 'now' | 'signal'>) => Promise<boolean>
/**
 * Takes out of the house what may go, as part of the transaction. What has left by its end is settled by it; what an errand sends stays
 * waiting until then, put off for as long as the errand takes at most, so that others pass it by and a process that dies loses nothing.
 */
export type Carrier = (tx: Transaction, addressee: Addressee, due: readonly DueDelivery[], now: Date) => Promise<Errand | undefined>

/** One way out of the house, and how it is gone. */
export interface DeliveryRound {
  channel: DeliveryChannel
  carry: Carrier
  now(): Date
  signal: AbortSignal
  onError(error: unknown, queue: DeliveryQueue): void
}

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

/** One batch of one person's queue, or one delivery of it alone; answers whether there may be more. */
const goThrough = async (database: Database, round: DeliveryRound, queue: DeliveryQueue, only?: number): Promise<boolean> => {
  const { found, errand } = await database.transaction(async tx => {
    await holdQueue(tx, queue)
    const now = round.now()
    const due = await dueOf(tx, queue, now, BATCH, only)
    const addressee = await addresseeOf(tx, queue.accountId)
    const moment = addressee && (await momentFor(tx, addressee, now))
    if (!moment || due.length === 0) return { found: 0, errand: undefined }
    const going = await decideAll(tx, due, moment)
    return { found: due.length, errand: going.length > 0 ? await round.carry(tx, addressee, going, now) : undefined }
  })
  return errand ? errand(round) : found === BATCH
}

/** Where a batch failed as a whole each goes by itself: what cannot be sent waits longer each time, and takes nothing else along. */
const goOneByOne = async (database: Database, round: DeliveryRound, queue: DeliveryQueue): Promise<void> => {
  const waitLonger = (id: number) =>
    database.transaction(async tx => {
      await holdQueue(tx, queue)
      const now = round.now()
      await tryLater(tx, await dueOf(tx, queue, now, 1, id), now, 'It could not be sent.')
    })
  const ids = await idsDueOf(database.query, queue, round.now(), BATCH)
  const [first] = ids
  // It was tried by itself just now.
  if (first !== undefined && ids.length === 1) return waitLonger(first)
  for (const id of ids) {
    if (round.signal.aborted) return
    await goThrough(database, round, queue, id).catch(async error => {
      round.onError(error, queue)
      await waitLonger(id)
    })
  }
}

const serve = async (database: Database, round: DeliveryRound, queue: DeliveryQueue): Promise<void> => {
  try {
    while (!round.signal.aborted && (await goThrough(database, round, queue)));
  } catch (error) {
    round.onError(error, queue)
    await goOneByOne(database, round, queue)
  }
}

/**
 * Takes up everything that is due by one channel, each person's in transactions of its own: a mail is written down in the one that says so; a
 * push message is sent when no row is held any more. Safe to run twice at once.
 */
export const deliverDue = async (database: Database, round: DeliveryRound): Promise<void> => {
  const began = round.now()
  let last: DeliveryQueue | undefined
  for (;;) {
    const queues = await queuesDue(database.query, round.channel, began, last, QUEUES)
    for (let at = 0; at < queues.length; at += AT_ONCE) {
      if (round.signal.aborted) return
      await Promise.all(queues.slice(at, at + AT_ONCE).map(queue => serve(database, round, queue)))
    }
    last = queues.at(-1)
    if (queues.length < QUEUES) return
  }
}
