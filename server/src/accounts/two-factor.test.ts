import { TOTP, URI } from 'otpauth'
import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import {
  disableTwoFactor,
  enableTwoFactor,
  generateBackupCodes,
  requestPasswordReset,
  resetPassword,
  signInWithEmail,
  verifyBackupCode,
  verifyEmail,
  verifyPasskeySignIn,
  verifyTotp,
} from '#contract/accounts-auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { mailedToken, openBrowser } from '../../test/browser.ts'
import { ANA, signUp } from '../../test/signed-up.ts'
import { twoFactors } from './account-tables.ts'

const LOG_IN = { email: ANA.email, password: ANA.password }
const WRONG_CODE = '000000'

/** Somebody with an authenticator app, and his recovery codes. */
const withSecondFactor = async (app: TestApp) => {
  const browser = await signUp(app)
  const { totpURI, backupCodes } = (await browser.call(enableTwoFactor, { password: ANA.password })).body
  const authenticator = URI.parse(totpURI)
  if (!(authenticator instanceof TOTP)) throw new Error('the authenticator counts instead of telling the time')
  const code = () => authenticator.generate()
  expect((await browser.call(verifyTotp, { code: code() })).status).toBe(200)
  return { browser, code, backupCodes, issuer: authenticator.issuer }
}

test('the second factor counts from the first right code on, and is asked for at the next sign-in', async () => {
  const app = await testApp()
  const early = await signUp(app, { ...ANA, email: 'bo@example.com' })
  await early.call(enableTwoFactor, { password: ANA.password })
  expect((await early.call(verifyTotp, { code: WRONG_CODE })).status).toBe(400)
  expect((await early.call(getMe, {})).body.hasTwoFactor).toBe(false)

  const { browser, code, issuer } = await withSecondFactor(app)
  expect(issuer).toBe('Onhand')
  expect((await browser.call(getMe, {})).body.hasTwoFactor).toBe(true)
  const again = openBrowser(app)
  expect((await again.call(signInWithEmail, LOG_IN)).body).toEqual({ twoFactorRedirect: true })
  expect((await again.call(getMe, {})).status).toBe(401)
  expect((await again.call(verifyTotp, { code: code() })).status).toBe(200)
  expect((await again.call(getMe, {})).body.email).toBe(ANA.email)
})

test('a recovery code opens once', async () => {
  const app = await testApp()
  const { backupCodes } = await withSecondFactor(app)
  const recover = async (code: string) => {
    const browser = openBrowser(app)
    await browser.call(signInWithEmail, LOG_IN)
    return (await browser.call(verifyBackupCode, { code })).status
  }
  const [first = ''] = backupCodes
  expect(await recover(first)).toBe(200)
  expect(await recover(first)).toBe(400)
})

test('no other way leads around the second factor', async () => {
  const app = await testApp()
  await withSecondFactor(app)
  const attacker = openBrowser(app)
  await attacker.call(signInWithEmail, LOG_IN)
  for (const endpoint of [disableTwoFactor, enableTwoFactor, generateBackupCodes] as const)
    expect((await attacker.call(endpoint, { password: ANA.password })).status).toBe(401)
  await attacker.request('POST', signInWithEmail.path, { ...LOG_IN, rememberMe: false, callbackURL: '/' })
  expect((await attacker.call(getMe, {})).status).toBe(401)
  // A new password is proof of the mailbox alone.
  await attacker.call(requestPasswordReset, { email: ANA.email })
  const token = await mailedToken(app.database, ANA.email, '/reset-password')
  await attacker.call(resetPassword, { newPassword: 'another long password', token })
  expect((await attacker.call(verifyEmail, { token })).status).toBe(400)
  expect((await attacker.call(signInWithEmail, { ...LOG_IN, password: 'another long password' })).body).toEqual({ twoFactorRedirect: true })
  expect((await attacker.call(getMe, {})).status).toBe(401)
  // Trusting a browser is not offered, so no code is skipped later.
  await attacker.request('POST', verifyTotp.path, { code: WRONG_CODE, trustDevice: true })
  expect([...attacker.cookies.keys()].filter(name => name.includes('trust'))).toEqual([])
})

test('a challenge cannot be shown without the password, and not from another browser', async () => {
  const app = await testApp()
  const { code } = await withSecondFactor(app)
  expect(await openBrowser(app).call(verifyTotp, { code: code() })).toMatchObject({ status: 401, error: { code: 'unauthenticated' } })
})

test('guessed codes end the challenge after five, and lock the account for a while after ten', async () => {
  const app = await testApp()
  const { code } = await withSecondFactor(app)
  const guess = async () => {
    const browser = openBrowser(app)
    await browser.call(signInWithEmail, LOG_IN)
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await browser.call(verifyTotp, { code: WRONG_CODE })).status)
    return statuses
  }
  expect(await guess()).toEqual([400, 400, 400, 400, 400, 429])
  expect((await guess()).slice(0, 5)).toEqual([400, 400, 400, 400, 400])
  const owner = openBrowser(app)
  await owner.call(signInWithEmail, LOG_IN)
  expect(await owner.call(verifyTotp, { code: code() })).toMatchObject({
    status: 429,
    error: { error: expect.stringContaining('15 minutes') },
  })
  await app.database.query.update(twoFactors).set({ lockedUntil: new Date(Date.now() - 1000) })
  await owner.call(signInWithEmail, LOG_IN)
  expect((await owner.call(verifyTotp, { code: code() })).status).toBe(200)
})

test('taking the second factor away needs the password', async () => {
  const app = await testApp()
  const { browser } = await withSecondFactor(app)
  expect(await browser.call(disableTwoFactor, { password: 'not the password' })).toMatchObject({
    status: 400,
    error: { error: 'The password is wrong.' },
  })
  expect((await browser.call(disableTwoFactor, { password: ANA.password })).status).toBe(200)
  expect((await openBrowser(app).call(signInWithEmail, LOG_IN)).body.token).toBeDefined()
})

test('a passkey whose device did not check the person does not stand in for two factors', async () => {
  const browser = openBrowser(await testApp())
  const signed = (flags: number) => {
    const authenticatorData = Buffer.concat([Buffer.alloc(32), Buffer.from([flags]), Buffer.alloc(4)]).toString('base64url')
    return { response: { id: 'key', response: { authenticatorData } } }
  }
  expect(await browser.call(verifyPasskeySignIn, signed(0x01))).toMatchObject({ status: 403, error: { code: 'forbidden' } })
  // With the flag the library looks on: this one belongs to nobody.
  expect((await browser.call(verifyPasskeySignIn, signed(0x05))).status).toBe(400)
})
