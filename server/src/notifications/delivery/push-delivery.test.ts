import { expect, test } from 'vitest'
import { readPushKey, subscribeToPush, unsubscribeFromPush } from '#contract/notifications-push.ts'
import { testApp } from '../../../test/app.ts'
import { notify } from '../../../test/due-deliveries.ts'
import { createBrowser, signerOf, startPushService } from '../../../test/push-endpoint.ts'
import { installation } from '../../platform/database/installation-tables.ts'
import { createPushSender } from '../../platform/push/push-sender.ts'
import { createPushServiceRule } from '../../platform/push/push-services.ts'
import { createVapidKeys } from '../../platform/push/vapid-keys.ts'
import { notificationDeliveries, pushSubscriptions } from '../notification-tables.ts'
import { withholdWaiting } from '../tell-store.ts'
import { deliverDue } from './delivery-round.ts'
import { createPushCarrier } from './push-carrier.ts'

/** The app beside a push service, one person with a browser, and the round as a worker goes it. */
const setUp = async (answer?: Parameters<typeof startPushService>[0]) => {
  const service = await startPushService(answer)
  const house = await testApp({ environment: { PUSH_SERVICES: service.host } })
  const { database } = house
  const ann = await house.person('Ann')
  const isKnownService = createPushServiceRule([service.host])
  const sender = createPushSender({ keys: createVapidKeys(database), isKnownService, contact: 'mailto:operator@example.org' })
  const carry = createPushCarrier({ database, sender })
  const round = (now = new Date(), signal = new AbortController().signal) =>
    deliverDue(database, {
      ...{ channel: 'push', carry, now: () => now, signal },
      onError: error => {
        throw error
      },
    })
  const subscribe = async (name: string, by = ann) => {
    const browser = createBrowser()
    const answered = await by.call(subscribeToPush, { endpoint: `${service.origin}/${name}`, keys: browser.keys })
    return { ...browser, answered }
  }
  return {
    ...{ ...house, service, ann, round, subscribe },
    tell: (given: Parameters<typeof notify>[2] = {}, isDigest = false) =>
      notify(database, ann.accountId, given, [{ channel: 'push', isDigest }]),
    ways: () => database.query.select().from(notificationDeliveries).orderBy(notificationDeliveries.id),
    browsers: async () => (await database.query.select().from(pushSubscriptions)).map(({ endpoint }) => endpoint.split('/').at(-1)),
  }
}

test('a browser reads what it is told, signed with the key that it subscribed with, once', async () => {
  const { ann, subscribe, tell, round, service, ways } = await setUp()
  const browser = await subscribe('one')
  expect(browser.answered).toMatchObject({ status: 200, body: { isSubscribed: true } })
  const { notificationId } = await tell({ priority: 'high' })
  await Promise.all([round(), round()])
  await round()
  const [pushed, ...more] = service.received
  expect(more).toEqual([])
  expect(browser.read(pushed?.body ?? Buffer.alloc(0))).toEqual({
    ...{ id: notificationId, title: 'Erik accepts your offer', body: 'Erik accepts your offer ‘Rewire kitchen’.' },
    ...{ url: '/projects/1', category: 'project_update' },
  })
  expect(pushed?.headers).toMatchObject({ topic: `n${notificationId}`, ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  const { key, claims } = signerOf(pushed?.headers['authorization'])
  expect(key).toBe((await ann.call(readPushKey, {})).body.publicKey)
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:operator@example.org' })
  expect(await ways()).toMatchObject([{ state: 'sent', reason: null }])
})

test('the key is made once for a database, however many ask, and stays', async () => {
  const { ann, database } = await setUp()
  const keys = await Promise.all([1, 2, 3].map(() => createVapidKeys(database)()))
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  expect((await ann.call(readPushKey, {})).body.publicKey).toBe(keys[0]?.publicKey)
  expect((await database.query.select().from(installation)).filter(({ key }) => key === 'vapid-keys')).toHaveLength(1)
})

test('news that waited for its hour comes as one message', async () => {
  const { subscribe, tell, round, service } = await setUp()
  const browser = await subscribe('one')
  await tell({ title: 'First' }, true)
  await tell({ title: 'Last' }, true)
  await round()
  expect(service.received.map(({ body }) => browser.read(body))).toMatchObject([
    { title: '2 notifications', body: 'Last', url: '/notifications' },
  ])
})

test('a browser that is gone is forgotten, and the others have it', async () => {
  const { subscribe, tell, round, browsers, ways } = await setUp(path => (path === '/gone' ? 410 : path === '/lost' ? 404 : 201))
  for (const name of ['gone', 'lost', 'here']) await subscribe(name)
  await tell()
  await round()
  expect(await browsers()).toEqual(['here'])
  expect(await ways()).toMatchObject([{ state: 'sent' }])
})

test('where no browser is left, or none ever was, it is withheld and says so', async () => {
  const { subscribe, tell, round, ways } = await setUp(() => 410)
  await tell()
  await round()
  await subscribe('gone')
  await tell()
  await round()
  expect((await ways()).map(({ state, reason }) => [state, reason])).toEqual([
    ['withheld', 'No browser of yours takes push messages.'],
    ['withheld', 'No browser of yours takes push messages any more.'],
  ])
})

test('a service that wants nothing now is asked again later, and only for those who have it not', async () => {
  let status = 429
  const { subscribe, tell, round, service, ways } = await setUp(path => (path === '/busy' ? status : 201))
  await subscribe('busy')
  await subscribe('free')
  await tell()
  await tell()
  const now = new Date()
  await round(now)
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/busy', '/free'])
  expect((await ways())[0]).toMatchObject({ state: 'waiting', attempts: 1, reason: 'The push service answered 429.' })
  status = 201
  await round(now)
  expect(service.received).toHaveLength(2)
  await round(new Date(now.getTime() + 31_000))
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/busy', '/busy', '/busy', '/free', '/free'])
  expect(await ways()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('each browser gets all that it has not got, also what another had before', async () => {
  let status = 503
  const { subscribe, tell, round, service, ways } = await setUp(path => (path === '/busy' ? status : 201))
  const free = await subscribe('free')
  const busy = await subscribe('busy')
  await tell({ title: 'First' }, true)
  const now = new Date()
  await round(now)
  status = 201
  await tell({ title: 'Second' }, true)
  await round(new Date(now.getTime() + 31_000))
  const toldTo = (path: string, { read }: typeof free) => service.received.filter(each => each.path === path).map(({ body }) => read(body))
  expect(toldTo('/free', free)).toMatchObject([{ title: 'First' }, { title: 'Second' }])
  expect(toldTo('/busy', busy)).toMatchObject([{ title: 'First' }, { title: '2 notifications', body: 'Second' }])
  expect(await ways()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

/** A push service that says nothing until it is let go. */
const silentService = () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const asked = Promise.withResolvers<void>()
  return {
    answer: () => {
      asked.resolve()
      return promise
    },
    ...{ asked: asked.promise, letGo: () => resolve(201) },
  }
}

test('while a service is silent no row is held, nobody else sends the same, and news that comes meanwhile goes out', async () => {
  const { answer, asked, letGo } = silentService()
  const { subscribe, tell, round, service, ways, database } = await setUp(answer)
  await subscribe('one')
  await tell()
  const waiting = round()
  await asked
  await database.transaction(async tx => {
    expect(await tx.select().from(notificationDeliveries).for('update', { noWait: true })).toMatchObject([{ state: 'waiting' }])
  })
  await tell({ title: 'Meanwhile' })
  const meanwhile = round()
  letGo()
  await Promise.all([waiting, meanwhile])
  expect(service.received).toHaveLength(2)
  expect(await ways()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('what is over while it is on its way has gone out all the same', async () => {
  const { answer, asked, letGo } = silentService()
  const { subscribe, tell, round, ways, database } = await setUp(answer)
  await subscribe('one')
  await tell({ relatedEntityType: 'offer', relatedEntityId: 7, metadata: { event: 'offer-sent' } })
  const waiting = round()
  await asked
  await database.transaction(tx => withholdWaiting(tx, { type: 'offer', id: 7 }, [['offer-sent', 'It was withdrawn.']]))
  expect(await ways()).toMatchObject([{ state: 'withheld' }])
  letGo()
  await waiting
  expect(await ways()).toMatchObject([{ state: 'sent', reason: null }])
})

test('a process that stops waits for no service; what it had not sent is tried again', async () => {
  const { answer, asked, letGo } = silentService()
  const { subscribe, tell, round, ways } = await setUp(answer)
  await subscribe('one')
  await tell()
  await tell()
  const stop = new AbortController()
  const now = new Date()
  const waiting = round(now, stop.signal)
  await asked
  stop.abort()
  await waiting
  letGo()
  expect(await ways()).toMatchObject([
    { state: 'waiting', attempts: 1 },
    { state: 'waiting', attempts: 1 },
  ])
  await round(new Date(now.getTime() + 31_000))
  expect(await ways()).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
})

test('more than a worker takes at a time goes out all the same', async () => {
  const { subscribe, tell, round, service } = await setUp()
  await subscribe('one')
  for (let told = 0; told < 12; told += 1) await tell()
  await round()
  expect(service.received).toHaveLength(12)
})

test('a redirect is not followed, and no browser is forgotten for it', async () => {
  const { subscribe, tell, round, service, browsers, ways } = await setUp(() => 302)
  await subscribe('one')
  await tell()
  await round()
  expect(service.received.map(({ path }) => path)).toEqual(['/one'])
  expect(await browsers()).toEqual(['one'])
  expect(await ways()).toMatchObject([{ state: 'failed', reason: 'The push service answered 302.' }])
})

test('an address that is no longer one of a known service is forgotten rather than asked', async () => {
  const { subscribe, tell, round, ways, browsers, database } = await setUp()
  await subscribe('one')
  await database.query.update(pushSubscriptions).set({ endpoint: 'http://127.0.0.1:1/one' })
  await tell()
  await round()
  expect(await ways()).toMatchObject([{ state: 'withheld' }])
  expect(await browsers()).toEqual([])
})

test('an unknown service, or keys that are none, are refused when somebody subscribes', async () => {
  const { ann, service, visitor, browsers } = await setUp()
  const { keys } = createBrowser()
  const unknown = await ann.call(subscribeToPush, { endpoint: 'https://169.254.169.254/latest', keys })
  expect([unknown.status, unknown.error.error]).toEqual([400, expect.stringContaining('PUSH_SERVICES')])
  for (const wrong of [
    { ...keys, p256dh: 'AAAA' },
    { ...keys, auth: 'AAAA' },
  ])
    expect((await ann.call(subscribeToPush, { endpoint: `${service.origin}/x`, keys: wrong })).status).toBe(400)
  for (const endpoint of [subscribeToPush, unsubscribeFromPush, readPushKey])
    expect((await visitor().send(endpoint.method, endpoint.path, { endpoint: `${service.origin}/x`, keys })).status).toBe(401)
  expect(await browsers()).toEqual([])
})

test('a browser tells whoever subscribed it last; only he takes it back', async () => {
  const { ann, person, service, round, tell, ways, subscribe, browsers } = await setUp()
  const bob = await person('Bob')
  await subscribe('shared')
  await subscribe('shared', bob)
  await tell()
  await round()
  expect(await ways()).toMatchObject([{ state: 'withheld' }])
  const endpoint = `${service.origin}/shared`
  await ann.call(unsubscribeFromPush, { endpoint })
  expect(await browsers()).toEqual(['shared'])
  expect((await bob.call(unsubscribeFromPush, { endpoint })).body).toEqual({ isSubscribed: false })
  expect(await browsers()).toEqual([])
})
