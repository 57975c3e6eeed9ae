import webPush from 'web-push'
import type { PushServiceRule } from './push-services.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** A browser as it subscribed itself. */
export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  payload: string
  /** Of two messages with the same topic that wait for a browser the later one takes the earlier one's place. */
  topic: string
  /** How long the service keeps it for a browser that is off. */
  ttlSeconds: number
  isUrgent: boolean
}

/** `gone`: this browser takes no more. `later`: its service does not want it now. `refused`: nor ever, as it is. `words` say why. */
export type PushOutcome = { state: 'taken' } | { state: 'gone' | 'later' | 'refused'; words: string }

/** Port: hands one message to the push service of one browser, until `signal`. Answers what came of it, and does not throw over it. */
export interface PushSender {
  send(target: PushTarget, message: PushMessage, signal: AbortSignal): Promise<PushOutcome>
}

/** How long a push service is waited for. */
export const PUSH_TIMEOUT_MS = 10_000

const outcomeOf = (status: number): PushOutcome => {
  if (status >= 200 && status < 300) return { state: 'taken' }
  const words = `The push service answered ${status}.`
  if (status === 404 || status === 410) return { state: 'gone', words }
  // Of the rest a 4xx (and a redirect, which is not followed) may be a mistake of ours: no reason to forget a browser.
  return { state: status === 429 || status >= 500 ? 'later' : 'refused', words }
}

interface SenderParts {
  keys(): Promise<VapidKeys>
  isKnownService: PushServiceRule
  /** Whom a push service may write to: mailto: or https:. */
  contact: string
}

const sealed = (target: PushTarget, { payload, topic, ttlSeconds, isUrgent }: PushMessage, keys: VapidKeys, contact: string) =>
  webPush.generateRequestDetails({ endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } }, payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: ttlSeconds,
    topic,
    urgency: isUrgent ? 'high' : 'normal',
    contentEncoding: 'aes128gcm',
  })

export const createPushSender = ({ keys, isKnownService, contact }: SenderParts): PushSender => ({
  send: async (target, message, signal) => {
    // Asked again here: what was known when it was kept need not be now.
    if (!isKnownService(target.endpoint)) return { state: 'gone', words: 'This push service is not known here.' }
    let request: ReturnType<typeof sealed>
    const pair = await keys()
    try {
      request = sealed(target, message, pair, contact)
    } catch (error) {
      return { state: 'gone', words: `Its keys are none: ${error instanceof Error ? error.message : error}` }
    }
    try {
      // The library's own request follows no rule of ours; a redirect would lead wherever the service says.
      const answer = await fetch(target.endpoint, {
        method: 'POST',
        headers: Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(request.body ?? Buffer.alloc(0)),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PUSH_TIMEOUT_MS)]),
      })
      await answer.body?.cancel()
      return outcomeOf(answer.status)
    } catch (error) {
      return { state: 'later', words: `The push service cannot be reached: ${error instanceof Error ? error.message : error}` }
    }
  },
})
