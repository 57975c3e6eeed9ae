import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from '#contract/accounts.ts'
import { unsubscribeFromPush } from '#contract/notifications-push.ts'
import { pushSubscriptions } from '../../server/src/notifications/notification-tables.ts'
import { testApp } from '../../server/test/app.ts'
import { createBrowser } from '../../server/test/push-endpoint.ts'
import { dropPushOfOthers } from '../src/notifications/push-subscription.ts'
import { screen, visit, waitFor } from './render.tsx'

const OWNER_KEY = 'onhand.push'
const SERVICE = 'https://fcm.googleapis.com/fcm/send'

afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** The push half of a browser, which no document of a test has; subscribed under `key`, where one is given. */
const setUp = async (key?: string) => {
  const app = await testApp()
  const cleo = await app.person('Cleo')
  const { keys } = createBrowser()
  let made = 0
  let held: { key: string; endpoint: string } | null = key === undefined ? null : { key, endpoint: `${SERVICE}/before` }
  const current = () =>
    held && {
      endpoint: held.endpoint,
      toJSON: () => ({ endpoint: held?.endpoint, keys }),
      unsubscribe: async () => {
        held = null
        return true
      },
    }
  const pushManager = {
    getSubscription: async () => current(),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      if (held && held.key !== applicationServerKey) throw Object.assign(new Error('another key'), { name: 'InvalidStateError' })
      made += held ? 0 : 1
      held ??= { key: applicationServerKey, endpoint: `${SERVICE}/${made}` }
      return current()
    },
  }
  const registration = { pushManager, getNotifications: async () => [] }
  const serviceWorker = Object.assign(new EventTarget(), {
    ...{ ready: Promise.resolve(registration), register: async () => registration, getRegistration: async () => registration },
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  const told = async () =>
    (await app.database.query.select().from(pushSubscriptions)).map(({ endpoint, accountId }) => [
      endpoint.replace(`${SERVICE}/`, ''),
      accountId === cleo.accountId ? 'Cleo' : 'another',
    ])
  return { app, cleo, told, isSubscribed: () => held !== null }
}

const pushSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Notify me in this browser/ })

test('switched on, the server sends here; what it forgot it is told again when the bell starts', async () => {
  const { app, cleo, told } = await setUp()
  const { user } = await visit('/notifications?tab=preferences', { app, by: cleo })
  await user.click(await pushSwitch())
  expect(await screen.findByText('This browser will notify you.')).toBeTruthy()
  expect(await told()).toEqual([['1', 'Cleo']])
  await cleo.call(unsubscribeFromPush, { endpoint: `${SERVICE}/1` })
  await visit('/about', { app, by: cleo })
  await waitFor(async () => expect(await told()).toEqual([['1', 'Cleo']]))
})

test('a subscription under a key that the server has no more is made anew', async () => {
  const { app, cleo, told } = await setUp('a key of before')
  localStorage.setItem(OWNER_KEY, cleo.email)
  await visit('/about', { app, by: cleo })
  await waitFor(async () => expect(await told()).toEqual([['1', 'Cleo']]))
})

test('where the server takes no more browsers, the switch says off', async () => {
  const { app, cleo, told, isSubscribed } = await setUp()
  const { keys } = createBrowser()
  for (let count = 0; count < 20; count++)
    await cleo.send('POST', '/_api/notifications/push-subscribe', { json: { endpoint: `${SERVICE}/other-${count}`, keys } })
  localStorage.setItem(OWNER_KEY, cleo.email)
  await visit('/notifications?tab=preferences', { app, by: cleo })
  await waitFor(() => expect(localStorage.getItem(OWNER_KEY)).toBeNull())
  await waitFor(async () => expect([(await pushSwitch()).checked, (await pushSwitch()).disabled]).toEqual([false, false]))
  expect([(await told()).length, isSubscribed()]).toEqual([20, false])
})

test('what was asked for by another is given back, and stays with its owner', async () => {
  const { app, cleo, told, isSubscribed } = await setUp('a key')
  localStorage.setItem(OWNER_KEY, 'another@example.com')
  await visit('/notifications?tab=preferences', { app, by: cleo })
  await waitFor(async () => expect((await pushSwitch()).checked).toBe(false))
  expect([isSubscribed(), localStorage.getItem(OWNER_KEY), await told()]).toEqual([false, null, []])
})

test('who logs out leaves nothing behind; who stays keeps it', async () => {
  const { cleo, isSubscribed } = await setUp('a key')
  localStorage.setItem(OWNER_KEY, cleo.email)
  await dropPushOfOthers(cleo.email)
  expect([isSubscribed(), localStorage.getItem(OWNER_KEY)]).toEqual([true, cleo.email])
  await cleo.call(signOut, {})
  await dropPushOfOthers(null)
  expect([isSubscribed(), localStorage.getItem(OWNER_KEY)]).toEqual([false, null])
  // Nobody asked for it: it is nobody's to give back.
  await dropPushOfOthers(null)
})
