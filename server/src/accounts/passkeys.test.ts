import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import {
  deletePasskey,
  listPasskeys,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  verifyPasskeyRegistration,
  verifyPasskeySignIn,
} from '#contract/accounts-auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { createAuthenticator } from '../../test/authenticator.ts'
import { openBrowser } from '../../test/browser.ts'
import { ANA, signUp } from '../../test/signed-up.ts'

const HERE = 'http://localhost:4000'
const browserOf = (app: TestApp, origin = HERE) => openBrowser(app, '127.0.0.1', origin)

/** Somebody with a passkey in a device. */
const withPasskey = async (app: TestApp) => {
  const owner = await signUp(app)
  const browser = browserOf(app)
  for (const [name, value] of owner.cookies) browser.cookies.set(name, value)
  const device = createAuthenticator(HERE)
  const options = await browser.call(passkeyRegistrationOptions, { name: 'My phone' })
  const kept = await browser.call(verifyPasskeyRegistration, { response: device.create(options.body), name: 'My phone' })
  expect(kept.status).toBe(200)
  return { browser, device }
}

test('a passkey is made, signs in without a password, and is forgotten', async () => {
  const app = await testApp()
  const { browser, device } = await withPasskey(app)
  const [kept] = (await browser.call(listPasskeys, {})).body
  expect(kept?.name).toBe('My phone')

  const elsewhere = browserOf(app)
  const { body: options } = await elsewhere.call(passkeySignInOptions, {})
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  const response = device.get(options)
  expect((await elsewhere.call(verifyPasskeySignIn, { response })).status).toBe(200)
  expect((await elsewhere.call(getMe, {})).body.email).toBe(ANA.email)
  // The challenge was for one time.
  expect((await browserOf(app).call(verifyPasskeySignIn, { response })).status).toBe(400)

  expect((await browser.call(deletePasskey, { id: kept?.id ?? '' })).status).toBe(200)
  const { rows } = await app.database.pool.query("select type from domain_events where type like 'passkey-%' order by id")
  expect(rows.map(({ type }) => type)).toEqual(['passkey-added', 'passkey-removed'])
  const later = browserOf(app)
  const again = device.get((await later.call(passkeySignInOptions, {})).body)
  expect((await later.call(verifyPasskeySignIn, { response: again })).status).toBe(400)
  expect((await later.call(getMe, {})).status).toBe(401)
})

test('a passkey is worth nothing when the device did not check the person, or was asked by another site', async () => {
  const app = await testApp()
  const { device } = await withPasskey(app)
  const browser = browserOf(app)
  const unchecked = device.get((await browser.call(passkeySignInOptions, {})).body, { isUserVerified: false })
  expect((await browser.call(verifyPasskeySignIn, { response: unchecked })).status).toBe(403)
  const { body: options } = await browser.call(passkeySignInOptions, {})
  const phished = device.get(options, { site: 'http://localhost:9999' })
  expect((await browser.call(verifyPasskeySignIn, { response: phished })).status).toBe(400)
  expect((await browser.call(getMe, {})).status).toBe(401)
})

test('nobody forgets the passkey of somebody else', async () => {
  const app = await testApp()
  const { browser } = await withPasskey(app)
  const [kept] = (await browser.call(listPasskeys, {})).body
  const eve = await signUp(app, { ...ANA, email: 'eve@example.com' })
  expect((await eve.call(deletePasskey, { id: kept?.id ?? '' })).status).toBeGreaterThanOrEqual(400)
  expect((await browser.call(listPasskeys, {})).body).toHaveLength(1)
})
