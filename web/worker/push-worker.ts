import { PUSH_KEY_PATH, PUSH_SUBSCRIBE_PATH } from '#contract/notifications-paths.ts'

/** A tab of this site. */
export interface Tab {
  focused: boolean
  visibilityState: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

type Subscription = Pick<PushSubscription, 'toJSON' | 'unsubscribe'>

/** What the browser gives a service worker to work with. */
export interface Surroundings {
  /** Of the site. */
  origin: string
  userAgent: string
  tabs(): Promise<readonly Tab[]>
  openWindow(path: string): Promise<unknown>
  showNotification(title: string, options: NotificationOptions): Promise<void>
  subscribe(key: ArrayBuffer | string): Promise<Subscription>
  fetch(path: string, init: RequestInit): Promise<Response>
}

export interface PushWorker {
  show(pushed: Pick<PushMessageData, 'json'> | null): Promise<void>
  open(pressed: unknown): Promise<void>
  subscribeAnew(old: Pick<PushSubscription, 'endpoint' | 'options'> | null, made: Subscription | null): Promise<void>
}

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
const pathOf = (url: unknown, origin: string): string => {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return UNREADABLE.path
  const { pathname, search, hash } = new URL(url, origin)
  return pathname + search + hash
}

const readPushed = (data: Pick<PushMessageData, 'json'> | null, origin: string): Pushed => {
  try {
    const { id, title, body, url } = Object(data?.json())
    if (typeof id !== 'number' || typeof title !== 'string') return UNREADABLE
    return { id, title, body: typeof body === 'string' ? body : '', path: pathOf(url, origin) }
  } catch {
    // A push that shows nothing would cost the site its permission.
    return UNREADABLE
  }
}

/** Safari takes the permission back from who receives and does not show. */
const mayStaySilent = (userAgent: string): boolean => /Chrome|Firefox/.test(userAgent)

/** From this status on it is the server's trouble, and no answer. */
const SERVER_FAULT = 500

/** What the service worker does when the browser wakes it. */
export const createPushWorker = ({ origin, userAgent, ...browser }: Surroundings): PushWorker => {
  const keyOf = async (old: Pick<PushSubscription, 'options'>): Promise<ArrayBuffer | string> => {
    const key = old.options.applicationServerKey
    if (key) return key
    const { json } = await (await browser.fetch(PUSH_KEY_PATH, { credentials: 'same-origin' })).json()
    return json.publicKey
  }
  return {
    show: async data => {
      const { id, title, body, path } = readPushed(data, origin)
      // Who looks at the site has it told there.
      if (mayStaySilent(userAgent) && (await browser.tabs()).some(({ focused }) => focused)) return
      await browser.showNotification(title, {
        body,
        // The same one twice is shown once.
        tag: String(id ?? 'unreadable'),
        icon: '/icons/icon-192.png',
        data: { id, url: new URL(path, origin).href },
      })
    },
    open: async pressed => {
      const { id, url } = Object(pressed)
      const path = pathOf(url, origin)
      const open = await browser.tabs()
      const tab = open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0]
      if (!tab) {
        await browser.openWindow(path)
        return
      }
      await tab.focus()
      // The tab marks it as read, and goes there without loading anew.
      tab.postMessage({ id, url: new URL(path, origin).href })
    },
    subscribeAnew: async (old, made) => {
      // Whose it was cannot be told from here: the bell knows, and says the new address when it starts next.
      if (!old) return
      const subscription = made ?? (await browser.subscribe(await keyOf(old)))
      const { endpoint, keys } = subscription.toJSON()
      const answer = await browser.fetch(PUSH_SUBSCRIBE_PATH, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ json: { endpoint, keys, replaces: old.endpoint } }),
      })
      const isRefused = answer.ok ? !(await answer.json()).json.isSubscribed : answer.status < SERVER_FAULT
      // Another is signed in here by now, or nobody: nothing is sent to an address that nobody owns.
      if (isRefused) await subscription.unsubscribe()
    },
  }
}
