import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getMe, getSignInMethods, listDevMails, signInToDemo, signOut } from '#contract/accounts.ts'
import {
  changePassword,
  listSessions,
  requestPasswordReset,
  revokeSession,
  signInWithEmail,
  signUpWithEmail,
  verifyEmail,
} from '#contract/accounts-auth.ts'
import { testApp } from '../../test/app.ts'
import { mailedToken, mailsFor, openBrowser } from '../../test/browser.ts'
import { ANA, signUp } from '../../test/signed-up.ts'
import { accounts, signIns } from './account-tables.ts'

const LOG_IN = { email: ANA.email, password: ANA.password }
const COOKIE = 'onhand.session_token'
const PRODUCTION = { ONHAND_MODE: 'production', PUBLIC_URL: 'https://help.example.org', AUTH_SECRET: 'a secret long enough for production' }
const DAY_MS = 86_400_000

test('a cookie from before does not become signed in: each sign-in has a token of its own', async () => {
  const app = await testApp()
  const owner = await signUp(app)
  const planted = owner.cookies.get(COOKIE) ?? ''
  await owner.call(signOut, {})
  const victim = openBrowser(app)
  victim.cookies.set(COOKIE, planted)
  await victim.call(signInWithEmail, LOG_IN)
  expect(victim.cookies.get(COOKIE)).not.toBe(planted)
  expect((await victim.call(getMe, {})).status).toBe(200)
  const attacker = openBrowser(app)
  attacker.cookies.set(COOKIE, planted)
  expect((await attacker.call(getMe, {})).status).toBe(401)
  attacker.cookies.set(COOKIE, 'made-up.c2lnbmF0dXJl')
  expect((await attacker.call(getMe, {})).status).toBe(401)
})

test('a sign-in that ended is worthless, however it ended', async () => {
  const app = await testApp()
  const [first, second, third] = [await signUp(app), openBrowser(app), openBrowser(app)]
  for (const browser of [second, third]) await browser.call(signInWithEmail, LOG_IN)
  const stolen = openBrowser(app)
  stolen.cookies.set(COOKIE, third.cookies.get(COOKIE) ?? '')
  await third.call(signOut, {})
  expect((await stolen.call(getMe, {})).status).toBe(401)

  const records = (await first.call(listSessions, {})).body
  expect(records).toHaveLength(2)
  const own = decodeURIComponent(second.cookies.get(COOKIE) ?? '').split('.')[0] ?? ''
  expect((await first.call(revokeSession, { token: own })).status).toBe(200)
  expect((await second.call(getMe, {})).status).toBe(401)

  await second.call(signInWithEmail, LOG_IN)
  await second.call(changePassword, { currentPassword: ANA.password, newPassword: 'a new long password', revokeOtherSessions: true })
  expect((await first.call(getMe, {})).status).toBe(401)
  expect((await second.call(getMe, {})).status).toBe(200)
})

test('nobody ends the sign-in of somebody else', async () => {
  const app = await testApp()
  const ana = await signUp(app)
  const eve = await signUp(app, { ...ANA, email: 'eve@example.com' })
  const token = decodeURIComponent(ana.cookies.get(COOKIE) ?? '').split('.')[0] ?? ''
  await eve.call(revokeSession, { token })
  expect((await ana.call(getMe, {})).status).toBe(200)
})

test('a sign-in that is used lasts on, one that is over does not come back', async () => {
  const app = await testApp()
  const browser = await signUp(app)
  expect((await browser.call(getMe, {})).headers['set-cookie']).toBeUndefined()
  const expireIn = (days: number) => app.database.query.update(signIns).set({ expiresAt: new Date(Date.now() + days * DAY_MS) })
  await expireIn(20)
  expect(String((await browser.call(getMe, {})).headers['set-cookie'])).toMatch(/session_token=.*Max-Age=2592000/)
  const [signIn] = await app.database.query.select().from(signIns)
  expect((signIn?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * DAY_MS)
  await expireIn(-1)
  expect((await browser.call(getMe, {})).status).toBe(401)
})

test('in production the cookie is for this site, over https and out of reach of scripts', async () => {
  const app = await testApp({ environment: PRODUCTION })
  const browser = openBrowser(app)
  await browser.call(signUpWithEmail, ANA)
  const [mail] = await mailsFor(app.database, ANA.email)
  expect(mail?.body).toContain('https://help.example.org/verify-email?token=')
  const answer = await browser.call(verifyEmail, { token: await mailedToken(app.database, ANA.email, '/verify-email') })
  const cookie = [answer.headers['set-cookie']].flat().find(line => String(line).includes('session_token'))
  expect(cookie).toMatch(/^__Secure-onhand\.session_token=/)
  expect(cookie).toMatch(/HttpOnly/)
  expect(cookie).toMatch(/Secure/)
  expect(cookie).toMatch(/SameSite=Lax/i)
  expect((await browser.call(getMe, {})).status).toBe(200)
})

test('in production there is neither a demo nor its mail, and its sample people are visitors', async () => {
  const app = await testApp({ environment: PRODUCTION })
  const left = await app.person('Sam')
  await app.database.query.update(accounts).set({ isSample: true }).where(eq(accounts.email, left.email))
  expect((await left.call(getMe, {})).status).toBe(401)
  expect((await app.visitor().call(signInToDemo, { as: 'admin' })).status).toBe(404)
  expect((await app.visitor().call(listDevMails, {})).status).toBe(404)
  expect((await app.visitor().call(getSignInMethods, {})).body).toEqual({ providers: [], oidcName: null, isDemo: false })
})

test('guessing a password is slowed down for an address on the network, and for an account from everywhere', async () => {
  const app = await testApp({ environment: PRODUCTION })
  const guess = (remoteAddress: string) => openBrowser(app, remoteAddress).call(signInWithEmail, { ...LOG_IN, password: 'a guess' })
  const fromOne = []
  for (let count = 0; count < 11; count += 1) fromOne.push((await guess('192.0.2.1')).status)
  expect(fromOne).toEqual([...Array(10).fill(401), 429])
  const fromMany = []
  for (let count = 0; count < 21; count += 1) fromMany.push((await guess(`198.51.100.${count}`)).status)
  expect(fromMany).toEqual([...Array(20).fill(401), 429])
})

test('nobody floods a mailbox: an address gets five mails in a quarter of an hour, known or not', async () => {
  const app = await testApp({ environment: PRODUCTION })
  await openBrowser(app, '192.0.2.99').call(signUpWithEmail, ANA)
  for (const email of [ANA.email, 'nobody@example.com']) {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, count) => openBrowser(app, `192.0.2.${count}`).call(requestPasswordReset, { email })),
    )
    expect(answers.filter(answer => answer.status === 429).length).toBe(email === ANA.email ? 2 : 1)
  }
})

test('what the contract does not name cannot be reached, by nobody', async () => {
  const app = await testApp()
  const person = await app.person('Ana', ['client', 'admin'])
  const posts = ['onhand/sign-in', 'delete-user', 'change-email', 'link-social', 'unlink-account', 'set-password', 'update-session']
  const others = [
    'two-factor/get-totp-uri',
    'two-factor/send-otp',
    'passkey/update-passkey',
    'sign-out',
    'verify-password',
    'revoke-sessions',
  ]
  const gets = ['get-session', 'list-accounts', 'reset-password/token', 'delete-user/callback', 'ok', 'error', 'account-info']
  const answers = [
    ...[...posts, ...others].map(path => person.send('POST', `/_api/auth/${path}`, { accountId: person.accountId, password: 'x' })),
    ...gets.map(path => person.send('GET', `/_api/auth/${path}`, {})),
  ]
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } })
    expect(answer.headers['set-cookie']).toBeUndefined()
  }
})

test('a changed password is told by mail, and needs the old one', async () => {
  const app = await testApp()
  const browser = await signUp(app)
  const change = { newPassword: 'another long password', revokeOtherSessions: true as const }
  expect((await browser.call(changePassword, { ...change, currentPassword: 'not the password' })).status).toBe(400)
  expect((await browser.call(changePassword, { ...change, currentPassword: ANA.password })).status).toBe(200)
  expect((await mailsFor(app.database, ANA.email))[0]?.subject).toBe('Your password was changed')
  expect((await openBrowser(app).call(signInWithEmail, LOG_IN)).status).toBe(401)
})
