import { readPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications-push.ts'
import { errorCodeOf } from '../platform/app-error.ts'
import { call } from '../platform/call.ts'

const WORKER = '/sw.js'
/** Whose notifications this browser was asked to show. */
const OWNER_KEY = 'onhand.push'
/** The server will not send here, however often it is asked: enough other browsers, or a push service that it does not know. */
const REFUSALS = ['conflict', 'bad_request'] as const

const readOwner = (): string | null => {
  try {
    return localStorage.getItem(OWNER_KEY)
  } catch {
    return null
  }
}

const writeOwner = (email: string | null) => {
  try {
    if (email === null) localStorage.removeItem(OWNER_KEY)
    else localStorage.setItem(OWNER_KEY, email)
  } catch {
    // Storage is refused: the switch then says off after a reload, and can be put on again.
  }
}

/** Why a browser can or cannot show notifications for a page that is closed. */
export type PushState = 'unsupported' | 'needs-home-screen' | 'denied' | 'off' | 'on'

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Safari on a phone or tablet gives it to what was put on the home screen alone. */
const needsHomeScreen = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const currentSubscription = async (): Promise<PushSubscription | null> => {
  if (!canPush()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

const readPushState = async (email: string): Promise<PushState> => {
  if (!canPush()) return needsHomeScreen() ? 'needs-home-screen' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && readOwner() === email ? 'on' : 'off'
}

const subscription = async (pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> => {
  const asked = { userVisibleOnly: true, applicationServerKey }
  try {
    return await pushManager.subscribe(asked)
  } catch (error) {
    if (!(error instanceof Error && error.name === 'InvalidStateError')) throw error
    // It holds one under a key that this server had before its data was lost: nothing arrives by that any more.
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(asked)
  }
}

/** Has the server send to this browser, for as long as this sign-in lasts. */
const subscribe = async (): Promise<void> => {
  await navigator.serviceWorker.register(WORKER)
  const [{ pushManager }, { publicKey }] = await Promise.all([navigator.serviceWorker.ready, call(readPushKey, {})])
  const made = await subscription(pushManager, publicKey)
  const { endpoint, keys } = made.toJSON()
  await call(subscribeToPush, {
    endpoint: endpoint ?? made.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  })
}

/** Asks the browser, and has the server send to it from now on. */
export const turnPushOn = async (email: string): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(email)
  await subscribe()
  writeOwner(email)
  return 'on'
}

/**
 * What stands with this browser. Where this person wants push here, the server is told again: it forgets a browser with the sign-in that
 * brought it, and one that a push service once called gone.
 */
export const keepPush = async (email: string): Promise<PushState> => {
  await dropPushOfOthers(email)
  const state = await readPushState(email)
  if (state !== 'on') return state
  try {
    await subscribe()
    return 'on'
  } catch (error) {
    if (!REFUSALS.some(code => code === errorCodeOf(error))) throw error
    return turnPushOff(email)
  }
}

/** The same where nobody waits for the answer: what is not reached now is told when the bell starts next. */
export const renewPush = (email: string): void => void keepPush(email).catch(() => undefined)

export const turnPushOff = async (email: string): Promise<PushState> => {
  const subscription = await currentSubscription()
  if (subscription) {
    await call(unsubscribeFromPush, { endpoint: subscription.endpoint })
    await subscription.unsubscribe()
  }
  writeOwner(null)
  return readPushState(email)
}

/** Whoever is here now is another: what is pushed to the one before is not for his eyes. The push service tells the server. */
export const dropPushOfOthers = async (email: string | null): Promise<void> => {
  const owner = readOwner()
  if (owner === null || owner === email) return
  await (await currentSubscription())?.unsubscribe()
  writeOwner(null)
}
