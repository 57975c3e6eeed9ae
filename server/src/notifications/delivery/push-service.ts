import type { readPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications-push.ts'
import type { OutputOf, ParsedInputOf } from '#contract/shared/endpoint.ts'
import { AppError } from '#contract/shared/errors.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Actor, requireAccount } from '../../platform/identity/actor.ts'
import type { PushServiceRule } from '../../platform/push/push-services.ts'
import type { VapidKeys } from '../../platform/push/vapid-keys.ts'
import { countOthers, dropSubscription, holdAccount, keepSubscription, ownsEither } from './push-subscription-store.ts'

type Standing = OutputOf<typeof subscribeToPush>

/** Which browsers get a person's push messages. */
export interface PushService {
  key(): Promise<OutputOf<typeof readPushKey>>
  subscribe(actor: Actor, input: ParsedInputOf<typeof subscribeToPush>): Promise<Standing>
  unsubscribe(actor: Actor, input: ParsedInputOf<typeof unsubscribeFromPush>): Promise<Standing>
}

/** More browsers than anybody has; each is a message of its own. */
const BROWSERS_MAX = 20
const POINT_BYTES = 65
const UNCOMPRESSED = 4
const SECRET_BYTES = 16

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')
const isKeyPair = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean => {
  const point = bytesOf(p256dh)
  return point.length === POINT_BYTES && point[0] === UNCOMPRESSED && bytesOf(auth).length === SECRET_BYTES
}

interface PushParts {
  database: Database
  keys(): Promise<VapidKeys>
  isKnownService: PushServiceRule
}

export const createPushService = ({ database, keys, isKnownService }: PushParts): PushService => ({
  key: async () => ({ publicKey: (await keys()).publicKey }),
  subscribe: (actor, { endpoint, keys: given, replaces }) =>
    database.transaction(async tx => {
      const { accountId, signInId } = requireAccount(actor)
      if (!isKnownService(endpoint))
        throw new AppError('bad_request', 'This browser’s push service is not known here. Ask the operator to name it in PUSH_SERVICES.')
      if (!isKeyPair(given)) throw new AppError('bad_request', 'These are not the keys of a push subscription. Subscribe anew.')
      // Two browsers at once are counted one after the other.
      await holdAccount(tx, accountId)
      if (replaces !== undefined) {
        // The new address itself: the same call, once more.
        if (!(await ownsEither(tx, accountId, [replaces, endpoint]))) return { isSubscribed: false }
        await dropSubscription(tx, accountId, replaces)
      }
      if ((await countOthers(tx, accountId, endpoint)) >= BROWSERS_MAX)
        throw new AppError('conflict', `At most ${BROWSERS_MAX} browsers are notified. Switch it off in one that you no longer use.`)
      await keepSubscription(tx, { accountId, signInId }, { endpoint, ...given })
      return { isSubscribed: true }
    }),
  unsubscribe: async (actor, { endpoint }) => {
    await dropSubscription(database.query, requireAccount(actor).accountId, endpoint)
    return { isSubscribed: false }
  },
})
