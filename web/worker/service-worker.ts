import { PUSH_KEY_PATH, PUSH_SUBSCRIBE_PATH } from '#contract/notifications-paths.ts'

/*
 * Shows notifications while no tab of this site is open. It keeps no pages and stands between no page and the network.
 */

declare const self: ServiceWorkerGlobalScope

interface Pushed {
  id: number | null
  title: string
  body: string
  /** A place of this site. */
  path: string
}

const UNREADABLE: Pushed = {
  id: null,
  title: 'Something new on Onhand',
  body: 'Open your notifications to see it.',
  path: '/notifications',
}

/** Only what lies on this site is opened, whatever the message says. */
const pathOf = (url: unknown): string => {
  if (typeof url !== 'string' || !URL.canParse(url, self.location.origin)) return UNREADABLE.path
  const { pathname, search, hash } = new URL(url, self.location.origin)
  return pathname + search + hash
}

const readPushed = (data: PushMessageData | null): Pushed => {
  try {
    const { id, title, body, url } = Object(data?.json())
    if (typeof id !== 'number' || typeof title !== 'string') return UNREADABLE
    return { id, title, body: typeof body === 'string' ? body : '', path: pathOf(url) }
  } catch {
    // A push that shows nothing would cost the site its permission.
    return UNREADABLE
  }
}

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Safari takes the permission back from who receives and does not show. */
const mayStaySilent = /Chrome|Firefox/.test(self.navigator.userAgent)

const show = async ({ id, title, body, path }: Pushed): Promise<void> => {
  // Who looks at the site has it told there.
  if (mayStaySilent && (await tabs()).some(({ focused }) => focused)) return
  await self.registration.showNotification(title, {
    body,
    // The same one twice is shown once.
    tag: String(id ?? 'unreadable'),
    icon: '/icons/icon-192.png',
    data: { id, url: new URL(path, self.location.origin).href },
  })
}

const open = async ({ id, url }: { id: unknown; url: unknown }): Promise<void> => {
  const path = pathOf(url)
  const open = await tabs()
  const tab = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0]
  if (!tab) {
    await self.clients.openWindow(path)
    return
  }
  await tab.focus()
  // The tab marks it as read, and goes there without loading anew.
  tab.postMessage({ id, url: new URL(path, self.location.origin).href })
}

const keyOf = async (old: PushSubscription | null): Promise<ArrayBuffer | string> => {
  const key = old?.options.applicationServerKey
  if (key) return key
  const { json } = await (await fetch(PUSH_KEY_PATH, { credentials: 'same-origin' })).json()
  return json.publicKey
}

/** The push service gave this browser another address: the server is told, or nothing would arrive any more. */
const subscribeAnew = async ({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> => {
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await keyOf(oldSubscription) }))
  const { endpoint, keys } = subscription.toJSON()
  await fetch(PUSH_SUBSCRIBE_PATH, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { endpoint, keys } }),
  })
}

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
self.addEventListener('push', event => event.waitUntil(show(readPushed(event.data))))
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(open(Object(event.notification.data)))
})
self.addEventListener('pushsubscriptionchange', event => event.waitUntil(subscribeAnew(event)))
