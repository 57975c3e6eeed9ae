import { expect, test } from 'vitest'
import { createPushWorker, type Surroundings, type Tab } from './push-worker.ts'

const CHROME = 'Mozilla/5.0 Chrome/140.0'
const SAFARI = 'Mozilla/5.0 Version/18.0 Safari/605.1'
const TOLD = { id: 7, title: 'Erik accepts your offer', body: 'Of ‘Rewire kitchen’.', url: '/projects/1?tab=offers' }

/** A browser around the worker, and what was done with it. `answer`: what the server says to a new address. */
const setUp = (given: { tabs?: readonly Tab[]; userAgent?: string; answer?: Response } = {}) => {
  const done: unknown[] = []
  const note = async (...what: unknown[]) => void done.push(what)
  const subscription = (name: string) => ({
    ...{ endpoint: `https://push.example/${name}`, options: { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true } },
    toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: async () => {
      await note('unsubscribe', name)
      return true
    },
  })
  const surroundings: Surroundings = {
    ...{ origin: 'https://onhand.example', userAgent: given.userAgent ?? CHROME },
    tabs: async () => given.tabs ?? [],
    openWindow: path => note('open', path),
    showNotification: (title, { body, tag, data }) => note('show', title, { body, tag, data }),
    subscribe: async () => subscription('made'),
    fetch: async (path, { body }) => {
      await note(path, JSON.parse(String(body)).json)
      return given.answer ?? Response.json({ json: { isSubscribed: true } })
    },
  }
  const tab = (state: Partial<Tab> = {}): Tab => ({
    ...{ focused: false, visibilityState: 'hidden', focus: () => note('focus'), postMessage: message => void note('say', message) },
    ...state,
  })
  return { worker: createPushWorker(surroundings), done, subscription, tab }
}

const pushed = (told: unknown) => ({ json: () => told })

test('what is pushed is shown, under its own number and with its place on this site', async () => {
  const { worker, done } = setUp()
  await worker.show(pushed(TOLD))
  const { title, body } = TOLD
  expect(done).toEqual([['show', title, { body, tag: '7', data: { id: 7, url: 'https://onhand.example/projects/1?tab=offers' } }]])
})

test('a push that cannot be read is shown all the same, and leads to the inbox', async () => {
  const broken = {
    json: () => {
      throw new SyntaxError('not JSON')
    },
  }
  for (const data of [null, broken, pushed('text'), pushed({ id: '7', title: 'x' })]) {
    const { worker, done } = setUp()
    await worker.show(data)
    expect(done).toMatchObject([['show', 'Something new on Onhand', { data: { id: null, url: 'https://onhand.example/notifications' } }]])
  }
})

test('who looks at the site is not told twice, but where silence would cost the permission', async () => {
  const { tab } = setUp()
  const tabs = [tab(), tab({ focused: true })]
  const chrome = setUp({ tabs })
  await chrome.worker.show(pushed(TOLD))
  expect(chrome.done).toEqual([])
  const safari = setUp({ tabs, userAgent: SAFARI })
  await safari.worker.show(pushed(TOLD))
  expect(safari.done).toHaveLength(1)
})

test('pressed, it opens its place in the tab that is seen, or in a new one', async () => {
  const none = setUp()
  await none.worker.open({ id: 7, url: 'https://onhand.example/projects/1' })
  expect(none.done).toEqual([['open', '/projects/1']])

  const said: unknown[] = []
  const listening = (name: string, visibilityState: string) =>
    none.tab({ visibilityState, postMessage: message => void said.push([name, message]) })
  const some = setUp({ tabs: [listening('behind', 'hidden'), listening('seen', 'visible')] })
  await some.worker.open({ id: 7, url: 'https://onhand.example/projects/1' })
  expect(said).toEqual([['seen', { id: 7, url: 'https://onhand.example/projects/1' }]])
  expect(some.done).toEqual([])
})

test('only places of this site are opened', async () => {
  for (const [url, path] of [
    ['https://evil.example/phish?x=1', '/phish?x=1'],
    ['//evil.example', '/'],
    ['http://', '/notifications'],
    [undefined, '/notifications'],
  ]) {
    const { worker, done } = setUp()
    await worker.open({ url })
    expect(done).toEqual([['open', path]])
  }
})

test('a new address is told together with the old one, whose owner it keeps', async () => {
  const { worker, done, subscription } = setUp()
  await worker.subscribeAnew(subscription('old'), null)
  await worker.subscribeAnew(subscription('old'), subscription('given'))
  const keys = { p256dh: 'point', auth: 'secret' }
  const told = (name: string) => ({ endpoint: `https://push.example/${name}`, keys, replaces: 'https://push.example/old' })
  expect(done).toEqual([
    ['/_api/notifications/push-subscribe', told('made')],
    ['/_api/notifications/push-subscribe', told('given')],
  ])
})

test('an address that the server does not take is given back; one that it could not look at is kept', async () => {
  const after = async (answer: Response) => {
    const { worker, done, subscription } = setUp({ answer })
    await worker.subscribeAnew(subscription('old'), subscription('new'))
    return done.slice(1)
  }
  expect(await after(Response.json({ json: { isSubscribed: false } }))).toEqual([['unsubscribe', 'new']])
  expect(await after(new Response('{}', { status: 401 }))).toEqual([['unsubscribe', 'new']])
  expect(await after(new Response('{}', { status: 503 }))).toEqual([])
})

test('where the old address is not known, the bell tells the new one: it knows whose it is', async () => {
  const { worker, done, subscription } = setUp()
  await worker.subscribeAnew(null, subscription('new'))
  expect(done).toEqual([])
})
