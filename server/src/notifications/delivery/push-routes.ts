import { readPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications-push.ts'
import type { Bind } from '../../platform/http/bind.ts'
import type { PushService } from './push-service.ts'

export const bindPush = (bind: Bind, push: PushService): void => {
  bind(readPushKey, () => push.key())
  bind(subscribeToPush, push.subscribe)
  bind(unsubscribeFromPush, push.unsubscribe)
}
