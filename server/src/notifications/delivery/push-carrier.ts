import type { Database, Transaction } from '../../platform/database/database.ts'
import { PUSH_TIMEOUT_MS, type PushMessage, type PushOutcome, type PushSender } from '../../platform/push/push-sender.ts'
import { NO_BROWSER } from './delivery-plan.ts'
import { type Carrier, type Errand, tryLater } from './delivery-round.ts'
import { type DueDelivery, putOff, settle } from './delivery-store.ts'
import { dropSubscriptions, type SubscriptionRow, subscriptionsOf } from './push-subscription-store.ts'

/** What is not shown within a day is in the inbox, and no news. */
const TTL_SECONDS = 86_400
/** A push service takes about four thousand bytes, sealed. */
const BODY_MAX = 1_000
/** As many of one person's messages before his rows are looked at anew. */
const LOTS = 10
/** Longer than a lot of them takes at worst: by then whoever was to send them is dead, and another does. */
const LEASE_MS = (LOTS + 2) * PUSH_TIMEOUT_MS

/** What the browser's worker shows. Its `url` is a path: the page belongs to the address that the browser knows us by. */
const payloadOf = (due: readonly DueDelivery[]): string => {
  const newest = due.at(-1)?.notification
  if (!newest) throw new Error('a push message tells of something')
  const { id, category, title, message, actionPath } = newest
  const words = due.length === 1 ? { title, body: message.slice(0, BODY_MAX) } : { title: `${due.length} notifications`, body: title }
  return JSON.stringify({ id, ...words, url: due.length === 1 ? (actionPath ?? '/notifications') : '/notifications', category })
}

const messageOf = (due: readonly DueDelivery[]): PushMessage => ({
  payload: payloadOf(due),
  // The same for the same news, however often it is sent.
  topic: `n${due.at(-1)?.notification.id}`,
  ttlSeconds: TTL_SECONDS,
  isUrgent: due.some(({ notification }) => notification.priority === 'high'),
})

/** What is told together: in one what waited for its hour, and each of the others by itself. */
const lotsOf = (due: readonly DueDelivery[]): DueDelivery[][] => {
  const digest = due.filter(({ delivery }) => delivery.isDigest)
  const single = due.filter(({ delivery }) => !delivery.isDigest).map(one => [one])
  return digest.length > 0 ? [digest, ...single] : single
}

const idsOf = (due: readonly DueDelivery[]): number[] => due.map(({ delivery }) => delivery.id)

interface Sent {
  browser: SubscriptionRow
  outcome: PushOutcome
}

/** Sends to each browser what it has not got yet of a lot: another of its service may have been busy when the earlier ones went out. */
const sendLot = async (sender: PushSender, browsers: readonly SubscriptionRow[], lot: readonly DueDelivery[], signal: AbortSignal) => {
  const sent = browsers.map(async (browser): Promise<Sent[]> => {
    const lacking = lot.filter(({ delivery }) => !delivery.reachedIds.includes(browser.id))
    return lacking.length > 0 ? [{ browser, outcome: await sender.send(browser, messageOf(lacking), signal) }] : []
  })
  return (await Promise.all(sent)).flat()
}

/** Why a service wants nothing now, or nothing ever. */
const wordsOf = (sent: readonly Sent[], state: PushOutcome['state']): string | undefined =>
  sent.map(({ outcome }) => (outcome.state === state && 'words' in outcome ? outcome.words : undefined)).find(words => words !== undefined)

/** Settles what the same browsers had before: it has gone out once every browser has it or is gone. */
const settleAlike = async (tx: Transaction, due: readonly DueDelivery[], before: readonly number[], sent: readonly Sent[], now: Date) => {
  const news = sent.filter(({ browser }) => !before.includes(browser.id))
  const taken = news.filter(({ outcome }) => outcome.state === 'taken').map(({ browser }) => browser.id)
  const reachedIds = [...before, ...taken]
  const [later, refused] = [wordsOf(news, 'later'), wordsOf(news, 'refused')]
  if (later) {
    await putOff(tx, idsOf(due), { reachedIds })
    await tryLater(tx, due, now, later)
  } else if (reachedIds.length > 0) await settle(tx, idsOf(due), { state: 'sent', reason: null })
  else if (refused) await settle(tx, idsOf(due), { state: 'failed', reason: refused })
  else await settle(tx, idsOf(due), { state: 'withheld', reason: 'No browser of yours takes push messages any more.' })
}

const settleLot = async (tx: Transaction, lot: readonly DueDelivery[], sent: readonly Sent[], now: Date): Promise<void> => {
  const gone = sent.filter(({ outcome }) => outcome.state === 'gone')
  await dropSubscriptions(
    tx,
    gone.map(({ browser }) => browser.id),
  )
  const alike = Map.groupBy(lot, ({ delivery }) => delivery.reachedIds.join())
  for (const due of alike.values()) await settleAlike(tx, due, due[0]?.delivery.reachedIds ?? [], sent, now)
}

interface PushParts {
  database: Database
  sender: PushSender
}

/** Sends lots one after another, each settled when it has its answers. A service that wants nothing now is not asked for the rest. */
const sendAll = async (
  { database, sender }: PushParts,
  accountId: string,
  lots: readonly DueDelivery[][],
  { now, signal }: Parameters<Errand>[0],
): Promise<boolean> => {
  for (const [at, lot] of lots.entries()) {
    // Asked anew each time: a browser may have gone with the one before.
    const browsers = await subscriptionsOf(database.query, accountId)
    const sent = await sendLot(sender, browsers, lot, signal)
    const late = wordsOf(sent, 'later')
    await database.transaction(async tx => {
      await settleLot(tx, lot, sent, now())
      if (late) await tryLater(tx, lots.slice(at + 1).flat(), now(), late)
    })
    if (late) return false
  }
  return true
}

/**
 * Sends to each browser of a person, without holding anything: the rows are put off while it lasts, so that other workers leave them alone.
 * When the process dies meanwhile the message goes out again under the same topic and the same id, so that it is shown once.
 */
export const createPushCarrier =
  (parts: PushParts): Carrier =>
  async (tx, { accountId }, due, now) => {
    if ((await subscriptionsOf(tx, accountId)).length === 0) {
      await settle(tx, idsOf(due), { state: 'withheld', reason: NO_BROWSER })
      return undefined
    }
    const lots = lotsOf(due).slice(0, LOTS)
    await putOff(tx, idsOf(lots.flat()), { notBefore: new Date(now.getTime() + LEASE_MS) })
    return round => sendAll(parts, accountId, lots, round)
  }
