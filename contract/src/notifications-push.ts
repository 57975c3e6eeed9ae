import * as z from 'zod/mini'
import { PUSH_KEY_PATH, PUSH_SUBSCRIBE_PATH } from './notifications-paths.ts'
import { endpoint } from './shared/endpoint.ts'

/** The public half of the key that push messages are signed with, as `PushManager.subscribe` wants it; made at the first start. */
export const readPushKey = endpoint({
  method: 'GET',
  path: PUSH_KEY_PATH,
  summary: 'The application server key for Web Push',
  access: 'signed-in',
  isEnveloped: true,
  input: z.object({}),
  output: z.object({ publicKey: z.string() }),
})

const pushEndpoint = z.url({ error: 'The address of a push service is required.' }).check(z.maxLength(1_000))

export const subscribeToPush = endpoint({
  method: 'POST',
  path: PUSH_SUBSCRIBE_PATH,
  summary: 'Push messages for the caller go to this browser from now on; only addresses of known push services are taken',
  access: 'signed-in',
  isEnveloped: true,
  input: z.object({
    endpoint: pushEndpoint,
    keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
    /** The address that this browser had before. Where it was not the caller's, nothing is subscribed: another asked for it. */
    replaces: z.optional(pushEndpoint),
  }),
  output: z.object({ isSubscribed: z.boolean() }),
})

export const unsubscribeFromPush = endpoint({
  method: 'POST',
  path: '/_api/notifications/push-unsubscribe',
  summary: 'No push message goes to this browser any more',
  access: 'signed-in',
  isEnveloped: true,
  input: z.object({ endpoint: pushEndpoint }),
  output: z.object({ isSubscribed: z.boolean() }),
})
