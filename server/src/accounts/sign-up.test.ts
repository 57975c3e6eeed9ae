import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import {
  requestPasswordReset,
  resetPassword,
  sendVerificationEmail,
  signInWithEmail,
  signUpWithEmail,
  updateUser,
  verifyEmail,
} from '#contract/accounts-auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { mailedToken, mailsFor, openBrowser } from '../../test/browser.ts'
import { ANA, signUp } from '../../test/signed-up.ts'
import { accountByEmail } from './account-store.ts'
import { verifications } from './account-tables.ts'

const LOG_IN = { email: ANA.email, password: ANA.password }
const WORTHLESS = { status: 400, error: { error: expect.stringContaining('used already, has expired'), code: 'bad_request' } }

/** As if an hour had passed for every link that was mailed. */
const letLinksExpire = ({ database }: TestApp) => database.query.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) })

test('whoever signs up proves the address by the mailed link, is signed in by it, and comes back with the password', async () => {
  const app = await testApp()
  const browser = openBrowser(app)
  const signedUp = await browser.call(signUpWithEmail, { ...ANA, email: 'Ana@Example.com' })
  expect(signedUp).toMatchObject({ status: 200, body: { token: null } })
  expect(await browser.call(signInWithEmail, LOG_IN)).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  expect(browser.cookies.size).toBe(0)
  const token = await mailedToken(app.database, ANA.email, '/verify-email')
  expect(await browser.call(verifyEmail, { token })).toMatchObject({ status: 200, body: { status: true } })
  expect((await browser.call(getMe, {})).body).toMatchObject({ email: ANA.email, name: 'Ana', roles: ['client'], hasTwoFactor: false })
  expect(await openBrowser(app).call(signInWithEmail, LOG_IN)).toMatchObject({ status: 200 })
})

test('a verification link works once; a wrong and an expired one are worth nothing', async () => {
  const app = await testApp()
  const browser = openBrowser(app)
  await browser.call(signUpWithEmail, ANA)
  const expired = await mailedToken(app.database, ANA.email, '/verify-email')
  await letLinksExpire(app)
  expect(await browser.call(verifyEmail, { token: expired })).toMatchObject(WORTHLESS)
  await browser.call(sendVerificationEmail, { email: ANA.email })
  const token = await mailedToken(app.database, ANA.email, '/verify-email')
  expect(await browser.call(verifyEmail, { token: `${token}x` })).toMatchObject(WORTHLESS)
  expect(await browser.call(verifyEmail, { token })).toMatchObject({ status: 200 })
  const stranger = openBrowser(app)
  expect(await stranger.call(verifyEmail, { token })).toMatchObject(WORTHLESS)
  expect(stranger.cookies.size).toBe(0)
})

test('a reset link works once, ends every sign-in, and proves the address', async () => {
  const app = await testApp()
  const before = await signUp(app)
  const browser = openBrowser(app)
  await browser.call(requestPasswordReset, { email: ANA.email })
  const token = await mailedToken(app.database, ANA.email, '/reset-password')
  expect(await browser.call(resetPassword, { newPassword: 'short', token })).toMatchObject({ status: 400 })
  expect(await browser.call(resetPassword, { newPassword: 'another long password', token: `${token}x` })).toMatchObject(WORTHLESS)
  expect(await browser.call(resetPassword, { newPassword: 'another long password', token })).toMatchObject({ status: 200 })
  expect(await browser.call(resetPassword, { newPassword: 'a third long password', token })).toMatchObject(WORTHLESS)
  expect((await before.call(getMe, {})).status).toBe(401)
  expect((await browser.call(signInWithEmail, LOG_IN)).status).toBe(401)
  expect((await browser.call(signInWithEmail, { ...LOG_IN, password: 'another long password' })).status).toBe(200)
  const [told] = await mailsFor(app.database, ANA.email)
  expect(told?.subject).toBe('Your password was changed')
})

test('an expired reset link is worth nothing', async () => {
  const app = await testApp()
  await signUp(app)
  const browser = openBrowser(app)
  await browser.call(requestPasswordReset, { email: ANA.email })
  const token = await mailedToken(app.database, ANA.email, '/reset-password')
  await letLinksExpire(app)
  expect(await browser.call(resetPassword, { newPassword: 'another long password', token })).toMatchObject(WORTHLESS)
  expect((await browser.call(signInWithEmail, LOG_IN)).status).toBe(200)
})

test('a known and an unknown address are answered the same; only the mail tells', async () => {
  const app = await testApp()
  await signUp(app)
  const browser = openBrowser(app)
  const known = await browser.call(signUpWithEmail, { ...ANA, password: 'what somebody else typed' })
  const unknown = await browser.call(signUpWithEmail, { ...ANA, email: 'new@example.com' })
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  expect((await mailsFor(app.database, ANA.email))[0]?.subject).toBe('You have an account already')

  for (const endpoint of [requestPasswordReset, sendVerificationEmail] as const) {
    const [there, nobody] = [await browser.call(endpoint, { email: ANA.email }), await browser.call(endpoint, { email: 'no@example.com' })]
    expect([there.status, there.body]).toEqual([nobody.status, nobody.body])
  }
  const wrong = await browser.call(signInWithEmail, { ...LOG_IN, password: 'a wrong password' })
  const nobody = await browser.call(signInWithEmail, { ...LOG_IN, email: 'no@example.com' })
  expect([wrong.status, wrong.error]).toEqual([nobody.status, nobody.error])
  expect(await mailsFor(app.database, 'no@example.com')).toEqual([])
})

test.each([ANA.email, 'no@example.com'])(
  'how long an answer takes does not tell either: %s is answered at the end of a slot of time',
  async email => {
    const app = await testApp()
    await signUp(app)
    const startedAt = performance.now()
    await openBrowser(app).call(requestPasswordReset, { email })
    // A timer may fire a moment early.
    expect(performance.now() - startedAt).toBeGreaterThan(490)
  },
)

test('signing up with a known address changes nothing for its owner and opens nothing to the stranger', async () => {
  const app = await testApp()
  const owner = await signUp(app)
  const stranger = openBrowser(app)
  await stranger.call(signUpWithEmail, { name: 'Eve', email: ANA.email, password: 'the password of eve' })
  expect(stranger.cookies.size).toBe(0)
  expect((await stranger.call(signInWithEmail, { email: ANA.email, password: 'the password of eve' })).status).toBe(401)
  expect((await owner.call(getMe, {})).body.name).toBe('Ana')
  expect((await openBrowser(app).call(signInWithEmail, LOG_IN)).status).toBe(200)
})

test('whoever signed up with an address first does not keep a password to the account that its owner opens', async () => {
  const app = await testApp()
  const stranger = openBrowser(app)
  await stranger.call(signUpWithEmail, { name: 'Eve', email: ANA.email, password: 'the password of eve' })
  const owner = openBrowser(app)
  await owner.call(signUpWithEmail, ANA)
  await owner.call(verifyEmail, { token: await mailedToken(app.database, ANA.email, '/verify-email') })
  expect((await owner.call(getMe, {})).body.name).toBe('Ana')
  expect((await stranger.call(signInWithEmail, { email: ANA.email, password: 'the password of eve' })).status).toBe(401)
  expect((await openBrowser(app).call(signInWithEmail, LOG_IN)).status).toBe(200)
})

test('nobody gives himself a role, a proven address or a second factor by signing up or changing his profile', async () => {
  const app = await testApp()
  const browser = openBrowser(app)
  const more = { roles: ['admin'], emailVerified: true, isSample: true, twoFactorEnabled: true }
  await browser.request('POST', signUpWithEmail.path, { ...ANA, ...more })
  const plain = { roles: ['client'], emailVerified: false, isSample: false, twoFactorEnabled: false }
  expect(await accountByEmail(app.database.query, ANA.email)).toMatchObject(plain)
  await browser.call(verifyEmail, { token: await mailedToken(app.database, ANA.email, '/verify-email') })
  await browser.request('POST', updateUser.path, { name: 'Ana Costa', ...more, email: 'eve@example.com' })
  expect(await accountByEmail(app.database.query, ANA.email)).toMatchObject({ ...plain, emailVerified: true, name: 'Ana Costa' })
})

test.each([
  [{ ...ANA, password: 'too short' }, 'The password must be at least 10 characters long'],
  [{ ...ANA, password: 'x'.repeat(129) }, 'The password must be at most 128 characters long'],
  [{ ...ANA, name: ' A ' }, 'Your name is needed'],
  [{ ...ANA, email: 'nowhere' }, 'Invalid email address'],
])('a sign-up that does not hold what the form asks for is refused with the words of the form: %j', async (input, error) => {
  expect(await openBrowser(await testApp()).call(signUpWithEmail, input)).toMatchObject({ status: 400, error: { error } })
})

test('a link in the demo leads to the name by which the person opened it, and never to another site', async () => {
  const app = await testApp()
  const here = 'http://localhost:4000'
  await signUp(app)
  await openBrowser(app, '127.0.0.1', here).call(requestPasswordReset, { email: ANA.email })
  expect((await mailsFor(app.database, ANA.email))[0]?.body).toContain(`${here}/reset-password?token=`)
  const before = (await mailsFor(app.database, ANA.email)).length
  expect((await openBrowser(app, '127.0.0.1', 'http://evil.example').call(requestPasswordReset, { email: ANA.email })).status).toBe(403)
  expect(await mailsFor(app.database, ANA.email)).toHaveLength(before)
})
