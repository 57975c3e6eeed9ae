import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signOut } from '#contract/accounts.ts'
import {
  changePassword,
  listSessions,
  requestPasswordReset,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  signInWithEmail,
} from '#contract/accounts-auth.ts'
import { suspendAccount } from '#contract/accounts-moderation.ts'
import { subscribeToPush } from '#contract/notifications-push.ts'
import { testApp } from '../../../test/app.ts'
import { type Browser, mailedToken, openBrowser } from '../../../test/browser.ts'
import { createBrowser } from '../../../test/push-endpoint.ts'
import { ANA, signUp } from '../../../test/signed-up.ts'
import { accounts, signIns } from '../../accounts/account-tables.ts'
import { accountsWithPush } from '../tell-store.ts'
import { subscriptionsOf } from './push-subscription-store.ts'

const SERVICE = 'https://fcm.googleapis.com/fcm/send'
const DAY_MS = 86_400_000

/** Ana at home, signed in at work too, and notified in both. */
const setUp = async () => {
  const app = await testApp()
  const { database } = app
  const home = await signUp(app)
  const work = openBrowser(app)
  await work.call(signInWithEmail, { email: ANA.email, password: ANA.password })
  const subscribe = (browser: Browser, name: string, replaces?: string) =>
    browser.call(subscribeToPush, {
      endpoint: `${SERVICE}/${name}`,
      keys: createBrowser().keys,
      ...(replaces ? { replaces: `${SERVICE}/${replaces}` } : {}),
    })
  await subscribe(home, 'home')
  await subscribe(work, 'work')
  const [ana] = await database.query.select().from(accounts).where(eq(accounts.email, ANA.email))
  const accountId = ana?.id ?? ''
  return {
    ...{ app, database, home, work, accountId, subscribe },
    /** Where a push message for her goes now. */
    told: async () => (await subscriptionsOf(database.query, accountId)).map(({ endpoint }) => endpoint.split('/').at(-1)),
  }
}

test('who logs out is pushed nothing there any more', async () => {
  const { home, told } = await setUp()
  expect(await told()).toEqual(['home', 'work'])
  await home.call(signOut, {})
  expect(await told()).toEqual(['work'])
})

test('a browser that is signed out from elsewhere is pushed nothing, one or all others', async () => {
  const { app, home, work, subscribe, told } = await setUp()
  const other = (await home.call(listSessions, {})).body.find(({ isCurrent }) => !isCurrent)
  await home.call(revokeSession, { token: other?.token ?? '' })
  expect(await told()).toEqual(['home'])
  await work.call(signInWithEmail, { email: ANA.email, password: ANA.password })
  await subscribe(work, 'work')
  const third = openBrowser(app)
  await third.call(signInWithEmail, { email: ANA.email, password: ANA.password })
  await subscribe(third, 'third')
  await home.call(revokeOtherSessions, {})
  expect(await told()).toEqual(['home'])
})

test('a password that is changed ends what others were pushed; the browser that changed it says its address again', async () => {
  const { home, subscribe, told } = await setUp()
  await home.call(changePassword, { currentPassword: ANA.password, newPassword: 'a new long password', revokeOtherSessions: true })
  expect(await told()).toEqual([])
  expect((await subscribe(home, 'home')).body).toEqual({ isSubscribed: true })
  expect(await told()).toEqual(['home'])
})

test('a password that is chosen anew by mail, or a suspension, ends them all', async () => {
  const { app, database, accountId, home, subscribe, told } = await setUp()
  await home.call(requestPasswordReset, { email: ANA.email })
  const token = await mailedToken(database, ANA.email, '/reset-password')
  await home.call(resetPassword, { newPassword: 'another long password', token })
  expect(await told()).toEqual([])

  await home.call(signInWithEmail, { email: ANA.email, password: 'another long password' })
  await subscribe(home, 'home')
  expect(await told()).toEqual(['home'])
  const admin = await app.person('Ada', ['admin'])
  expect((await admin.call(suspendAccount, { accountId, reason: 'Sent spam to three experts.' })).status).toBe(200)
  expect(await told()).toEqual([])
})

test('a sign-in that is over but not yet forgotten counts as gone', async () => {
  const { database, accountId, told } = await setUp()
  expect(await database.transaction(tx => accountsWithPush(tx, [accountId]))).toEqual(new Set([accountId]))
  await database.query.update(signIns).set({ expiresAt: new Date(Date.now() - DAY_MS) })
  expect(await told()).toEqual([])
  expect(await database.transaction(tx => accountsWithPush(tx, [accountId]))).toEqual(new Set())
})

test('a browser may say its address again at the limit; two new ones at once do not pass it', async () => {
  const { home, subscribe, told } = await setUp()
  for (let count = 3; count < 20; count++) await subscribe(home, `b${count}`)
  const both = await Promise.all([subscribe(home, 'x'), subscribe(home, 'y')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await told()).toHaveLength(20)
  expect((await subscribe(home, 'home')).status).toBe(200)
  expect((await subscribe(home, 'moved', 'home')).status).toBe(200)
  expect(await told()).toHaveLength(20)
})

test('an address that changed moves with whose it was, and with nobody else', async () => {
  const { app, home, subscribe, told } = await setUp()
  expect((await subscribe(home, 'moved', 'home')).body).toEqual({ isSubscribed: true })
  // The answer was lost, and it is said again.
  expect((await subscribe(home, 'moved', 'home')).body).toEqual({ isSubscribed: true })
  expect((await told()).sort()).toEqual(['moved', 'work'])
  const bob = await signUp(app, { ...ANA, name: 'Bob', email: 'bob@example.com' })
  expect((await subscribe(bob, 'stolen', 'moved')).body).toEqual({ isSubscribed: false })
  expect((await told()).sort()).toEqual(['moved', 'work'])
})
