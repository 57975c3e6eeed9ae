import type { Transaction } from '../../platform/database/database.ts'
import type { PushMessage, PushOutcome, PushSender } from '../../platform/push/push-sender.ts'
import { type Carrier, tryLater } from './delivery-round.ts'
import { type DueDelivery, putOff, settle } from './delivery-store.ts'
import { dropSubscriptions, type SubscriptionRow, subscriptionsOf } from './push-subscription-store.ts'

/** What is not shown within a day is in the inbox, and no news. */
const TTL_SECONDS = 86_400
/** A push service takes about four thousand bytes, sealed. */
const BODY_MAX = 1_000

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

interface Sent {
  browser: SubscriptionRow
  outcome: PushOutcome
}

/** Settles what was sent together: it has gone out once every browser has it or is gone. Answers why a service wants nothing now. */
const settleAll = async (
  tx: Transaction,
  due: readonly DueDelivery[],
  sent: readonly Sent[],
  reached: ReadonlySet<number>,
  now: Date,
): Promise<string | undefined> => {
  const ids = due.map(({ delivery }) => delivery.id)
  const wordsOf = (state: PushOutcome['state']) =>
    sent
      .map(({ outcome }) => (outcome.state === state && 'words' in outcome ? outcome.words : undefined))
      .find(words => words !== undefined)
  const gone = sent.filter(({ outcome }) => outcome.state === 'gone')
  await dropSubscriptions(
    tx,
    gone.map(({ browser }) => browser.id),
  )
  const [later, refused] = [wordsOf('later'), wordsOf('refused')]
  if (later) {
    await putOff(tx, ids, { reachedIds: [...reached] })
    await tryLater(tx, due, now, later)
  } else if (reached.size > 0) await settle(tx, ids, { state: 'sent', reason: null })
  else if (refused) await settle(tx, ids, { state: 'failed', reason: refused })
  else await settle(tx, ids, { state: 'withheld', reason: 'No browser of yours takes push messages any more.' })
  return later
}

/** What is told together: each by itself, and in one what waited for its hour. */
const lotsOf = (due: readonly DueDelivery[]): DueDelivery[][] => {
  const digest = due.filter(({ delivery }) => delivery.isDigest)
  const single = due.filter(({ delivery }) => !delivery.isDigest).map(one => [one])
  return digest.length > 0 ? [...single, digest] : single
}

/**
 * Sends to each browser of a person. The rows are held meanwhile; when the process dies between the service's answer and the commit, the
 * message goes out again under the same topic and the same id, so that it is shown once.
 */
export const createPushCarrier =
  (sender: PushSender): Carrier =>
  async (tx, { accountId }, due, now) => {
    let isLate: string | undefined
    for (const lot of lotsOf(due)) {
      // Asked anew each time: a browser may have gone with the one before.
      const browsers = await subscriptionsOf(tx, accountId)
      const ids = lot.map(({ delivery }) => delivery.id)
      if (browsers.length === 0) await settle(tx, ids, { state: 'withheld', reason: 'No browser of yours takes push messages.' })
      // A service that wants nothing now is not asked for the rest.
      else if (isLate) await tryLater(tx, lot, now, isLate)
      else {
        const reached = new Set(lot.flatMap(({ delivery }) => delivery.reachedIds))
        const message = messageOf(lot)
        const waiting = browsers.filter(({ id }) => !reached.has(id))
        const sent = await Promise.all(waiting.map(async browser => ({ browser, outcome: await sender.send(browser, message) })))
        for (const { browser, outcome } of sent) if (outcome.state === 'taken') reached.add(browser.id)
        isLate = await settleAll(tx, lot, sent, reached, now)
      }
    }
  }
