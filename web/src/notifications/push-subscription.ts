import { readPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications.ts'
import { call } from '../platform/call.ts'

const WORKER = '/sw.js'
/** Whose notifications this browser was asked to show. */
const OWNER_KEY = 'onhand.push'

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

export const readPushState = async (email: string): Promise<PushState> => {
  if (!canPush()) return needsHomeScreen() ? 'needs-home-screen' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await currentSubscription()) !== null && readOwner() === email ? 'on' : 'off'
}

/** Asks the browser, and has the server send to it from now on. */
export const turnPushOn = async (email: string): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(email)
  await navigator.serviceWorker.register(WORKER)
  const [{ pushManager }, { publicKey }] = await Promise.all([navigator.serviceWorker.ready, call(readPushKey, {})])
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  await call(subscribeToPush, {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  })
  writeOwner(email)
  return 'on'
}

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
